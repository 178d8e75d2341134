/** A key by which programs of an account make calls; the key itself is kept nowhere. */
export type ApiKeyRow = {
  id: string
  account_id: string
  /** What whoever asked for it calls the request: sending it again makes no second key. */
  request_key: string
  name: string
  /** How it begins, for people who compare. */
  shown_part: string
  secret_digest: string
  /** JSON list. */
  scopes: string
  created_at: number
  used_at: number | null
  /** When it stops working, because a newer one took its place. */
  ends_at: number | null
}

/** An address that an account wants to be told at. Its secret is worked out, never stored. */
export type WebhookRow = {
  id: string
  account_id: string
  request_key: string
  url: string
  /** JSON list. */
  topics: string
  state: 'on' | 'off'
  /** Counts the secrets it has had; the one before is good until `earlier_until`. */
  secret_version: number
  secret_since: number
  earlier_until: number | null
  /** Digest of the secret in use; null for one from before such were kept that nothing was signed with since. */
  secret_mark: string | null
  created_at: number
  updated_at: number
}

/** One thing that one address is told; how far that is stands in the outbox, under this id as its aggregate. */
export type WebhookEventRow = {
  id: string
  webhook_id: string
  type: string
  /** The order or waybill it is about. */
  number: string
  /** The bytes that are sent, each time. Nothing personal. */
  body: string
  created_at: number
}

/** One try to tell it. */
export type WebhookAttemptRow = {
  id: string
  event_id: string
  at: number
  took_ms: number
  /** Null where no whole answer came. */
  status: number | null
  /** The beginning of what was answered. */
  answer: string | null
  problem: string | null
}
