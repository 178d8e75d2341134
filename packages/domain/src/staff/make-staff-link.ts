import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { readMail } from '../typed/read-mail.ts'
import { lockStaff } from './lock-staff.ts'
import { staffWith } from './own-staff.ts'
import { type StaffLink, writeStaffLink } from './staff-link.ts'

/**
 * Makes the link by which somebody begins at the desk, or begins anew after losing everything: what they had before
 * goes when it is used. An administrator names them by their id, what runs in the company's place by their mail address.
 * Refusals: `sign-in-needed`, `forbidden`, `not-found`, `not-available` where nobody signs in by a passkey.
 */
export async function makeStaffLink(
  ctx: Ctx,
  input: { readonly staffId: string } | { readonly mail: string },
): Promise<StaffLink> {
  if (ctx.actor.kind !== 'system') staffWith(ctx, 'manage-staff')
  if (!ctx.settings.staff.passkeys)
    throw new DomainError({ entity: 'staff-link', code: 'not-available', detail: 'Nobody has passkeys here' })
  return ctx.db.transaction(async (trx) => {
    const named =
      'staffId' in input
        ? { id: input.staffId }
        : await trx
            .selectFrom('staff')
            .select('id')
            .where('mail', '=', readMail(input.mail))
            .executeTakeFirst()
    const { id } = await lockStaff(trx, named?.id ?? '')
    await writeAudit(ctx, trx, { entity: 'staff', id, action: 'link-made' })
    return writeStaffLink(ctx, trx, id)
  })
}
