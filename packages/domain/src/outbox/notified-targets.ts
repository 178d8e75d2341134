import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { OutboxTarget } from './outbox-message.ts'

/**
 * The receivers that have to hear of a change of an aggregate, sorted: whoever was to be told of it before. Also
 * where that was cancelled, for an attempt may have arrived although we never learnt of it. Nobody gets a second
 * text message.
 */
export async function notifiedTargets(
  trx: Transaction<Schema>,
  aggregate: string,
): Promise<readonly OutboxTarget[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select('target')
    .distinct()
    .where('aggregate', '=', aggregate)
    .where('target', '!=', 'receipt')
    .execute()
  return rows.map(({ target }) => target as OutboxTarget).sort()
}
