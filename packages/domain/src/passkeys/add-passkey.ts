import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { holdStaff } from '../staff/hold-staff.ts'
import { ownStaff } from '../staff/own-staff.ts'
import { mostPasskeys, type NewPasskey, requirePasskeys } from './passkey-rules.ts'
import { writePasskey } from './write-passkey.ts'

/**
 * One more passkey of whoever asks, after what its authenticator signed has been checked. Refusals: `sign-in-needed`,
 * `not-available`, `conflict`, `too-many`, `invalid-input`.
 */
export async function addPasskey(ctx: Ctx, passkey: NewPasskey): Promise<{ readonly id: string }> {
  requirePasskeys(ctx)
  const { staffId } = ownStaff(ctx)
  return ctx.db.transaction(async (trx) => {
    await holdStaff(trx, staffId)
    const own = await trx.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).execute()
    if (own.length >= mostPasskeys)
      throw new DomainError({ entity: 'passkey', code: 'too-many', detail: 'Nobody has so many passkeys' })
    return { id: await writePasskey(ctx, trx, staffId, passkey) }
  })
}
