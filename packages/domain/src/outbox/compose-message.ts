import type { Db, OutboxRow } from '@hongyan/db'
import { composeClaimMessage } from '../claims/claim-message.ts'
import { composeEnquiryMessage } from '../enquiries/enquiry-message.ts'
import { composeMerchantMessage } from '../merchants/merchant-message.ts'
import { composeOrderMessage } from '../orders/order-message.ts'
import { composeDeliveryMessage } from '../shipments/delivery-message.ts'
import type { OutboxMessage, OutboxTopic } from './outbox-message.ts'

type Compose = (db: Db, row: OutboxRow) => Promise<OutboxMessage | null>

const composers: Readonly<Record<OutboxTopic, Compose>> = {
  enquiry: composeEnquiryMessage,
  order: composeOrderMessage,
  delivery: composeDeliveryMessage,
  claim: composeClaimMessage,
  merchant: composeMerchantMessage,
}

/** Puts a message together from what is stored when it is sent; null when there is nothing to tell any more. */
export function composeMessage(db: Db, row: OutboxRow): Promise<OutboxMessage | null> {
  return composers[row.topic as OutboxTopic](db, row)
}
