import { holdAccount } from '../accounts/hold-account.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { draftOwner, readDraftContent, readDraftId } from './order-drafts.ts'

/**
 * Keeps a draft for an account, in place of what it kept under the same id: two windows of a device keep one. The
 * oldest goes when there are too many. Refusals: `forbidden` without an account, `invalid-input`, `not-found` for an id
 * of somebody else's.
 */
export async function saveOrderDraft(
  ctx: Ctx,
  input: { readonly id: string; readonly content: unknown },
): Promise<void> {
  const owner = draftOwner(ctx)
  const id = readDraftId(input.id)
  const content = JSON.stringify(readDraftContent(input.content))
  const now = ctx.now()
  await ctx.db.transaction(async (trx) => {
    await holdAccount(ctx, trx)
    const kept = await trx
      .insertInto('order_drafts')
      .values({ id, customer_id: owner, content, created_at: now, updated_at: now })
      .onConflict((on) =>
        on
          .column('id')
          .doUpdateSet({ content, updated_at: now })
          .where('order_drafts.customer_id', '=', owner),
      )
      .returning('id')
      .executeTakeFirst()
    if (!kept)
      throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No draft of this account' })
    const old = await trx
      .selectFrom('order_drafts')
      .select('id')
      .where('customer_id', '=', owner)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .offset(ctx.settings.orders.drafts)
      .limit(1000)
      .execute()
    const ids = old.map((row) => row.id)
    if (ids.length > 0) await trx.deleteFrom('order_drafts').where('id', 'in', ids).execute()
  })
}
