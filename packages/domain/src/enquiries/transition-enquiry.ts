import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { auditEnquiry } from './audit-enquiry.ts'
import { readEnquiryNumber } from './enquiry-number.ts'
import { type ClosingOutcome, type EnquiryStatus, statusColumns, statusesBefore } from './enquiry-status.ts'
import { mayWorkEnquiries } from './lock-enquiry.ts'

/** What the desk can say of an enquiry. `dueAt` is ms UTC. */
export type EnquiryMove =
  | { readonly kind: 'assigned' }
  | { readonly kind: 'first-call-due'; readonly dueAt: number }
  | { readonly kind: 'contacted' }
  | { readonly kind: 'closed'; readonly outcome: ClosingOutcome }

/**
 * Moves an enquiry on, as the desk says. Saying what is already so changes nothing. What is worked on
 * under it moves with it. Refusals: `forbidden` for others than the desk, `not-found`, `conflict` where the table of transitions has no such step.
 */
export async function transitionEnquiry(
  ctx: Ctx,
  input: { readonly number: string; readonly move: EnquiryMove },
): Promise<EnquiryStatus> {
  mayWorkEnquiries(ctx)
  const number = readEnquiryNumber(input.number)
  if (number === null)
    throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'Not a number of an enquiry' })
  const status: EnquiryStatus = { ...input.move, since: ctx.now() }
  const columns = {
    ...statusColumns(status),
    ...(status.kind === 'first-call-due' ? { first_call_at: status.dueAt } : {}),
  }
  return ctx.db.transaction(async (trx) => {
    const moved = await trx
      .updateTable('enquiries')
      .set({ ...columns, updated_at: ctx.now() })
      .where('number', '=', number)
      .where('status', 'in', statusesBefore(status.kind))
      .returning(['id', 'number'])
      .executeTakeFirst()
    if (moved) {
      await auditEnquiry(ctx, trx, moved, `status:${status.kind}`)
      await moveJoined(ctx, trx, moved.id, status, columns)
      return status
    }
    const row = await trx
      .selectFrom('enquiries')
      .select(['status', 'status_since', 'status_detail'])
      .where('number', '=', number)
      .executeTakeFirst()
    if (!row) throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'No such enquiry' })
    const same = row.status === columns.status && row.status_detail === columns.status_detail
    if (!same)
      throw new DomainError({
        entity: 'enquiry',
        code: 'conflict',
        detail: `${row.status} cannot become ${status.kind}`,
      })
    return { ...status, since: row.status_since }
  })
}

/** Whoever sent an enquiry that is worked on under another reads the same on its page. */
async function moveJoined(
  ctx: Ctx,
  trx: Transaction<Schema>,
  id: string,
  { kind }: EnquiryStatus,
  columns: ReturnType<typeof statusColumns>,
): Promise<void> {
  const moved = await trx
    .updateTable('enquiries')
    .set({ ...columns, updated_at: ctx.now() })
    .where('joined_to', '=', id)
    .where('status', 'in', statusesBefore(kind))
    .returning(['id', 'number'])
    .execute()
  for (const row of moved) await auditEnquiry(ctx, trx, row, `status:${kind}`)
}
