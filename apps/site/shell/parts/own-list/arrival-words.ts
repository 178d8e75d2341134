import { orderListMessages, overviewMessages, trackingMessages } from '@hongyan/content/messages'
import type { PickupWay } from '@hongyan/domain/orders/order-vocabulary'
import type { HoldReason, ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import {
  fill,
  formatDate,
  formatTime,
  formatTimes,
  formatWeekday,
  homeZone,
  type Instant,
  instantMs,
  isoDay,
  type LocaleId,
  localeOf,
} from '@hongyan/locales'

const dayMs = 86_400_000

/** Language of a page, and the moment that counts as now (ms UTC). */
type Texts = { readonly locale: LocaleId; readonly now: number }

/** A day as people say it: yesterday, today, tomorrow, else the weekday within the week to come, else the date. */
export function dayWords({ locale, now }: Texts, at: Instant, zone: string): string {
  const { days } = overviewMessages(locale)
  const day = isoDay(at, zone)
  if (day === isoDay(now, zone)) return days.today
  if (day === isoDay(now + dayMs, zone)) return days.tomorrow
  if (day === isoDay(now - dayMs, zone)) return days.yesterday
  const ahead = instantMs(at) - now
  return ahead > 0 && ahead < 6 * dayMs ? formatWeekday(locale, at, zone) : formatDate(locale, at, zone)
}

/** Until when something holds: `明天 18:00`, `Mon, 12:00`; a midnight belongs to the day it closes. */
export function dueWords(texts: Texts, at: Instant, zone: string): string {
  const { beforeTime } = localeOf(texts.locale).dates
  const time = formatTime(texts.locale, at, zone)
  return time === '00:00'
    ? `${dayWords(texts, instantMs(at) - 1, zone)}${beforeTime}24:00`
    : `${dayWords(texts, at, zone)}${beforeTime}${time}`
}

/** A window within one day in China: the day as people say it, and both times. */
export function windowWords(texts: Texts, from: Instant, until: Instant): string {
  const { beforeTime } = localeOf(texts.locale).dates
  return `${dayWords(texts, from, homeZone)}${beforeTime}${formatTimes(texts.locale, from, until, homeZone)}`
}

type HandOver = { readonly way: PickupWay; readonly from: Instant; readonly until: Instant }

/** When a courier comes for goods, or when they are brought: `今天 16:00–17:00 取件`. */
export function handOverWords(texts: Texts, { way, from, until }: HandOver): string {
  return fill(orderListMessages(texts.locale).row[way], { window: windowWords(texts, from, until) })
}

type Arrival = {
  readonly status: ShipmentStatus
  /** Null before there is an estimate. */
  readonly eta: { readonly to: Instant; readonly zone: string } | null
  readonly holdReason: HoldReason | null
  /** What is agreed for goods that nobody has taken in yet. */
  readonly handOver?: HandOver | null
}

/**
 * By when a shipment is expected; before it begins when it is handed over, while it is stopped what it waits for. Every
 * list of somebody's own says it like this.
 */
export function arrivalWords(texts: Texts, { status, eta, holdReason, handOver = null }: Arrival): string {
  if (status === 'registered' && handOver !== null) return handOverWords(texts, handOver)
  const { way } = overviewMessages(texts.locale)
  if (status === 'on_hold') {
    const { next } = trackingMessages(texts.locale).holds[holdReason ?? 'other']
    return fill(way.waits, { what: next.charAt(0).toLowerCase() + next.slice(1) })
  }
  if (eta === null) return way.noEta
  if (instantMs(eta.to) < texts.now) return way.overdue
  return fill(way.by, { when: dueWords(texts, eta.to, eta.zone) })
}
