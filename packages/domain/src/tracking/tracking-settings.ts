import type { EventMapping } from './event-mapping.ts'

/** What an installation decides about looking shipments up and taking their events in. Times are in milliseconds. */
type TrackingSettings = {
  /** Wrong phone tails before a shipment locks, and length of the lock. */
  readonly unlockTries: number
  readonly unlockLockMs: number
  /** Life of an unlocked view. */
  readonly unlockMs: number
  /** Life of a proof-of-delivery link. */
  readonly proofLinkMs: number
  /** Numbers accepted in one look-up. */
  readonly numbersPerQuery: number
  /** Events accepted in one batch. */
  readonly eventsPerBatch: number
  /** Events that may wait in the log to be projected; with more of them no batch is taken. */
  readonly eventsWaiting: number
  /** What the systems of the company and of its partners call scans and cities. */
  readonly mapping: EventMapping
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly tracking: TrackingSettings
  }
}
