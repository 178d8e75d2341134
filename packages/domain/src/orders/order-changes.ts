import type { ChangeRule } from './order-settings.ts'
import { type OrderState, orderTransitions, type StoredStateKind } from './order-state.ts'
import { type OrderChange, orderChanges } from './order-vocabulary.ts'

const minuteMs = 60_000

/** Something that may be asked of an order, and until when (ms UTC, that instant excluded); null for no end. */
export type AllowedChange = { readonly change: OrderChange; readonly until: number | null }

/** What may still be asked of an order at `now` (ms UTC), by the rules of the installation. */
export function allowedChanges(
  rules: readonly ChangeRule[],
  order: { readonly state: OrderState; readonly pickupFrom: number },
  now: number,
): readonly AllowedChange[] {
  return orderChanges.flatMap((change) => {
    const allowed = judgeChange(rules, change, order)
    if (allowed === null) return []
    return allowed.until === null || now < allowed.until ? [allowed] : []
  })
}

/** What a rule says of something that is asked of an order as it stands; null where it may not be asked at all. */
export function judgeChange(
  rules: readonly ChangeRule[],
  change: OrderChange,
  { state, pickupFrom }: { readonly state: OrderState; readonly pickupFrom: number },
): AllowedChange | null {
  const step = change === 'cancel' ? 'cancel' : 'change'
  // A row that the state machine has no step for allows nothing.
  if (orderTransitions[state.kind][step] === undefined) return null
  const rule = rules.find((row) => row.change === change && row.state === (state.kind as StoredStateKind))
  if (rule === undefined) return null
  const { minutesBefore } = rule
  return { change, until: minutesBefore === null ? null : pickupFrom - minutesBefore * minuteMs }
}
