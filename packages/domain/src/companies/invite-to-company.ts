import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { takeShared } from '@hongyan/kernel/limits/shared-limits'
import type { LocaleId } from '@hongyan/locales'
import type { CompanyRole } from '../accounts/membership.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { readMail } from '../typed/read-mail.ts'
import { type LockedCompany, lockCompany } from './lock-company.ts'

const dayMs = 86_400_000

/** Why nobody is invited at an address; the words are those of the form. */
export type InvitationProblem = 'required' | 'not-a-mail-address' | 'already-there'

/**
 * Invites whoever reads a mailbox into the company of whoever asks, by a mail with a link that opens once. Asked again
 * it is one invitation, with a new link, the time begun anew and the role named last. Whether anybody has an account
 * with this address is told to nobody. Refusals: `invalid-input`, `not-found`, `forbidden`, `not-available` on a site
 * that sends no mails, `too-many` for a full company and for too many invitations in a day.
 */
export async function inviteToCompany(
  ctx: Ctx,
  input: { readonly mail: string; readonly role: CompanyRole; readonly locale: LocaleId },
): Promise<void> {
  const mail = readMail(input.mail)
  const { mails, inviteMs } = ctx.settings.companies
  if (!mails)
    throw new DomainError({ entity: 'invitation', code: 'not-available', detail: 'This site sends no mails' })
  if (input.mail.trim() === '') throw badMail('required')
  if (mail === null) throw badMail('not-a-mail-address')
  const now = ctx.now()
  const expiresAt = now + inviteMs
  await ctx.db.transaction(async (trx) => {
    const company = await lockCompany(ctx, trx, 'manage')
    const known = await trx
      .selectFrom('company_people')
      .innerJoin('accounts', 'accounts.id', 'company_people.account_id')
      .select('company_people.id')
      .where('company_id', '=', company.id)
      .where('accounts.mail', '=', mail)
      .executeTakeFirst()
    if (known) throw badMail('already-there')
    const waiting = await trx
      .selectFrom('company_invitations')
      .select('mail')
      .where('company_id', '=', company.id)
      .where('expires_at', '>', now)
      .execute()
    refuseOverfull(
      ctx,
      company,
      waiting.filter((one) => one.mail !== mail),
    )
    const invitation = await trx
      .insertInto('company_invitations')
      .values({
        id: uuidv7(now),
        company_id: company.id,
        mail,
        role: input.role,
        locale: input.locale,
        revision: 1,
        created_at: now,
        expires_at: expiresAt,
      })
      .onConflict((on) =>
        on.columns(['company_id', 'mail']).doUpdateSet((eb) => ({
          role: input.role,
          locale: input.locale,
          revision: eb('company_invitations.revision', '+', 1),
          expires_at: expiresAt,
        })),
      )
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    const { id, revision } = invitation
    const change = { topic: 'invitation', kind: 'invited', aggregate: id, number: id, revision } as const
    await addMessages(trx, { ...change, orderingKey: null, targets: ['invitation-mail'] }, now)
    const detail = { by: company.me.id, role: input.role }
    await writeAudit(ctx, trx, { entity: 'company', id: company.id, action: 'invited', detail })
    await takeTurnOfDay(ctx, trx, company.id)
  })
}

function badMail(message: InvitationProblem): DomainError {
  const fields = [{ path: 'mail', message }]
  return new DomainError({
    entity: 'company',
    code: 'invalid-input',
    detail: 'Nobody is invited there',
    fields,
  })
}

function refuseOverfull(ctx: Ctx, { people }: LockedCompany, waiting: readonly unknown[]): void {
  if (people.length + waiting.length < ctx.settings.companies.people) return
  throw new DomainError({ entity: 'company', code: 'too-many', detail: 'The company has enough people' })
}

async function takeTurnOfDay(
  ctx: Ctx,
  trx: Parameters<typeof takeShared>[0],
  companyId: string,
): Promise<void> {
  const windows = [{ ms: dayMs, most: ctx.settings.companies.invitesPerDay }]
  const taking = await takeShared(trx, [{ key: `invite company ${companyId}`, windows }], ctx.now())
  if (taking.kind === 'taken') return
  const { retryAt } = taking
  throw new DomainError({ entity: 'company', code: 'too-many', detail: 'Invitations of a day', retryAt })
}
