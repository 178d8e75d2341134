import type { ApiKeyRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { personOf } from '../accounts/person-of.ts'
import { isInForce } from './api-key.ts'

/**
 * A key of the account of whoever is signed in. Refuses `not-found` alike for one that there is not, one of somebody
 * else and one that has ended.
 */
export async function ownApiKey(ctx: Ctx, trx: Transaction<Schema>, id: string): Promise<ApiKeyRow> {
  const row = await trx
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', personOf(ctx, 'api-key'))
    .executeTakeFirst()
  if (row && isInForce(row, ctx.now())) return row
  throw new DomainError({ entity: 'api-key', code: 'not-found', detail: 'No such key' })
}
