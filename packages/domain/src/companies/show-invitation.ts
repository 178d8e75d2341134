import type { CompanyInvitationRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { CompanyRole } from '../accounts/membership.ts'
import { personOf } from '../accounts/person-of.ts'
import { maskMail } from '../privacy/mask-mail.ts'
import { type InvitationLink, readInvitationToken } from './invitation-token.ts'

/** What an invitation is to whoever opened its link. */
export type InvitationView =
  | {
      readonly kind: 'open'
      readonly company: string
      readonly role: CompanyRole
      /** ms UTC. */
      readonly until: number
    }
  /** It was sent to another mailbox than theirs, which is masked; who invites is not told. */
  | { readonly kind: 'other-mail'; readonly mail: string }
  /** They belong to a company already, and have to leave it first. */
  | { readonly kind: 'elsewhere'; readonly company: string }
  /** They have taken it. */
  | { readonly kind: 'joined' }

/**
 * What the link of an invitation opens to whoever is signed in; nothing changes. Refuses `sign-in-needed`, and
 * `link-expired` for a link that is too old, not genuine, used, withdrawn or sent anew since.
 */
export async function showInvitation(
  ctx: Ctx,
  { token }: { readonly token: string },
): Promise<InvitationView> {
  const accountId = personOf(ctx, 'invitation')
  const { query } = ctx.db
  const link = readInvitationToken(ctx, token)
  if (link === null) throw expired()
  const account = await query
    .selectFrom('accounts')
    .leftJoin('company_people', 'company_people.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.id', 'company_people.company_id')
    .select(['accounts.mail', 'companies.id as companyId', 'companies.name as company'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.companyId === link.companyId) return { kind: 'joined' }
  const row = await query
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .selectAll('company_invitations')
    .select('companies.name')
    .where('company_invitations.id', '=', link.invitationId)
    .executeTakeFirst()
  if (!row || !isOpen(ctx, row, link)) throw expired()
  if (account.mail !== row.mail) return { kind: 'other-mail', mail: maskMail(row.mail) }
  if (account.company !== null) return { kind: 'elsewhere', company: account.company }
  return { kind: 'open', company: row.name, role: row.role as CompanyRole, until: row.expires_at }
}

/** Whether an invitation can be taken by this link. */
export function isOpen(
  ctx: Ctx,
  row: Pick<CompanyInvitationRow, 'revision' | 'expires_at'>,
  { revision }: InvitationLink,
): boolean {
  return row.revision === revision && row.expires_at > ctx.now()
}

export function expired(): DomainError {
  return new DomainError({ entity: 'invitation', code: 'link-expired', detail: 'No invitation waits for it' })
}
