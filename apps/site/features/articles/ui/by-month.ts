import type { ListItem } from '../../../blocks/latest/list-items.ts'

type Month = { readonly month: string; readonly items: readonly ListItem[] }

/** Items under the month they were published in, in the order they come. */
export function byMonth(items: readonly ListItem[]): readonly Month[] {
  return [...Map.groupBy(items, ({ date }) => date.slice(0, 7))].map(([month, held]) => ({
    month,
    items: held,
  }))
}
