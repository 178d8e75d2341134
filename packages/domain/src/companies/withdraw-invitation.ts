import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { lockCompany } from './lock-company.ts'

/** Takes an invitation back; its link opens nothing any more. Doing it twice changes nothing. Refusals: `not-found`, `forbidden`. */
export async function withdrawInvitation(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const { id, me } = await lockCompany(ctx, trx, 'manage')
    const gone = await trx
      .deleteFrom('company_invitations')
      .where('id', '=', input.id)
      .where('company_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return
    await writeAudit(ctx, trx, { entity: 'company', id, action: 'withdrawn', detail: { by: me.id } })
  })
}
