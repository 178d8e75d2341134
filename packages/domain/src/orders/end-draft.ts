import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/**
 * Ends a draft of an account: nothing of it is left, and whatever arrives late under its id brings nothing back. One
 * that never arrived ends as well; one of somebody else's stays.
 */
export async function endDraft(
  trx: Transaction<Schema>,
  { id, owner, now }: { readonly id: string; readonly owner: string; readonly now: number },
): Promise<void> {
  const ended = { content: '{}', updated_at: now, ended_at: now }
  await trx
    .insertInto('order_drafts')
    .values({ id, customer_id: owner, kind: 'order', created_at: now, ...ended })
    .onConflict((on) => on.column('id').doUpdateSet(ended).where('order_drafts.customer_id', '=', owner))
    .execute()
}
