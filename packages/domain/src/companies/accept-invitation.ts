import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { personOf } from '../accounts/person-of.ts'
import { readInvitationToken } from './invitation-token.ts'
import { takeTurn } from './lock-company.ts'
import { expired, isOpen } from './show-invitation.ts'

/**
 * Takes the place that an invitation offers, once over every process, for whoever is signed in with its verified mail
 * address. Taking it twice changes nothing. Refusals: `sign-in-needed`; `link-expired` for a link that is too old, not
 * genuine, used by somebody else, withdrawn or sent anew since; `forbidden` for another mail address; `conflict` for
 * somebody who belongs to another company.
 */
export async function acceptInvitation(ctx: Ctx, { token }: { readonly token: string }): Promise<void> {
  const accountId = personOf(ctx, 'invitation')
  const link = readInvitationToken(ctx, token)
  if (link === null) throw expired()
  const now = ctx.now()
  await ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    const company = await takeTurn(ctx, trx, link.companyId)
    if (!company) throw expired()
    const account = await trx
      .selectFrom('accounts')
      .leftJoin('company_people', 'company_people.account_id', 'accounts.id')
      .select(['accounts.mail', 'company_people.company_id as companyId'])
      .where('accounts.id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (account.companyId === company.id) return
    const row = await trx
      .selectFrom('company_invitations')
      .selectAll()
      .where('id', '=', link.invitationId)
      .executeTakeFirst()
    if (!row || !isOpen(ctx, row, link)) throw expired()
    if (account.mail !== row.mail)
      throw new DomainError({ entity: 'invitation', code: 'forbidden', detail: 'Sent to another mailbox' })
    if (account.companyId !== null)
      throw new DomainError({ entity: 'invitation', code: 'conflict', detail: 'One company for an account' })
    await trx.deleteFrom('company_invitations').where('id', '=', row.id).execute()
    const id = uuidv7(now)
    const person = { id, company_id: company.id, account_id: accountId, role: row.role, joined_at: now }
    await trx.insertInto('company_people').values(person).execute()
    const detail = { by: id, role: row.role }
    await writeAudit(ctx, trx, { entity: 'company', id: company.id, action: 'joined', detail })
  })
}
