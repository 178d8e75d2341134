import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { CompanyRole } from '../accounts/membership.ts'
import { maskMail } from '../privacy/mask-mail.ts'
import { membershipFor } from './company-access.ts'
import { roleMay } from './company-rules.ts'
import { type CompanyChange, listCompanyChanges } from './list-company-changes.ts'

/** Somebody of a company, for the others; instants are ms UTC. */
type PersonView = {
  readonly id: string
  /** As the identity provider tells it; null where it tells none. */
  readonly name: string | null
  /** Masked; null where the provider tells none any more. */
  readonly mail: string | null
  readonly role: CompanyRole
  readonly since: number
  readonly isMe: boolean
}

/** Somebody who is invited, for owners. The address is whole: whoever typed it wrong has to see it. */
type InvitationRecord = {
  readonly id: string
  readonly mail: string
  readonly role: CompanyRole
  readonly sentAt: number
  readonly until: number
}

export type CompanyView = {
  readonly name: string
  readonly role: CompanyRole
  /** Who came first comes first. */
  readonly people: readonly PersonView[]
  /** Null for whoever does not decide who belongs to it; those that are over too, until they are removed. */
  readonly invitations: readonly InvitationRecord[] | null
  /** What was changed, the newest first; null as above. */
  readonly changes: readonly CompanyChange[] | null
}

/** The company of whoever asks, as their role lets them see it. Refuses `not-found` for those who belong to none. */
export async function showCompany(ctx: Ctx): Promise<CompanyView> {
  const { companyId, personId, role } = membershipFor(ctx, 'see')
  const { query } = ctx.db
  const company = await query
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirst()
  const rows = await query
    .selectFrom('company_people')
    .innerJoin('accounts', 'accounts.id', 'company_people.account_id')
    .select(['company_people.id', 'accounts.name', 'accounts.mail', 'role', 'joined_at'])
    .where('company_id', '=', companyId)
    .orderBy('company_people.id')
    .execute()
  if (!company)
    throw new DomainError({ entity: 'company', code: 'not-found', detail: 'No company of this account' })
  const manages = roleMay(role, 'manage')
  return {
    name: company.name,
    role,
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      mail: row.mail === null ? null : maskMail(row.mail),
      role: row.role as CompanyRole,
      since: row.joined_at,
      isMe: row.id === personId,
    })),
    invitations: manages ? await listInvitations(ctx, companyId) : null,
    changes: manages ? await listCompanyChanges(ctx, companyId) : null,
  }
}

async function listInvitations(ctx: Ctx, companyId: string): Promise<readonly InvitationRecord[]> {
  const rows = await ctx.db.query
    .selectFrom('company_invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    mail: row.mail,
    role: row.role as CompanyRole,
    sentAt: row.expires_at - ctx.settings.companies.inviteMs,
    until: row.expires_at,
  }))
}
