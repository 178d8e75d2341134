/** Where something was looked for in vain: over the whole site, or in the list of prohibited items. */
export type MissPlace = 'site' | 'items'

export const missTables = {
  site: 'search_misses',
  items: 'item_misses',
} as const satisfies Record<MissPlace, string>
