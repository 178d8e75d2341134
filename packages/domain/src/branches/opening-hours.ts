import { offsetMinutes } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'
import { holidayOn } from './holidays.ts'

export { holidayOn }

/** Minutes of a day. */
export const dayMinutes = 1440

/**
 * Open from a minute of the day until another, the last one excluded, and again from the next to the one behind it: 480,
 * 720, 810, 1080 is 08:00 to 12:00 and 13:30 to 18:00. What ends beyond 1440 ends on the next day: 1320, 1560 is 22:00
 * to 02:00.
 */
export type DayHours = readonly number[]

/** Hours of a day, span by span. */
export function spansOf(hours: DayHours | null): readonly (readonly [from: number, until: number])[] {
  return (hours ?? []).flatMap((from, at, all) =>
    at % 2 === 0 ? [[from, all[at + 1] ?? from] as const] : [],
  )
}

/** Hours of the seven days, Monday first; null is a closed day. */
export type WeekHours = readonly (DayHours | null)[]

/** What decides whether a branch is open. */
export type OpeningRules = {
  readonly week: WeekHours
  /**
   * What it does on the days of the holiday calendar: `short` keeps the calendar's hours, `usual` those of the week,
   * `closed` shuts.
   */
  readonly holidays: 'short' | 'usual' | 'closed'
  /** Days with hours of their own, by `YYYY-MM-DD` where it is. They win over the calendar. */
  readonly specialDays: Readonly<Record<string, DayHours | null>>
  /** The zone of its clocks; that of the home where none is named. */
  readonly zone?: string | undefined
}

type OpeningState =
  /** `until` is null where it never closes within the days looked at. */
  | { readonly kind: 'open'; readonly until: number | null }
  /** `opensAt` is null where it does not open within the days looked at. */
  | { readonly kind: 'closed'; readonly opensAt: number | null }

const dayMs = 86_400_000
const minuteMs = 60_000
/** Longer than any holiday. */
const daysAhead = 15

/** The hours of a day (`YYYY-MM-DD` where it is), and whether they differ from the week's because of a holiday. */
export function hoursOn(
  rules: OpeningRules,
  day: string,
): { readonly hours: DayHours | null; readonly special: boolean } {
  if (Object.hasOwn(rules.specialDays, day)) return { hours: rules.specialDays[day] ?? null, special: true }
  const holiday = rules.holidays === 'usual' ? null : holidayOn(day)
  if (holiday === null) return { hours: rules.week[weekdayOf(day)] ?? null, special: false }
  return { hours: rules.holidays === 'closed' ? null : holiday.hours, special: true }
}

/** Whether a branch is open at an instant (ms UTC), and when that changes. Closing time itself is closed. */
export function openingState(rules: OpeningRules, now: number): OpeningState {
  const spans = spansFrom(rules, now)
  const next = spans.find(({ until }) => until > now)
  if (next === undefined) return { kind: 'closed', opensAt: null }
  if (next.from > now) return { kind: 'closed', opensAt: next.from }
  const last = spans.at(-1)
  return {
    kind: 'open',
    until: last === next && next.until - now > (daysAhead - 2) * dayMs ? null : next.until,
  }
}

/** Times it is open from the day before `now`, which may end in this one, in order; spans that touch are one. */
function spansFrom(rules: OpeningRules, now: number): readonly { from: number; until: number }[] {
  const zone = rules.zone ?? homeZone
  const offsetMs = (at: number): number => offsetMinutes(at, zone) * minuteMs
  // The day on the wall, as if it were in UTC.
  const today = Math.floor((now + offsetMs(now)) / dayMs) * dayMs
  const spans: { from: number; until: number }[] = []
  for (let index = -1; index < daysAhead; index += 1) {
    const day = today + index * dayMs
    const { hours } = hoursOn(rules, new Date(day).toISOString().slice(0, 10))
    // Clocks are changed at night: noon has the offset of the opening hours.
    const start = day - offsetMs(day + dayMs / 2 - offsetMs(now))
    for (const [from, until] of spansOf(hours)) {
      const span = { from: start + from * minuteMs, until: start + until * minuteMs }
      const before = spans.at(-1)
      if (before && before.until >= span.from) before.until = Math.max(before.until, span.until)
      else spans.push(span)
    }
  }
  return spans
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** `08:30` of a minute of the day, or of the next day; the end of the day is `24:00`. */
export function clockTime(minuteOfHours: number): string {
  const minute = minuteOfHours > dayMinutes ? minuteOfHours - dayMinutes : minuteOfHours
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
