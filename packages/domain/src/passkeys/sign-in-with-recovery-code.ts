import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { holdStaff } from '../staff/hold-staff.ts'
import { type StaffBrowser, writeStaffSession } from '../staff/write-staff-session.ts'
import { requirePasskeys } from './passkey-rules.ts'
import { recoveryCodeMac } from './recovery-codes.ts'

/**
 * Signs in whoever has no passkey at hand by one of their recovery codes, which is used up by it. The code alone says who
 * they are. Returns the secret for the browser. Refusals: `not-available`, `forbidden`.
 */
export async function signInWithRecoveryCode(
  ctx: Ctx,
  input: StaffBrowser & { readonly code: string },
): Promise<{ readonly secret: string }> {
  requirePasskeys(ctx)
  const { code, ...browser } = input
  return ctx.db.transaction(async (trx) => {
    const mac = recoveryCodeMac(ctx, code)
    const known = await trx
      .selectFrom('staff_recovery_codes')
      .select('staff_id')
      .where('code_mac', '=', mac)
      .executeTakeFirst()
    // The person first, as everywhere: two who wait for each other would wait for ever.
    const person = known && (await holdStaff(trx, known.staff_id))
    const used =
      person &&
      (await trx
        .updateTable('staff_recovery_codes')
        .set({ used_at: ctx.now() })
        .where('code_mac', '=', mac)
        .where('used_at', 'is', null)
        .returning('staff_id')
        .executeTakeFirst())
    if (!used)
      throw new DomainError({ entity: 'recovery-code', code: 'forbidden', detail: 'No code of anybody' })
    return {
      secret: await writeStaffSession(ctx, trx, used.staff_id, {
        ...browser,
        proof: { by: 'recovery-code' },
      }),
    }
  })
}
