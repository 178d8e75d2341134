import type { ListedShipment } from '@hongyan/domain/shipments/list-shipments'
import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { currency, type LocaleId } from '@hongyan/locales'

function presentTrace(event: TrackedEvent, locale: LocaleId) {
  return {
    time: event.at,
    status: event.status,
    code: event.code,
    cityCode: event.place?.cityCode ?? null,
    city: event.place?.name[locale] ?? null,
  }
}

function presentEta(shipment: TrackedShipment) {
  if (!shipment.eta) return null
  const { from, to, computedAt } = shipment.eta
  return { from, to, computedAt }
}

function presentHead(shipment: TrackedShipment, locale: LocaleId) {
  return {
    waybillCode: shipment.waybillNo,
    status: shipment.status,
    statusSince: shipment.statusSince,
    holdReason: shipment.holdReason,
    originCity: shipment.origin.name[locale],
    destinationCity: shipment.destination.name[locale],
    eta: presentEta(shipment),
  }
}

/** Status, cities and times of a whole waybill. */
export function presentWaybill(shipment: TrackedShipment, locale: LocaleId) {
  return {
    ...presentHead(shipment, locale),
    packageCount: shipment.packages.length,
    deliveredPackages: shipment.deliveredPackages,
    traces: shipment.events.map((event) => presentTrace(event, locale)),
  }
}

/** What a customer is told more of an own shipment. */
function presentOwn({ shipment, roles, nickname, orderNo }: ListedShipment) {
  const { parties, product, weightGrams, billedWeightGrams, insuredFen } = shipment
  return {
    roles,
    nickname,
    orderCode: orderNo,
    product,
    weightGrams,
    billedWeightGrams,
    insuredFen,
    currency,
    senderName: parties?.senderName ?? '',
    senderPhone: parties?.senderPhone ?? '',
    senderAddress: parties?.senderAddress ?? '',
    receiverName: parties?.receiverName ?? '',
    receiverPhone: parties?.receiverPhone ?? '',
    receiverAddress: parties?.receiverAddress ?? '',
  }
}

/** A whole waybill with every field, for whom it belongs to. */
export function presentOwnWaybill(own: ListedShipment, locale: LocaleId) {
  return { ...presentWaybill(own.shipment, locale), ...presentOwn(own) }
}

/** The same for one package; null when the waybill has no such package. */
export function presentPackage(shipment: TrackedShipment, packageNo: string, locale: LocaleId) {
  const wanted = shipment.packages.find((candidate) => samePackage(candidate.packageNo, packageNo))
  if (!wanted) return null
  const concerns = (event: TrackedEvent) => event.packageNo === null || event.packageNo === wanted.packageNo
  return {
    ...presentHead(shipment, locale),
    packageCode: wanted.packageNo,
    packageStatus: wanted.status,
    traces: shipment.events.filter(concerns).map((event) => presentTrace(event, locale)),
  }
}

/** A package number is written with or without its last hyphen. */
function samePackage(left: string, right: string): boolean {
  return left.replace(/-$/, '') === right.replace(/-$/, '')
}

/** Steps of the journey and the cities on the way. */
export function presentNodes(shipment: TrackedShipment, locale: LocaleId) {
  return {
    waybillCode: shipment.waybillNo,
    status: shipment.status,
    nodes: shipment.milestones.map(({ step, state }) => ({ node: step, state })),
    stops: shipment.route.map(({ place, state, at }) => ({
      cityCode: place.cityCode,
      city: place.name[locale],
      state,
      time: at,
    })),
  }
}

/** The cities where it has been scanned, as points: never closer than the centre of a city. */
export function presentPoints({ route, freshness }: TrackedShipment) {
  const points = route.flatMap(({ place: { longitude, latitude, cityCode }, at }) =>
    at === null ? [] : [{ longitude, latitude, cityCode, time: at }],
  )
  return { points, asOf: freshness.asOf }
}

/** The few words a small screen needs; with every field for whom the shipment belongs to. */
export function presentBill(shipment: TrackedShipment, locale: LocaleId, own: ListedShipment | null) {
  const last = shipment.events.find((event) => event.place !== null)
  return {
    billCode: shipment.waybillNo,
    status: shipment.status,
    statusSince: shipment.statusSince,
    city: last?.place?.name[locale] ?? null,
    eta: presentEta(shipment),
    own: own && presentOwn(own),
  }
}
