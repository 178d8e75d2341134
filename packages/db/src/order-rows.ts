import type { Generated } from 'kysely'

/** An order without anything personal: what was agreed, and where it stands. */
export type OrderRow = {
  id: string
  /** What the customer is told and what receivers deduplicate by. */
  number: string
  /** With the customer it belongs to, so that keys of others never meet. */
  idempotency_key: string
  /** Keyed digest of what was sent, to tell a repeat from a reuse. */
  content_mac: string
  /** Whose own it is; null without an account, and for one of a company. */
  customer_id: string | null
  /** Whose it is, where its people share it. */
  company_id: string | null
  /** The account that placed it for the company; null where that is gone. */
  placed_by: string | null
  locale: string
  kind: string
  product: string
  state: string
  state_since: number
  /** JSON of what belongs to the state alone. */
  state_detail: string | null
  /** Counts changes that the company is told of, from 1. */
  revision: number
  origin_city: string
  destination_city: string
  goods_kind: string
  /** JSON of the pieces by size: mm, grams and counts. */
  sizes: string
  pieces: number
  weight_grams: number
  charged_grams: number
  /** JSON list. */
  add_ons: string
  declared_fen: number
  /** To be collected from the recipient for the goods. */
  collect_fen: number
  payer: string
  pickup_way: string
  pickup_from: number
  pickup_until: number
  /** Code of the branch that takes the goods in. */
  branch: string
  /** What was shown and agreed to; the sum of the lines that have a fee. */
  total_fen: number
  /** First day of the tariff it was priced by, and the version of the terms. */
  tariff_from: string
  terms_version: string
  /** Days in China, and the hour `HH:MM` of the last. */
  arrives_from: string
  arrives_until: string
  arrives_by: string
  created_at: number
  updated_at: number
}

/** The only table that holds the people, addresses and goods of an order. */
export type OrderDetailsRow = {
  order_id: string
  /** Who was sent a code; null with an account. */
  contact_mobile: string | null
  sender_name: string
  sender_phone: string
  sender_division: string
  sender_detail: string
  recipient_name: string
  recipient_phone: string
  recipient_division: string
  recipient_detail: string
  /** JSON of the goods with the verdict each was placed under. */
  goods: string
  note: string | null
}

/** One line of the price an order was placed at. */
export type OrderPriceLineRow = {
  order_id: string
  position: number
  item: string
  /** Null where a contract names it. */
  fee_fen: number | null
  /** JSON. */
  formula: string
  billed_as_grams: number | null
}

/** A waybill of an order; its number stays taken when the order is cancelled. */
export type OrderWaybillRow = { waybill_no: string; order_id: string; position: number; pieces: number }

/** What an account has begun to order; personal, and gone when it is placed or deleted. */
export type OrderDraftRow = {
  id: string
  customer_id: string
  /** `order`: what stands in the order form; `list`: a list of orders that is being looked over. */
  kind: Generated<string>
  /** JSON. */
  content: string
  created_at: number
  updated_at: number
  /** When it was placed or forgotten; null while it goes on. */
  ended_at: number | null
}
