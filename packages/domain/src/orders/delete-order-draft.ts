import type { Ctx } from '../context.ts'
import { draftOwner } from './order-drafts.ts'

/** Deletes a draft of an account; one that is gone already is no refusal. Refuses `forbidden` without an account. */
export async function deleteOrderDraft(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  await ctx.db.query
    .deleteFrom('order_drafts')
    .where('id', '=', input.id)
    .where('customer_id', '=', draftOwner(ctx))
    .execute()
}
