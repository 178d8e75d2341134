import { addDays } from '../../quotes/transit/estimate-arrival.ts'
import type { CalendarDays } from '../../quotes/transit/service-calendar.ts'
import { isSameValue } from '../same-value.ts'

/**
 * Days on which a shipment meets what two calendars say differently: the two before each such period and its first, in
 * their order, none before `from`.
 */
export function touchedDays(one: CalendarDays, other: CalendarDays, from: string): readonly string[] {
  const periods = (['holidays', 'pauses', 'slow'] as const).flatMap((kind) => [
    ...missingIn<{ readonly from: string }>(one[kind], other[kind]),
    ...missingIn<{ readonly from: string }>(other[kind], one[kind]),
  ])
  const days = periods.flatMap((period) => [-2, -1, 0].map((count) => addDays(period.from, count)))
  return [...new Set(days)].filter((day) => day >= from).sort()
}

function missingIn<T>(list: readonly T[], others: readonly T[]): readonly T[] {
  return list.filter((one) => !others.some((other) => isSameValue(one, other)))
}
