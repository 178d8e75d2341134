import type { CompanyPersonRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import type { CompanyRole, Membership } from '../accounts/membership.ts'
import { personOf } from '../accounts/person-of.ts'
import { membershipFor } from './company-access.ts'
import { type CompanyRight, roleMay } from './company-rules.ts'

/** Somebody of a company. */
type CompanyPerson = Omit<CompanyPersonRow, 'role'> & { readonly role: CompanyRole }

/** A company that nobody else changes until the transaction ends, with its people as they are now. */
export type LockedCompany = {
  readonly id: string
  readonly name: string
  readonly me: CompanyPerson
  readonly people: readonly CompanyPerson[]
}

/**
 * The company of whoever asks, locked, where their role of this moment allows `right`: what they were when the request
 * came in may have changed. Refuses as `membershipFor` does.
 */
export async function lockCompany(
  ctx: Ctx,
  trx: Transaction<Schema>,
  right: CompanyRight,
): Promise<LockedCompany> {
  const accountId = personOf(ctx, 'company')
  const { companyId } = membershipFor(ctx, right)
  await lockAccountForWrite(ctx, trx)
  const company = await takeTurn(ctx, trx, companyId)
  const people = await readPeople(trx, companyId)
  const me = people.find((person) => person.account_id === accountId)
  if (!company || !me)
    throw new DomainError({ entity: 'company', code: 'not-found', detail: 'No company of this account' })
  if (!roleMay(me.role, right))
    throw new DomainError({ entity: 'company', code: 'forbidden', detail: `no ${right} as ${me.role}` })
  return { ...company, me, people }
}

/** Counts a company's revision up, which holds its row; undefined where it is closed. */
export async function takeTurn(
  ctx: Ctx,
  trx: Transaction<Schema>,
  companyId: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  return trx
    .updateTable('companies')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: ctx.now() }))
    .where('id', '=', companyId)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

/** The people of a company, the first who came first. */
export async function readPeople(
  query: Transaction<Schema> | Ctx['db']['query'],
  companyId: string,
): Promise<readonly CompanyPerson[]> {
  const rows = await query
    .selectFrom('company_people')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as CompanyRole }))
}

/** Somebody of a locked company. Refuses `not-found`. */
export function personIn({ people }: LockedCompany, personId: string): CompanyPerson {
  const found = people.find(({ id }) => id === personId)
  if (found) return found
  throw new DomainError({ entity: 'company-person', code: 'not-found', detail: 'Nobody of this company' })
}

/** Refuses `conflict` where nobody would own the company any more once `without` does not. */
export function refuseLastOwner({ people }: Pick<LockedCompany, 'people'>, without: CompanyPerson): void {
  if (people.some(({ id, role }) => role === 'owner' && id !== without.id)) return
  throw new DomainError({ entity: 'company', code: 'conflict', detail: 'Nobody else owns the company' })
}

/**
 * Keeps the company open until the transaction ends, for a record that becomes its own, and looks once more at what
 * somebody is in it. Refuses as `membershipFor` does.
 */
export async function lockCompanyForWrite(
  trx: Transaction<Schema>,
  { companyId, personId }: Membership,
  right: CompanyRight,
): Promise<void> {
  const asked = trx.selectFrom('companies').select('id').where('id', '=', companyId)
  // Closing it waits for this, or this for the closing.
  await asked.forKeyShare().execute()
  const person = await trx
    .selectFrom('company_people')
    .select('role')
    .where('id', '=', personId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!person)
    throw new DomainError({ entity: 'company', code: 'not-found', detail: 'No company of this account' })
  if (!roleMay(person.role as CompanyRole, right))
    throw new DomainError({ entity: 'company', code: 'forbidden', detail: `no ${right} as ${person.role}` })
}
