import type { Ctx } from '@hongyan/kernel/context'
import { dropNotes } from '../notes/work-notes.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { notifiedTargets } from '../outbox/notified-targets.ts'
import { auditEnquiry } from './audit-enquiry.ts'
import { findEnquiry } from './enquiry-receipt.ts'
import { type EnquiryStatus, readStatus, statusColumns } from './enquiry-status.ts'

/**
 * Withdraws consent: what the person wrote is deleted, what was not delivered yet never is, every receiver is
 * told to delete, and an audit line without data remains. Doing it twice changes nothing. Refuses `not-found`.
 */
export async function withdrawConsent(
  ctx: Ctx,
  input: { readonly number: string; readonly token: string },
): Promise<EnquiryStatus> {
  const opened = await findEnquiry(ctx, input)
  const now = ctx.now()
  const status: EnquiryStatus = { kind: 'withdrawn', since: now }
  return ctx.db.transaction(async (trx) => {
    const row = await trx
      .updateTable('enquiries')
      .set((eb) => ({
        ...statusColumns(status),
        content_mac: '',
        spam_reasons: null,
        revision: eb('revision', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', opened.id)
      .where('status', '!=', 'withdrawn')
      .returning(['id', 'number', 'revision'])
      .executeTakeFirst()
    if (!row)
      return readStatus(opened.status === 'withdrawn' ? opened : { ...opened, ...statusColumns(status) })
    await trx.deleteFrom('enquiry_details').where('enquiry_id', '=', row.id).execute()
    await dropNotes(trx, 'enquiry', [row.id])
    // What stood under it stands for itself again.
    await trx.updateTable('enquiries').set({ joined_to: null }).where('joined_to', '=', row.id).execute()
    await trx
      .updateTable('enquiry_consents')
      .set({ withdrawn_at: now })
      .where('enquiry_id', '=', row.id)
      .execute()
    await trx
      .updateTable('outbox')
      .set({ state: 'cancelled', finished_at: now, problem: null })
      .where('aggregate', '=', row.id)
      .where('state', 'in', ['waiting', 'parked'])
      .execute()
    await trx.updateTable('outbox').set({ ordering_key: null }).where('aggregate', '=', row.id).execute()
    const { id: aggregate, number, revision } = row
    const targets = await notifiedTargets(trx, aggregate)
    const subject = { topic: 'enquiry', kind: 'withdrawn', aggregate, number } as const
    await addMessages(trx, { ...subject, revision, orderingKey: null, targets }, now)
    await auditEnquiry(ctx, trx, row, 'withdrawn')
    return status
  })
}
