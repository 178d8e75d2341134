import type { ChangeRule } from './order-settings.ts'
import { type OrderState, orderTransitions, type StoredStateKind } from './order-state.ts'
import { type OrderChange, orderChanges } from './order-vocabulary.ts'

const minuteMs = 60_000

/** Something that may be asked of an order, and until when (ms UTC, that instant excluded). */
export type AllowedChange = { readonly change: OrderChange; readonly until: number }

/** What may still be asked of an order at `now` (ms UTC), by the rules of the installation. */
export function allowedChanges(
  rules: readonly ChangeRule[],
  order: { readonly state: OrderState; readonly pickupFrom: number },
  now: number,
): readonly AllowedChange[] {
  return orderChanges.flatMap((change) => {
    const until = allowedUntil(rules, change, order)
    return until !== null && now < until ? [{ change, until }] : []
  })
}

/** Until when something may be asked of an order as it stands, or null where it may not be at all. */
export function allowedUntil(
  rules: readonly ChangeRule[],
  change: OrderChange,
  { state, pickupFrom }: { readonly state: OrderState; readonly pickupFrom: number },
): number | null {
  const step = change === 'cancel' ? 'cancel' : 'change'
  // A row that the state machine has no step for allows nothing.
  if (orderTransitions[state.kind][step] === undefined) return null
  const rule = rules.find((row) => row.change === change && row.state === (state.kind as StoredStateKind))
  return rule === undefined ? null : pickupFrom - rule.minutesBefore * minuteMs
}
