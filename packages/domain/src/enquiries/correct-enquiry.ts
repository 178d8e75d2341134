import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { checkCode, useCode } from '../codes/check-code.ts'
import { mobileMac } from '../codes/code-digests.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { notifiedTargets } from '../outbox/notified-targets.ts'
import { auditEnquiry } from './audit-enquiry.ts'
import { detailsRow } from './details-row.ts'
import { type CorrectableField, correctableFields } from './enquiry-fields.ts'
import { type EnquiryInput, readEnquiryInput } from './enquiry-input.ts'
import { findEnquiry } from './enquiry-receipt.ts'
import type { EnquiryDetails } from './enquiry-record.ts'
import { orderingKeyOf } from './mac-of-company.ts'
import { readPlacedEnquiry } from './read-placed-enquiry.ts'
import { readRecord } from './read-record.ts'

/** What a person may correct. A new mobile number needs a code that was sent to it for `correction`. */
type Correction = Readonly<Partial<Record<CorrectableField, unknown>>>

/**
 * Corrects what a person wrote, by the rules of the form, and tells every receiver. Refusals: `not-found`,
 * `not-available` once consent is withdrawn, `invalid-input` by field, `wrong-code` for a new mobile number.
 */
export async function correctEnquiry(
  ctx: Ctx,
  input: {
    readonly number: string
    readonly token: string
    readonly changes: Correction
    readonly verifyCode: string | null
  },
): Promise<void> {
  const row = await findEnquiry(ctx, input)
  const record = await readRecord(ctx.db, row.id)
  if (!record)
    throw new DomainError({
      entity: 'enquiry',
      code: 'not-available',
      detail: 'The data of this enquiry is deleted',
    })
  const changes = Object.fromEntries(
    correctableFields
      .filter((name) => input.changes[name] !== undefined)
      .map((name) => [name, input.changes[name]]),
  )
  const values = { ...formValues(record.details), ...changes }
  // A place that stays is not asked for again, even where the tree has changed since.
  const moved = ['province', 'city', 'district'].some((name) => name in changes)
  const reading = moved ? readPlacedEnquiry(values, row.form) : readEnquiryInput(values, row.form)
  if (reading.kind === 'problems') {
    const fields = reading.problems.map(({ path, problem }) => ({ path, message: problem }))
    throw new DomainError({
      entity: 'enquiry',
      code: 'invalid-input',
      detail: 'The correction is not complete',
      fields,
    })
  }
  const { enquiry } = reading
  const codeId = await codeForNewMobile(ctx, record.details, enquiry, input.verifyCode)
  const mobile = mobileMac(ctx.settings.tailKey, enquiry.contactMobile)
  const { enquiry_id: _id, ...columns } = detailsRow(row.id, enquiry, mobile)
  const now = ctx.now()

  await ctx.db.transaction(async (trx) => {
    const changed = await trx
      .updateTable('enquiries')
      .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
      .where('id', '=', row.id)
      .where('status', '!=', 'withdrawn')
      .returning(['id', 'number', 'revision'])
      .executeTakeFirst()
    if (!changed)
      throw new DomainError({
        entity: 'enquiry',
        code: 'not-available',
        detail: 'The data of this enquiry is deleted',
      })
    if (codeId !== null) await useCode(trx, codeId, now)
    await trx.updateTable('enquiry_details').set(columns).where('enquiry_id', '=', row.id).execute()
    const { number, revision } = changed
    const targets = await notifiedTargets(trx, row.id)
    const orderingKey = orderingKeyOf(ctx, enquiry)
    const subject = { topic: 'enquiry', kind: 'corrected', aggregate: row.id, number } as const
    await addMessages(trx, { ...subject, revision, orderingKey, targets }, now)
    await auditEnquiry(ctx, trx, changed, 'corrected')
  })
}

async function codeForNewMobile(
  ctx: Ctx,
  before: EnquiryDetails,
  after: EnquiryInput,
  code: string | null,
): Promise<string | null> {
  if (after.contactMobile === before.contactMobile) return null
  return checkCode(ctx, { mobile: after.contactMobile, purpose: 'correction', code: code ?? '' })
}

/** The stored data as the form would hold it; the code was checked when it came in. */
function formValues(details: EnquiryDetails): Record<string, unknown> {
  return { ...details, verifyCode: '000000' }
}
