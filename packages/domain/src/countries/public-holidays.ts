import type { Calendar, NetworkHolidays } from './calendar.ts'

/** A day off; `regions` where not the whole country has it. */
export type PublicHoliday = {
  readonly id: string
  /** `YYYY-MM-DD` in the country. */
  readonly day: string
  readonly regions?: readonly string[]
}

/** What goes from door to door by road; fresh food, medicines and aircraft go every day. */
const byRoad = ['express-standard', 'express-priority', 'freight-light', 'freight-heavy', 'bulky'] as const

/** A calendar on whose days off branches are closed and nothing goes by road, or on Sundays either. */
export function calendarOf(
  holidays: readonly PublicHoliday[],
  region: string | null,
  { restsOnSundays }: { readonly restsOnSundays: boolean },
): Calendar {
  const days = holidays.filter(
    ({ regions }) => regions === undefined || (region !== null && regions.includes(region)),
  )
  const network: Record<string, Record<string, null>> = {}
  for (const { id, day } of days) network[id] = { ...network[id], [day]: null }
  const lastYear = days.at(-1)?.day.slice(0, 4)
  return {
    network: network satisfies NetworkHolidays,
    service: {
      until: `${lastYear}-12-31`,
      holidays: days.map(({ id, day }) => ({ id, from: day, to: day, statutory: [day] })),
      restOnStatutoryDays: byRoad,
      restOnSundays: restsOnSundays ? byRoad : [],
      pauses: [],
      slow: [],
    },
  }
}
