import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { holdStaff } from '../staff/hold-staff.ts'
import { type StaffBrowser, writeStaffSession } from '../staff/write-staff-session.ts'
import { passkeyRefused, requirePasskeys } from './passkey-rules.ts'

/**
 * Signs in whoever has a passkey, after its signature over a challenge has been checked. `counter` is what the
 * authenticator says of its own uses: one that does not go up is a copy's, and is refused and noted. Returns the secret
 * for the browser. Refusals: `not-available`, `forbidden`.
 */
export async function signInWithPasskey(
  ctx: Ctx,
  input: StaffBrowser & { readonly passkeyId: string; readonly counter: number },
): Promise<{ readonly secret: string }> {
  requirePasskeys(ctx)
  const { passkeyId, counter, ...browser } = input
  const secret = await ctx.db.transaction(async (trx) => {
    const owner = await trx
      .selectFrom('staff_passkeys')
      .select('staff_id')
      .where('id', '=', passkeyId)
      .executeTakeFirst()
    const person = owner && (await holdStaff(trx, owner.staff_id))
    if (!person) throw passkeyRefused('Nobody of staff has this passkey')
    const used = await trx
      .updateTable('staff_passkeys')
      .set({ counter, used_at: ctx.now() })
      .where('id', '=', passkeyId)
      .where('counter', counter === 0 ? '=' : '<', counter)
      .returning('id')
      .executeTakeFirst()
    if (!used) {
      await writeAudit(ctx, trx, { entity: 'staff', id: person.id, action: 'passkey-copied' })
      return null
    }
    return writeStaffSession(ctx, trx, person.id, { ...browser, proof: { by: 'passkey' } })
  })
  if (secret === null) throw passkeyRefused('The counter of a passkey went back')
  return { secret }
}
