import type { OutboxRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import type { CompanyRole } from '../accounts/membership.ts'
import { invitationToken } from './invitation-token.ts'

/** The mail that invites somebody; its token is for the link and is stored nowhere. */
export type InvitationMessage = {
  readonly id: string
  readonly topic: 'invitation'
  readonly kind: 'invited'
  readonly number: string
  readonly revision: number
  readonly to: { readonly address: string; readonly locale: LocaleId }
  readonly company: string
  readonly role: CompanyRole
  readonly token: string
  /** Until when the link opens, ms UTC. */
  readonly until: number
}

/** Puts the mail together from what is stored now; null for an invitation that is gone, over or sent anew since. */
export async function composeInvitation(ctx: Ctx, row: OutboxRow): Promise<InvitationMessage | null> {
  const found = await ctx.db.query
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .selectAll('company_invitations')
    .select('companies.name')
    .where('company_invitations.id', '=', row.aggregate)
    .where('company_invitations.revision', '=', row.revision)
    .where('company_invitations.expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!found) return null
  const { company_id: companyId, revision, expires_at: until } = found
  return {
    id: row.id,
    topic: 'invitation',
    kind: 'invited',
    number: row.number,
    revision,
    to: { address: found.mail, locale: found.locale as LocaleId },
    company: found.name,
    role: found.role as CompanyRole,
    token: invitationToken(ctx, { invitationId: found.id, companyId, revision }, until),
    until,
  }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly invitation: InvitationMessage
  }
}
