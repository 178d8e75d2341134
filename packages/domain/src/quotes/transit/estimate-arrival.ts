import { dayAtHome, timeAtHome } from '@hongyan/kernel/home-time'
import type { QuotePlace } from '../quote-place.ts'
import { inForce } from '../tariff.ts'
import { productKindOf, type QuoteProduct, type Zone } from '../vocabulary.ts'
import { ceilDivide } from '../whole-numbers.ts'
import { defaultTransit } from './default-transit.ts'
import type { TakesUntil } from './hand-in.ts'
import type { ServiceCalendar } from './service-calendar.ts'
import { type ColdLevel, coldLevels, type TransitBook, type TransitRule } from './transit-book.ts'
import { mainNodes, truckKilometresADay } from './transit-data.ts'

/** Why a shipment leaves or arrives on another day than usual. */
export type TransitReason =
  | { readonly kind: 'after-cut-off'; readonly cutOff: string }
  /** Nobody takes goods in on that day. */
  | { readonly kind: 'branch-closed'; readonly day: string }
  | { readonly kind: 'book-ahead'; readonly days: number }
  /** Days that do not count fall in between. */
  | { readonly kind: 'pause'; readonly reason: string; readonly days: number }
  | { readonly kind: 'slow'; readonly reason: string; readonly days: number }
  /** A notice in force on the journey puts it off; its days are in the arrival. */
  | { readonly kind: 'notice'; readonly notice: string; readonly days: number }

/** Days are calendar days in China. */
export type Transit = {
  readonly cutOff: string
  readonly leaves: string
  readonly earliest: string
  readonly latest: string
  /** `HH:MM` on the day of arrival. */
  readonly by: string
  readonly reasons: readonly TransitReason[]
}

export type TransitQuestion = {
  readonly product: QuoteProduct
  readonly zone: Zone
  readonly from: QuotePlace
  readonly to: QuotePlace
  /** The day it is to be handed over. */
  readonly date: string
  /** Moment of asking, ms UTC. */
  readonly now: number
  /** Chargeable weight in grams. */
  readonly charged: number
  /** Road kilometres of a truck hired whole; null when it shares one. */
  readonly truckKm: number | null
  readonly takesUntil: TakesUntil
  /** Notices on the journey that put arrival off, each by so many days; none when left out. */
  readonly delays?: readonly NoticeDelay[]
}

/** Days by which a notice, named by its id, puts arrival off. */
export type NoticeDelay = { readonly notice: string; readonly days: number }

/** When a shipment leaves and arrives by the rules of its hand-over day, or null where the product does not run. */
export function estimateArrival(
  question: TransitQuestion,
  calendar: ServiceCalendar,
  book: TransitBook = defaultTransit,
): Transit | null {
  const { product, date, now, takesUntil } = question
  const rule = inForce(book.rules[product] ?? [], date)
  const days = rule && daysOf(rule, question, book)
  if (!days) return null
  const reasons: TransitReason[] = []
  const today = dayAtHome(now)
  let leaves = date
  const cutOff = cutOffOn(date, rule, takesUntil)
  if (cutOff !== null && date === today && timeAtHome(now) > cutOff) {
    reasons.push({ kind: 'after-cut-off', cutOff })
    leaves = addDays(date, 1)
  }
  const ahead = rule.bookAhead.find(({ upTo }) => upTo === null || question.charged <= upTo)?.days ?? 0
  const soonest = addDays(today, ahead)
  // A day that is past is asked for its price; nobody books it.
  if (date >= today && leaves < soonest) {
    reasons.push({ kind: 'book-ahead', days: ahead })
    leaves = soonest
  }

  const paused = new Map<string, number>()
  const skip = (from: string): string => {
    let current = from
    for (
      let reason = pauseOn(current, product, calendar);
      reason;
      reason = pauseOn(current, product, calendar)
    ) {
      paused.set(reason, (paused.get(reason) ?? 0) + 1)
      current = addDays(current, 1)
    }
    return current
  }
  const travel = (count: number): string => {
    let current = leaves
    for (let left = count; left > 0; left -= 1) current = skip(addDays(current, 1))
    return current
  }
  leaves = skip(leaves)
  const open = firstDayOpen(leaves, takesUntil)
  if (open !== leaves) {
    reasons.push({ kind: 'branch-closed', day: leaves })
    leaves = skip(open)
  }
  const slow = slowerBy(leaves, question, calendar)
  const before = new Map(paused)
  const delays = question.delays ?? []
  const more = delays.reduce((sum, { days: late }) => sum + late, slow?.days ?? 0)
  const earliest = travel(days[0] + more)
  paused.clear()
  for (const [reason, count] of before) paused.set(reason, count)
  const latest = travel(days[1] + more)
  for (const [reason, count] of paused) reasons.push({ kind: 'pause', reason, days: count })
  if (slow) reasons.push(slow)
  for (const delay of delays) reasons.push({ kind: 'notice', ...delay })
  return {
    cutOff: cutOffOn(leaves, rule, takesUntil) ?? rule.cutOff,
    leaves,
    earliest,
    latest,
    by: rule.by,
    reasons,
  }
}

