import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'

/** Takes subscriptions away, and the addresses that follow nothing any more. Returns how many there were. */
export async function dropSubscriptions(
  ctx: Ctx,
  trx: Transaction<Schema>,
  ids: readonly string[],
  action: 'stopped' | 'ended' | 'account-deleted',
): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await trx
    .deleteFrom('subscriptions')
    .where('id', 'in', [...ids])
    .returning(['id', 'subscriber_id'])
    .execute()
  for (const { id } of rows) await writeAudit(ctx, trx, { entity: 'subscription', id, action })
  const subscribers = [...new Set(rows.map((row) => row.subscriber_id))]
  if (subscribers.length > 0) {
    // Whoever holds one adds a subscription to it: whether it has any is looked at after that.
    const held = trx.selectFrom('subscribers').select('id').where('id', 'in', subscribers)
    await held.orderBy('id').forUpdate().execute()
    await trx
      .deleteFrom('subscribers')
      .where('id', 'in', subscribers)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.subscriber_id', '=', 'subscribers.id'),
          ),
        ),
      )
      .execute()
  }
  return rows.length
}
