import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { holdStaff } from '../staff/hold-staff.ts'
import { ownStaff } from '../staff/own-staff.ts'
import { requirePasskeys } from './passkey-rules.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'

/** New recovery codes of whoever asks, in place of all earlier ones; told this once. Refusals: `sign-in-needed`, `not-available`. */
export async function makeRecoveryCodes(ctx: Ctx): Promise<readonly string[]> {
  requirePasskeys(ctx)
  const { staffId } = ownStaff(ctx)
  return ctx.db.transaction(async (trx) => {
    await holdStaff(trx, staffId)
    await writeAudit(ctx, trx, { entity: 'staff', id: staffId, action: 'recovery-codes-made' })
    return writeRecoveryCodes(ctx, trx, staffId)
  })
}
