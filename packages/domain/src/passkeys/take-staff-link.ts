import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dropSignIn } from '../staff/drop-sign-in.ts'
import { holdStaff } from '../staff/hold-staff.ts'
import { inNameOf } from '../staff/in-name-of.ts'
import { staffLinkOver } from '../staff/staff-link.ts'
import { type StaffBrowser, writeStaffSession } from '../staff/write-staff-session.ts'
import { findLink } from './open-staff-link.ts'
import { type NewPasskey, readName, requirePasskeys } from './passkey-rules.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import { writePasskey } from './write-passkey.ts'

/**
 * Uses a link up: whoever it is for has this passkey and new recovery codes from now on, and nothing that they had
 * before; they are signed in. Refusals: `not-available`, `link-expired`, `conflict`, `invalid-input`.
 */
export async function takeStaffLink(
  ctx: Ctx,
  input: StaffBrowser & { readonly token: string; readonly name: string; readonly passkey: NewPasskey },
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  requirePasskeys(ctx)
  const { token, passkey, name: typed, ...browser } = input
  const name = readName(typed)
  if (name === null)
    throw new DomainError({
      entity: 'passkey',
      code: 'invalid-input',
      detail: 'They have no name',
      fields: [{ path: 'name', message: 'missing' }],
    })
  return ctx.db.transaction(async (trx) => {
    const { staffId, revision } = await findLink(ctx, trx, token)
    // The person first, as everywhere: two who wait for each other would wait for ever.
    const person = await holdStaff(trx, staffId)
    const used = await trx
      .updateTable('staff_links')
      .set({ used_at: ctx.now() })
      .where('staff_id', '=', staffId)
      .where('revision', '=', revision)
      .where('used_at', 'is', null)
      .returning('staff_id')
      .executeTakeFirst()
    if (person === null || !used) throw staffLinkOver()
    await dropSignIn(trx, staffId)
    await trx.updateTable('staff').set({ name }).where('id', '=', staffId).execute()
    const known = inNameOf(ctx, staffId)
    await writePasskey(known, trx, staffId, passkey)
    const codes = await writeRecoveryCodes(known, trx, staffId)
    const secret = await writeStaffSession(ctx, trx, staffId, { ...browser, proof: { by: 'link' } })
    return { secret, codes }
  })
}
