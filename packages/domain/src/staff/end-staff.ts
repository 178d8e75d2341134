import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { dropSignIn } from './drop-sign-in.ts'
import { lockStaff, refuseLastAdministrator } from './lock-staff.ts'
import { staffWith } from './own-staff.ts'

/**
 * Lets somebody work at the desk no longer: signed out everywhere, without roles. What they did stays theirs by their
 * id. Refusals: `sign-in-needed`, `forbidden`, `not-found`, `conflict` where nobody would manage staff any more.
 */
export async function endStaff(ctx: Ctx, input: { readonly staffId: string }): Promise<void> {
  staffWith(ctx, 'manage-staff')
  await ctx.db.transaction(async (trx) => {
    const { id } = await lockStaff(trx, input.staffId)
    await refuseLastAdministrator(trx, id)
    await trx.updateTable('staff').set({ ended_at: ctx.now() }).where('id', '=', id).execute()
    await trx.deleteFrom('staff_grants').where('staff_id', '=', id).execute()
    await dropSignIn(trx, id)
    await trx
      .updateTable('staff_links')
      .set({ used_at: ctx.now() })
      .where('staff_id', '=', id)
      .where('used_at', 'is', null)
      .execute()
    await writeAudit(ctx, trx, { entity: 'staff', id, action: 'ended' })
  })
}
