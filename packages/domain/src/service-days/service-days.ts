/** Services whose state everybody may see. */
export const publicServices = ['tracking', 'tools', 'orders', 'messages'] as const

export type PublicService = (typeof publicServices)[number]

/** The days (YYYY-MM-DD at home) on which a service was found in trouble, of those from `since` on. */
export type ServiceDays = {
  /** First day of which there is a record. */
  readonly since: string
  readonly troubles: ReadonlyMap<PublicService, readonly TroubledDay[]>
}

/** A day of trouble, and when it was first found that day (ms UTC). */
type TroubledDay = { readonly day: string; readonly at: number }

/** How an alarm says which service it is about. */
export const alarmPrefix = 'service:'
