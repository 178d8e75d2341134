import { uuidv7 } from '@hongyan/db'
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
  if (input.id !== null) {
    const kept = await ctx.db.query
      .updateTable('order_drafts')
      .set({ content, updated_at: now })
      .where('id', '=', input.id)
      .where('customer_id', '=', owner)
      .returning('id')
      .executeTakeFirst()
    if (!kept)
      throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No draft of this account' })
    return kept.id
  }
  const id = uuidv7(now)
  await ctx.db.transaction(async (trx) => {
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
    if (old.length === 0) return
    await trx
      .deleteFrom('order_drafts')
      .where(
        'id',
        'in',
        old.map((row) => row.id),
      )
      .execute()
  })
  return id
}
