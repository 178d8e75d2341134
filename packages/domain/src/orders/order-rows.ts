import type { OrderDetailsRow, OrderPriceLineRow, OrderRow } from '@hongyan/db'
import { networkCityOf } from '../quotes/journey.ts'
import { findQuotePlace } from '../quotes/quote-place.ts'
import { piecesOf } from './order-input.ts'
import { stateColumns } from './order-state.ts'
import type { PricedOrder } from './price-order.ts'

/** What an order has that its price does not say. */
type OrderIdentity = {
  readonly id: string
  readonly number: string
  readonly idempotencyKey: string
  readonly contentMac: string
  readonly customerId: string | null
  readonly companyId: string | null
  readonly placedBy: string | null
  readonly locale: string
  /** ms UTC. */
  readonly at: number
}

/** A placed order as it is stored, without anything personal. */
export function orderRow(identity: OrderIdentity, { order, terms, offer, branch }: PricedOrder): OrderRow {
  const { id, number, at } = identity
  return {
    id,
    number,
    idempotency_key: identity.idempotencyKey,
    content_mac: identity.contentMac,
    customer_id: identity.customerId,
    company_id: identity.companyId,
    placed_by: identity.placedBy,
    locale: identity.locale,
    kind: order.kind,
    product: order.product,
    ...stateColumns({ kind: 'placed', since: at }),
    revision: 1,
    origin_city: cityOf(order.sender.division),
    destination_city: cityOf(order.recipient.division),
    goods_kind: order.goodsKind,
    sizes: JSON.stringify(order.pieces),
    pieces: piecesOf(order),
    weight_grams: offer.weight.actual,
    charged_grams: offer.weight.charged,
    add_ons: JSON.stringify(order.addOns),
    declared_fen: order.declaredValue,
    collect_fen: order.cashOnDelivery,
    payer: order.payer,
    pickup_way: order.pickup.way,
    pickup_from: order.pickup.from,
    pickup_until: order.pickup.until,
    branch,
    total_fen: terms.total,
    tariff_from: terms.tariffFrom,
    terms_version: terms.termsVersion,
    arrives_from: terms.arrivesFrom,
    arrives_until: terms.arrivesUntil,
    arrives_by: terms.arrivesBy,
    created_at: at,
    updated_at: at,
  }
}

/** The people, addresses and goods of an order as they are stored. */
export function orderDetailsRow(
  orderId: string,
  { order, goods }: PricedOrder,
  contactMobile: string | null,
): OrderDetailsRow {
  const { sender, recipient } = order
  return {
    order_id: orderId,
    contact_mobile: contactMobile,
    sender_name: sender.name,
    sender_phone: sender.phone,
    sender_division: sender.division,
    sender_detail: sender.detail,
    recipient_name: recipient.name,
    recipient_phone: recipient.phone,
    recipient_division: recipient.division,
    recipient_detail: recipient.detail,
    goods: JSON.stringify(goods),
    note: order.note,
  }
}

/** The lines of a price as they are stored; there is always one at least, for the freight. */
export function priceLineRows(orderId: string, { terms }: PricedOrder): OrderPriceLineRow[] {
  return terms.lines.map((line, position) => ({
    order_id: orderId,
    position,
    item: line.item,
    fee_fen: line.fee,
    formula: JSON.stringify(line.formula),
    billed_as_grams: line.billedAs ?? null,
  }))
}

/** The city of the network, or the city of the divisions, that a district lies in. */
function cityOf(division: string): string {
  const place = findQuotePlace(division)
  return place === null ? division : networkCityOf(place)
}
