import type { Db, OutboxRow, WebhookEventRow, WebhookRow } from '@hongyan/db'

/** One event for one address of a merchant. */
export type MerchantMessage = {
  readonly id: string
  readonly topic: 'merchant'
  readonly kind: 'event'
  readonly number: string
  readonly revision: number
  /** Which try this is since it was queued or sent again, from 1. */
  readonly attempt: number
  readonly event: WebhookEventRow
  readonly webhook: WebhookRow
}

/** Puts the message together from what is stored now; null when the event is gone, and with it who wanted it. */
export async function composeMerchantMessage(db: Db, row: OutboxRow): Promise<MerchantMessage | null> {
  const event = await db.query
    .selectFrom('webhook_events')
    .selectAll()
    .where('id', '=', row.aggregate)
    .executeTakeFirst()
  const webhook =
    event &&
    (await db.query.selectFrom('webhooks').selectAll().where('id', '=', event.webhook_id).executeTakeFirst())
  if (!event || !webhook) return null
  const { id, number, revision, attempts: attempt } = row
  return { id, topic: 'merchant', kind: 'event', number, revision, attempt, event, webhook }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly merchant: MerchantMessage
  }
}
