import type { OrderDetailsRow, OrderPriceLineRow, OrderRow } from '@hongyan/db'
import type { LocaleId } from '@hongyan/locales'
import type { Formula, PriceLine } from '../quotes/price-line.ts'
import type { Pieces } from '../quotes/quote-input.ts'
import type { AddOn, GoodsKind } from '../quotes/vocabulary.ts'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'
import type { JudgedGood } from './judge-goods.ts'
import type { OrderParty } from './order-input.ts'
import type { OrderState } from './order-state.ts'
import type { OrderKind, OrderProduct, Payer, PickupWay } from './order-vocabulary.ts'
import type { OrderTerms } from './price-order.ts'

/** A waybill of an order and how far its shipment is. */
export type OrderWaybill = {
  readonly number: string
  readonly pieces: number
  readonly status: ShipmentStatus
  /** When it got there, ms UTC. */
  readonly since: number
}

/** Everything about one order, for its owner and for the company. Instants are ms UTC, money in minor units, weights grams. */
export type OrderRecord = {
  readonly id: string
  readonly number: string
  readonly revision: number
  readonly customerId: string | null
  readonly companyId: string | null
  /** Who placed it for the company, as the identity provider tells it; null for all others and where nobody knows. */
  readonly placedBy: string | null
  readonly locale: LocaleId
  readonly kind: OrderKind
  readonly product: OrderProduct
  readonly state: OrderState
  readonly placedAt: number
  readonly updatedAt: number
  readonly sender: OrderParty
  readonly recipient: OrderParty
  readonly originCity: string
  readonly destinationCity: string
  readonly goods: readonly JudgedGood[]
  readonly goodsKind: GoodsKind
  readonly sizes: readonly Pieces[]
  readonly pieces: number
  readonly weight: number
  readonly chargedWeight: number
  readonly addOns: readonly AddOn[]
  readonly declaredValue: number
  readonly cashOnDelivery: number
  readonly payer: Payer
  readonly pickup: {
    readonly way: PickupWay
    readonly from: number
    readonly until: number
    readonly branch: string
  }
  readonly note: string | null
  readonly terms: OrderTerms
  readonly waybills: readonly OrderWaybill[]
}

/** Puts an order together from its rows; `state` is read with its shipments. */
export function orderRecord(
  row: OrderRow,
  details: OrderDetailsRow,
  lines: readonly OrderPriceLineRow[],
  waybills: readonly OrderWaybill[],
  state: OrderState,
  placedBy: string | null,
): OrderRecord {
  return {
    id: row.id,
    number: row.number,
    revision: row.revision,
    customerId: row.customer_id,
    companyId: row.company_id,
    placedBy,
    locale: row.locale as LocaleId,
    kind: row.kind as OrderKind,
    product: row.product as OrderProduct,
    state,
    placedAt: row.created_at,
    updatedAt: row.updated_at,
    sender: {
      name: details.sender_name,
      phone: details.sender_phone,
      division: details.sender_division,
      detail: details.sender_detail,
    },
    recipient: {
      name: details.recipient_name,
      phone: details.recipient_phone,
      division: details.recipient_division,
      detail: details.recipient_detail,
    },
    originCity: row.origin_city,
    destinationCity: row.destination_city,
    goods: JSON.parse(details.goods) as JudgedGood[],
    goodsKind: row.goods_kind as GoodsKind,
    sizes: JSON.parse(row.sizes) as Pieces[],
    pieces: row.pieces,
    weight: row.weight_grams,
    chargedWeight: row.charged_grams,
    addOns: JSON.parse(row.add_ons) as AddOn[],
    declaredValue: row.declared_fen,
    cashOnDelivery: row.collect_fen,
    payer: row.payer as Payer,
    pickup: {
      way: row.pickup_way as PickupWay,
      from: row.pickup_from,
      until: row.pickup_until,
      branch: row.branch,
    },
    note: details.note,
    terms: {
      total: row.total_fen,
      lines: lines.map(readLine),
      tariffFrom: row.tariff_from,
      termsVersion: row.terms_version,
      arrivesFrom: row.arrives_from,
      arrivesUntil: row.arrives_until,
      arrivesBy: row.arrives_by,
    },
    waybills,
  }
}

function readLine(row: OrderPriceLineRow): PriceLine {
  return {
    item: row.item as PriceLine['item'],
    fee: row.fee_fen,
    formula: JSON.parse(row.formula) as Formula,
    ...(row.billed_as_grams === null ? {} : { billedAs: row.billed_as_grams }),
  }
}
