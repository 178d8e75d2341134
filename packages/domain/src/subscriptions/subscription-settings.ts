import type { SubscriptionChannel } from './subscription-rules.ts'

/** How people are told of changes; counts hold over every process, durations are ms. */
type SubscriptionSettings = {
  /** The ways in which this site can tell anybody. */
  readonly channels: readonly SubscriptionChannel[]
  /** How long changes are gathered into one message. */
  readonly gatherMs: number
  /** How long a subscription waits to be confirmed. */
  readonly confirmMs: number
  /** Shipments that one address may follow. */
  readonly perSubscriber: number
  /** Those who may follow one shipment. */
  readonly perShipment: number
  /** Messages that ask one address for confirmation, in an hour and in a day. */
  readonly confirmsPerHour: number
  readonly confirmsPerDay: number
  /** Subscriptions asked for from one network address in an hour. */
  readonly perAddressHour: number
  /** Text messages about shipments, to everybody in 24 hours: what they may cost us. */
  readonly textsPerDay: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly subscriptions: SubscriptionSettings
  }
}
