/** A batch of scans as a partner sent it: acknowledged when it stands here, in the order of `position`. */
export type EventLogRow = {
  position: number
  /** What the sender asks about it by. */
  id: string
  /** The key that signed it. With `nonce`, where there is one, a batch is taken once. */
  partner: string
  nonce: string | null
  content_hash: string
  events: number
  /** The sent events, JSON under zstd; null once every lane has taken its part, for they name people. */
  body: Uint8Array | null
  received_at: number
}

/** How far the events of one lane of waybills have been projected: everything up to `position`. */
export type EventLaneRow = { lane: number; position: number }

/** What of a batch's events in one lane was not simply stored; nothing where all was. */
export type EventVerdictRow = {
  position: number
  lane: number
  /** JSON of the place in the batch, the event's id, the outcome and the problem of each. */
  exceptions: string
}

/** That scans of others reached us in a minute (of ms UTC), and when the first of them did. */
export type FeedReceiptRow = { minute: number; received_at: number }
