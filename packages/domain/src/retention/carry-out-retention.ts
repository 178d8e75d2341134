import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { SelectQueryBuilder, Transaction } from 'kysely'
import { dropNotes } from '../notes/work-notes.ts'
import { dropSubscriptions } from '../subscriptions/drop-subscriptions.ts'
import { dueQueries, type RetentionItem, retentionItems } from './due-queries.ts'

/** How many rows go in one transaction: nobody waits long for another. */
const atOnce = 200

/** What has been kept long enough, and how many of it there were. */
type RetentionLine = { readonly item: RetentionItem; readonly count: number }

/** What would be removed now; nothing is changed. */
export async function planRetention(ctx: Ctx): Promise<readonly RetentionLine[]> {
  const lines: RetentionLine[] = []
  for (const item of retentionItems) {
    const due = dueQueries[item](ctx.db.query, ctx)
    const { count } = await ctx.db.query
      .selectFrom(due.as('due'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    lines.push({ item, count: Number(count) })
  }
  return lines
}

/**
 * Removes what has been kept as long as the privacy text says, a few rows at a time. What stays of an order, a claim
 * or an enquiry names nobody. Returns what was removed; a run that `stop` breaks off is taken up by the next. What fails
 * keeps nothing else: it is thrown when the rest is done.
 */
export async function carryOutRetention(ctx: Ctx, stop?: AbortSignal): Promise<readonly RetentionLine[]> {
  const lines: RetentionLine[] = []
  const failures: unknown[] = []
  for (const item of retentionItems) {
    try {
      lines.push({ item, count: await removeAll(ctx, item, stop) })
    } catch (error) {
      failures.push(error)
    }
  }
  await ctx.db.forgetDeleted()
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be removed')
  return lines
}

async function removeAll(ctx: Ctx, item: RetentionItem, stop: AbortSignal | undefined): Promise<number> {
  let count = 0
  while (!stop?.aborted) {
    const removed = await ctx.db.transaction((trx) => removeSome(ctx, trx, item))
    count += removed
    if (removed < atOnce) break
  }
  return count
}

async function removeSome(ctx: Ctx, trx: Transaction<Schema>, item: RetentionItem): Promise<number> {
  const due: SelectQueryBuilder<Schema, never, { id: string }> = dueQueries[item](trx, ctx)
  const rows = await due.limit(atOnce).execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await removers[item](ctx, trx, ids)
  return ids.length
}

type Remove = (ctx: Ctx, trx: Transaction<Schema>, ids: readonly string[]) => Promise<unknown>

const removeSubscriptions: Remove = (ctx, trx, ids) => dropSubscriptions(ctx, trx, ids, 'ended')

/** How each thing is removed: what stays of it names nobody. */
export const removers: Readonly<Record<RetentionItem, Remove>> = {
  shipments: async (ctx, trx, ids) => {
    await trx.deleteFrom('shipment_parties').where('shipment_id', 'in', ids).execute()
    await trx.deleteFrom('shipment_proofs').where('shipment_id', 'in', ids).execute()
    const gone = { has_proof: 0, people_gone_at: ctx.now() } as const
    await trx.updateTable('shipments').set(gone).where('id', 'in', ids).execute()
  },
  orders: async (_ctx, trx, ids) => {
    await trx.deleteFrom('order_details').where('order_id', 'in', ids).execute()
    await dropNotes(trx, 'order', ids)
    // Without people the order is a line of the accounts, and whose it was is nobody's business any more.
    await trx
      .updateTable('orders')
      .set(({ ref }) => ({
        customer_id: null,
        company_id: null,
        placed_by: null,
        content_mac: '',
        idempotency_key: ref('id'),
      }))
      .where('id', 'in', ids)
      .execute()
  },
  nicknames: (_ctx, trx, ids) =>
    trx.deleteFrom('shipment_nicknames').where('waybill_no', 'in', ids).execute(),
  'delivery-changes': (_ctx, trx, ids) => trx.deleteFrom('delivery_changes').where('id', 'in', ids).execute(),
  claims: async (_ctx, trx, ids) => {
    await trx.deleteFrom('claim_files').where('claim_id', 'in', ids).execute()
    await dropNotes(trx, 'claim', ids)
    // What was asked and granted stays in the accounts; a claim is never filed without a story.
    await trx
      .updateTable('claims')
      .set(({ ref }) => ({ story: '', content_mac: '', customer_id: '', idempotency_key: ref('id') }))
      .where('id', 'in', ids)
      .execute()
  },
  enquiries: async (_ctx, trx, ids) => {
    await trx.deleteFrom('enquiry_details').where('enquiry_id', 'in', ids).execute()
    await dropNotes(trx, 'enquiry', ids)
    await trx
      .updateTable('enquiries')
      .set({ content_mac: '', spam_reasons: null })
      .where('id', 'in', ids)
      .execute()
    await trx.updateTable('outbox').set({ ordering_key: null }).where('aggregate', 'in', ids).execute()
  },
  papers: (_ctx, trx, ids) => trx.deleteFrom('paper_readers').where('id', 'in', ids).execute(),
  feedback: (_ctx, trx, ids) => trx.deleteFrom('feedback').where('id', 'in', ids).execute(),
  subscriptions: removeSubscriptions,
  'subscriptions-not-confirmed': removeSubscriptions,
  drafts: (_ctx, trx, ids) => trx.deleteFrom('order_drafts').where('id', 'in', ids).execute(),
  'webhook-events': async (_ctx, trx, ids) => {
    await trx.deleteFrom('outbox').where('aggregate', 'in', ids).execute()
    await trx.deleteFrom('webhook_events').where('id', 'in', ids).execute()
  },
  invitations: (_ctx, trx, ids) => trx.deleteFrom('company_invitations').where('id', 'in', ids).execute(),
}
