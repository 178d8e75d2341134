import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { personOf } from '../accounts/person-of.ts'
import { countUnderWay } from './count-under-way.ts'
import { readPeople, refuseLastOwner, takeTurn } from './lock-company.ts'

/** What became of the company: `closed` where nobody was left. */
type Left = 'left' | 'closed' | 'in-none'

/**
 * Takes whoever asks out of their company. The last one closes it, with its invitations; its orders stay as long as the
 * law keeps them, as those of nobody. Doing it twice changes nothing. Refusals: `sign-in-needed`, `conflict` for the
 * only owner while others are there, `not-available` while an order of a company that would close is under way.
 */
export async function leaveCompany(ctx: Ctx): Promise<Left> {
  const accountId = personOf(ctx, 'company')
  return ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    return takeOut(ctx, trx, accountId)
  })
}

/** The same inside a transaction that holds the account. */
export async function takeOut(ctx: Ctx, trx: Transaction<Schema>, accountId: string): Promise<Left> {
  const found = await trx
    .selectFrom('company_people')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!found || !(await takeTurn(ctx, trx, found.company_id))) return 'in-none'
  const id = found.company_id
  const people = await readPeople(trx, id)
  const me = people.find((person) => person.account_id === accountId)
  // Removed between the two looks.
  if (!me) return 'in-none'
  const isLast = people.length === 1
  if (!isLast) refuseLastOwner({ people }, me)
  else await releaseOrders(trx, id)
  await trx.deleteFrom('company_people').where('id', '=', me.id).execute()
  if (isLast) await trx.deleteFrom('companies').where('id', '=', id).execute()
  const action = isLast ? 'closed' : 'left'
  await writeAudit(ctx, trx, { entity: 'company', id, action, detail: { by: me.id } })
  return action
}

/** The orders of a company that closes become nobody's. Refuses `not-available` while one is under way. */
async function releaseOrders(trx: Transaction<Schema>, companyId: string): Promise<void> {
  // An order that is being placed for it stands, or is refused, before they are counted.
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
  if ((await countUnderWay(trx, { companyId })) > 0)
    throw new DomainError({ entity: 'company', code: 'not-available', detail: 'An order is under way' })
  await trx
    .updateTable('orders')
    .set(({ ref }) => ({ company_id: null, placed_by: null, idempotency_key: ref('id') }))
    .where('company_id', '=', companyId)
    .execute()
}
