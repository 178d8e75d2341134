export { aSender, aVisitor, testCtx, testSettings } from './contexts.ts'
export { aColdChainNo, anAirlineNo, anAirWaybillNo, anOrderNo, aWaybillNo } from './numbers.ts'
export {
  aJourney,
  anEvent,
  aPicture,
  aShipment,
  isoAt,
  journeyStart,
  nextWaybillNo,
  receiverPhone,
  type ShipmentInput,
  senderPhone,
} from './shipments.ts'
