export { checkCode, useCode } from './codes/check-code.ts'
export { type CodePurpose, type CodeSettings, codePurposes } from './codes/code-settings.ts'
export { type SendCodeInput, sendCode } from './codes/send-code.ts'
export type { SmsGateway, SmsOutcome, TextMessage } from './codes/sms-gateway.ts'
export type { Actor, Ctx, DomainSettings } from './context.ts'
export { type Delivered, deliverNext } from './deliveries/deliver-next.ts'
export {
  type DeliveryKind,
  type DeliveryMessage,
  type DeliveryOutcome,
  type DeliveryPort,
  type DeliveryPorts,
  type DeliveryTarget,
  deliveryTargets,
} from './deliveries/delivery-ports.ts'
export { listStuck, type StuckDelivery } from './deliveries/list-stuck.ts'
export { retryParked } from './deliveries/retry-parked.ts'
export { type Correction, correctable, correctEnquiry } from './enquiries/correct-enquiry.ts'
export * from './enquiries/enquiry-input.ts'
export { newEnquiryNumber, readEnquiryNumber } from './enquiries/enquiry-number.ts'
export type { EnquiryReceipt } from './enquiries/enquiry-receipt.ts'
export type { EnquiryDetails, EnquiryRecord } from './enquiries/enquiry-record.ts'
export type { EnquirySettings } from './enquiries/enquiry-settings.ts'
export { closingOutcomes, type EnquiryStatus, enquiryTransitions } from './enquiries/enquiry-status.ts'
export { type EnquiryMove, moveEnquiry } from './enquiries/move-enquiry.ts'
export { type EnquiryView, showEnquiry } from './enquiries/show-enquiry.ts'
export { type SubmitEnquiryInput, submitEnquiry } from './enquiries/submit-enquiry.ts'
export { withdrawConsent } from './enquiries/withdraw-consent.ts'
export { DomainError, type ErrorCode, errorCodes, type FieldProblem } from './errors.ts'
export { raiseAlarm } from './limits/raise-alarm.ts'
export type { SpendableToken } from './limits/spend-tokens.ts'
export * from './numbers.ts'
export { addressTree } from './places/address-tree.ts'
export { currentCode, districtOfTown } from './places/current-code.ts'
export {
  addressRoot,
  childrenOf,
  type Division,
  type DivisionLevel,
  divisionPath,
  findDivision,
  listDivisions,
} from './places/divisions.ts'
export { findCity, listCities } from './places/find-city.ts'
export { greatCircleKm } from './places/great-circle.ts'
export { maskAddress } from './privacy/mask-address.ts'
export { maskFreeText } from './privacy/mask-free-text.ts'
export { maskName } from './privacy/mask-name.ts'
export { hidePhone, maskPhone } from './privacy/mask-phone.ts'
export { contentSince, keepContent, type PublishedContent } from './publishing/keep-content.ts'
export type { ChargeableWeight } from './quotes/chargeable-weight.ts'
export { defaultTariffs } from './quotes/default-tariffs.ts'
export type { Formula, PriceLine } from './quotes/price-line.ts'
export type { Obstacle } from './quotes/price-product.ts'
export { quoteInput } from './quotes/quote-input.ts'
export type { QuotePlace } from './quotes/quote-place.ts'
export { type Offer, type Quote, quotableDays, quoteShipment } from './quotes/quote-shipment.ts'
export { readQuotePlace, searchQuotePlaces } from './quotes/search-places.ts'
export { type AddOnSheet, inForce } from './quotes/tariff.ts'
export type { Transit, TransitReason } from './quotes/transit/estimate-arrival.ts'
export * from './quotes.ts'
export { countView } from './reading/count-view.ts'
export { rankPages } from './reading/rank-pages.ts'
export { countMiss } from './searching/count-miss.ts'
export { listMisses, type MissedTerm } from './searching/list-misses.ts'
export type { MissPlace } from './searching/miss-places.ts'
export { dayInChina } from './time/day-in-china.ts'
export { isoInZone, isoUtc } from './time/iso-in-zone.ts'
export { feedFreshness } from './tracking/feed-freshness.ts'
export { type IncomingEvent, incomingEventSchema, type ParsedEvent } from './tracking/incoming-event.ts'
export { type IngestResult, ingestEvents } from './tracking/ingest-events.ts'
export { listTrackPoints, type TrackPoint } from './tracking/list-track-points.ts'
export { readProofImage } from './tracking/read-proof-image.ts'
export { type ProofOfDelivery, showProof } from './tracking/show-proof.ts'
export { trackNumbers } from './tracking/track-numbers.ts'
export type * from './tracking/tracking-answer.ts'
export { unlockShipment } from './tracking/unlock-shipment.ts'
export * from './tracking/vocabulary.ts'
