import type { ClaimMessage } from '../claims/claim-message.ts'
import type { InvitationMessage } from '../companies/invitation-message.ts'
import type { EnquiryMessage } from '../enquiries/enquiry-message.ts'
import type { MerchantMessage } from '../merchants/merchant-message.ts'
import type { OrderMessage } from '../orders/order-message.ts'
import type { DeliveryMessage } from '../shipments/delivery-message.ts'
import type { SubscriptionMessage } from '../subscriptions/subscription-message.ts'

/**
 * Who is told: the desk, a partner system, a mailbox, the person who asked (by text message), whoever takes in the
 * company's orders, those who follow a shipment, merchants at addresses of their own, and whoever is invited into a company.
 */
export const outboxTargets = [
  'desk',
  'webhook',
  'mail',
  'receipt',
  'intake',
  'subscriber-mail',
  'subscriber-sms',
  'merchant',
  'invitation-mail',
] as const
export type OutboxTarget = (typeof outboxTargets)[number]

/** One message to one receiver, told apart by its topic. It may arrive more than once. */
export type OutboxMessage =
  | EnquiryMessage
  | OrderMessage
  | SubscriptionMessage
  | DeliveryMessage
  | ClaimMessage
  | MerchantMessage
  | InvitationMessage

export type OutboxTopic = OutboxMessage['topic']

/** What a message is about and what happened to it. */
export type MessageSubject = Pick<OutboxMessage, 'topic' | 'kind'>

/**
 * The shape in which messages of a topic are stored by this build. It goes up by one when an older build could not
 * put such a message together any more.
 */
export const payloadVersions: Readonly<Record<OutboxTopic, number>> = {
  enquiry: 1,
  order: 1,
  delivery: 1,
  claim: 1,
  subscription: 1,
  merchant: 1,
  invitation: 1,
}
