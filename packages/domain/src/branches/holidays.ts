import { network } from '../countries/home-calendar.gen.ts'
import type { DayHours } from './opening-hours.ts'

type Holiday = {
  /** `YYYY-MM-DD` at home. */
  readonly day: string
  /** The id of its name, which the interface says in the reader's language. */
  readonly name: string
  /** What a branch that follows the calendar keeps; null is closed. */
  readonly hours: DayHours | null
}

/** Hours of the network on the public holidays of its home. */
export const holidayCalendar: readonly Holiday[] = Object.entries(network).flatMap(([name, days]) =>
  Object.entries(days).map(([day, hours]) => ({ day, name, hours })),
)

const byDay = new Map(holidayCalendar.map((holiday) => [holiday.day, holiday]))

/** The holiday of a day (`YYYY-MM-DD` at home), or null. */
export function holidayOn(date: string): Holiday | null {
  return byDay.get(date) ?? null
}
