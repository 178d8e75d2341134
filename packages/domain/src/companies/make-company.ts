import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { personOf } from '../accounts/person-of.ts'
import { readCompanyName } from './company-name.ts'

/**
 * Makes a company that whoever asks owns. Asked again by its owner under the same name it makes no second one.
 * Refusals: `sign-in-needed`, `invalid-input`, `conflict` for somebody who belongs to a company already.
 */
export async function makeCompany(ctx: Ctx, input: { readonly name: string }): Promise<void> {
  const accountId = personOf(ctx, 'company')
  const name = readCompanyName(input.name)
  const now = ctx.now()
  await ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    const known = await trx
      .selectFrom('company_people')
      .innerJoin('companies', 'companies.id', 'company_people.company_id')
      .select(['companies.name', 'company_people.role'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (known?.role === 'owner' && known.name === name) return
    if (known)
      throw new DomainError({
        entity: 'company-person',
        code: 'conflict',
        detail: 'One company for an account',
      })
    const [companyId, personId] = [uuidv7(now), uuidv7(now)]
    await trx
      .insertInto('companies')
      .values({ id: companyId, name, revision: 1, created_at: now, updated_at: now })
      .execute()
    await trx
      .insertInto('company_people')
      .values({ id: personId, company_id: companyId, account_id: accountId, role: 'owner', joined_at: now })
      .execute()
    await writeAudit(ctx, trx, { entity: 'company', id: companyId, action: 'made', detail: { by: personId } })
  })
}
