import { z } from 'zod'
import { holidayIds, service } from '../../countries/home-calendar.gen.ts'
import { productKinds } from '../product-kinds.ts'
import { productsAs, quoteProducts } from '../vocabulary.ts'

const day = z.iso.date()
const products = z.array(z.enum(quoteProducts))

/** The id of a day off at home, by which the pack of the country names it. */
const reason = z.enum(holidayIds)

const inOrder = ({ from, to }: { readonly from: string; readonly to: string }): boolean => from <= to
const toBeforeFrom = { path: ['to'], message: 'ends before it begins' }

const daysShape = {
  /** The last day the calendar knows. */
  until: day,
  holidays: z.array(
    z
      .strictObject({ id: reason, from: day, to: day, statutory: z.array(day).min(1) })
      .refine(inOrder, toBeforeFrom),
  ),
  pauses: z.array(z.strictObject({ reason, from: day, to: day, products }).refine(inOrder, toBeforeFrom)),
  slow: z.array(
    z
      .strictObject({
        reason,
        from: day,
        to: day,
        sameProvince: z.int().min(0).max(60),
        between: z.int().min(0).max(60),
        except: products,
      })
      .refine(inOrder, toBeforeFrom),
  ),
}

/** Days off, days that do not count and days that run slower. */
export const calendarDays = z.strictObject(daysShape)
export type CalendarDays = z.output<typeof calendarDays>

const serviceCalendar = z.strictObject({
  ...daysShape,
  restOnStatutoryDays: products,
  restOnSundays: products,
})
export type ServiceCalendar = z.output<typeof serviceCalendar>

/** The calendar that ships with the site: that of its home, which tells kinds of products. */
export const defaultCalendar: ServiceCalendar = serviceCalendar.parse({
  ...service,
  restOnStatutoryDays: ofKinds(service.restOnStatutoryDays),
  restOnSundays: ofKinds(service.restOnSundays),
  pauses: service.pauses.map((pause) => ({ ...pause, products: ofKinds(pause.products) })),
  slow: service.slow.map((period) => ({ ...period, except: ofKinds(period.except) })),
})

function ofKinds(kinds: readonly string[]): readonly string[] {
  return productKinds.filter((kind) => kinds.includes(kind)).flatMap(productsAs)
}

/** The calendar with other days from `from` on: what was before that day stays as it was. */
export function calendarFrom(calendar: ServiceCalendar, from: string, days: CalendarDays): ServiceCalendar {
  return {
    ...calendar,
    until: days.until,
    holidays: [
      ...clipped(calendar.holidays, from, 'before').map((holiday) => statutoryWithin(holiday)),
      ...clipped(days.holidays, from, 'after').map((holiday) => statutoryWithin(holiday)),
    ].filter(({ statutory }) => statutory.length > 0),
    pauses: [...clipped(calendar.pauses, from, 'before'), ...clipped(days.pauses, from, 'after')],
    slow: [...clipped(calendar.slow, from, 'before'), ...clipped(days.slow, from, 'after')],
  }
}

type Period = { readonly from: string; readonly to: string }

/** The parts of periods that lie before a day, or from it on. */
function clipped<T extends Period>(periods: readonly T[], day: string, side: 'before' | 'after'): T[] {
  return periods.flatMap((period) => {
    if (side === 'after') return period.to < day ? [] : [{ ...period, from: latest(period.from, day) }]
    return period.from >= day ? [] : [{ ...period, to: earliest(period.to, dayBefore(day)) }]
  })
}

function statutoryWithin<T extends Period & { readonly statutory: readonly string[] }>(holiday: T) {
  const { from, to, statutory } = holiday
  return { ...holiday, statutory: statutory.filter((one) => from <= one && one <= to) }
}

const latest = (one: string, other: string): string => (one > other ? one : other)
const earliest = (one: string, other: string): string => (one < other ? one : other)

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
