import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { digestOf } from './account-session.ts'
import { inNameOf } from './in-name-of.ts'

/**
 * Signs somebody out on one device, for every process at once. Returns what the provider wants to see when it is told
 * as well; null when nobody was signed in.
 */
export async function endSession(
  ctx: Ctx,
  input: { readonly secret: string },
): Promise<{ readonly idToken: string | null } | null> {
  return ctx.db.transaction(async (trx) => {
    const row = await trx
      .deleteFrom('account_sessions')
      .where('secret_mac', '=', digestOf(input.secret))
      .returning(['account_id', 'id_token'])
      .executeTakeFirst()
    if (!row) return null
    const { account_id: id } = row
    await writeAudit(inNameOf(ctx, id), trx, { entity: 'account', id, action: 'signed-out' })
    return { idToken: row.id_token }
  })
}
