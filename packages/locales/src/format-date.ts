import { homeOffset } from './company.gen.ts'
import { type LocaleId, localeOf } from './locale.ts'

/** A moment: milliseconds since the epoch, or ISO 8601 with an offset. */
export type Instant = number | string

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday', string>>

const formats = new Map<string, Intl.DateTimeFormat>()

/** How a language writes moments of a zone, made once: that takes longer than writing a hundred of them. */
export function format(
  locale: LocaleId,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${zone}|${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(locale).intl, { ...options, timeZone: zone })
  formats.set(key, made)
  return made
}

/** Milliseconds of a moment. Throws `RangeError` on a text that is no ISO time. */
export function instantMs(instant: Instant): number {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  if (!Number.isFinite(ms)) throw new RangeError(`Not a moment in time: ${instant}`)
  return ms
}

function partsOf(locale: LocaleId, at: Instant, zone: string, width: 'short' | 'long'): Parts {
  const parts = format(locale, zone, {
    year: 'numeric',
    month: localeOf(locale).dates.months === 'figures' ? 'numeric' : width,
    day: 'numeric',
    weekday: width,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instantMs(at))
  return Object.fromEntries(parts.map((part) => [part.type, plain(part, locale)])) as Parts
}

// zh-CN and zh-HK hand out `11月`; the sign is set by the pattern, with the house spacing.
function plain({ type, value }: Intl.DateTimeFormatPart, locale: LocaleId): string {
  const isFigure =
    type === 'year' || type === 'day' || (type === 'month' && localeOf(locale).dates.months === 'figures')
  return isFigure ? value.replace(/\D/g, '') : value
}

/** A pattern of a record with its parts filled in; what it has none for stays out. */
export function patterned(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}

// Composed from parts, so that a new ICU release cannot move a comma on the whole site.
/** Short date: `Nov 21`, `11 月 21 日`. */
export function formatDate(locale: LocaleId, at: Instant, zone: string): string {
  return patterned(localeOf(locale).dates.day, partsOf(locale, at, zone, 'short'))
}

/** Two days of one month: `Nov 23–24`, `11 月 23–24 日`. */
export function formatDays(locale: LocaleId, from: Instant, to: Instant, zone: string): string {
  const last = partsOf(locale, to, zone, 'short')
  const { day } = partsOf(locale, from, zone, 'short')
  return patterned(localeOf(locale).dates.day, { ...last, day: `${day}–${last.day}` })
}

/** Month alone: `Nov` or `November`, `11 月`. */
export function formatMonth(
  locale: LocaleId,
  at: Instant,
  zone: string,
  width: 'short' | 'long' = 'short',
): string {
  return patterned(localeOf(locale).dates.month, partsOf(locale, at, zone, width))
}

/** Month of a year: `Nov 2026`, `2026 年 11 月`. */
export function formatYearMonth(locale: LocaleId, at: Instant, zone: string): string {
  return patterned(localeOf(locale).dates.yearMonth, partsOf(locale, at, zone, 'short'))
}

/** Date with its year: `November 21, 2026` or `Nov 21, 2026`, `2026 年 11 月 21 日`. */
export function formatFullDate(
  locale: LocaleId,
  at: Instant,
  zone: string,
  width: 'short' | 'long' = 'long',
): string {
  return patterned(localeOf(locale).dates.full, partsOf(locale, at, zone, width))
}

/** Date as digits, for lists: `11-21`, or `2026-11-21` with the year. The same in every language. */
export function formatListDate(at: Instant, zone: string, year = false): string {
  const iso = isoDay(at, zone)
  return year ? iso : iso.slice(5)
}

/** Calendar day of a moment in a zone, `2026-11-21`: for `datetime` attributes and for comparing days. */
export function isoDay(at: Instant, zone: string): string {
  const parts = format('en-US', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    instantMs(at),
  )
  const value = Object.fromEntries(parts.map((part) => [part.type, part.value]))
  return `${value.year}-${value.month}-${value.day}`
}

/** What the zone's clock counts of a moment's day, whole seconds, in ms. */
export function sinceMidnight(at: Instant, zone: string): number {
  const parts = format('en-US', zone, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instantMs(at))
  const value = Object.fromEntries(parts.map((part) => [part.type, Number(part.value)]))
  return ((value.hour ?? 0) * 3600 + (value.minute ?? 0) * 60 + (value.second ?? 0)) * 1000
}

/** A moment in the middle of a day (`2026-11-21`) at home, whatever the clocks do: to write the day by `homeZone`. */
export function noonAtHome(day: string): string {
  return `${day}T12:00:00${homeOffset}`
}

/** Day heading of a timeline: `Saturday, November 21`, `11 月 21 日 星期六`. */
export function formatDayHeading(locale: LocaleId, at: Instant, zone: string): string {
  return patterned(localeOf(locale).dates.heading, partsOf(locale, at, zone, 'long'))
}

/** Short date with weekday: `Sat, Nov 21`, `11 月 21 日（周六）`. */
export function formatWeekdayDate(locale: LocaleId, at: Instant, zone: string): string {
  return weekdayDate(locale, partsOf(locale, at, zone, 'short'))
}

function weekdayDate(locale: LocaleId, parts: Parts): string {
  const { dates } = localeOf(locale)
  return patterned(dates.weekday, { weekday: parts.weekday, date: patterned(dates.day, parts) })
}

/** Weekday alone: `Sat` or `Saturday`, `周六` or `星期六`. */
export function formatWeekday(
  locale: LocaleId,
  at: Instant,
  zone: string,
  width: 'short' | 'long' = 'short',
): string {
  return partsOf(locale, at, zone, width).weekday
}

/** Clock time in 24 hours: `15:30`. */
export function formatTime(locale: LocaleId, at: Instant, zone: string): string {
  return clockTime(partsOf(locale, at, zone, 'short'))
}

const clockTime = ({ hour, minute }: Parts) => `${hour}:${minute}`

/** Two clock times, on one line: `15:30–17:30`. */
export function formatTimes(locale: LocaleId, from: Instant, until: Instant, zone: string): string {
  return `${formatTime(locale, from, zone)}\u2060–\u2060${formatTime(locale, until, zone)}`
}

/** Weekday, date and time: `Sat, Nov 21, 15:30`, `11 月 21 日（周六）15:30`. */
export function formatMoment(locale: LocaleId, at: Instant, zone: string): string {
  const parts = partsOf(locale, at, zone, 'short')
  return momentOf(locale, weekdayDate(locale, parts), clockTime(parts))
}

/** When a time ends: a midnight belongs to the day it closes, `Sat, Nov 21, 24:00`. */
export function formatEnd(locale: LocaleId, at: Instant, zone: string): string {
  if (formatTime(locale, at, zone) !== '00:00') return formatMoment(locale, at, zone)
  return momentOf(locale, formatWeekdayDate(locale, instantMs(at) - 1, zone), '24:00')
}

/** A window: `Sat, Nov 21, 15:30–17:30`; over midnight both ends carry their day. */
export function formatWindow(
  locale: LocaleId,
  window: { readonly from: Instant; readonly to: Instant },
  zone: string,
): string {
  const start = formatMoment(locale, window.from, zone)
  return isoDay(window.from, zone) === isoDay(window.to, zone)
    ? `${start}\u2060–\u2060${formatTime(locale, window.to, zone)}`
    : `${start} – ${formatMoment(locale, window.to, zone)}`
}

function momentOf(locale: LocaleId, date: string, time: string): string {
  return patterned(localeOf(locale).dates.moment, { date, time })
}
