import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { personOf } from '../accounts/person-of.ts'
import type { NewApiKey } from './api-key.ts'
import { insertKey, refuseOverfull, renewUnused } from './create-api-key.ts'
import { ownApiKey } from './own-api-key.ts'

/**
 * Makes a key that takes the place of another one, with its name and what it may be used for; both work until the
 * earlier one ends. Asked again it makes no third: see `createApiKey`. Refusals: `sign-in-needed`, `not-found`,
 * `conflict` where the newer key is in use,
 * `too-many` where too many work side by side.
 */
export async function rotateApiKey(ctx: Ctx, { id }: { readonly id: string }): Promise<NewApiKey> {
  const accountId = personOf(ctx, 'api-key')
  return ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    const earlier = await ownApiKey(ctx, trx, id)
    const requestKey = `after ${earlier.id}`
    const newer = await trx
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (newer) return renewUnused(ctx, trx, newer)
    const { keys, keyOverlapMs } = ctx.settings.merchants
    // An account that has as many as it may still has to be able to exchange them.
    await refuseOverfull(ctx, trx, accountId, 2 * keys)
    await trx
      .updateTable('api_keys')
      .set({ ends_at: earlier.ends_at ?? ctx.now() + keyOverlapMs })
      .where('id', '=', earlier.id)
      .execute()
    await writeAudit(ctx, trx, { entity: 'api-key', id: earlier.id, action: 'replaced' })
    return insertKey(ctx, trx, { accountId, requestKey, name: earlier.name, scopes: earlier.scopes })
  })
}
