import { type Schema, uuidv7 } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Ctx } from '../context.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { isoUtc } from '../time/iso-in-zone.ts'

/** Something an address is told; `data` is what goes out, and holds nothing personal. */
export type WebhookEventInput = {
  readonly webhookId: string
  readonly type: string
  /** The order or waybill it is about. */
  readonly number: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues an event for an address, in the transaction of what it tells about; returns its id. */
export async function addWebhookEvent(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { webhookId, type, number, data }: WebhookEventInput,
): Promise<string> {
  const now = ctx.now()
  const id = uuidv7(now)
  const body = JSON.stringify({ type, timestamp: isoUtc(now), data })
  await trx
    .insertInto('webhook_events')
    .values({ id, webhook_id: webhookId, type, number, body, created_at: now })
    .execute()
  const subject = { topic: 'merchant', kind: 'event', aggregate: id, number, revision: 1 } as const
  const to = { orderingKey: null, targets: ['merchant' as const], receiver: webhookId }
  await addMessages(trx, { ...subject, ...to }, now)
  return id
}
