import type { ClaimRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely, Transaction } from 'kysely'

/**
 * The claim of a number for whoever may see it: its customer, and the company. Refuses `not-found` alike for a number
 * that nobody has and one of somebody else; `lock` keeps it to the end of the transaction.
 */
export async function findClaim(
  ctx: Ctx,
  query: Kysely<Schema> | Transaction<Schema>,
  number: string,
  { lock }: { readonly lock: boolean },
): Promise<ClaimRow> {
  const { actor } = ctx
  const spelled = number.normalize('NFKC').trim().toUpperCase().slice(0, 40)
  const asked = query.selectFrom('claims').selectAll().where('number', '=', spelled)
  const row = await (lock && ctx.db.engine === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst()
  const isOwn = actor.kind === 'customer' && actor.customerId === row?.customer_id
  const isCompany = actor.kind === 'partner' || actor.kind === 'staff' || actor.kind === 'system'
  if (!row || !(isOwn || isCompany))
    throw new DomainError({ entity: 'claim', code: 'not-found', detail: 'No such claim' })
  return row
}
