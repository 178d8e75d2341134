/** A consignment. */
export type ShipmentRow = {
  id: string
  waybill_no: string
  order_no: string | null
  product: string
  origin_city: string
  destination_city: string
  pieces: number
  weight_grams: number
  billed_weight_grams: number
  insured_fen: number
  receipt: string
  promised_from: number | null
  promised_to: number | null
  registered_at: number
  /** Projection of the events, rebuilt whenever one arrives; for lists that do not read events. */
  status: string
  status_since: number
  hold_reason: string | null
  delivered_packages: number
  /** Time of the newest event. */
  last_event_at: number
  has_proof: 0 | 1
  /** The event whose description of the shipment is in force: the latest by its own time, then by id. */
  described_at: number
  described_by: string
  updated_at: number
  /** Where the projection stood after the last scan (`carried-state.ts`); null where it has to be rebuilt. */
  projection_state: string | null
  /** When those it named were removed; null while it may name somebody, and again where it is described anew. */
  people_gone_at: number | null
}

/** Sender and receiver: the only table that holds names, phones and addresses of shipments. */
export type ShipmentPartyRow = {
  shipment_id: string
  role: 'sender' | 'receiver'
  name: string
  phone: string
  address: string
  /** HMAC of the last four digits of the phone. */
  tail_mac: string
  /** The phone as numbers of accounts are spelled; null for one that no account can have. */
  phone_key: string | null
}

/** Other numbers of a shipment. `shipment_id` is null when several shipments share the number. */
export type ShipmentReferenceRow = { reference: string; shipment_id: string | null }

/** A scan, under its shipment and the sender's id: what makes a repeated delivery harmless. */
export type ShipmentScanRow = {
  at: number
  shipment_id: string
  event_id: string
  /** Tells whether what came under a known id is the same. */
  content_hash: string
  code: string
  city_code: string
  /** The site's name in Chinese, and behind a separator in English where that is another; null when unnamed. */
  site: string | null
  /** JSON of what few scans have (`scan-details.ts`); null where there is nothing of it. */
  details: string | null
}

export type ShipmentEventRow = {
  id: string
  /** The sender's own id: what makes a repeated delivery harmless. */
  event_id: string
  content_hash: string
  shipment_id: string
  package_no: string | null
  code: string
  at: number
  city_code: string
  /** JSON of the site's name per language, null when unnamed. */
  site: string | null
  text: string | null
  lang: string | null
  hold_reason: string | null
  eta_from: number | null
  eta_to: number | null
  received_at: number
  /** JSON of what was measured and between what it is to be, degrees Celsius; null where nothing was. */
  temperature: string | null
}

export type ShipmentProofRow = {
  id: string
  shipment_id: string
  package_no: string | null
  media_type: string
  image: Uint8Array
  signed_by: string
  signed_at: number
  city_code: string
  created_at: number
}

/** What somebody calls one of their shipments. */
export type ShipmentNicknameRow = {
  customer_id: string
  waybill_no: string
  nickname: string
  updated_at: number
}

/** How a shipment is to be delivered instead, as it was asked last; with `shipment_parties` a table of names. */
export type DeliveryChangeRow = {
  id: string
  waybill_no: string
  /** Who asked. */
  customer_id: string
  choice: string
  /** JSON of what the choice needs: a day, a branch, a neighbour. */
  detail: string
  state: 'asked' | 'accepted' | 'refused'
  /** Why the company does not do it; null otherwise. */
  reason: string | null
  state_since: number
  /** Counts what was asked for one shipment, from 1. */
  revision: number
  created_at: number
}

/** A claim about a shipment; `story` is what a person wrote. */
export type ClaimRow = {
  id: string
  /** What the customer is told and what receivers deduplicate by. */
  number: string
  /** With the customer it belongs to, so that keys of others never meet. */
  idempotency_key: string
  /** Keyed digest of what was sent, to tell a repeat from a reuse. */
  content_mac: string
  waybill_no: string
  customer_id: string
  kind: string
  amount_fen: number
  story: string
  locale: string
  state: string
  state_since: number
  /** JSON of what belongs to the state alone. */
  state_detail: string | null
  /** Counts what the company is told of, from 1. */
  revision: number
  created_at: number
  updated_at: number
}

/** A picture or paper that proves a claim; the same bytes are kept once. */
export type ClaimFileRow = {
  id: string
  claim_id: string
  name: string
  media_type: string
  /** SHA-256 of the content. */
  digest: string
  /** Bytes. */
  size: number
  content: Uint8Array
  created_at: number
}
