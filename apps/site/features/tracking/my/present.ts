import type { ClaimView } from '@hongyan/domain/claims/read-claims'
import type { ShipmentView } from '@hongyan/domain/own-data/show-shipment'
import type { DeliveryChange } from '@hongyan/domain/shipments/delivery-change'
import type { ListedShipment, ShipmentPage } from '@hongyan/domain/shipments/list-shipments'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { currency, type DataText, homeZone, inEach, textIn } from '@hongyan/locales'

const iso = (at: number): string => isoInZone(at, homeZone)

export function presentChange({ wish, state, revision }: DeliveryChange) {
  return {
    wish,
    state: state.kind,
    since: iso(state.since),
    reason: state.kind === 'refused' ? state.reason : null,
    revision,
  }
}

export function presentClaim({ state, ...claim }: ClaimView) {
  return {
    number: claim.number,
    waybillNo: claim.waybillNo,
    kind: claim.kind,
    amount: claim.amountFen,
    currency,
    story: claim.story,
    state: state.kind,
    since: iso(state.since),
    granted: state.kind === 'granted' ? state.amountFen : null,
    reason: state.kind === 'refused' ? state.reason : null,
    filedAt: iso(claim.createdAt),
    files: claim.files.map(({ id, name, mediaType, size }) => ({ id, name, mediaType, size })),
    mayAdd: claim.mayAdd,
    mayWithdraw: claim.mayWithdraw,
  }
}

function presentOwn({ roles, nickname, orderNo, registeredAt, change }: ListedShipment) {
  return {
    roles,
    nickname,
    orderNo,
    registeredAt: iso(registeredAt),
    change: change && presentChange(change),
  }
}

/** Where and when those on their way were scanned last, by waybill number; not those whose scans name no place. */
export function latestPlaces({ shipments }: ShipmentPage) {
  return new Map(
    shipments.flatMap(({ shipment: { waybillNo, status, events } }) => {
      if (status === 'registered' || status === 'delivered' || status === 'returned') return []
      const last = events.find(({ place, site }) => place !== null || site !== null)
      if (last === undefined) return []
      const { place, site, at, zone } = last
      return [[waybillNo, { place, site, at, zone }] as const]
    }),
  )
}

function presentListed(own: ListedShipment) {
  const { shipment } = own
  const { eta, parties } = shipment
  return {
    ...presentOwn(own),
    waybillNo: shipment.waybillNo,
    product: shipment.product,
    status: shipment.status,
    statusSince: shipment.statusSince,
    holdReason: shipment.holdReason,
    milestones: shipment.milestones,
    origin: shipment.origin.name,
    destination: shipment.destination.name,
    eta: eta && { from: eta.from, to: eta.to, zone: eta.zone },
    packages: shipment.packages.length,
    deliveredPackages: shipment.deliveredPackages,
    senderName: parties?.senderName ?? '',
    receiverName: parties?.receiverName ?? '',
  }
}

export function presentPage({ shipments, counts, next }: ShipmentPage) {
  return { shipments: shipments.map(presentListed), counts, next }
}

/** An own shipment with every field. */
export function presentShipmentView(view: ShipmentView) {
  const { shipment, references, allowed, days, branches, mayClaim, claims } = view
  const named = (text: DataText) => inEach((id) => textIn(text, id))
  const listed = (ones: ShipmentView['branches']['branch']) =>
    ones.map(({ code, name, address }) => ({ code, name: named(name), address: named(address) }))
  return {
    ...presentOwn(view),
    shipment,
    references,
    allowed: allowed.map(({ choice, until }) => ({ choice, until: until === null ? null : iso(until) })),
    days,
    branches: { branch: listed(branches.branch), locker: listed(branches.locker) },
    mayClaim,
    claims: claims.map(presentClaim),
  }
}
