import type { Temperature } from '@hongyan/domain/tracking/tracking-answer'
import type { EventCode, HoldReason } from '@hongyan/domain/tracking/vocabulary'
import type { SeedCity } from './cities.ts'

/** A scan that has happened or will happen. Instants are ms UTC. */
export type PlannedEvent = {
  readonly code: EventCode
  readonly at: number
  readonly city: SeedCity
  readonly site: { readonly zh: string; readonly en: string } | null
  /** Number of the package this scan concerns; null for all of them. */
  readonly piece: number | null
  readonly holdReason: HoldReason | null
  readonly eta: { readonly from: number; readonly to: number } | null
  /** A picture of the signature comes with this scan. */
  readonly signed: boolean
  /** What this scan measures of goods that are kept at a temperature. */
  readonly temperature: Temperature | null
}

/** What happens to a shipment on its way, beyond the ordinary. */
export type Story =
  | 'plain'
  | 'locker'
  | 'collection'
  | 'second-attempt'
  /** Waits for a reason, and arrives as promised. */
  | 'held'
  /** Waits for a reason, and the promised window moves. */
  | 'delayed'
  | 'returned'
  | 'piece-by-piece'

export const hour = 3_600_000
export const day = 24 * hour
const minute = 60_000
const chinaOffset = 8 * hour

/** Milliseconds since midnight in China. */
export function timeOfDay(instant: number): number {
  return (instant + chinaOffset) % day
}

/** Midnight in China of the day an instant falls on. */
export function startOfDay(instant: number): number {
  return instant - timeOfDay(instant)
}

/** The instant itself when it falls into the opening hours, else shortly after the next opening. */
export function withinHours(instant: number, from: number, to: number, late: number): number {
  const time = timeOfDay(instant)
  if (time >= from * hour && time < to * hour) return instant
  const opening = startOfDay(instant) + from * hour + (time >= to * hour ? day : 0)
  return opening + late * minute
}
