import type { Ctx } from '../context.ts'
import { addDeliveries } from '../deliveries/add-deliveries.ts'
import type { DeliveryTarget } from '../deliveries/delivery-ports.ts'
import { openEnquiry } from './enquiry-receipt.ts'
import { type EnquiryStatus, readStatus, statusColumns } from './enquiry-status.ts'
import { writeAudit } from './write-audit.ts'

/**
 * Withdraws consent: what the person wrote is deleted, what was not delivered yet never is, every receiver is
 * told to delete, and an audit line without data remains. Doing it twice changes nothing. Refuses `not-found`.
 */
export async function withdrawConsent(
  ctx: Ctx,
  input: { readonly number: string; readonly token: string },
): Promise<EnquiryStatus> {
  const opened = await openEnquiry(ctx, input)
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
    await trx
      .updateTable('enquiry_consents')
      .set({ withdrawn_at: now })
      .where('enquiry_id', '=', row.id)
      .execute()
    await trx
      .updateTable('deliveries')
      .set({ state: 'cancelled', finished_at: now, problem: null })
      .where('enquiry_id', '=', row.id)
      .where('state', 'in', ['waiting', 'parked'])
      .execute()
    await trx.updateTable('deliveries').set({ company_mac: null }).where('enquiry_id', '=', row.id).execute()
    // Also those that were cancelled: an attempt may have arrived although we never learnt of it.
    const told = await trx
      .selectFrom('deliveries')
      .select('target')
      .distinct()
      .where('enquiry_id', '=', row.id)
      .where('target', '!=', 'receipt')
      .execute()
    const targets = told.map(({ target }) => target as DeliveryTarget).sort()
    const { id: enquiryId, number, revision } = row
    await addDeliveries(
      trx,
      { enquiryId, number, companyMac: null, revision, targets, kind: 'withdrawn' },
      now,
    )
    await writeAudit(ctx, trx, row, 'withdrawn')
    return status
  })
}
