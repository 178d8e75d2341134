import type { ShipmentStatus } from '../tracking/vocabulary.ts'

/** How somebody is told: a mail, a text message, or a web feed that they read. */
export const subscriptionChannels = ['mail', 'sms', 'feed'] as const
export type SubscriptionChannel = (typeof subscriptionChannels)[number]

/** What somebody may want to be told of, in the order in which it happens. */
export const subscriptionMoments = ['on-the-way', 'out-for-delivery', 'arrived', 'trouble'] as const
export type SubscriptionMoment = (typeof subscriptionMoments)[number]

/** The moment that a shipment comes to with a status; null where there is nothing to tell. */
export const momentOf: Readonly<Record<ShipmentStatus, SubscriptionMoment | null>> = {
  registered: null,
  picked_up: 'on-the-way',
  in_transit: 'on-the-way',
  out_for_delivery: 'out-for-delivery',
  awaiting_collection: 'arrived',
  delivered: 'arrived',
  attempt_failed: 'trouble',
  on_hold: 'trouble',
  returning: 'trouble',
  returned: 'trouble',
}