/** The cut-off of the product, or the hour at which the branch closes before it; null on a day nobody opens. */
function cutOffOn(day: string, rule: TransitRule, takesUntil: TakesUntil): string | null {
  const closing = takesUntil(day)
  return closing !== null && closing > rule.cutOff ? rule.cutOff : closing
}

/** No branch is closed for longer; one that seems to be is not asked about. */
const longestClosed = 15

function firstDayOpen(from: string, takesUntil: TakesUntil): string {
  const days = Array.from({ length: longestClosed }, (_, count) => addDays(from, count))
  return days.find((day) => takesUntil(day) !== null) ?? from
}

/** A calendar day some days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

function daysOf(
  rule: TransitRule,
  { product, zone, from, to, truckKm, date }: TransitQuestion,
  { cold }: TransitBook,
) {
  if (truckKm !== null) {
    const days = Math.max(1, ceilDivide(truckKm, truckKilometresADay))
    return [days, days] as const
  }
  if (productKindOf(product) !== 'cold-chain') return rule.days[zone]
  const worst = Math.max(...[from, to].map((end) => coldLevels.indexOf(coldLevelOf(end))))
  return inForce(cold, date)?.levels[coldLevels[worst] ?? 'county'][zone]
}

function coldLevelOf(place: QuotePlace): ColdLevel {
  if (place.county) return 'county'
  if (mainNodes.has(place.city)) return 'node'
  return isCapital(place) ? 'capital' : 'city'
}

/** Municipalities are capitals of themselves; seats of provinces have the number 01 in their province. */
function isCapital({ city }: QuotePlace): boolean {
  return city.length === 2 || city.endsWith('0100')
}

function pauseOn(day: string, product: QuoteProduct, calendar: ServiceCalendar): string | null {
  const pause = calendar.pauses.find(
    ({ from, to, products }) => from <= day && day <= to && products.includes(product),
  )
  if (pause) return pause.reason
  const holiday = calendar.restOnStatutoryDays.includes(product)
    ? calendar.holidays.find(({ statutory }) => statutory.includes(day))
    : undefined
  if (holiday) return holiday.id
  return calendar.restOnSundays.includes(product) && isSunday(day) ? 'sunday' : null
}

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

function slowerBy(leaves: string, { product, zone }: TransitQuestion, calendar: ServiceCalendar) {
  const period = calendar.slow.find(
    ({ from, to, except }) => from <= leaves && leaves <= to && !except.includes(product),
  )
  if (!period) return null
  const days = zone === 'city' || zone === 'province' ? period.sameProvince : period.between
  return days === 0 ? null : ({ kind: 'slow', reason: period.reason, days } as const)
}
