import { overviewMessages } from '@hongyan/content/messages'
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

/** By when a shipment is expected; every list of somebody's own says it like this. Null before there is an estimate. */
export function arrivalWords(
  texts: Texts,
  eta: { readonly to: Instant; readonly zone: string } | null,
): string {
  const { way } = overviewMessages(texts.locale)
  if (eta === null) return way.noEta
  if (instantMs(eta.to) < texts.now) return way.overdue
  return fill(way.by, { when: dueWords(texts, eta.to, eta.zone) })
}
