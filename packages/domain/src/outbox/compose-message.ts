import type { OutboxRow } from '@hongyan/db'
import { composeClaimMessage } from '../claims/claim-message.ts'
import { composeInvitation } from '../companies/invitation-message.ts'
import type { Ctx } from '../context.ts'
import { composeEnquiryMessage } from '../enquiries/enquiry-message.ts'
import { composeMerchantMessage } from '../merchants/merchant-message.ts'
import { composeOrderMessage } from '../orders/order-message.ts'
import { composeDeliveryMessage } from '../shipments/delivery-message.ts'
import { composeSubscriptionMessage } from '../subscriptions/compose-subscription-message.ts'
import type { OutboxMessage, OutboxTopic } from './outbox-message.ts'

type Compose = (ctx: Ctx, row: OutboxRow) => Promise<OutboxMessage | null>

const composers: Readonly<Record<OutboxTopic, Compose>> = {
  enquiry: ({ db }, row) => composeEnquiryMessage(db, row),
  order: composeOrderMessage,
  subscription: composeSubscriptionMessage,
  delivery: ({ db }, row) => composeDeliveryMessage(db, row),
  claim: ({ db }, row) => composeClaimMessage(db, row),
  merchant: ({ db }, row) => composeMerchantMessage(db, row),
  invitation: composeInvitation,
}

/** Puts a message together from what is stored when it is sent; null when there is nothing to tell any more. */
export function composeMessage(ctx: Ctx, row: OutboxRow): Promise<OutboxMessage | null> {
  return composers[row.topic as OutboxTopic](ctx, row)
}
