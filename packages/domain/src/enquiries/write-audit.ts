import { type Schema, uuidv7 } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Ctx } from '../context.ts'

export type AuditedEnquiry = { readonly id: string; readonly number: string }

/** Notes what happened to an enquiry and which kind of actor did it; never what was written. */
export async function writeAudit(
  ctx: Ctx,
  trx: Transaction<Schema>,
  enquiry: AuditedEnquiry,
  what: string,
): Promise<void> {
  const now = ctx.now()
  const { actor } = ctx
  const by = actor.kind === 'desk' || actor.kind === 'sender' ? `${actor.kind}:${actor.keyId}` : actor.kind
  await trx
    .insertInto('enquiry_audit')
    .values({ id: uuidv7(now), enquiry_id: enquiry.id, number: enquiry.number, what, by, at: now })
    .execute()
}
