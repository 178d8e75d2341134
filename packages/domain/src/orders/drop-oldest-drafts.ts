import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/**
 * Deletes the drafts of an account beyond the `most` that were touched last: of those that can be gone on with, by
 * their kind, or of what is left of those that have ended.
 */
export async function dropOldestDrafts(
  trx: Transaction<Schema>,
  {
    owner,
    of,
    most,
  }: { readonly owner: string; readonly of: 'order' | 'list' | 'ended'; readonly most: number },
): Promise<void> {
  const own = trx.selectFrom('order_drafts').select('id').where('customer_id', '=', owner)
  const asked =
    of === 'ended'
      ? own.where('ended_at', 'is not', null)
      : own.where('kind', '=', of).where('ended_at', 'is', null)
  const old = await asked
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1000)
    .execute()
  // One by one, in one order: two that delete the same do not wait for each other.
  const ids = old.map(({ id }) => id).toSorted()
  for (const id of ids) await trx.deleteFrom('order_drafts').where('id', '=', id).execute()
}
