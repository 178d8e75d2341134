export { dayInChina } from '@hongyan/kernel/day-in-china'
export { isAlive, keptPastEndMs, type Lifetime } from '@hongyan/kernel/expiry'
export { isoInZone, isoUtc } from '@hongyan/kernel/iso-in-zone'
export type { AccountSession } from './accounts/account-session.ts'
export type { AccountSettings } from './accounts/account-settings.ts'
export { beginSignIn } from './accounts/begin-sign-in.ts'
export { deviceKey } from './accounts/device-key.ts'
export { endOwnSessions } from './accounts/end-own-sessions.ts'
export { endProviderSessions } from './accounts/end-provider-sessions.ts'
export { endSession } from './accounts/end-session.ts'
export { findSession } from './accounts/find-session.ts'
export { isEndedForGood } from './accounts/is-ended-for-good.ts'
export { listSessions, type SessionView } from './accounts/list-sessions.ts'
export { type CompanyRole, companyRoles, type Membership } from './accounts/membership.ts'
export { openSession, type ProvenIdentity } from './accounts/open-session.ts'
export { type SignInTaken, takeSignIn } from './accounts/take-sign-in.ts'
export { addAddress } from './address-book/add-address.ts'
export type { AddressPage } from './address-book/address-page.ts'
export type { BookAddress } from './address-book/book-address.ts'
export { checkImport } from './address-book/check-import.ts'
export { deleteAddresses } from './address-book/delete-addresses.ts'
export { editAddress } from './address-book/edit-address.ts'
export { exportAddresses } from './address-book/export-addresses.ts'
export { forgetDeletedAddresses } from './address-book/forget-deleted-addresses.ts'
export { getAddress } from './address-book/get-address.ts'
export { commonGroupNames } from './address-book/group-names.ts'
export { type ImportResult, importAddresses } from './address-book/import-addresses.ts'
export type { ImportNote, JudgedLine } from './address-book/judge-import.ts'
export { listAddresses } from './address-book/list-addresses.ts'
export { type ImportDecision, mendImport } from './address-book/mend-import.ts'
export type { AddressInput, ContentProblem } from './address-book/read-content.ts'
export { type ImportedLine, type ImportRead, readImport } from './address-book/read-import.ts'
export { readingsOf } from './address-book/readings.ts'
export { renameAddressGroup } from './address-book/rename-address-group.ts'
export { resolveAddresses } from './address-book/resolve-addresses.ts'
export { restoreAddresses } from './address-book/restore-addresses.ts'
export { type FoundAddress, searchAddresses } from './address-book/search-addresses.ts'
export { setDefaultAddress } from './address-book/set-default-address.ts'
export { addressIn } from './addresses/address-in.ts'
export { type AreaCode, areaCodeOf, areaCodes } from './addresses/area-codes.ts'
export { joinStreet } from './addresses/format-address.ts'
export { type LocatedText, locateText } from './addresses/locate-text.ts'
export { parseAddress } from './addresses/parse-address.ts'
export type {
  AddressField,
  AddressPart,
  Confidence,
  Correction as AddressCorrection,
  ParsedAddress,
} from './addresses/parsed-address.ts'
export { type AddressSuggestion, suggestAddresses } from './addresses/suggest-addresses.ts'
export {
  type AddressFinding,
  type FindingKind,
  findingKinds,
  validateAddress,
} from './addresses/validate-address.ts'
export {
  type Branch,
  type BranchKind,
  type BranchService,
  branchKinds,
  branchServices,
} from './branches/branch.ts'
export {
  type BranchAway,
  type BranchNetwork,
  branchNetwork,
  districtsOf,
  type GeoPoint,
} from './branches/branch-network.ts'
export { type BranchesFound, type BranchSearch, findBranches } from './branches/find-branches.ts'
export { branchesSince, dropBranches, keepBranches } from './branches/keep-branches.ts'
export { type AreaWords, locateArea } from './branches/locate-area.ts'
export { clockTime, type OpenState, openState, spansOf } from './branches/opening-hours.ts'
export { type BranchColumn, type BranchRecord, branchColumns, readBranch } from './branches/read-branch.ts'
export { sampleNetwork } from './branches/sample-network.ts'
export { computeFootprint } from './carbon/compute-footprint.ts'
export { currentFactorSet, findFactorSet } from './carbon/factors/factor-sets.ts'
export { findFootprint } from './carbon/find-footprint.ts'
export * from './carbon/footprint.ts'
export { type FieldFault, readLink } from './carbon/read-link.ts'
export { addClaimFile, type ClaimFileProblem } from './claims/add-claim-file.ts'
export type { ClaimMessage } from './claims/claim-message.ts'
export { type ClaimState, type ClaimStateKind, claimTransitions } from './claims/claim-state.ts'
export * from './claims/claim-vocabulary.ts'
export { type ClaimProblem, type FileClaimInput, fileClaim } from './claims/file-claim.ts'
export { type ClaimMove, moveClaim } from './claims/move-claim.ts'
export { readClaimFile } from './claims/read-claim-file.ts'
export type { ClaimFile, ClaimView } from './claims/read-claims.ts'
export { showClaim, waitingClaims } from './claims/show-claim.ts'
export type { CodePurpose, CodeSettings } from './codes/code-settings.ts'
export { type SendCodeInput, sendCode } from './codes/send-code.ts'
export type { SmsGateway, SmsOutcome, TextMessage } from './codes/sms-gateway.ts'
export { acceptInvitation } from './companies/accept-invitation.ts'
export { changeRole } from './companies/change-role.ts'
export { mayChange, membershipFor } from './companies/company-access.ts'
export type { CompanyNameProblem } from './companies/company-name.ts'
export * from './companies/company-rules.ts'
export type { CompanySettings } from './companies/company-settings.ts'
export { handOverCompany } from './companies/hand-over-company.ts'
export type { InvitationMessage } from './companies/invitation-message.ts'
export { invitationToken } from './companies/invitation-token.ts'
export { type InvitationProblem, inviteToCompany } from './companies/invite-to-company.ts'
export { type Left, leaveCompany } from './companies/leave-company.ts'
export type { ChangedPerson, CompanyChange } from './companies/list-company-changes.ts'
export { listContracts } from './companies/list-contracts.ts'
export { makeCompany } from './companies/make-company.ts'
export type { ContractOwner, MonthlyContract } from './companies/monthly-contract.ts'
export { removePerson } from './companies/remove-person.ts'
export { renameCompany } from './companies/rename-company.ts'
export { setContract } from './companies/set-contract.ts'
export { type CompanyView, showCompany } from './companies/show-company.ts'
export { type InvitationView, showInvitation } from './companies/show-invitation.ts'
export { withdrawInvitation } from './companies/withdraw-invitation.ts'
export type { Actor, Ctx, DomainSettings } from './context.ts'
export {
  type AddressCoverage,
  checkAddress,
  checkAddresses,
  type LocatedAddress,
  locateAddress,
} from './coverage/check-addresses.ts'
export type {
  Coverage,
  CoverageState,
  DistrictCoverage,
  ProductCoverage,
  WiderCoverage,
} from './coverage/check-delivery.ts'
export { type CoverageBand, mostAddresses, productRules } from './coverage/coverage-rules.ts'
export { districtStates } from './coverage/district-states.ts'
export { type Correction, correctEnquiry } from './enquiries/correct-enquiry.ts'
export * from './enquiries/enquiry-input.ts'
export type { EnquiryMessage } from './enquiries/enquiry-message.ts'
export type { EnquiryReceipt } from './enquiries/enquiry-receipt.ts'
export type { EnquiryDetails, EnquiryRecord } from './enquiries/enquiry-record.ts'
export type { EnquirySettings } from './enquiries/enquiry-settings.ts'
export { closingOutcomes, type EnquiryStatus } from './enquiries/enquiry-status.ts'
export { type EnquiryMove, moveEnquiry } from './enquiries/move-enquiry.ts'
export { type EnquiryView, showEnquiry } from './enquiries/show-enquiry.ts'
export { type SubmitEnquiryInput, submitEnquiry } from './enquiries/submit-enquiry.ts'
export { withdrawConsent } from './enquiries/withdraw-consent.ts'
export { DomainError, type Entity, type ErrorCode, type FieldProblem, type Refusal } from './errors.ts'
export { countSuggestion } from './feedback/count-suggestion.ts'
export {
  longestFeedback,
  type Rating,
  ratings,
  type SuggestionKind,
  suggestionKinds,
} from './feedback/feedback-rules.ts'
export { type FeedbackEntry, listFeedback } from './feedback/list-feedback.ts'
export { recordFeedback } from './feedback/record-feedback.ts'
export type { SpendableToken } from './limits/spend-tokens.ts'
export { takeSharedLimit } from './limits/take-shared-limit.ts'
export { addWebhook } from './merchants/add-webhook.ts'
export type { ApiKey, NewApiKey } from './merchants/api-key.ts'
export { changeWebhook } from './merchants/change-webhook.ts'
export { createApiKey } from './merchants/create-api-key.ts'
export { findApiKey } from './merchants/find-api-key.ts'
export { listApiKeys } from './merchants/list-api-keys.ts'
export { type EventPage, listWebhookEvents } from './merchants/list-webhook-events.ts'
export { listWebhooks } from './merchants/list-webhooks.ts'
export {
  merchantPort,
  type PostWebhook,
  type WebhookAnswer,
  type WebhookRequest,
} from './merchants/merchant-port.ts'
export * from './merchants/merchant-rules.ts'
export type { MerchantSettings } from './merchants/merchant-settings.ts'
export { removeWebhook } from './merchants/remove-webhook.ts'
export { replayWebhookEvent } from './merchants/replay-webhook-event.ts'
export { revokeApiKey } from './merchants/revoke-api-key.ts'
export { rotateApiKey } from './merchants/rotate-api-key.ts'
export { rotateWebhookSecret } from './merchants/rotate-webhook-secret.ts'
export { showWebhookEvent } from './merchants/show-webhook-event.ts'
export { testWebhook } from './merchants/test-webhook.ts'
export type { NewWebhook, Webhook } from './merchants/webhook.ts'
export type {
  WebhookAttempt,
  WebhookEvent,
  WebhookEventState,
  WebhookEventView,
} from './merchants/webhook-event.ts'
export { type JudgeTarget, type TargetProblem, targetProblems } from './merchants/webhook-target.ts'
export * from './numbers.ts'
export { acceptOrder } from './orders/accept-order.ts'
export { cancelOrder } from './orders/cancel-order.ts'
export { changeOrder, type OrderChanges } from './orders/change-order.ts'
export { type CheckedOrder, checkOrders } from './orders/check-orders.ts'
export { deleteOrderDraft } from './orders/delete-order-draft.ts'
export { forgetOrderList } from './orders/forget-order-list.ts'
export {
  type GoodsList,
  type GoodVerdict,
  goodVerdicts,
  type JudgedGood,
  judgeGood,
  modeOf,
  type NameReading,
} from './orders/judge-goods.ts'
export { keepOrderList } from './orders/keep-order-list.ts'
export { listKeptLists } from './orders/list-kept-lists.ts'
export { listOrderDrafts } from './orders/list-order-drafts.ts'
export { listOrders, type OrderFilters, type OrderPage } from './orders/list-orders.ts'
export { mayPayMonthly } from './orders/may-pay-monthly.ts'
export { mendOrderList } from './orders/mend-order-list.ts'
export { numbersOfList } from './orders/numbers-of-list.ts'
export type { AllowedChange } from './orders/order-changes.ts'
export type { OrderContent } from './orders/order-content.ts'
export type { OrderDraft, OrderDraftContent } from './orders/order-drafts.ts'
export {
  type FoundProblem,
  type OrderInput,
  type OrderParty,
  type OrderProblem,
  type OrderValues,
  orderInput,
  orderProblems,
} from './orders/order-input.ts'
export { type IntakeAnswer, intakePort, type OrderIntake } from './orders/order-intake.ts'
export type { ListDraft, ListField } from './orders/order-list-draft.ts'
export type { OrderMessage, OrderMessageKind } from './orders/order-message.ts'
export type { OrderKey, OrderReceipt } from './orders/order-receipt.ts'
export type { OrderRecord, OrderWaybill } from './orders/order-record.ts'
export type { ChangeRule, OrderSettings } from './orders/order-settings.ts'
export { type OrderState, type OrderStateKind, orderTransitions } from './orders/order-state.ts'
export * from './orders/order-vocabulary.ts'
export { type OrderOfList, ordersOfList } from './orders/orders-of-list.ts'
export { type OrderOnItsWay, ordersOnTheirWay, waitingOrders } from './orders/orders-under-way.ts'
export {
  type PickupDay,
  type PickupOffer,
  type PickupWindow,
  pickupWindows,
} from './orders/pickup-windows.ts'
export { type PlaceOrderInput, placeOrder } from './orders/place-order.ts'
export { type PlaceOrdersInput, placeOrders } from './orders/place-orders.ts'
export { isAsShown, PriceChanged, type ShownTerms } from './orders/price-changed.ts'
export { type OrderBooks, type OrderPricing, type OrderTerms, priceOrder } from './orders/price-order.ts'
export { readOrderInput } from './orders/read-order-input.ts'
export { refuseOrder } from './orders/refuse-order.ts'
export { areaOf, type WaybillPieces } from './orders/register-shipments.ts'
export { reorder } from './orders/reorder.ts'
export { saveOrderDraft } from './orders/save-order-draft.ts'
export { type OrderView, showOrder } from './orders/show-order.ts'
export { claimMessages } from './outbox/claim-messages.ts'
export { listStuck, type StuckMessage } from './outbox/list-stuck.ts'
export { type OutboxMessage, type OutboxTarget, outboxTargets } from './outbox/outbox-message.ts'
export type { OutboxPort, OutboxPorts, SendOutcome } from './outbox/outbox-port.ts'
export { retryParked } from './outbox/retry-parked.ts'
export { type SentMessage, sendClaimed } from './outbox/send-claimed.ts'
export { countHoldings, type Holdings } from './own-data/count-holdings.ts'
export { countUnderWay, type UnderWay } from './own-data/count-under-way.ts'
export { deleteAccount } from './own-data/delete-account.ts'
export { type AccountExport, exportAccount } from './own-data/export-account.ts'
export { listTasks, type Task } from './own-data/list-tasks.ts'
export { type ShipmentView, showShipment } from './own-data/show-shipment.ts'
export { listPaperCounts, type PaperCount } from './papers/list-paper-counts.ts'
export { type OpenedPaper, openPaper } from './papers/open-paper.ts'
export type { PaperSettings } from './papers/paper-settings.ts'
export { takePaper } from './papers/take-paper.ts'
export { type PaperPass, verifyReader } from './papers/verify-reader.ts'
export { addressTree } from './places/address-tree.ts'
export { areaFromNames } from './places/area-from-names.ts'
export { bareName, bareText } from './places/bare-name.ts'
export { districtAt } from './places/district-at.ts'
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
export { findPlace, listPlaces } from './places/find-place.ts'
export { greatCircleKm } from './places/great-circle.ts'
export {
  defaultPoint,
  defaultPoints,
  locateNetworkAddress,
  type NetworkLocation,
} from './places/network-location.ts'
export { maskAddress } from './privacy/mask-address.ts'
export { maskMail } from './privacy/mask-mail.ts'
export { maskName } from './privacy/mask-name.ts'
export { hidePhone, maskPhone } from './privacy/mask-phone.ts'
export { contentSince, keepContent, type PublishedContent, versionOf } from './publishing/keep-content.ts'
export { type ContentDraft, findDraft, keepDraft } from './publishing/keep-draft.ts'
export type { ChargeableWeight } from './quotes/chargeable-weight.ts'
export { defaultTariffs } from './quotes/default-tariffs.ts'
export type { Handover } from './quotes/handover.ts'
export { type Journey, journeyOf } from './quotes/journey.ts'
export type { Formula, PriceLine } from './quotes/price-line.ts'
export type { Obstacle } from './quotes/price-product.ts'
export { quoteInput } from './quotes/quote-input.ts'
export type { QuotePlace } from './quotes/quote-place.ts'
export {
  type DelaysOn,
  defaultBooks,
  type Offer,
  type Quote,
  type QuoteProblem,
  quotableDays,
  quoteShipment,
} from './quotes/quote-shipment.ts'
export { type PlaceAnswer, resolveQuotePlace, searchQuotePlaces } from './quotes/search-places.ts'
export { type AddOnSheet, inForce } from './quotes/tariff.ts'
export type { Transit, TransitReason } from './quotes/transit/estimate-arrival.ts'
export * from './quotes.ts'
export { countView } from './reading/count-view.ts'
export { rankPages } from './reading/rank-pages.ts'
export { registry } from './registry.ts'
export {
  carryOutRetention,
  planRetention,
  type RetentionLine,
} from './retention/carry-out-retention.ts'
export { type RetentionItem, retentionItems } from './retention/due-queries.ts'
export { type KeptThing, retentionPeriods } from './retention/retention-periods.ts'
export { takeRetentionTurn } from './retention/take-retention-turn.ts'
export { countMiss } from './searching/count-miss.ts'
export { listMisses, type MissedTerm } from './searching/list-misses.ts'
export type { MissPlace } from './searching/miss-places.ts'
export {
  answerDeliveryChange,
  type DeliveryAnswer,
  waitingDeliveryChanges,
} from './shipments/answer-delivery-change.ts'
export { changeDelivery, type DeliveryProblem } from './shipments/change-delivery.ts'
export type { DeliveryChange, DeliveryChangeState, DeliveryWish } from './shipments/delivery-change.ts'
export type { DeliveryMessage } from './shipments/delivery-message.ts'
export { type AllowedChoice, deliveryRules } from './shipments/delivery-rules.ts'
export {
  findOwnShipment,
  type ListedShipment,
  listShipments,
  type ShipmentFilters,
  type ShipmentPage,
} from './shipments/list-shipments.ts'
export { nameShipment } from './shipments/name-shipment.ts'
export type { ShipmentRole } from './shipments/own-shipments.ts'
export * from './shipments/shipment-vocabulary.ts'
export { type ConfirmedSubscription, confirmSubscription } from './subscriptions/confirm-subscription.ts'
export { endSubscription } from './subscriptions/end-subscription.ts'
export { listSubscriptions, type SubscriptionView } from './subscriptions/list-subscriptions.ts'
export {
  readSubscriptionFeed,
  type StatusNews,
  type SubscriptionFeed,
} from './subscriptions/read-subscription-feed.ts'
export type { SubscriptionInput, SubscriptionProblem } from './subscriptions/read-subscription-input.ts'
export { stopSubscriptions } from './subscriptions/stop-subscriptions.ts'
export { type Subscribed, subscribe } from './subscriptions/subscribe.ts'
export type { SubscriptionMessage, ToldShipment } from './subscriptions/subscription-message.ts'
export * from './subscriptions/subscription-rules.ts'
export type { SubscriptionSettings } from './subscriptions/subscription-settings.ts'
export { feedFreshness } from './tracking/feed-freshness.ts'
export { type IncomingEvent, incomingEventSchema, type ParsedEvent } from './tracking/incoming-event.ts'
export { type IngestResult, ingestEvents } from './tracking/ingest-events.ts'
export { phoneKey } from './tracking/phone-key.ts'
export { type ReadEvent, readEvent } from './tracking/read-event.ts'
export { readProofImage } from './tracking/read-proof-image.ts'
export { sendShipmentCode, unlockByCode } from './tracking/shipment-code.ts'
export { type ProofOfDelivery, showProof } from './tracking/show-proof.ts'
export { trackNumbers } from './tracking/track-numbers.ts'
export type * from './tracking/tracking-answer.ts'
export { unlockShipment } from './tracking/unlock-shipment.ts'
export * from './tracking/vocabulary.ts'
export { readMail } from './typed/read-mail.ts'
