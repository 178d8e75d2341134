import type { Schema, WebhookEventRow } from '@hongyan/db'
import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7After } from '@hongyan/kernel/ids'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import type { Transaction } from 'kysely'
import { addMessages, type OutboxChange } from '../outbox/add-messages.ts'
import { isOpen } from '../outbox/claim-messages.ts'

/** Something an address is told; `data` is what goes out, and holds nothing personal. */
export type WebhookEventInput = {
  readonly webhookId: string
  /** Whose address it is: all of one account share what is under way. */
  readonly accountId: string
  readonly type: string
  /** The order or waybill it is about. */
  readonly number: string
  /** The order whose events this address gets one after the other; null where nothing waits for anything. */
  readonly orderNo: string | null
  readonly data: Readonly<Record<string, unknown>>
  /** When it goes out, ms UTC; at once where nothing is said. */
  readonly dueAt?: number
}

/** Queues events for addresses, in the transaction of what they tell about; returns their ids, in the same order. */
export async function addWebhookEvents(
  ctx: Ctx,
  trx: Transaction<Schema>,
  events: readonly WebhookEventInput[],
): Promise<readonly string[]> {
  const now = ctx.now()
  const timestamp = isoUtc(now)
  const newest = await newestWaiting(trx, events)
  const ids: string[] = []
  for (const chunk of inChunks(events)) {
    const rows: WebhookEventRow[] = []
    const messages: OutboxChange[] = []
    for (const event of chunk) {
      const { webhookId: webhook_id, accountId: owner, type, number, data, dueAt = now } = event
      const orderingKey = orderingKeyOf(event)
      const id = uuidv7After(newest.get(orderingKey ?? ''), now)
      if (orderingKey !== null) newest.set(orderingKey, id)
      ids.push(id)
      const body = JSON.stringify({ type, timestamp, data })
      rows.push({ id, webhook_id, type, number, body, created_at: now })
      const subject = { topic: 'merchant', kind: 'event', aggregate: id, number, revision: 1 } as const
      messages.push({ ...subject, orderingKey, targets: ['merchant'], receiver: webhook_id, owner, dueAt })
    }
    await trx.insertInto('webhook_events').values(rows).execute()
    await addMessages(trx, messages, now)
  }
  return ids
}

function orderingKeyOf({ webhookId, orderNo }: WebhookEventInput): string | null {
  return orderNo === null ? null : `${webhookId}:${orderNo}`
}

/** The newest event of each order that waits for an address: what is queued now sorts behind it, whoever made it. */
async function newestWaiting(
  trx: Transaction<Schema>,
  events: readonly WebhookEventInput[],
): Promise<Map<string, string>> {
  const newest = new Map<string, string>()
  const keys = new Set(events.flatMap((event) => orderingKeyOf(event) ?? []))
  for (const chunk of inChunks([...keys])) {
    const rows = await trx
      .selectFrom('outbox')
      .select(({ fn }) => ['ordering_key', fn.max('aggregate').as('newest')])
      .where(isOpen('outbox'))
      .where('ordering_key', 'in', chunk)
      .groupBy('ordering_key')
      .execute()
    for (const row of rows) newest.set(row.ordering_key ?? '', row.newest)
  }
  return newest
}
