import {
  fill,
  formatDate,
  formatTime,
  formatTimes,
  formatWeekday,
  homeZone,
  isoDay,
  type LocaleId,
  noonAtHome,
} from '@hongyan/locales'
import type { AnswerOf } from '../../../../calls/call.ts'
import type { pickupWindowsAction } from '../../actions.ts'
import type { OrderWords } from '../words.ts'
import type { WindowDraft } from './order-form.ts'

export type PickupOffer = AnswerOf<typeof pickupWindowsAction>['data']

/** One cell of the axis. Cells after the cut-off follow its mark. */
type PickupCell = WindowDraft & {
  readonly text: string
  /** Its two ends. */
  readonly ends: readonly [from: string, until: string]
  readonly past: boolean
  /** The present moment in words and which quarter of the cell it is in, from 0; null in every other cell. */
  readonly now: { readonly text: string; readonly quarter: number } | null
  /** The cut-off in words, on the first cell after it. */
  readonly cutOff: string | null
}

export type PickupDay = {
  readonly day: string
  readonly name: string
  readonly date: string
  readonly cells: readonly PickupCell[]
}

const dayMs = 86_400_000

/** Today, tomorrow or the weekday. */
export function dayName(locale: LocaleId, words: OrderWords, day: string, now: number): string {
  if (day === isoDay(now, homeZone)) return words.pickup.today
  if (day === isoDay(now + dayMs, homeZone)) return words.pickup.tomorrow
  return formatWeekday(locale, noonAtHome(day), homeZone)
}

/** Day and hour as they stand inside a sentence. */
export function dayWithin(words: OrderWords, { day, time }: { readonly day: string; readonly time: string }) {
  const { today, tomorrow } = words.pickup
  return { day: day === today || day === tomorrow ? day.toLowerCase() : day, time }
}

/** `16:00–17:00`. */
export function windowText(locale: LocaleId, { from, until }: Pick<WindowDraft, 'from' | 'until'>): string {
  return formatTimes(locale, from, until, homeZone)
}

/** Days and windows as they are drawn. */
export function pickupStrip(
  locale: LocaleId,
  words: OrderWords,
  offer: PickupOffer,
  now: number,
): readonly PickupDay[] {
  return offer.days.map(({ day, cutOff, windows }) => {
    const firstAfter = windows.findIndex(({ afterCutOff }) => afterCutOff)
    return {
      day,
      name: dayName(locale, words, day, now),
      date: formatDate(locale, noonAtHome(day), homeZone),
      cells: windows.map(({ from, until, state, afterCutOff }, at) => ({
        from,
        until,
        afterCutOff,
        text: windowText(locale, { from, until }),
        ends: [formatTime(locale, from, homeZone), formatTime(locale, until, homeZone)],
        now: nowIn({ from, until }, now, (time) =>
          fill(words.pickup.now, { time: formatTime(locale, time, homeZone) }),
        ),
        past: state === 'past',
        cutOff:
          cutOff !== null && at === firstAfter
            ? fill(words.pickup.cutOff, { time: formatTime(locale, cutOff, homeZone) })
            : null,
      })),
    }
  })
}

function nowIn(
  { from, until }: Pick<WindowDraft, 'from' | 'until'>,
  now: number,
  sentenceAt: (now: number) => string,
): PickupCell['now'] {
  const [start, end] = [Date.parse(from), Date.parse(until)]
  if (now < start || now >= end) return null
  return { text: sentenceAt(now), quarter: Math.floor(((now - start) / (end - start)) * 4) }
}

/** The window of an offer that a form still holds; null where it is no longer open. */
export function heldWindow(offer: PickupOffer, window: WindowDraft | null): WindowDraft | null {
  if (window === null) return null
  const found = offer.days
    .flatMap(({ windows }) => windows)
    .find(({ from, until, state }) => from === window.from && until === window.until && state === 'open')
  return found ? { from: found.from, until: found.until, afterCutOff: found.afterCutOff } : null
}

/** The first window that is still open, before a cut-off where there is one. */
export function firstOpenDay(days: readonly PickupDay[]): string {
  return (days.find(({ cells }) => cells.some(({ past }) => !past)) ?? days[0])?.day ?? ''
}
