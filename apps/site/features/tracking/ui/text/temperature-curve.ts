import type { Temperature, TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { instantMs } from '@hongyan/locales'

export type Measurement = Temperature & { readonly event: TrackedEvent }

type TemperatureCurve = {
  /** Shares of the width by time and, from the top, of the height; oldest first. */
  readonly spots: readonly { readonly x: number; readonly y: number; readonly isOut: boolean }[]
  /** The range of the newest one, as shares of the height. */
  readonly band: { readonly top: number; readonly bottom: number }
}

/** Room above the highest and below the lowest value, as a share of the span. */
const air = 0.25

/** What the scans of a shipment measured, oldest first; `events` are newest first. */
export function measurementsOf(events: readonly TrackedEvent[]): readonly Measurement[] {
  return events.flatMap((event) => (event.temperature ? [{ ...event.temperature, event }] : [])).reverse()
}

/** Whether it was warmer or colder than it is to be. */
export function isOutOfRange({ celsius, from, to }: Temperature): boolean {
  return celsius < from || celsius > to
}

/** Where they lie between the first and the last of them; the range is always in the picture. */
export function temperatureCurve(measured: readonly Measurement[]): TemperatureCurve | null {
  const [first, last] = [measured[0], measured.at(-1)]
  if (first === undefined || last === undefined || measured.length < 2) return null
  const values = [...measured.map(({ celsius }) => celsius), last.from, last.to]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || 1
  const [bottom, top] = [least - span * air, most + span * air]
  const heightOf = (value: number) => (top - value) / (top - bottom)
  const start = instantMs(first.event.at)
  const lasts = instantMs(last.event.at) - start || 1
  return {
    spots: measured.map((one) => ({
      x: (instantMs(one.event.at) - start) / lasts,
      y: heightOf(one.celsius),
      isOut: isOutOfRange(one),
    })),
    band: { top: heightOf(last.to), bottom: heightOf(last.from) },
  }
}
