import { createSession } from '@hongyan/domain/accounts/create-session'
import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import { acceptInvitation } from '@hongyan/domain/companies/accept-invitation'
import { invitationToken } from '@hongyan/domain/companies/invitation-token'
import { inviteToCompany } from '@hongyan/domain/companies/invite-to-company'
import { makeCompany } from '@hongyan/domain/companies/make-company'
import type { Ctx } from '@hongyan/kernel/context'

let made = 0

/** Somebody who has signed in, by the mail address that the provider has verified; belonging to no company. */
export async function aPersonWithMail(ctx: Ctx, mail: string | null = null): Promise<Ctx> {
  made += 1
  const identity = {
    issuer: 'https://id.example',
    subject: `person-${made}`,
    name: `样例${made}`,
    phone: null,
    mail: mail ?? `person-${made}@people.example`,
    providerSession: null,
    idToken: null,
  }
  const { accountId } = await createSession(ctx, { identity, replaced: null })
  return asNow({
    ...ctx,
    actor: { kind: 'customer', customerId: accountId, sessionId: null, address: '192.0.2.1' },
  })
}

/** The same person in their next request: their contract, and what they are in a company, is read anew. */
export async function asNow(ctx: Ctx): Promise<Ctx> {
  if (ctx.actor.kind !== 'customer') throw new Error('only customers belong to companies')
  const { company: _before, ...before } = ctx.actor
  const { query } = ctx.db
  const account = await query
    .selectFrom('accounts')
    .select('monthly_since')
    .where('id', '=', before.customerId)
    .executeTakeFirst()
  const actor = { ...before, monthly: (account?.monthly_since ?? null) !== null }
  const row = await query
    .selectFrom('company_people')
    .innerJoin('companies', 'companies.id', 'company_people.company_id')
    .select(['company_people.id', 'company_id', 'role', 'monthly_since'])
    .where('account_id', '=', actor.customerId)
    .executeTakeFirst()
  if (!row) return { ...ctx, actor }
  const { company_id: companyId, id: personId, monthly_since: since } = row
  const company = { companyId, personId, role: row.role as CompanyRole, monthly: since !== null }
  return { ...ctx, actor: { ...actor, company } }
}

/** The link of the invitation that was sent to a mailbox last, as its token. */
export async function linkSentTo(ctx: Ctx, mail: string): Promise<string> {
  const row = await ctx.db.query
    .selectFrom('company_invitations')
    .selectAll()
    .where('mail', '=', mail)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const link = { invitationId: row.id, companyId: row.company_id, revision: row.revision }
  return invitationToken(ctx, link, row.expires_at)
}

/** Somebody new in the company of an owner. */
export async function joinedAs(owner: Ctx, role: CompanyRole): Promise<Ctx> {
  made += 1
  const mail = `joined-${made}@people.example`
  const { actor: _owner, ...rest } = owner
  const nobody: Ctx = { ...rest, actor: { kind: 'visitor', sessionId: null, address: '192.0.2.1' } }
  const person = await aPersonWithMail(nobody, mail)
  await inviteToCompany(owner, { mail, role, locale: 'zh-CN' })
  await acceptInvitation(person, { token: await linkSentTo(owner, mail) })
  return asNow(person)
}

/** A company with somebody of each role. */
export async function aCompany(ctx: Ctx, name = '样例茶行'): Promise<Readonly<Record<CompanyRole, Ctx>>> {
  const founder = await aPersonWithMail(ctx)
  await makeCompany(founder, { name })
  const owner = await asNow(founder)
  return { owner, member: await joinedAs(owner, 'member'), viewer: await joinedAs(owner, 'viewer') }
}
