import type { LocaleId } from '@hongyan/locales'
import type { HoldReason, ShipmentStatus } from '../tracking/vocabulary.ts'
import type { SubscriptionChannel } from './subscription-rules.ts'

/** Where a message goes. */
export type SubscriptionReceiver = {
  readonly channel: Exclude<SubscriptionChannel, 'feed'>
  readonly address: string
  readonly locale: LocaleId
}

/** A shipment in a message, by nothing that a look-up without digits would not show. */
export type NotifiedShipment = {
  readonly waybillNo: string
  readonly status: ShipmentStatus
  /** ms UTC. */
  readonly since: number
  readonly holdReason: HoldReason | null
  readonly destinationCity: string
  /** Stops this shipment alone. */
  readonly stop: string
}

/** What a subscriber is sent. Tokens are for links and are stored nowhere. */
export type SubscriptionMessage = {
  readonly id: string
  readonly topic: 'subscription'
  readonly number: string
  readonly revision: number
  readonly to: SubscriptionReceiver
} & (
  | {
      readonly kind: 'confirm'
      readonly waybillNo: string
      readonly confirm: string
      /** ms UTC. */
      readonly until: number
      readonly stop: string
    }
  | {
      readonly kind: 'changes'
      /** At least one, the newest change first. */
      readonly shipments: readonly NotifiedShipment[]
      /** Stops everything that the message speaks of. */
      readonly stopAll: string
    }
)

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly subscription: SubscriptionMessage
  }
}

declare module '../codes/sms-gateway.ts' {
  interface TextMessages {
    /** Where a shipment stands, and of how many others the status has changed as well. */
    readonly status: {
      readonly number: string
      readonly status: ShipmentStatus
      readonly others: number
      readonly stop: string
    }
  }
}
