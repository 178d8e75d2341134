import { isFinal } from '../tracking/status-table.ts'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'
import type { RefusalReason } from './order-vocabulary.ts'

/** Where an order stands. Instants are ms UTC; `since` is when it got there. */
export type OrderState =
  | { readonly kind: 'placed'; readonly since: number }
  | { readonly kind: 'accepted'; readonly since: number }
  | { readonly kind: 'refused'; readonly since: number; readonly reason: RefusalReason }
  | { readonly kind: 'cancelled'; readonly since: number }
  /** The goods are with the company; what becomes of them is told by tracking. */
  | { readonly kind: 'collected'; readonly since: number }
  /** Every shipment of the order is delivered or went back. */
  | { readonly kind: 'completed'; readonly since: number }

export type OrderStateKind = OrderState['kind']

/** What can happen to an order: said by the customer, by the company, or by the scans of its shipments. */
export const orderSteps = ['accept', 'refuse', 'change', 'cancel', 'collect', 'complete'] as const
type OrderStep = (typeof orderSteps)[number]

/** The whole state machine of an order: where each step leads, and nothing that is not here can happen. */
export const orderTransitions: Readonly<
  Record<OrderStateKind, Readonly<Partial<Record<OrderStep, OrderStateKind>>>>
> = {
  placed: { accept: 'accepted', refuse: 'refused', change: 'placed', cancel: 'cancelled' },
  accepted: {
    refuse: 'refused',
    change: 'accepted',
    cancel: 'cancelled',
    collect: 'collected',
    complete: 'completed',
  },
  collected: { complete: 'completed' },
  // One of several shipments that was thought to have ended may move again.
  completed: { collect: 'collected' },
  refused: {},
  cancelled: {},
}

/** What the company may answer of an order. */
export const orderAnswers = ['accept', 'refuse'] as const
export type OrderAnswer = (typeof orderAnswers)[number]

/**
 * What an answer of the company does, however late it comes. `takes`: it happens. `repeats`: the order has had this
 * answer, and nothing changes. `late`: it is a conflict, and nothing changes.
 */
export const answerOutcomes: Readonly<
  Record<OrderStateKind, Readonly<Record<OrderAnswer, 'takes' | 'repeats' | 'late'>>>
> = {
  placed: { accept: 'takes', refuse: 'takes' },
  accepted: { accept: 'repeats', refuse: 'takes' },
  // The goods are with the company: it cannot refuse any more what it holds.
  collected: { accept: 'repeats', refuse: 'late' },
  completed: { accept: 'repeats', refuse: 'late' },
  refused: { accept: 'late', refuse: 'repeats' },
  cancelled: { accept: 'late', refuse: 'late' },
}

/** Kinds that are written into the order; the other two follow from the shipments. */
export type StoredStateKind = Exclude<OrderStateKind, 'collected' | 'completed'>

/** How a state is stored: its kind and instant in columns, the rest as JSON. */
export function stateColumns(state: Extract<OrderState, { kind: StoredStateKind }>) {
  const { kind, since, ...rest } = state
  return {
    state: kind,
    state_since: since,
    state_detail: Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  }
}

/** What is known of one shipment of an order. */
type ShipmentProgress = { readonly status: ShipmentStatus; readonly since: number }

/** Reads a stored state; of an accepted order its shipments decide how far it is. */
export function readState(
  row: { readonly state: string; readonly state_since: number; readonly state_detail: string | null },
  shipments: readonly ShipmentProgress[],
): OrderState {
  const moving = shipments.filter(({ status }) => status !== 'registered')
  if (row.state === 'accepted' && moving.length > 0) {
    const ended = shipments.every(({ status }) => isFinal(status))
    const times = moving.map(({ since }) => since)
    return ended
      ? { kind: 'completed', since: Math.max(...times) }
      : { kind: 'collected', since: Math.min(...times) }
  }
  const rest = row.state_detail === null ? {} : (JSON.parse(row.state_detail) as object)
  return { kind: row.state, since: row.state_since, ...rest } as OrderState
}
