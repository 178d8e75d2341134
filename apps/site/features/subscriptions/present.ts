import { maskMail } from '@hongyan/domain/privacy/mask-mail'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import type { SubscriptionView } from '@hongyan/domain/subscriptions/list-subscriptions'
import type { SubscriptionInput } from '@hongyan/domain/subscriptions/read-subscription-input'
import type { Subscribed } from '@hongyan/domain/subscriptions/subscribe'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { paths } from '../../paths.ts'

/** What became of asking, by nothing that only the owner of the address should learn. */
export function presentSubscribed(
  became: Subscribed,
  { channel, address }: Pick<SubscriptionInput, 'channel' | 'address'>,
  origin: string,
) {
  const feed = became.kind === 'active' ? became.feed : null
  return {
    state: became.kind,
    number: became.waybillNo,
    address: channel === 'feed' ? '' : channel === 'mail' ? maskMail(address.trim()) : maskPhone(address),
    until: became.kind === 'asked' ? isoUtc(became.until) : null,
    feed: feed === null ? null : new URL(paths.subscriptionFeed(feed), origin).href,
    stop: became.kind === 'active' ? became.stop : null,
  }
}

export function presentSubscription({
  id,
  waybillNo,
  status,
  channel,
  address,
  moments,
  confirmed,
  since,
}: SubscriptionView) {
  return { id, number: waybillNo, status, channel, address, moments, confirmed, since: isoUtc(since) }
}
