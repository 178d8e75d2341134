import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { auditEnquiry } from './audit-enquiry.ts'
import { readEnquiryNumber } from './enquiry-number.ts'
import { type ClosingOutcome, type EnquiryStatus, statusColumns, statusesBefore } from './enquiry-status.ts'

/** What the desk can say of an enquiry. `dueAt` is ms UTC. */
export type EnquiryMove =
  | { readonly kind: 'assigned' }
  | { readonly kind: 'first-call-due'; readonly dueAt: number }
  | { readonly kind: 'contacted' }
  | { readonly kind: 'closed'; readonly outcome: ClosingOutcome }

/**
 * Moves an enquiry on, as the desk says. Saying what is already so changes nothing. Refusals: `forbidden` for
 * others than the desk, `not-found`, `conflict` where the table of transitions has no such step.
 */
export async function transitionEnquiry(
  ctx: Ctx,
  input: { readonly number: string; readonly move: EnquiryMove },
): Promise<EnquiryStatus> {
  if (ctx.actor.kind !== 'staff' && ctx.actor.kind !== 'system') {
    throw new DomainError({ entity: 'enquiry', code: 'forbidden', detail: 'Only the desk moves enquiries' })
  }
  const number = readEnquiryNumber(input.number)
  if (number === null)
    throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'Not a number of an enquiry' })
  const status: EnquiryStatus = { ...input.move, since: ctx.now() }
  const columns = statusColumns(status)
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
