import { dayMinutes, hoursOn, type OpeningRules, spansOf } from './opening-hours.ts'

/** Longer than any holiday. */
const daysAhead = 15
const dayMs = 86_400_000

/** The minute of a day (`YYYY-MM-DD` at home) at which the last of some branches closes; null where none opens. */
export function closingMinute(branches: readonly OpeningRules[], day: string): number | null {
  const closing = branches.flatMap((branch) => spansOf(hoursOn(branch, day).hours).map(([, until]) => until))
  // What is handed in after midnight is of the next day.
  return closing.length === 0 ? null : Math.min(dayMinutes, Math.max(...closing))
}

/** The same on the first day, from a day on, on which one of them opens; null where that is farther off than a holiday. */
export function nextClosingMinute(branches: readonly OpeningRules[], day: string): number | null {
  const start = Date.parse(`${day}T00:00:00Z`)
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const minute = closingMinute(branches, new Date(start + ahead * dayMs).toISOString().slice(0, 10))
    if (minute !== null) return minute
  }
  return null
}
