import type { Ctx } from '@hongyan/kernel/context'
import { draftOwner } from './order-drafts.ts'
import { type ListDraft, readStoredList } from './order-list-draft.ts'

/** The lists of orders that an account has looked over and not placed, the one touched last first. Refuses `forbidden`. */
export async function listSavedLists(ctx: Ctx): Promise<readonly ListDraft[]> {
  const rows = await ctx.db.query
    .selectFrom('order_drafts')
    .selectAll()
    .where('customer_id', '=', draftOwner(ctx))
    .where('kind', '=', 'list')
    .where('ended_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, content, updated_at }) => {
    const { lines, typed } = readStoredList(content)
    return { key: id, fields: [...typed, ...lines], updatedAt: updated_at }
  })
}
