import type { Ctx } from '@hongyan/kernel/context'
import { draftOwner, type OrderDraft, type OrderDraftContent } from './order-drafts.ts'

/** The drafts of an account, the one touched last first. Refuses `forbidden` without one. */
export async function listOrderDrafts(ctx: Ctx): Promise<readonly OrderDraft[]> {
  const rows = await ctx.db.query
    .selectFrom('order_drafts')
    .selectAll()
    .where('customer_id', '=', draftOwner(ctx))
    .where('kind', '=', 'order')
    .where('ended_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    content: JSON.parse(row.content) as OrderDraftContent,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}
