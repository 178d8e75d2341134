import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { lockCompany, personIn } from './lock-company.ts'

/**
 * Makes somebody else of the company its owner and whoever asks a member of it, both at once. Refusals: `not-found`,
 * `forbidden`, `not-available` for handing it over to oneself.
 */
export async function handOverCompany(ctx: Ctx, input: { readonly personId: string }): Promise<void> {
  const { personId } = input
  await ctx.db.transaction(async (trx) => {
    const company = await lockCompany(ctx, trx, 'manage')
    const { id, me } = company
    if (personIn(company, personId).id === me.id)
      throw new DomainError({
        entity: 'company-person',
        code: 'not-available',
        detail: 'It is theirs already',
      })
    await trx.updateTable('company_people').set({ role: 'owner' }).where('id', '=', personId).execute()
    await trx.updateTable('company_people').set({ role: 'member' }).where('id', '=', me.id).execute()
    const detail = { by: me.id, person: personId }
    await writeAudit(ctx, trx, { entity: 'company', id, action: 'handed-over', detail })
  })
}
