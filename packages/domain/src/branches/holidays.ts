import type { DayHours } from './opening-hours.ts'

/** Names of holidays; the interface says them in the reader's language. */
const holidayNames = [
  'new-year',
  'spring-festival',
  'qingming',
  'labour-day',
  'dragon-boat',
  'mid-autumn',
  'national-day',
] as const
export type HolidayName = (typeof holidayNames)[number]

type Holiday = {
  /** `YYYY-MM-DD` in China. */
  readonly day: string
  readonly name: HolidayName
  /** What a branch that follows the calendar keeps; null is closed. */
  readonly hours: DayHours | null
}

const day = (name: HolidayName, date: string, from: number, until: number): Holiday => ({
  day: date,
  name,
  hours: [from * 60, until * 60],
})

/**
 * Hours of the network on public holidays, `edition` 2026-11. The days are those of the lunar calendar and of the
 * State Council's Regulation on Public Holidays (2024 revision); the hours are sample data of this network.
 */
export const holidayCalendar: readonly Holiday[] = [
  day('new-year', '2027-01-01', 9, 18),
  day('spring-festival', '2027-02-05', 9, 14),
  { day: '2027-02-06', name: 'spring-festival', hours: null },
  day('spring-festival', '2027-02-07', 10, 16),
  day('spring-festival', '2027-02-08', 10, 16),
  day('spring-festival', '2027-02-09', 9, 18),
  day('qingming', '2027-04-05', 9, 18),
  day('labour-day', '2027-05-01', 9, 20),
  day('labour-day', '2027-05-02', 9, 20),
  day('dragon-boat', '2027-06-09', 9, 18),
  day('mid-autumn', '2027-09-15', 9, 18),
  day('national-day', '2027-10-01', 9, 18),
  day('national-day', '2027-10-02', 9, 20),
  day('national-day', '2027-10-03', 9, 20),
]

const byDay = new Map(holidayCalendar.map((holiday) => [holiday.day, holiday]))

/** The holiday of a day (`YYYY-MM-DD` in China), or null. */
export function holidayOn(date: string): Holiday | null {
  return byDay.get(date) ?? null
}
