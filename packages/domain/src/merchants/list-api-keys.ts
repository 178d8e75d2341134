import type { Ctx } from '@hongyan/kernel/context'
import { personOf } from '../accounts/person-of.ts'
import { type ApiKey, isInForce, readApiKey } from './api-key.ts'

/** The keys of an account that work, the newest first. Refuses `sign-in-needed`. */
export async function listApiKeys(ctx: Ctx): Promise<readonly ApiKey[]> {
  const rows = await ctx.db.query
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', personOf(ctx, 'api-key'))
    .orderBy('id', 'desc')
    .execute()
  return rows.filter((row) => isInForce(row, ctx.now())).map(readApiKey)
}
