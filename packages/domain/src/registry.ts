import type { Registry } from '@hongyan/kernel/context'
import { composeClaimMessage } from './claims/claim-message.ts'
import { composeInvitation } from './companies/invitation-message.ts'
import { composeEnquiryMessage } from './enquiries/enquiry-message.ts'
import { composeMerchantMessage } from './merchants/merchant-message.ts'
import { notifyMerchantsOfShipments } from './merchants/notify-merchants-of-shipments.ts'
import { composeOrderMessage } from './orders/order-message.ts'
import { composeDeliveryMessage } from './shipments/delivery-message.ts'
import { ownAmong } from './shipments/own-shipments.ts'
import { composeStaffLink } from './staff/staff-link-message.ts'
import { composeSubscriptionMessage } from './subscriptions/compose-subscription-message.ts'
import { notifySubscribers } from './subscriptions/notify-subscribers.ts'

/** What the entities of this product give to the parts below them. */
export const registry: Registry = {
  composers: {
    claim: ({ db }, row) => composeClaimMessage(db, row),
    delivery: ({ db }, row) => composeDeliveryMessage(db, row),
    enquiry: ({ db }, row) => composeEnquiryMessage(db, row),
    invitation: composeInvitation,
    merchant: ({ db }, row) => composeMerchantMessage(db, row),
    order: composeOrderMessage,
    'staff-link': composeStaffLink,
    subscription: composeSubscriptionMessage,
  },
  ownAmong,
  // Locks are taken in this order everywhere.
  shipmentListeners: [notifySubscribers, notifyMerchantsOfShipments],
}
