import type { Ctx } from '@hongyan/kernel/context'
import { z } from 'zod'
import { companyRoles } from '../accounts/membership.ts'
import { type CompanyAction, companyActions } from './company-rules.ts'

/** Lines of the log that are shown. */
const mostShown = 50

const stored = z.object({
  by: z.string().nullable().catch(null),
  person: z.string().nullable().catch(null),
  role: z.enum(companyRoles).nullable().catch(null),
})

/** A line of the log. Whoever does not belong to the company any more has no name in it. */
export type CompanyChange = {
  readonly id: string
  readonly action: CompanyAction
  /** ms UTC. */
  readonly at: number
  readonly by: ChangedPerson
  /** Whom it was about; null where that is nobody else. */
  readonly person: ChangedPerson | null
  readonly role: (typeof companyRoles)[number] | null
}

/** Somebody of a log: there, with the name that the provider tells, or gone. */
export type ChangedPerson =
  | { readonly kind: 'there'; readonly name: string | null }
  | { readonly kind: 'gone' }

/** What was changed about a company, the newest first, from the audit; names are looked up, the audit holds none. */
export async function listCompanyChanges(ctx: Ctx, companyId: string): Promise<readonly CompanyChange[]> {
  const { query } = ctx.db
  const rows = await query
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'company')
    .where('entity_id', '=', companyId)
    .where('action', 'in', [...companyActions])
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  const people = await query
    .selectFrom('company_people')
    .innerJoin('accounts', 'accounts.id', 'company_people.account_id')
    .select(['company_people.id', 'accounts.name'])
    .where('company_id', '=', companyId)
    .execute()
  const named = (id: string | null): ChangedPerson => {
    const found = people.find((person) => person.id === id)
    return found ? { kind: 'there', name: found.name } : { kind: 'gone' }
  }
  return rows.map(({ id, action, at, detail }) => {
    const { by, person, role } = stored.parse(JSON.parse(detail ?? '{}'))
    return {
      id,
      action: action as CompanyAction,
      at,
      by: named(by),
      person: person === null ? null : named(person),
      role,
    }
  })
}
