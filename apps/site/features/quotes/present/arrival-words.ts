import type { Transit, TransitReason } from '@hongyan/domain/quotes/transit/estimate-arrival'
import {
  fill,
  formatDate,
  formatWeekday,
  homeZone,
  isoDay,
  localeOf,
  namesOfHolidays,
  noonAtHome,
  plural,
} from '@hongyan/locales'
import type { OfferView } from '../view.ts'
import type { Speaker } from './amounts.ts'

const dayMs = 86_400_000

/** When it arrives, how long that is, until when to hand it over, and why not sooner. */
export function arrivalWords(transit: Transit, now: number, speaker: Speaker): OfferView['arrival'] {
  const { locale, words } = speaker
  const { arrival } = words
  const { leaves, earliest, latest, by, cutOff } = transit
  const day = (iso: string) => dayWords(iso, now, speaker)
  const within = (iso: string) => wordsWithin(iso, now, speaker)
  const text =
    earliest === latest
      ? fill(arrival.arrives, { day: day(latest), by })
      : fill(arrival.range, { from: day(earliest), to: day(latest), by })
  const least = daysBetween(leaves, earliest)
  const most = daysBetween(leaves, latest)
  const weekday = formatWeekday(locale, noonAtHome(latest), homeZone, localeOf(locale).dates.weekdays)
  return {
    leaves,
    earliest,
    latest,
    by,
    cutOff,
    text,
    days: daysWords(least, most, weekday, speaker),
    handIn: handInWords(transit, now, speaker),
    reasons: transit.reasons.map((reason) => reasonWords(reason, within(leaves), within, speaker)),
  }
}

/** In how many days from the day it leaves. */
function daysWords(least: number, most: number, weekday: string, { locale, words }: Speaker): string {
  const { days, dayRange, sameDay } = words.arrival
  if (least !== most) return fill(dayRange, { from: least, to: most, weekday })
  return most === 0 ? fill(sameDay, { weekday }) : plural(locale, most, days, { weekday })
}

function reasonWords(
  reason: TransitReason,
  day: string,
  dayOf: (iso: string) => string,
  { locale, words }: Speaker,
): string {
  const { reasons } = words.arrival
  switch (reason.kind) {
    case 'after-cut-off':
      return fill(reasons['after-cut-off'], { cutOff: reason.cutOff })
    case 'branch-closed':
      return fill(reasons['branch-closed'], { closed: dayOf(reason.day), day })
    case 'book-ahead':
      return plural(locale, reason.days, reasons['book-ahead'], { day })
    case 'notice':
      return plural(locale, reason.days, reasons.notice)
    case 'pause':
    case 'slow':
      return plural(locale, reason.days, reasons[reason.kind], {
        holiday: namesOfHolidays(locale, 'full')[reason.reason] ?? '',
      })
  }
}

/** Today and tomorrow by their names, other days by date and weekday. */
function dayWords(iso: string, now: number, { locale, words }: Speaker): string {
  if (iso === isoDay(now, homeZone)) return words.arrival.today
  if (iso === isoDay(now + dayMs, homeZone)) return words.arrival.tomorrow
  return formatDate(locale, noonAtHome(iso), homeZone)
}

/** The same inside a sentence. */
function wordsWithin(iso: string, now: number, speaker: Speaker): string {
  const { today, tomorrow } = speaker.words.arrival
  const text = dayWords(iso, now, speaker)
  return text === today || text === tomorrow ? text.toLowerCase() : text
}

function handInWords({ leaves, cutOff }: Transit, now: number, speaker: Speaker): string {
  const { arrival } = speaker.words
  const day = wordsWithin(leaves, now, speaker)
  const date = formatDate(speaker.locale, noonAtHome(leaves), homeZone)
  return fill(day === date ? arrival.handIn : arrival.handInDated, { day, date, cutOff })
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
