import { holidayOn } from '@hongyan/domain/branches/holidays'
import {
  clockTime,
  type DayHours,
  hoursOn,
  type OpeningRules,
  openingState,
  spansOf,
} from '@hongyan/domain/branches/opening-hours'
import { fill, formatTime, formatWeekdayDate, homeZone, isoDay, type LocaleId } from '@hongyan/locales'
import type { FinderWords } from './words.ts'

type Texts = { readonly locale: LocaleId; readonly words: FinderWords; readonly now: number }

/** Whether it is open, and the next turn, as a visitor reads it. */
export function openingWords(
  rules: OpeningRules,
  { locale, words: { hours }, now }: Texts,
): { readonly open: boolean; readonly state: string; readonly next: string } {
  const zone = rules.zone ?? homeZone
  const state = openingState(rules, now)
  if (state.kind === 'open') {
    const next =
      state.until === null
        ? hours.always
        : turnWords(state.until, endTime(locale, state.until, zone), now, hours.closesAt, hours.closesSoon)
    return { open: true, state: hours.open, next }
  }
  if (state.opensAt === null) return { open: false, state: hours.closed, next: hours.never }
  const time = formatTime(locale, state.opensAt, zone)
  const today = isoDay(now, zone) === isoDay(state.opensAt, zone)
  const next = today
    ? turnWords(state.opensAt, time, now, hours.opensAt, hours.opensSoon)
    : fill(hours.opensOn, { time, day: formatWeekdayDate(locale, state.opensAt, zone) })
  return { open: false, state: hours.closed, next }
}

/** The first of the next openings of branches that are all closed, as a visitor reads it; null where none opens again. */
export function nextOpening(branches: readonly OpeningRules[], texts: Texts): string | null {
  const opensAt = (branch: OpeningRules) => {
    const state = openingState(branch, texts.now)
    return state.kind === 'closed' && state.opensAt !== null ? state.opensAt : Number.POSITIVE_INFINITY
  }
  const [first] = branches.toSorted((one, other) => opensAt(one) - opensAt(other))
  return first && Number.isFinite(opensAt(first)) ? openingWords(first, texts).next : null
}

/** The hours of today, `08:00–22:00`; empty on a day off and where it never closes. */
export function hoursToday(rules: OpeningRules, now: number): string {
  const { hours } = hoursOn(rules, isoDay(now, rules.zone ?? homeZone))
  const text = hours === null ? '' : spanWords(hours, '')
  return text === '00:00–24:00' ? '' : text
}

/** Within the hour people count minutes. */
export const countdownMs = 3_600_000

function turnWords(at: number, time: string, now: number, later: string, soon: string): string {
  const left = at - now
  return left > countdownMs ? fill(later, { time }) : fill(soon, { time, count: Math.ceil(left / 60_000) })
}

/** Midnight ends a day: 24:00 is read as the end of today, 00:00 as its beginning. */
function endTime(locale: LocaleId, at: number, zone: string): string {
  const time = formatTime(locale, at, zone)
  return time === '00:00' ? '24:00' : time
}

/** Hours of the week as lines, days of equal hours together: `周一–周五 08:00–20:00`. */
export function weekLines(
  { week }: OpeningRules,
  { hours }: FinderWords,
): readonly { readonly days: string; readonly hours: string }[] {
  const lines: { first: number; last: number; hours: string }[] = []
  for (const [day, span] of week.entries()) {
    const text = spanWords(span, hours.closedDay)
    const before = lines.at(-1)
    if (before?.hours === text) before.last = day
    else lines.push({ first: day, last: day, hours: text })
  }
  return lines.map(({ first, last, hours: text }) => ({
    days:
      first === 0 && last === 6 ? hours.daily : [...new Set([hours.days[first], hours.days[last]])].join('–'),
    hours: text,
  }))
}

const daysLookedAt = 60

/** The days of the next weeks whose hours are not those of the week, at most `most`. */
export function specialLines(
  rules: OpeningRules,
  { locale, words, now }: Texts,
  most = 4,
): readonly { readonly day: string; readonly name: string | null; readonly hours: string }[] {
  const found: { day: string; name: string | null; hours: string }[] = []
  for (let ahead = 0; ahead < daysLookedAt && found.length < most; ahead += 1) {
    const at = now + ahead * 86_400_000
    const date = isoDay(at, rules.zone ?? homeZone)
    const { hours, special } = hoursOn(rules, date)
    if (!special) continue
    const holiday = holidayOn(date)
    found.push({
      day: formatWeekdayDate(locale, at, rules.zone ?? homeZone),
      name: holiday && (words.hours.holidays[holiday.name] ?? null),
      hours: spanWords(hours, words.hours.closedDay),
    })
  }
  return found
}

function spanWords(span: DayHours | null, closed: string): string {
  if (span === null) return closed
  return spansOf(span)
    .map((one) => one.map(clockTime).join('–'))
    .join(' ')
}
