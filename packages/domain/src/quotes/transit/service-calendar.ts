import { z } from 'zod'
import { quoteProducts } from '../vocabulary.ts'
import { calendarData } from './calendar-data.ts'

const day = z.iso.date()
const products = z.array(z.enum(quoteProducts))

/** Names of the days off; each has its words in the texts of the interface. */
const holidayIds = [
  'new-year',
  'spring-festival',
  'qingming',
  'labour-day',
  'dragon-boat',
  'mid-autumn',
  'national-day',
] as const
export type HolidayId = (typeof holidayIds)[number]
const reason = z.enum(holidayIds)

const serviceCalendar = z.strictObject({
  /** The last day the calendar knows. */
  until: day,
  holidays: z.array(z.strictObject({ id: reason, from: day, to: day, statutory: z.array(day).min(1) })),
  restOnStatutoryDays: products,
  pauses: z.array(z.strictObject({ reason, from: day, to: day, products })),
  slow: z.array(
    z.strictObject({
      reason,
      from: day,
      to: day,
      sameProvince: z.int().min(0),
      between: z.int().min(0),
      except: products,
    }),
  ),
})
export type ServiceCalendar = z.output<typeof serviceCalendar>
export type CalendarInput = z.input<typeof serviceCalendar>

/** The calendar that ships with the site. */
export const defaultCalendar: ServiceCalendar = serviceCalendar.parse(calendarData)
