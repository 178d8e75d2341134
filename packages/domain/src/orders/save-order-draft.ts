import { uuidv7 } from '@hongyan/db'
import { holdAccount } from '../accounts/hold-account.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { draftOwner, readDraftContent } from './order-drafts.ts'

/**
 * Keeps a draft for an account, a new one or in place of one of its own, and returns its id. The oldest goes when
 * there are too many. Refusals: `forbidden` without an account, `invalid-input`, `not-found` for an id of nobody's or
 * somebody else's.
 */
export async function saveOrderDraft(
  ctx: Ctx,
  input: { readonly id: string | null; readonly content: unknown },
): Promise<string> {
  const owner = draftOwner(ctx)
  const content = JSON.stringify(readDraftContent(input.content))
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    await holdAccount(ctx, trx)
    if (input.id !== null) {
      const kept = await trx
        .updateTable('order_drafts')
        .set({ content, updated_at: now })
        .where('id', '=', input.id)
        .where('customer_id', '=', owner)
        .returning('id')
        .executeTakeFirst()
      if (kept) return kept.id
      throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No draft of this account' })
    }
    const id = uuidv7(now)
    await trx
      .insertInto('order_drafts')
      .values({ id, customer_id: owner, content, created_at: now, updated_at: now })
      .execute()
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
    return id
  })
}
