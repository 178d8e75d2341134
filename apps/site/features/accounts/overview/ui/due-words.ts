import { overviewMessages } from '@hongyan/content/messages'
import {
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
  const time = formatTime(texts.locale, at, zone)
  return time === '00:00'
    ? `${dayWords(texts, instantMs(at) - 1, zone)}${joint(texts)}24:00`
    : `${dayWords(texts, at, zone)}${joint(texts)}${time}`
}

/** A window within one day in China: the day where it is not today, and both times. */
export function windowWords(texts: Texts, from: Instant, until: Instant): string {
  const day = `${dayWords(texts, from, homeZone)}${joint(texts)}`
  return day + timesOf(texts.locale, from, until)
}

/** What stands between a day and its time. */
function joint({ locale }: Texts): string {
  return localeOf(locale).dates.beforeTime
}

/** The times of a window alone: `16:00–17:00`. */
export function timesOf(locale: LocaleId, from: Instant, until: Instant): string {
  return formatTimes(locale, from, until, homeZone)
}

/** How one greets at this time of the day in China. */
export function greetingAt(now: number): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = Number(formatTime('en-US', now, homeZone).slice(0, 2))
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
