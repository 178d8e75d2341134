import type { Ctx } from '@hongyan/kernel/context'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { draftOwner } from './order-drafts.ts'
import { boundFields, type ListField, readListKey, readStoredList } from './order-list-draft.ts'

/**
 * Adds what was typed since a list was looked over to what an account keeps of it, in place of what was added before.
 * Nothing where the list was looked over again, placed or forgotten meanwhile. Refusals: `forbidden` without an
 * account, `invalid-input`.
 */
export async function mendOrderList(
  ctx: Ctx,
  input: { readonly key: string; readonly look: string; readonly typed: readonly ListField[] },
): Promise<void> {
  const owner = draftOwner(ctx)
  const id = readListKey(input.key)
  const typed = boundFields(input.typed, 'typed')
  await ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const asked = trx
      .selectFrom('order_drafts')
      .select('content')
      .where('id', '=', id)
      .where('customer_id', '=', owner)
      .where('ended_at', 'is', null)
    // A look at the same moment waits, or is waited for.
    const row = await asked.forUpdate().executeTakeFirst()
    const kept = row && readStoredList(row.content)
    if (kept?.look !== input.look) return
    const content = JSON.stringify({ ...kept, typed })
    await trx
      .updateTable('order_drafts')
      .set({ content, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}
