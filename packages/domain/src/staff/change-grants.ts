import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { summaryOf } from './add-staff.ts'
import { lockStaff, refuseLastAdministrator } from './lock-staff.ts'
import { staffWith } from './own-staff.ts'
import { writeGrants } from './write-grants.ts'

/**
 * Gives somebody other roles, from their next request on. Refusals: `sign-in-needed`, `forbidden`, `not-found`,
 * `invalid-input`, `conflict` where nobody would manage staff any more.
 */
export async function changeGrants(
  ctx: Ctx,
  input: { readonly staffId: string; readonly grants: readonly StaffGrant[] },
): Promise<void> {
  staffWith(ctx, 'manage-staff')
  const { staffId, grants } = input
  await ctx.db.transaction(async (trx) => {
    const { id } = await lockStaff(trx, staffId)
    if (!grants.some(({ role }) => role === 'administrator')) await refuseLastAdministrator(trx, id)
    await writeGrants(ctx, trx, id, grants)
    await writeAudit(ctx, trx, { entity: 'staff', id, action: 'roles-changed', detail: summaryOf(grants) })
  })
}
