import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { ownAccount } from './own-account.ts'

/**
 * Signs the account of `ctx` out on one device, or on every one of them but `except`, for every process at once. Returns how many
 * sessions ended. Refuses `sign-in-needed`, and `not-found` for a session that is over or somebody else's.
 */
export async function endOwnSessions(
  ctx: Ctx,
  input: { readonly id: string | 'all'; readonly except?: string },
): Promise<number> {
  const account = ownAccount(ctx)
  const { id, except } = input
  return ctx.db.transaction(async (trx) => {
    const rows = await trx
      .deleteFrom('account_sessions')
      .where('account_id', '=', account)
      .$if(id !== 'all', (query) => query.where('id', '=', id))
      .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
      .returning('id')
      .execute()
    if (id !== 'all' && rows.length === 0)
      throw new DomainError({
        entity: 'account',
        code: 'not-found',
        detail: 'No such session of this account',
      })
    const action = id === 'all' ? 'signed-out-everywhere' : 'signed-out-elsewhere'
    await writeAudit(ctx, trx, { entity: 'account', id: account, action, detail: { sessions: rows.length } })
    return rows.length
  })
}
