import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/**
 * Writes a draft in place of what its account kept under the same id. Says whether it is kept: not under an id of
 * somebody else's, nor under one that has ended.
 */
export async function putDraft(
  trx: Transaction<Schema>,
  draft: {
    readonly id: string
    readonly owner: string
    readonly kind: 'order' | 'list'
    /** JSON. */
    readonly content: string
    readonly now: number
  },
): Promise<boolean> {
  const { id, owner, kind, content, now } = draft
  const row = await trx
    .insertInto('order_drafts')
    .values({ id, customer_id: owner, kind, content, created_at: now, updated_at: now, ended_at: null })
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet({ content, updated_at: now })
        .where('order_drafts.customer_id', '=', owner)
        .where('order_drafts.ended_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
