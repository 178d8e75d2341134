import type { SubscriptionChannel } from '@hongyan/domain/subscriptions/subscription-rules'
import type { presentSubscription } from './present.ts'

/** What pages may ask of subscriptions. */
export type SubscriptionNeeds = {
  /** The ways in which this site can tell somebody of a change. */
  readonly subscriptionChannels: readonly SubscriptionChannel[]
}

export type FollowedShipment = ReturnType<typeof presentSubscription>

/** What a page asks in the name of whoever is signed in. */
export type OwnSubscriptions = {
  /** What they follow, the newest first. */
  readonly followed: () => Promise<readonly FollowedShipment[]>
}
