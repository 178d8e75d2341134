import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'

/** What a shipment under way is doing after its last scan; each has its sentence in the texts. */
export type Leg = 'moving' | 'road' | 'air' | 'airport' | 'site' | 'customs' | 'city'

/** Where each scan leaves the goods; null for what is told about them without saying where they are. */
const legAfter: Readonly<Record<TrackedEvent['code'], Leg | null>> = {
  order_registered: null,
  picked_up: 'site',
  origin_departed: 'moving',
  hub_arrived: 'site',
  hub_sorted: 'site',
  hub_departed: 'moving',
  trunk_departed: 'road',
  flight_departed: 'air',
  flight_arrived: 'airport',
  customs_entered: 'customs',
  customs_cleared: 'site',
  destination_arrived: 'city',
  branch_arrived: 'site',
  out_for_delivery: 'site',
  attempt_failed: 'site',
  locker_placed: 'site',
  ready_for_collection: 'site',
  held: 'site',
  released: 'site',
  rerouted: null,
  eta_changed: null,
  temperature_logged: null,
  return_started: 'site',
  returned: null,
  delivered: null,
  unmapped: 'moving',
}

/** The newest scan (they come newest first) that says where the goods are, and what they do since; null before one. */
export function currentLeg(
  events: readonly TrackedEvent[],
  destinationCity: string,
): { readonly event: TrackedEvent; readonly leg: Leg } | null {
  for (const event of events) {
    const leg = legAfter[event.code]
    if (leg === null) continue
    return { event, leg: leg === 'site' && event.place?.cityCode === destinationCity ? 'city' : leg }
  }
  return null
}
