import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { personOf } from '../accounts/person-of.ts'
import { forgetLane } from '../outbox/note-answer.ts'

/**
 * Takes an address away with everything that was told it or waits for it. Doing it twice changes nothing, and one of
 * somebody else stays. Refuses `sign-in-needed`.
 */
export async function removeWebhook(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const accountId = personOf(ctx, 'webhook')
  await ctx.db.transaction(async (trx) => {
    const gone = await trx
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return
    await trx.deleteFrom('outbox').where('receiver', '=', id).execute()
    await forgetLane(trx, { target: 'merchant', receiver: id })
    await writeAudit(ctx, trx, { entity: 'webhook', id, action: 'removed' })
  })
}
