import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { digestOf } from '../accounts/account-session.ts'
import { inNameOf } from './in-name-of.ts'
import { ownStaff, staffWith } from './own-staff.ts'

/** Signs out whoever holds this secret; what the provider wants to see then, or null when nobody was signed in. */
export async function endStaffSession(
  ctx: Ctx,
  input: { readonly secret: string },
): Promise<{ readonly idToken: string | null } | null> {
  return ctx.db.transaction(async (trx) => {
    const row = await trx
      .deleteFrom('staff_sessions')
      .where('secret_mac', '=', digestOf(input.secret))
      .returning(['staff_id', 'id_token'])
      .executeTakeFirst()
    if (!row) return null
    const theirs = inNameOf(ctx, row.staff_id)
    await writeAudit(theirs, trx, { entity: 'staff', id: row.staff_id, action: 'signed-out' })
    return { idToken: row.id_token }
  })
}

/**
 * Signs somebody of staff out on one device, or on all but `except`: oneself, or whoever `staffId` names where one may
 * manage staff. Returns how many sessions ended. Refusals: `sign-in-needed`, `forbidden`, `not-found`.
 */
export async function endStaffSessions(
  ctx: Ctx,
  input: { readonly staffId: string; readonly id: string | 'all'; readonly except?: string },
): Promise<number> {
  const { staffId, id, except = '' } = input
  if (ownStaff(ctx).staffId !== staffId) staffWith(ctx, 'manage-staff')
  return ctx.db.transaction(async (trx) => {
    const rows = await trx
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', staffId)
      .where('id', '!=', except)
      .$if(id !== 'all', (query) => query.where('id', '=', id))
      .returning('id')
      .execute()
    if (id !== 'all' && rows.length === 0)
      throw new DomainError({ entity: 'staff', code: 'not-found', detail: 'No such session' })
    const detail = { sessions: rows.length }
    await writeAudit(ctx, trx, { entity: 'staff', id: staffId, action: 'signed-out-elsewhere', detail })
    return rows.length
  })
}
