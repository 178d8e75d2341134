import type { SubscriptionChannel } from '@hongyan/domain/subscriptions/subscription-rules'

/** What pages may ask of subscriptions. */
export type SubscriptionNeeds = {
  /** The ways in which this site can tell somebody of a change. */
  readonly subscriptionChannels: readonly SubscriptionChannel[]
}
