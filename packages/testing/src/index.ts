export { anAccountHolder } from './accounts.ts'
export { aBranch } from './branches.ts'
export { aCompany, aPersonWithMail, asNow, joinedAs, linkSentTo } from './companies.ts'
export { aCustomer, aPartner, aStaff, testCtx, testSettings } from './contexts.ts'
export { aCodeFor, anEnquiryForm, aStoredEnquiry, aSubmission, nextMobile } from './enquiries.ts'
export { generatedJourneys } from './generated-journeys.ts'
export { insideTransaction, untilItWaits } from './inside-transaction.ts'
export { deliverNext } from './integrations/deliver-next.ts'
export { type RecordedMessage, recordingReceivers } from './integrations/recording-receivers.ts'
export { type RecordingSms, recordingSms } from './integrations/recording-sms.ts'
export { aWebhook } from './merchants.ts'
export { aColdChainNo, anAirlineNo, anAirWaybillNo, anOrderNo, aWaybillNo } from './numbers.ts'
export {
  aGoodsList,
  anOrder,
  anOrderRecord,
  aPlacedOrder,
  aPlacement,
  firstWindow,
  orderBooks,
} from './orders.ts'
export {
  aJourney,
  anEvent,
  aPicture,
  aShipment,
  isoAt,
  journeyStart,
  nextWaybillNo,
  receiverPhone,
  senderPhone,
} from './shipments.ts'
