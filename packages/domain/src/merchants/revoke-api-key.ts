import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { personOf } from '../accounts/person-of.ts'

/**
 * Ends a key of the account at once, for every process. Doing it twice changes nothing, and a key of somebody else
 * stays. Refuses `sign-in-needed`.
 */
export async function revokeApiKey(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const accountId = personOf(ctx, 'api-key')
  await ctx.db.transaction(async (trx) => {
    const gone = await trx
      .deleteFrom('api_keys')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (gone) await writeAudit(ctx, trx, { entity: 'api-key', id, action: 'revoked' })
  })
}
