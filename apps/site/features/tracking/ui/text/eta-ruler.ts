import type { TimeWindow } from '@hongyan/domain/tracking/tracking-answer'
import { type Instant, instantMs, isoDay, sinceMidnight } from '@hongyan/locales'

const hour = 3_600_000
const day = 24 * hour

/** Places on the ruler are fractions of its length, 0 to 1. */
type EtaRuler = {
  /** `hours`: the day of delivery, from 08 to 20 unless the window needs more. `days`: from today to the last day. */
  readonly unit: 'hours' | 'days'
  readonly ticks: readonly { readonly place: number; readonly at: number }[]
  /** Null when now lies outside the ruler. */
  readonly now: number | null
  readonly window: { readonly start: number; readonly end: number }
}

/**
 * Geometry of the arrival ruler. A window of today is shown in hours, any other in days; a tick of a day stands at
 * its midnight in `zone`. Days are taken as 24 hours: a change of clocks moves a tick by an hour at most.
 */
export function etaRuler(eta: TimeWindow, zone: string, now: number): EtaRuler {
  const from = instantMs(eta.from)
  const to = instantMs(eta.to)
  const today = isoDay(now, zone)
  return isoDay(from, zone) === today && isoDay(to, zone) === today
    ? hoursRuler(from, to, zone, now)
    : daysRuler(from, to, zone, now)
}

/** The word of the window needs at least this much of the ruler, also on the narrowest screen. */
const wordNeeds = 0.2
/** Half of what the word takes of it where it stands over its window, and what the words of now take. */
const halfWord = 0.08
const nowNeeds = 0.3

/** Where the words of now stand: before their mark, behind it where the ruler has no room before it. */
export const nowAnchor = (now: number) => (now < nowNeeds ? 'start' : 'end')

/** Where the word of the window stands: in it, beside the mark of now, or over it where it is too narrow for a word. */
export function wordPlace({ window, now }: EtaRuler): { readonly at: number; readonly over: boolean } | null {
  const { start, end } = window
  const cut = now !== null && now > start && now < end ? now : start
  const [from, to] = cut - start > end - cut ? [start, cut] : [cut, end]
  if (to - from >= wordNeeds) return { at: (from + to) / 2, over: false }
  const at = Math.min(1 - halfWord, Math.max(halfWord, (start + end) / 2))
  if (now === null) return { at, over: true }
  const nowFrom = nowAnchor(now) === 'start' ? now : now - nowNeeds
  const meets = at + halfWord > nowFrom && at - halfWord < nowFrom + nowNeeds
  if (!meets) return { at, over: true }
  // Beside the words of now, as long as its middle stays over the window.
  const [before, after] = [nowFrom - halfWord, nowFrom + nowNeeds + halfWord]
  if (after <= Math.min(end, 1 - halfWord)) return { at: after, over: true }
  return before >= Math.max(start, halfWord) ? { at: before, over: true } : null
}

function hoursRuler(from: number, to: number, zone: string, now: number): EtaRuler {
  const midnight = startOfDay(now, zone)
  const hourOf = (at: number) => (at - midnight) / hour
  const start = Math.min(8, evenFloor(hourOf(from)), evenFloor(hourOf(now)))
  const end = Math.max(20, evenCeil(hourOf(to)), evenCeil(hourOf(now)))
  const step = end - start > 14 ? 4 : 2
  const ticks = range(start, end, step).map((value) => midnight + value * hour)
  return measure('hours', midnight + start * hour, midnight + end * hour, ticks, from, to, now)
}

function daysRuler(from: number, to: number, zone: string, now: number): EtaRuler {
  const first = startOfDay(Math.min(now, from), zone)
  const count = Math.max(1, Math.round((startOfDay(to, zone) - first) / day) + 1)
  const step = Math.ceil(count / 6)
  const ticks = range(0, count - 1, step).map((value) => first + value * day)
  return measure('days', first, first + count * day, ticks, from, to, now)
}

function measure(
  unit: EtaRuler['unit'],
  start: number,
  end: number,
  ticks: readonly number[],
  from: number,
  to: number,
  now: number,
): EtaRuler {
  const place = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)))
  return {
    unit,
    ticks: ticks.map((at) => ({ at, place: place(at) })),
    now: now >= start && now <= end ? place(now) : null,
    window: { start: place(from), end: place(to) },
  }
}

/** Midnight before a moment, as the zone's clock counts. */
export function startOfDay(at: Instant, zone: string): number {
  const ms = instantMs(at)
  return ms - (ms % 1000) - sinceMidnight(ms, zone)
}

function range(start: number, end: number, step: number): number[] {
  return Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step)
}

const evenFloor = (value: number) => Math.floor(value / 2) * 2
const evenCeil = (value: number) => Math.ceil(value / 2) * 2
