import type { ClaimRow, Schema } from '@hongyan/db'
import type { Ctx, StaffPerson } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely, Transaction } from 'kysely'
import { type StaffScope, staffMay } from '../staff/staff-rights.ts'

/**
 * The claim of a number for whoever may see it: its customer, the company, and of its staff who see claims of its branch. Refuses `not-found` alike for a number
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
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst()
  const isOwn = actor.kind === 'customer' && actor.customerId === row?.customer_id
  const isCompany = actor.kind === 'partner' || actor.kind === 'staff' || actor.kind === 'system'
  const isStaff = row !== undefined && actor.kind === 'person' && (await maySee(actor, query, row))
  if (!row || !(isOwn || isCompany || isStaff))
    throw new DomainError({ entity: 'claim', code: 'not-found', detail: 'No such claim' })
  return row
}

async function maySee(
  person: StaffPerson,
  query: Kysely<Schema> | Transaction<Schema>,
  { waybill_no }: ClaimRow,
): Promise<boolean> {
  return staffMay(person, 'see-claims', scopeOfClaim(await branchOfWaybill(query, waybill_no)))
}

/** What a right about a claim is asked for: the branch that took the goods in, where there is one. */
export function scopeOfClaim(branch: string | null): StaffScope {
  return branch === null ? {} : { branch }
}

/** The branch that the order of a waybill names; null for goods that were not ordered here. */
export async function branchOfWaybill(
  query: Kysely<Schema> | Transaction<Schema>,
  waybillNo: string,
): Promise<string | null> {
  const row = await query
    .selectFrom('order_waybills')
    .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
    .select('orders.branch')
    .where('order_waybills.waybill_no', '=', waybillNo)
    .executeTakeFirst()
  return row?.branch ?? null
}
