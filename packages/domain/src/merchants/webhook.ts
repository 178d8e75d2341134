import type { WebhookRow } from '@hongyan/db'
import type { WebhookTopic } from './merchant-rules.ts'

/** An address that an account is told at. Instants are ms UTC. */
export type Webhook = {
  readonly id: string
  readonly url: string
  readonly topics: readonly WebhookTopic[]
  readonly state: 'on' | 'off'
  /** Which of its secrets is in use, from 1, and since when. */
  readonly secretVersion: number
  readonly secretSince: number
  /** Until when what is sent is signed with the secret before as well; null where it is not. */
  readonly earlierUntil: number | null
  readonly createdAt: number
}

/** An address with its secret, which is told once. */
export type NewWebhook = { readonly webhook: Webhook; readonly secret: string }

export function readWebhook(row: WebhookRow, now: number): Webhook {
  return {
    id: row.id,
    url: row.url,
    topics: JSON.parse(row.topics) as WebhookTopic[],
    state: row.state,
    secretVersion: row.secret_version,
    secretSince: row.secret_since,
    earlierUntil: row.earlier_until !== null && now < row.earlier_until ? row.earlier_until : null,
    createdAt: row.created_at,
  }
}
