import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { lockCompany, personIn } from './lock-company.ts'

/**
 * Takes somebody else out of the company of whoever asks, from their next request on. What they ordered for it stays
 * the company's. Refusals: `not-found`, `forbidden`, `not-available` for oneself: whoever goes leaves.
 */
export async function removePerson(ctx: Ctx, input: { readonly personId: string }): Promise<void> {
  const { personId } = input
  await ctx.db.transaction(async (trx) => {
    const company = await lockCompany(ctx, trx, 'manage')
    const { id, me } = company
    const { role } = personIn(company, personId)
    if (personId === me.id)
      throw new DomainError({ entity: 'company-person', code: 'not-available', detail: 'Owners leave' })
    await trx.deleteFrom('company_people').where('id', '=', personId).execute()
    const detail = { by: me.id, person: personId, role }
    await writeAudit(ctx, trx, { entity: 'company', id, action: 'removed', detail })
  })
}
