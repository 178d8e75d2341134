import type { OutboxRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { staffLinkToken } from './staff-link.ts'

/** The mail with the link by which somebody of staff begins; its token is stored nowhere. */
export type StaffLinkMessage = {
  readonly id: string
  readonly topic: 'staff-link'
  readonly kind: 'made'
  readonly number: string
  readonly revision: number
  readonly to: { readonly address: string }
  readonly token: string
  /** Until when the link opens, ms UTC. */
  readonly until: number
}

/** Puts the mail together from what is stored now; null for a link that is used, over or replaced, or of nobody any more. */
export async function composeStaffLink(ctx: Ctx, row: OutboxRow): Promise<StaffLinkMessage | null> {
  const found = await ctx.db.query
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff_links.revision', 'expires_at', 'mail'])
    .where('staff_id', '=', row.aggregate)
    .where('staff_links.revision', '=', row.revision)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { revision, expires_at: until, mail: address } = found
  const token = staffLinkToken(ctx, { staffId: row.aggregate, revision }, until)
  const { id, number } = row
  return { id, topic: 'staff-link', kind: 'made', number, revision, to: { address }, token, until }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly 'staff-link': StaffLinkMessage
  }
}
