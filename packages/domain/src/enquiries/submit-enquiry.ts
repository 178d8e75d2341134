import { createHmac } from 'node:crypto'
import type { EnquiryRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { type SpendableToken, spendTokens } from '@hongyan/kernel/limits/spend-tokens'
import { singleFlight } from '@hongyan/kernel/single-flight'
import type { LocaleId } from '@hongyan/locales'
import type { Selectable, Transaction } from 'kysely'
import { checkCode, useCode } from '../codes/check-code.ts'
import { mobileMac } from '../codes/code-digests.ts'
import { dayMs } from '../codes/code-limits.ts'
import { addMessages } from '../outbox/add-messages.ts'
import type { OutboxTarget } from '../outbox/outbox-message.ts'
import { auditEnquiry } from './audit-enquiry.ts'
import { detailsRow } from './details-row.ts'
import type { EnquiryForm, EnquiryInput } from './enquiry-input.ts'
import { newEnquiryNumber } from './enquiry-number.ts'
import { type EnquiryReceipt, receiptOf } from './enquiry-receipt.ts'
import { firstCallDueAt } from './first-call.ts'
import { judgeSpam, type SpamReason } from './judge-spam.ts'
import { orderingKeyOf } from './mac-of-company.ts'
import { readPlacedEnquiry } from './read-placed-enquiry.ts'

export type SubmitEnquiryInput = {
  /** The fields of the form as they arrived; checked here. */
  readonly values: unknown
  readonly form: EnquiryForm
  readonly locale: LocaleId
  /** One for each filling of a form, 8 to 200 characters: sending again with it changes nothing. */
  readonly idempotencyKey: string
  /** Single-use tokens (session, captcha) that are used up with the enquiry; null when one is not genuine. */
  readonly tokens: readonly SpendableToken[] | null
  readonly trap: string
  readonly filledInMs: number | null
}

/**
 * Takes an enquiry in: enquiry, consent and everything to be delivered in one transaction, so that what is
 * acknowledged is never lost. Refusals: `invalid-input` with one problem for each field, `wrong-code`,
 * `token-spent`, `conflict` for a key that already stands for other content.
 */
export async function submitEnquiry(ctx: Ctx, input: SubmitEnquiryInput): Promise<EnquiryReceipt> {
  const reading = readPlacedEnquiry(input.values, input.form)
  if (reading.kind === 'problems') {
    const fields = reading.problems.map(({ path, problem }) => ({ path, message: problem }))
    throw new DomainError({
      entity: 'enquiry',
      code: 'invalid-input',
      detail: 'The enquiry is not complete',
      fields,
    })
  }
  const { enquiry } = reading
  const content = contentMac(ctx, enquiry, input)
  const { tokens, idempotencyKey } = input
  const known = await repeated(ctx, idempotencyKey, content)
  if (known) return known
  const twins = JSON.stringify([idempotencyKey, content, enquiry.verifyCode, tokens])
  return singleFlight(ctx.db, twins, () => takeIn(ctx, input, enquiry, content))
}

async function takeIn(
  ctx: Ctx,
  input: SubmitEnquiryInput,
  enquiry: EnquiryInput,
  content: string,
): Promise<EnquiryReceipt> {
  const { tokens } = input
  if (tokens === null)
    throw new DomainError({
      entity: 'enquiry',
      code: 'token-spent',
      detail: 'A single-use token is not genuine',
    })

  const codeId = await checkCode(ctx, {
    mobile: enquiry.contactMobile,
    purpose: 'enquiry',
    code: enquiry.verifyCode,
  }).catch(async (error: unknown) => {
    // A twin of this request may have used the code between our two looks; then its answer is ours.
    const twin = await repeated(ctx, input.idempotencyKey, content)
    if (twin) return twin
    throw error
  })
  if (typeof codeId !== 'string') return codeId
  const mobile = mobileMac(ctx.settings.tailKey, enquiry.contactMobile)
  const lately = await countLately(ctx, mobile)
  const spam = judgeSpam(enquiry, { trap: input.trap, filledInMs: input.filledInMs, lately })

  const stored = await ctx.db.transaction(async (trx) => {
    const row = enquiryRow(ctx, input, content, spam)
    const inserted = await trx
      .insertInto('enquiries')
      .values(row)
      .onConflict((on) => on.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return null
    await spendTokens(trx, tokens)
    await useCode(trx, codeId, ctx.now())
    await trx
      .insertInto('enquiry_details')
      .values(detailsRow(row.id, enquiry, mobile))
      .execute()
    await storeConsent(ctx, trx, row, enquiry)
    await auditEnquiry(ctx, trx, row, 'received')
    const targets = targetsFor(ctx, spam)
    const orderingKey = orderingKeyOf(ctx, enquiry)
    const subject = { topic: 'enquiry', kind: 'enquiry', aggregate: row.id, number: row.number } as const
    await addMessages(trx, { ...subject, revision: 1, orderingKey, targets }, ctx.now())
    return row
  })
  if (stored) return receiptOf(ctx, stored)
  // A twin of this request was faster; its answer is ours.
  const twin = await repeated(ctx, input.idempotencyKey, content)
  if (!twin) throw new Error('an enquiry vanished between two statements')
  return twin
}

/** The receipt of an enquiry that this key already stands for. */
async function repeated(ctx: Ctx, key: string, content: string): Promise<EnquiryReceipt | null> {
  const row = await ctx.db.query
    .selectFrom('enquiries')
    .select(['number', 'created_at', 'content_mac'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  if (row.content_mac !== '' && row.content_mac !== content) {
    throw new DomainError({
      entity: 'enquiry',
      code: 'conflict',
      detail: 'This key stands for another enquiry',
    })
  }
  return receiptOf(ctx, row)
}

/** The code and the session are not content: a second try may carry new ones. */
function contentMac(ctx: Ctx, enquiry: EnquiryInput, input: SubmitEnquiryInput): string {
  const { verifyCode: _code, sessionId: _session, ...content } = enquiry
  return createHmac('sha256', ctx.settings.tailKey)
    .update(`enquiry\n${JSON.stringify([input.form, content])}`)
    .digest('base64url')
}

function enquiryRow(
  ctx: Ctx,
  input: SubmitEnquiryInput,
  content: string,
  spam: readonly SpamReason[],
): Selectable<EnquiryRow> {
  const now = ctx.now()
  return {
    id: uuidv7(now),
    number: newEnquiryNumber(),
    idempotency_key: input.idempotencyKey,
    content_mac: content,
    status: 'received',
    status_since: now,
    status_detail: null,
    spam_reasons: spam.length === 0 ? null : JSON.stringify(spam),
    locale: input.locale,
    form: input.form,
    revision: 1,
    created_at: now,
    updated_at: now,
    assignee: null,
    first_call_at: firstCallDueAt(now),
    joined_to: null,
  }
}

async function storeConsent(
  ctx: Ctx,
  trx: Transaction<Schema>,
  row: Selectable<EnquiryRow>,
  enquiry: EnquiryInput,
): Promise<void> {
  // A form that names no version shows the present text: its button works only while the box is ticked.
  const version = enquiry.consentVersion ?? ctx.settings.enquiries.consentVersion
  await trx
    .insertInto('enquiry_consents')
    .values({
      enquiry_id: row.id,
      text_version: version,
      language: row.locale,
      given_at: row.created_at,
      withdrawn_at: null,
    })
    .execute()
}

/** A suspect is delivered to people who can judge it, and nothing is sent to the number it names. */
function targetsFor(ctx: Ctx, spam: readonly SpamReason[]): readonly OutboxTarget[] {
  const { targets } = ctx.settings.enquiries
  return spam.length === 0 ? targets : targets.filter((target) => target !== 'receipt')
}

async function countLately(ctx: Ctx, mobile: string): Promise<number> {
  const rows = await ctx.db.query
    .selectFrom('enquiry_details')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_details.enquiry_id')
    .select('enquiries.id')
    .where('mobile_mac', '=', mobile)
    .where('created_at', '>', ctx.now() - dayMs)
    .limit(10)
    .execute()
  return rows.length
}
