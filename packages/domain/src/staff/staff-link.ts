import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { anyLife, readToken, signToken } from '../codes/signed-token.ts'
import { addMessages } from '../outbox/add-messages.ts'

/** What opens the page on which somebody makes their first passkey, and until when (ms UTC). */
export type StaffLink = { readonly token: string; readonly until: number }

/** Whom a link is for, and which of their links it is. */
type StaffLinkSubject = { readonly staffId: string; readonly revision: number }

/** The token of a link. It is worked out anew where a mail is written, and kept nowhere. */
export function staffLinkToken(ctx: Ctx, { staffId, revision }: StaffLinkSubject, until: number): string {
  return signToken(ctx.settings.linkKey, 'staff-link', `${staffId} ${revision}`, until)
}

/** What a token stands for; null for one that is over or not genuine. */
export function readStaffLinkToken(ctx: Ctx, token: string): StaffLinkSubject | null {
  const subject = readToken(ctx.settings.linkKey, 'staff-link', token, ctx.now(), anyLife)
  const [, staffId, revision] = /^([\w-]+) (\d+)$/.exec(subject ?? '') ?? []
  return staffId === undefined ? null : { staffId, revision: Number(revision) }
}

/** Makes a new link for somebody, and mails it where mails are sent; their earlier ones open nothing any more. */
export async function writeStaffLink(
  ctx: Ctx,
  trx: Transaction<Schema>,
  staffId: string,
): Promise<StaffLink> {
  const now = ctx.now()
  const until = now + ctx.settings.staff.linkMs
  const fresh = { created_at: now, expires_at: until, used_at: null }
  const { revision } = await trx
    .insertInto('staff_links')
    .values({ staff_id: staffId, revision: 1, ...fresh })
    .onConflict((on) =>
      on.column('staff_id').doUpdateSet((eb) => ({ revision: eb('staff_links.revision', '+', 1), ...fresh })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  // Whoever makes it where the database is hands it over themselves.
  if (ctx.settings.staff.mails && ctx.actor.kind === 'person') {
    const subject = {
      topic: 'staff-link',
      kind: 'made',
      aggregate: staffId,
      number: staffId,
      revision,
    } as const
    await addMessages(trx, { ...subject, orderingKey: null, targets: ['staff-link-mail'] }, now)
  }
  return { token: staffLinkToken(ctx, { staffId, revision }, until), until }
}

/** What a link is told that opens nothing: over, used, replaced, or never ours. */
export function staffLinkOver(): DomainError {
  return new DomainError({ entity: 'staff-link', code: 'link-expired', detail: 'The link opens nothing' })
}
