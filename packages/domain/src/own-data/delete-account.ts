import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { ownAccount } from '../accounts/own-account.ts'
import { countUnderWay } from '../companies/count-under-way.ts'
import { takeOut } from '../companies/leave-company.ts'
import { forgetLane } from '../outbox/note-answer.ts'
import { dropSubscriptions } from '../subscriptions/drop-subscriptions.ts'
import { countOpenClaims } from './count-holdings.ts'

/** Whose a row is where the column has to hold something. */
const nobody = ''

/**
 * Deletes the account of `ctx` with its address book, drafts, subscriptions, nicknames, API keys, webhooks and every
 * session. Orders, claims and changes of delivery stay as long as the law keeps them (`retentionPeriods`), as those of
 * nobody's account. What was ordered for a company stays the company's. Returns how many own orders those are. Refuses
 * `sign-in-needed`, `conflict` while an order is under way or a claim is open, and what `leaveCompany` refuses.
 * `idToken` is what the provider wants to see when it is told that `sessionId` has ended.
 */
export async function deleteAccount(
  ctx: Ctx,
  { sessionId }: { readonly sessionId: string | null },
): Promise<{ readonly ordersKept: number; readonly idToken: string | null }> {
  const id = ownAccount(ctx)
  const deleted = await ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    if ((await countUnderWay(trx, { customerId: id })) > 0)
      throw new DomainError({ entity: 'account', code: 'conflict', detail: 'An order is under way' })
    if ((await countOpenClaims(trx, id)) > 0)
      throw new DomainError({ entity: 'account', code: 'conflict', detail: 'A claim is open' })
    await takeOut(ctx, trx, id)
    const subscriptions = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute()
    await dropSubscriptions(
      ctx,
      trx,
      subscriptions.map((row) => row.id),
      'account-deleted',
    )
    await trx.deleteFrom('address_books').where('customer_id', '=', id).execute()
    await trx.deleteFrom('order_drafts').where('customer_id', '=', id).execute()
    await trx.deleteFrom('shipment_nicknames').where('customer_id', '=', id).execute()
    await trx
      .updateTable('delivery_changes')
      .set({ customer_id: nobody })
      .where('customer_id', '=', id)
      .execute()
    await trx
      .updateTable('claims')
      .set(({ ref }) => ({ customer_id: nobody, idempotency_key: ref('id') }))
      .where('customer_id', '=', id)
      .execute()
    const kept = await trx
      .updateTable('orders')
      .set(({ ref }) => ({ customer_id: null, idempotency_key: ref('id') }))
      .where('customer_id', '=', id)
      .returning('id')
      .execute()
    await trx.updateTable('orders').set({ placed_by: null }).where('placed_by', '=', id).execute()
    // Before their messages: an event that is being queued holds its webhook, and what it queued is found then.
    const webhooks = await trx.deleteFrom('webhooks').where('account_id', '=', id).returning('id').execute()
    for (const { id: receiver } of webhooks) {
      await trx.deleteFrom('outbox').where('receiver', '=', receiver).execute()
      await forgetLane(trx, { target: 'merchant', receiver })
    }
    const sessions = await trx
      .deleteFrom('account_sessions')
      .where('account_id', '=', id)
      .returning(['id', 'id_token'])
      .execute()
    // Its API keys go with it.
    await trx.deleteFrom('accounts').where('id', '=', id).execute()
    const detail = { orders: kept.length, subscriptions: subscriptions.length }
    await writeAudit(ctx, trx, { entity: 'account', id, action: 'deleted', detail })
    const idToken = sessions.find((session) => session.id === sessionId)?.id_token ?? null
    return { ordersKept: kept.length, idToken }
  })
  await ctx.db.forgetDeleted()
  return deleted
}
