import { type Schema, uuidv7 } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Ctx } from '../context.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { isoUtc } from '../time/iso-in-zone.ts'
import { inChunks } from '../tracking/in-chunks.ts'

/** Something an address is told; `data` is what goes out, and holds nothing personal. */
export type WebhookEventInput = {
  readonly webhookId: string
  readonly type: string
  /** The order or waybill it is about. */
  readonly number: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues events for addresses, in the transaction of what they tell about; returns their ids, in the same order. */
export async function addWebhookEvents(
  ctx: Ctx,
  trx: Transaction<Schema>,
  events: readonly WebhookEventInput[],
): Promise<readonly string[]> {
  const now = ctx.now()
  const timestamp = isoUtc(now)
  const rows = events.map(({ webhookId, type, number, data }) => ({
    id: uuidv7(now),
    webhook_id: webhookId,
    type,
    number,
    body: JSON.stringify({ type, timestamp, data }),
    created_at: now,
  }))
  for (const chunk of inChunks(rows)) {
    await trx.insertInto('webhook_events').values(chunk).execute()
    const messages = chunk.map(({ id, number, webhook_id: receiver }) => ({
      topic: 'merchant' as const,
      kind: 'event' as const,
      aggregate: id,
      number,
      revision: 1,
      orderingKey: null,
      targets: ['merchant' as const],
      receiver,
    }))
    await addMessages(trx, messages, now)
  }
  return rows.map(({ id }) => id)
}
