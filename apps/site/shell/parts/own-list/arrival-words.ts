import { overviewMessages, trackingMessages } from '@hongyan/content/messages'
import type { HoldReason, ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import {
  fill,
  formatDate,
  formatTime,
  formatWeekday,
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

type Arrival = {
  readonly status: ShipmentStatus
  /** Null before there is an estimate. */
  readonly eta: { readonly to: Instant; readonly zone: string } | null
  readonly holdReason: HoldReason | null
}

/**
 * By when a shipment is expected, or, while it is stopped, what it waits for: every list of somebody's own says it like
 * this.
 */
export function arrivalWords(texts: Texts, { status, eta, holdReason }: Arrival): string {
  const { way } = overviewMessages(texts.locale)
  if (status === 'on_hold') {
    const { next } = trackingMessages(texts.locale).holds[holdReason ?? 'other']
    return fill(way.waits, { what: next.charAt(0).toLowerCase() + next.slice(1) })
  }
  if (eta === null) return way.noEta
  if (instantMs(eta.to) < texts.now) return way.overdue
  return fill(way.by, { when: dueWords(texts, eta.to, eta.zone) })
}
