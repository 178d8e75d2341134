import type { OutboxTarget } from '../outbox/outbox-message.ts'
import type { StoredStateKind } from './order-state.ts'
import type { OrderChange } from './order-vocabulary.ts'

/**
 * One thing that may be asked in one state, until so many minutes before the pickup window begins; with null for as
 * long as the order stands so.
 */
export type ChangeRule = {
  readonly change: OrderChange
  readonly state: StoredStateKind
  readonly minutesBefore: number | null
}

/** What an installation decides about orders. */
export type OrderSettings = {
  /** Who is told of an order. */
  readonly targets: readonly OutboxTarget[]
  /** Version of the terms of carriage that orders are placed under now. */
  readonly termsVersion: string
  /** What may be asked in which state until when; what has no row may not. */
  readonly changes: readonly ChangeRule[]
  /** Length of a pickup window, and how long before its begin it can be asked for, in minutes. */
  readonly windowMinutes: number
  readonly leadMinutes: number
  /** Days offered for pickup, today included. */
  readonly pickupDays: number
  /** Life of the private link to an order without an account, in milliseconds. */
  readonly linkMs: number
  /** Drafts kept of one account; the oldest goes when there are more. */
  readonly drafts: number
  /** The same of lists that are looked over. */
  readonly listDrafts: number
  /** Orders in one list. */
  readonly rowsPerImport: number
  /** Packages of one order. */
  readonly pieces: number
  /** Labels in one file, no fewer than an order can have. */
  readonly labelsPerFile: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly orders: OrderSettings
  }
}
