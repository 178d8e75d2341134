import type { Ctx } from '@hongyan/kernel/context'
import { type AccountSession, digestOf, livesUntil } from './account-session.ts'
import type { CompanyRole } from './membership.ts'

/** A use is written down as often as this in the time that one may be idle: not with every call. */
const writtenPerIdle = 60

/**
 * The session that a browser's secret opens; null when it has ended, here or at the provider. With `inUse` its idle
 * time begins anew.
 */
export async function findSession(
  ctx: Ctx,
  input: { readonly secret: string; readonly inUse: boolean },
): Promise<AccountSession | null> {
  const row = await ctx.db.query
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .leftJoin('company_people', 'company_people.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.id', 'company_people.company_id')
    .selectAll('account_sessions')
    .select([
      'accounts.name',
      'accounts.monthly_since as monthlySince',
      'company_people.id as personId',
      'company_people.role',
      'companies.id as companyId',
      'companies.name as companyName',
      'companies.monthly_since as companyMonthlySince',
    ])
    .where('secret_mac', '=', digestOf(input.secret))
    .executeTakeFirst()
  const before = row && livesUntil(ctx, row)
  if (!before) return null
  const now = ctx.now()
  const session = {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    monthly: row.monthlySince !== null,
    company: companyOf(row),
  }
  if (!input.inUse || Math.abs(now - row.seen_at) < ctx.settings.accounts.idleMs / writtenPerIdle)
    return { ...session, ...before }
  // Only while it is there: a session that ends meanwhile stays ended.
  const touched = await ctx.db.query
    .updateTable('account_sessions')
    .set({ seen_at: now })
    .where('id', '=', row.id)
    .returning(['created_at', 'seen_at'])
    .executeTakeFirst()
  const after = touched && livesUntil(ctx, touched)
  return after ? { ...session, ...after } : null
}

function companyOf(row: {
  readonly personId: string | null
  readonly role: string | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly companyMonthlySince: number | null
}): AccountSession['company'] {
  const { personId, role, companyId, companyName: name } = row
  if (personId === null || role === null || companyId === null || name === null) return null
  const monthly = row.companyMonthlySince !== null
  return { companyId, personId, role: role as CompanyRole, monthly, name }
}
