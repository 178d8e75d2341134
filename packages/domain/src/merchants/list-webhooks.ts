import type { Ctx } from '@hongyan/kernel/context'
import { personOf } from '../accounts/person-of.ts'
import { readWebhook, type Webhook } from './webhook.ts'

/** The addresses that an account is told at, in the order in which they were added. Refuses `sign-in-needed`. */
export async function listWebhooks(ctx: Ctx): Promise<readonly Webhook[]> {
  const rows = await ctx.db.query
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', personOf(ctx, 'webhook'))
    .orderBy('id')
    .execute()
  return rows.map((row) => readWebhook(ctx, row))
}
