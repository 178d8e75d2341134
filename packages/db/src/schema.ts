import type { Generated } from 'kysely'

/**
 * Tables as rows. Ids are text UUIDv7, instants (`…_at`) integer milliseconds UTC, weights grams, money fen,
 * JSON is text, booleans are 0 or 1: the same on SQLite and Postgres.
 */
export type Schema = {
  schema_migrations: { name: string; applied_at: number }
  shipments: ShipmentRow
  shipment_parties: ShipmentPartyRow
  shipment_references: ShipmentReferenceRow
  shipment_events: ShipmentEventRow
  shipment_proofs: ShipmentProofRow
  unlock_gates: UnlockGateRow
  unmapped_values: UnmappedValueRow
  link_counts: LinkCountRow
  once_tokens: OnceTokenRow
}

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
}

/** Other numbers of a shipment. `shipment_id` is null when several shipments share the number. */
export type ShipmentReferenceRow = { reference: string; shipment_id: string | null }

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

/** Wrong guesses at a shipment's phone digits. Also kept for numbers that do not exist, so that both look alike. */
export type UnlockGateRow = { gate: string; tries: number; open_again_at: number }

/** Codes and cities we could not map, counted for staff. */
export type UnmappedValueRow = {
  kind: 'event-code' | 'city'
  value: string
  seen: Generated<number>
  first_seen_at: number
  last_seen_at: number
  sample_event_id: string
}

/** How often links of one tag were opened on one day in China (`YYYY-MM-DD`). */
export type LinkCountRow = { day: string; tag: string; opened: number }

/** Tokens that have been used; a row may go once its token could not be accepted any more. */
export type OnceTokenRow = { id: string; expires_at: number }
