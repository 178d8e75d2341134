import type { TimeWindow } from '@hongyan/domain/tracking/tracking-answer'
import {
  fill,
  formatDate,
  formatDays,
  formatMoment,
  formatTime,
  formatWeekdayDate,
  type Instant,
  instantMs,
  isoDay,
  type LocaleId,
  zoned,
} from '@hongyan/locales'
import type { TrackingTexts } from '../tracking-texts.ts'

const day = 86_400_000

/** Whether a delivery window has passed: nothing speaks of it as still to come then. */
export function isOverdue({ now }: TrackingTexts, window: TimeWindow): boolean {
  return instantMs(window.to) < now
}

/** A window as people say it: "this afternoon", "tomorrow", "on Mon, Nov 23", "on Nov 23–24". Days are counted in `zone`. */
export function whenWords({ locale, words, now }: TrackingTexts, window: TimeWindow, zone: string): string {
  const { when } = words
  const from = isoDay(window.from, zone)
  const to = isoDay(window.to, zone)
  if (from !== to) {
    return fill(when.onDay, { day: dateRange(locale, window, zone) })
  }
  if (from === isoDay(now, zone)) {
    const starts = formatTime('en-US', window.from, zone)
    const ends = formatTime('en-US', window.to, zone)
    if (ends <= '12:00') return when.thisMorning
    if (starts >= '18:00') return when.thisEvening
    if (starts >= '12:00' && ends <= '18:00') return when.thisAfternoon
    return when.today
  }
  if (from === isoDay(now + day, zone)) return when.tomorrow
  return fill(when.onDay, { day: formatWeekdayDate(locale, window.from, zone) })
}

/** Two days of one month as `Nov 23–24`, `11 月 23–24 日`; otherwise both dates. */
function dateRange(locale: LocaleId, { from, to }: TimeWindow, zone: string): string {
  return isoDay(from, zone).slice(0, 7) === isoDay(to, zone).slice(0, 7)
    ? formatDays(locale, from, to, zone)
    : `${formatDate(locale, from, zone)} – ${formatDate(locale, to, zone)}`
}

/** A day as a list shows it: the word for today, else the short date. */
export function dayWords({ locale, words, now }: TrackingTexts, at: string, zone: string): string {
  return isoDay(at, zone) === isoDay(now, zone) ? words.today : formatDate(locale, at, zone)
}

/** Clock time with its zone: `15:10 Beijing time (UTC+8)`, `北京时间（UTC+8）15:10`. */
export function clockWords({ locale }: TrackingTexts, at: Instant, zone: string): string {
  return zoned(locale, formatTime(locale, at, zone), zone, at)
}

/** Day and time with their zone: `Sat, Nov 21, 15:10 Beijing time (UTC+8)`. */
export function momentWords({ locale }: TrackingTexts, at: Instant, zone: string): string {
  return zoned(locale, formatMoment(locale, at, zone), zone, at)
}
