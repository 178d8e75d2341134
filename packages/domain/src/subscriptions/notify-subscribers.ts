import type { Schema, SubscriberRow, SubscriptionRow } from '@hongyan/db'
import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { addMessages } from '../outbox/add-messages.ts'
import type { StatusChange } from '../tracking/rebuild-shipments.ts'
import { momentOf, type SubscriptionMoment } from './subscription-rules.ts'
import { newsMs } from './subscription-times.ts'

/**
 * Queues what has changed for everybody who follows it, in the transaction of the change. What a subscriber's next
 * message has not left with yet joins it, so that several shipments are one message. Rows are locked in the order of
 * their ids, after those of shipments and events.
 */
export async function notifySubscribers(
  ctx: Ctx,
  trx: Transaction<Schema>,
  changes: readonly StatusChange[],
): Promise<void> {
  const now = ctx.now()
  const news = new Map(
    changes
      .filter(({ status, since }) => since > now - newsMs && momentOf[status] !== null)
      .map((change) => [change.shipmentId, change]),
  )
  if (news.size === 0) return
  const follows: SubscriptionRow[] = []
  for (const ids of inChunks([...news.keys()])) {
    const rows = await trx
      .selectFrom('subscriptions')
      .selectAll()
      .where('shipment_id', 'in', ids)
      .where('state', '=', 'active')
      .orderBy('id')
      // None is stopped before what it is told stands.
      .forKeyShare()
      .execute()
    follows.push(...rows.filter((row) => isWanted(row, news.get(row.shipment_id))))
  }
  if (follows.length === 0) return
  const own = Map.groupBy(follows, (row) => row.subscriber_id)
  for (const subscriber of await lockSubscribers(trx, [...own.keys()])) {
    await notifySubscriber(ctx, trx, subscriber, own.get(subscriber.id) ?? [], news)
  }
}

function isWanted({ moments }: SubscriptionRow, change: StatusChange | undefined): boolean {
  const moment = change && momentOf[change.status]
  return moment != null && (JSON.parse(moments) as SubscriptionMoment[]).includes(moment)
}

async function lockSubscribers(trx: Transaction<Schema>, ids: readonly string[]): Promise<SubscriberRow[]> {
  const rows: SubscriberRow[] = []
  for (const chunk of inChunks([...ids].sort())) {
    const query = trx.selectFrom('subscribers').selectAll().where('id', 'in', chunk).orderBy('id')
    rows.push(...(await query.forUpdate().execute()))
  }
  return rows
}

async function notifySubscriber(
  ctx: Ctx,
  trx: Transaction<Schema>,
  subscriber: SubscriberRow,
  follows: readonly SubscriptionRow[],
  news: ReadonlyMap<string, StatusChange>,
): Promise<void> {
  const now = ctx.now()
  const revision = subscriber.channel === 'feed' ? null : await openRevision(ctx, trx, subscriber)
  const rows = follows.flatMap(({ id, shipment_id }) => {
    const change = news.get(shipment_id)
    if (!change) return []
    const { status, since, holdReason: hold_reason } = change
    return [{ id: uuidv7(now), subscription_id: id, status, since, hold_reason, revision }]
  })
  await trx
    .insertInto('subscription_changes')
    .values(rows)
    .onConflict((on) => on.columns(['subscription_id', 'status', 'since']).doNothing())
    .execute()
}

/** The number of the message that takes up what is to be told now: one that has not left, else a new one. */
async function openRevision(ctx: Ctx, trx: Transaction<Schema>, subscriber: SubscriberRow): Promise<number> {
  // Written, not read: until this transaction ends nobody sends the message, and it is put together after that.
  const waiting = await trx
    .updateTable('outbox')
    .set((eb) => ({ next_at: eb.ref('next_at') }))
    .where('aggregate', '=', subscriber.id)
    .where('kind', '=', 'changes')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .returning('revision')
    .executeTakeFirst()
  if (waiting) return waiting.revision
  const { revision } = await trx
    .updateTable('subscribers')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', subscriber.id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  const now = ctx.now()
  await addMessages(
    trx,
    {
      topic: 'subscription',
      kind: 'changes',
      aggregate: subscriber.id,
      number: subscriber.id,
      revision,
      orderingKey: null,
      targets: [subscriber.channel === 'sms' ? 'subscriber-sms' : 'subscriber-mail'],
      dueAt: now + ctx.settings.subscriptions.gatherMs,
    },
    now,
  )
  return revision
}
