import type { Schema, WebhookRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely } from 'kysely'
import { personOf } from '../accounts/person-of.ts'

/**
 * An address of the account of whoever is signed in; with `lock` it stands until the end of the transaction. Refuses
 * `not-found` alike for one that there is not and one of somebody else.
 */
export async function ownWebhook(
  ctx: Ctx,
  query: Kysely<Schema>,
  id: string,
  lock: 'lock' | 'look',
): Promise<WebhookRow> {
  const asked = query
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', personOf(ctx, 'webhook'))
  const row = await (lock === 'lock' ? asked.forUpdate() : asked).executeTakeFirst()
  if (row) return row
  throw new DomainError({ entity: 'webhook', code: 'not-found', detail: 'No such webhook' })
}
