import type { FieldProblem } from '@hongyan/kernel/errors'
import { calendarFrom, type ServiceCalendar } from '../quotes/transit/service-calendar.ts'
import type { RateChange } from './rate-change.ts'
import { isSameValue } from './same-value.ts'

/** What a change would make of days before its own. */
export function pastDays(
  { calendar: days }: RateChange,
  calendar: ServiceCalendar,
  validFrom: string,
): readonly FieldProblem[] {
  if (days === null) return []
  const before = (all: ServiceCalendar) =>
    calendarFrom(all, validFrom, { until: all.until, holidays: [], pauses: [], slow: [] })
  const [known, asked] = [before(calendar), before({ ...calendar, ...days })]
  const problems = (['holidays', 'pauses', 'slow'] as const)
    .filter((kind) => !isSameValue(known[kind], asked[kind]))
    .map((kind) => ({ path: `change.calendar.${kind}`, message: 'past-days' }))
  return days.until < calendar.until
    ? [...problems, { path: 'change.calendar.until', message: 'shorter' }]
    : problems
}
