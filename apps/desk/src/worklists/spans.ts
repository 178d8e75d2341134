/** A span of time in the largest units that matter; never less than a minute. */
export type Span = { readonly days: number; readonly hours: number; readonly minutes: number }

const minuteMs = 60_000

type Due = { readonly isOverdue: boolean; readonly span: Span }

/** How long until something is due at `at`, or since it was; instants in ms. */
export function dueOf(at: number, now: number): Due {
  const isOverdue = at < now
  const minutes = Math.max(
    1,
    isOverdue ? Math.floor((now - at) / minuteMs) : Math.ceil((at - now) / minuteMs),
  )
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  // From a day on nobody counts minutes.
  return { isOverdue, span: { days, hours, minutes: days > 0 ? 0 : minutes % 60 } }
}
