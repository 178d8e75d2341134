import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { dropOldestDrafts } from './drop-oldest-drafts.ts'

/** Ids that an account keeps of drafts that have ended: nobody ends as many while one is still on its way. */
export const mostEnded = 200

type Ending = {
  readonly id: string
  readonly owner: string
  readonly now: number
  /** An order may end before its draft arrives; a list is kept before anybody sees it. */
  readonly kind: 'order' | 'list'
}

/**
 * Ends a draft of an account: nothing of it is left, and whatever arrives late under its id brings nothing back. That
 * of an order that never arrived ends as well; one of somebody else's stays. The oldest that ended go.
 */
export async function endDraft(trx: Transaction<Schema>, { id, owner, now, kind }: Ending): Promise<void> {
  const ended = { content: '{}', updated_at: now, ended_at: now }
  if (kind === 'list') {
    const kept = trx.updateTable('order_drafts').set(ended)
    await kept.where('id', '=', id).where('customer_id', '=', owner).execute()
  } else {
    await trx
      .insertInto('order_drafts')
      .values({ id, customer_id: owner, kind, created_at: now, ...ended })
      .onConflict((on) => on.column('id').doUpdateSet(ended).where('order_drafts.customer_id', '=', owner))
      .execute()
  }
  await dropOldestDrafts(trx, { owner, of: 'ended', most: mostEnded })
}
