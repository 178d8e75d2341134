/** Whoever is told of changes: a mailbox, a mobile number or a feed. With `order_details` a table of personal data. */
export type SubscriberRow = {
  id: string
  channel: string
  /** Mail address or mobile number; null for a feed. */
  address: string | null
  /** Keyed digest of the address, by which one is found again; of a feed its own id. */
  address_mac: string
  locale: string
  /** Counts the messages there have been. */
  revision: number
  created_at: number
}

/** One shipment that a subscriber follows; the row is gone as soon as they do not. */
export type SubscriptionRow = {
  id: string
  subscriber_id: string
  shipment_id: string
  /** Who asked for it while signed in, null where nobody was. */
  customer_id: string | null
  locale: string
  /** JSON list of the moments to be told of. */
  moments: string
  state: 'asked' | 'active'
  /** The message that asks for confirmation; null where a code has shown it. */
  asked_revision: number | null
  /** Version of the privacy text it was asked for under. */
  text_version: string
  asked_at: number
  confirmed_at: number | null
}

/** A change to be told, in the message of that revision; null for what stands in a feed. */
export type SubscriptionChangeRow = {
  id: string
  subscription_id: string
  status: string
  since: number
  hold_reason: string | null
  revision: number | null
}
