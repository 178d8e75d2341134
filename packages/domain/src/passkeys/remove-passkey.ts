import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { holdStaff } from '../staff/hold-staff.ts'
import { ownStaff } from '../staff/own-staff.ts'
import { requirePasskeys } from './passkey-rules.ts'

/**
 * Takes one of their passkeys from whoever asks. The last stays, unless they have signed in at the provider and may again:
 * recovery codes run out. Refusals: `sign-in-needed`, `not-available`, `not-found`, `last-way-in`.
 */
export async function removePasskey(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  requirePasskeys(ctx)
  const { staffId } = ownStaff(ctx)
  await ctx.db.transaction(async (trx) => {
    const person = await holdStaff(trx, staffId)
    const gone = await trx
      .deleteFrom('staff_passkeys')
      .where('id', '=', input.id)
      .where('staff_id', '=', staffId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new DomainError({ entity: 'passkey', code: 'not-found', detail: 'No such passkey' })
    const left = await trx
      .selectFrom('staff_passkeys')
      .select('id')
      .where('staff_id', '=', staffId)
      .executeTakeFirst()
    const byProvider = ctx.settings.staff.provider && person?.subject !== null
    if (!left && !byProvider)
      throw new DomainError({ entity: 'passkey', code: 'last-way-in', detail: 'It is the last way in' })
    await writeAudit(ctx, trx, {
      entity: 'staff',
      id: staffId,
      action: 'passkey-removed',
      detail: { passkey: gone.id },
    })
  })
}
