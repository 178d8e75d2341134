/** How long something is kept, in whole units of the calendar. */
export type RetentionPeriod = {
  readonly unit: 'years' | 'months' | 'days'
  readonly count: number
}

/** Periods by their unit. */
export const years = (count: number): RetentionPeriod => ({ unit: 'years', count })
export const months = (count: number): RetentionPeriod => ({ unit: 'months', count })
export const days = (count: number): RetentionPeriod => ({ unit: 'days', count })

/** The moment (ms UTC) before which something has been kept long enough at `now`. */
export function retainedSince({ unit, count }: RetentionPeriod, now: number): number {
  const at = new Date(now)
  if (unit === 'days') return now - count * 86_400_000
  const due = new Date(now)
  if (unit === 'years') due.setUTCFullYear(at.getUTCFullYear() - count)
  else due.setUTCMonth(at.getUTCMonth() - count)
  // A day that a shorter month lacks leads into the next: what is kept is never kept shorter than said.
  if (due.getUTCDate() !== at.getUTCDate()) due.setUTCDate(0)
  return due.getTime()
}
