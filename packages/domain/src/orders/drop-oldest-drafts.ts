import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/** Deletes the drafts of an account beyond the `most` that were touched last; those that have ended do not count. */
export async function dropOldest(
  trx: Transaction<Schema>,
  { owner, kind, most }: { readonly owner: string; readonly kind: 'order' | 'list'; readonly most: number },
): Promise<void> {
  const old = await trx
    .selectFrom('order_drafts')
    .select('id')
    .where('customer_id', '=', owner)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1000)
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('order_drafts').where('id', 'in', ids).execute()
}
