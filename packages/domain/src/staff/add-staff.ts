import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { readMail } from '../typed/read-mail.ts'
import { staffWith } from './own-staff.ts'
import { type StaffLink, writeStaffLink } from './staff-link.ts'
import { writeGrants } from './write-grants.ts'

/**
 * Lets somebody work at the desk, who signs in with a provider that vouches for their mail address, or begins by a link
 * where passkeys are used. What runs in the company's place adds the first. Who had left comes back as they were, with
 * these roles. Refusals: `sign-in-needed`, `forbidden`, `invalid-input`, `conflict` for somebody who is there.
 */
export async function addStaff(
  ctx: Ctx,
  input: { readonly mail: string; readonly grants: readonly StaffGrant[] },
): Promise<{ readonly id: string; readonly link: StaffLink | null }> {
  if (ctx.actor.kind !== 'system') staffWith(ctx, 'manage-staff')
  const mail = readMail(input.mail)
  if (mail === null)
    throw new DomainError({
      entity: 'staff',
      code: 'invalid-input',
      detail: 'not a mail address',
      fields: [{ path: 'mail', message: 'malformed' }],
    })
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    const row = await trx
      .insertInto('staff')
      .values({
        id: uuidv7(now),
        mail,
        name: null,
        issuer: null,
        subject: null,
        revision: 0,
        created_at: now,
        ended_at: null,
      })
      .onConflict((on) =>
        on.column('mail').doUpdateSet({ ended_at: null }).where('staff.ended_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row)
      throw new DomainError({ entity: 'staff', code: 'conflict', detail: 'Somebody has this address' })
    await writeGrants(ctx, trx, row.id, input.grants)
    await writeAudit(ctx, trx, {
      entity: 'staff',
      id: row.id,
      action: 'added',
      detail: summaryOf(input.grants),
    })
    const link = ctx.settings.staff.passkeys ? await writeStaffLink(ctx, trx, row.id) : null
    return { id: row.id, link }
  })
}

/** What the audit says of roles: no person, no text. */
export function summaryOf(grants: readonly StaffGrant[]): { readonly roles: string } {
  const named = grants.map(({ role, kind, language, branch }) =>
    [role, kind, language, branch].filter((part) => part !== null).join(':'),
  )
  return { roles: named.join(' ') }
}
