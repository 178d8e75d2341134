import type { TimeWindow, TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, plural } from '@hongyan/locales'
import type { TrackingTexts } from '../tracking-texts.ts'
import { eventsOf } from './events-of.ts'

const minute = 60_000

/** When a shipment came, and what had been promised at booking. */
export type Arrival = {
  readonly kind: 'delivered' | 'ready'
  readonly at: string
  readonly zone: string
  readonly promised: TimeWindow
  /** From its coming to the end of the promised window, ms; below nought when it came later. */
  readonly spare: number
}

/** Since when it lay ready for whoever fetches it; null for what is brought to the door, also after it lay ready. */
export function readyOf(shipment: TrackedShipment): TrackedEvent | null {
  const last = eventsOf(shipment).find(
    ({ code }) => code === 'locker_placed' || code === 'ready_for_collection' || code === 'out_for_delivery',
  )
  return last && last.code !== 'out_for_delivery' ? last : null
}

/** The scan of what somebody has fetched; null for what was brought to the door, or has not been fetched. */
export function collectedOf(shipment: TrackedShipment): TrackedEvent | null {
  if (shipment.status !== 'delivered' || readyOf(shipment) === null) return null
  return eventsOf(shipment).find(({ code }) => code === 'delivered') ?? null
}

/**
 * What is to be collected has come when it lay ready, however long it lay there. Null where nothing was promised, it
 * has not come, or somebody was missed before: that it came later says nothing of us then.
 */
export function arrivalOf(shipment: TrackedShipment): Arrival | null {
  const { status, promised, destination } = shipment
  const came = status === 'delivered' || status === 'awaiting_collection'
  if (!came || !promised) return null
  const events = eventsOf(shipment)
  if (events.some(({ code }) => code === 'attempt_failed')) return null
  const ready = readyOf(shipment)
  const event = ready ?? events.find(({ code }) => code === 'delivered')
  if (!event) return null
  const spare = Date.parse(promised.to) - Date.parse(event.at)
  return { kind: ready ? 'ready' : 'delivered', at: event.at, zone: destination.zone, promised, spare }
}

/** A length of time in its two largest units: "9 h 34 min"; from two days on in days. */
export function gapWords({ locale, words }: TrackingTexts, ms: number): string {
  const { minutes, hours, days } = words.arrival
  const all = Math.floor(Math.abs(ms) / minute)
  if (all < 60) return fill(minutes, { minutes: all })
  if (all < 48 * 60) return fill(hours, { hours: Math.floor(all / 60), minutes: all % 60 })
  return plural(locale, Math.floor(all / 1440), days)
}
