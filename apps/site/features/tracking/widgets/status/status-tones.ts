import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import type { Tone } from '@hongyan/ui/tag.tsx'

/**
 * The colour of each status, the same wherever a shipment is shown: red for what somebody is to be at the door or to
 * do something for, amber for what is held, green for what has arrived; the rest goes on by itself.
 */
export const statusTones: Readonly<Record<ShipmentStatus, Tone>> = {
  registered: 'neutral',
  picked_up: 'neutral',
  in_transit: 'neutral',
  out_for_delivery: 'signal',
  awaiting_collection: 'signal',
  attempt_failed: 'signal',
  on_hold: 'caution',
  returning: 'neutral',
  returned: 'neutral',
  delivered: 'positive',
}
