import type { TrackedShipment } from '../tracking/tracking-answer.ts'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'
import type { ShipmentRole } from './own-shipments.ts'
import { type DeliveryChoice, deliveryChoices } from './shipment-vocabulary.ts'

/** One choice in one status, and who may make it. */
type DeliveryRule = { readonly choices: readonly DeliveryChoice[]; readonly who: readonly ShipmentRole[] }

const either = ['sender', 'receiver'] as const
/** A stranger's hands take the goods only where the receiver says so. */
const onTheWay: readonly DeliveryRule[] = [
  { choices: ['another-day', 'branch', 'locker'], who: either },
  { choices: ['neighbour'], who: ['receiver'] },
]

/** What may be asked in which status by whom; what has no row may not. Before pickup an order is changed instead. */
export const deliveryRules: Readonly<Record<ShipmentStatus, readonly DeliveryRule[]>> = {
  registered: [],
  picked_up: onTheWay,
  in_transit: onTheWay,
  out_for_delivery: onTheWay,
  attempt_failed: onTheWay,
  // It waits where its receiver can collect it; whoever cannot may have it brought.
  awaiting_collection: [{ choices: ['another-day'], who: ['receiver'] }],
  on_hold: [],
  returning: [],
  returned: [],
  delivered: [],
}

/** A choice that may be made, until an instant (ms UTC, excluded); null for as long as the shipment stands so. */
export type AllowedChoice = { readonly choice: DeliveryChoice; readonly until: number | null }

const minute = 60_000
/** The courier's list closes so long before the delivery window opens. */
const closesBeforeWindow = 30 * minute
/** So long after an attempt the parcel waits for a choice. */
const waitsAfterAttempt = 48 * 60 * minute

type Standing = Pick<TrackedShipment, 'status' | 'statusSince'> & {
  readonly eta: { readonly from: string } | null
}

/** What may be asked of a shipment at `now` (ms UTC) by somebody in these roles. */
export function allowedChoices(
  shipment: Standing,
  roles: readonly ShipmentRole[],
  now: number,
): readonly AllowedChoice[] {
  const until = endOf(shipment)
  if (until !== null && now >= until) return []
  const rules = deliveryRules[shipment.status].filter(({ who }) => who.some((role) => roles.includes(role)))
  const named = new Set(rules.flatMap(({ choices }) => choices))
  return deliveryChoices.filter((choice) => named.has(choice)).map((choice) => ({ choice, until }))
}

/** When the present status lets nothing be asked any more; null where it sets no time. */
function endOf({ status, statusSince, eta }: Standing): number | null {
  if (status === 'attempt_failed') return Date.parse(statusSince) + waitsAfterAttempt
  if (status === 'out_for_delivery') {
    return eta === null ? Date.parse(statusSince) : Date.parse(eta.from) - closesBeforeWindow
  }
  return null
}
