import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Kysely } from 'kysely'
import { readStaffLinkToken, staffLinkOver } from '../staff/staff-link.ts'
import { requirePasskeys } from './passkey-rules.ts'

/** Whom a link is for. */
export type StaffLinkView = {
  readonly staffId: string
  readonly revision: number
  readonly mail: string
  readonly name: string | null
  /** Until when it opens, ms UTC. */
  readonly until: number
}

/** Whom a link is for, as long as it opens; looking uses nothing up. Refusals: `not-available`, `link-expired`. */
export async function openStaffLink(ctx: Ctx, input: { readonly token: string }): Promise<StaffLinkView> {
  requirePasskeys(ctx)
  return findLink(ctx, ctx.db.query, input.token)
}

/** The same, in a transaction. Refuses `link-expired` also for a link that is used, replaced, or of nobody any more. */
export async function findLink(ctx: Ctx, query: Kysely<Schema>, token: string): Promise<StaffLinkView> {
  const subject = readStaffLinkToken(ctx, token)
  if (subject === null) throw staffLinkOver()
  const { staffId, revision } = subject
  const row = await query
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['mail', 'name', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('staff_links.revision', '=', revision)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw staffLinkOver()
  return { staffId, revision, mail: row.mail, name: row.name, until: row.expires_at }
}
