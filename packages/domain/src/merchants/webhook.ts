import type { WebhookRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { WebhookTopic } from './merchant-rules.ts'
import { hasSecret } from './webhook-secret.ts'

/** An address that an account is told at. Instants are ms UTC. */
export type Webhook = {
  readonly id: string
  readonly url: string
  readonly topics: readonly WebhookTopic[]
  readonly state: 'on' | 'off'
  /** Nothing is sent while the secret is `lost`: the key it follows from has been changed, and it needs a new one. */
  readonly secretState: 'good' | 'lost'
  /** Which of its secrets is in use, from 1, and since when. */
  readonly secretVersion: number
  readonly secretSince: number
  /** Until when what is sent is signed with the secret before as well; null where it is not. */
  readonly earlierUntil: number | null
  readonly createdAt: number
}

/** An address with its secret, which is told once. */
export type NewWebhook = { readonly webhook: Webhook; readonly secret: string }

export function readWebhook({ now, settings }: Pick<Ctx, 'now' | 'settings'>, row: WebhookRow): Webhook {
  const { earlier_until } = row
  return {
    id: row.id,
    url: row.url,
    topics: JSON.parse(row.topics) as WebhookTopic[],
    state: row.state,
    secretState: hasSecret(settings.linkKey, row) ? 'good' : 'lost',
    secretVersion: row.secret_version,
    secretSince: row.secret_since,
    earlierUntil: earlier_until !== null && now() < earlier_until ? earlier_until : null,
    createdAt: row.created_at,
  }
}
