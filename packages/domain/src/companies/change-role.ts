import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import type { CompanyRole } from '../accounts/membership.ts'
import { lockCompany, personIn, refuseLastOwner } from './lock-company.ts'

/**
 * Gives somebody of the company of whoever asks another role; oneself too, as long as somebody else owns it. Refusals:
 * `not-found`, `forbidden`, `conflict` where nobody would own it any more.
 */
export async function changeRole(
  ctx: Ctx,
  input: { readonly personId: string; readonly role: CompanyRole },
): Promise<void> {
  const { personId, role } = input
  await ctx.db.transaction(async (trx) => {
    const company = await lockCompany(ctx, trx, 'manage')
    const person = personIn(company, personId)
    if (person.role === role) return
    if (role !== 'owner') refuseLastOwner(company, person)
    await trx.updateTable('company_people').set({ role }).where('id', '=', personId).execute()
    const detail = { by: company.me.id, person: personId, role }
    await writeAudit(ctx, trx, { entity: 'company', id: company.id, action: 'role-changed', detail })
  })
}
