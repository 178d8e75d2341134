import { createHmac } from 'node:crypto'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { singleFlight } from '@hongyan/kernel/single-flight'
import type { LocaleId } from '@hongyan/locales'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import type { Membership } from '../accounts/membership.ts'
import { checkCode, useCode } from '../codes/check-code.ts'
import { membershipFor } from '../companies/company-access.ts'
import type { RecordOwner } from '../companies/company-rules.ts'
import { lockCompanyForWrite } from '../companies/lock-company.ts'
import { endDraft } from './end-draft.ts'
import { notifyCompany } from './notify-company.ts'
import { notifyGuest } from './notify-guest.ts'
import { notifyMerchantOfOrder } from './notify-merchant-of-order.ts'
import { isDraftId } from './order-drafts.ts'
import type { OrderInput } from './order-input.ts'
import { newOrderNumber } from './order-number.ts'
import { type OrderReceipt, receiptOf } from './order-receipt.ts'
import { orderDetailsRow, orderRow, priceLineRows } from './order-rows.ts'
import { isAsShown, PriceChanged, type ShownTerms } from './price-changed.ts'
import { type OrderBooks, type PricedOrder, priceOrder } from './price-order.ts'
import { readOrderInput } from './read-order-input.ts'

export type PlaceOrderInput = {
  /** Whose it becomes: of whoever asks, or of their company; their own where nothing is said. */
  readonly of?: RecordOwner
  /** The order as it arrived, checked here. */
  readonly values: unknown
  readonly shown: ShownTerms
  /** Without an account: a number and the code that was sent to it for `order`. */
  readonly contact: { readonly mobile: string; readonly code: string } | null
  readonly locale: LocaleId
  /** One for each filling of a form, 8 to 200 characters: sending again with it changes nothing. */
  readonly idempotencyKey: string
  /** The draft that ends with it, null for none. */
  readonly draftId: string | null
  readonly books: OrderBooks
}

/**
 * Places an order: prices it anew, and stores it with price and terms as agreed and everything the company is to be
 * told, in one transaction. Refusals: `invalid-input` by field, `price-changed` with both prices, `code-needed` and
 * `wrong-code` without an account, `conflict` for a key that already stands for other content, `forbidden`; for a company
 * those of `membershipFor`.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<OrderReceipt> {
  const membership = membershipOf(ctx, input)
  if (ctx.actor.kind === 'visitor' && input.contact === null) {
    throw new DomainError({
      entity: 'order',
      code: 'code-needed',
      detail: 'Without an account a code is needed',
    })
  }
  const key = ownedKey(ctx, input.idempotencyKey, membership)
  const reading = readOrderInput(input.values, ctx.settings.orders)
  if (reading.kind === 'problems') {
    throw new DomainError({
      entity: 'order',
      code: 'invalid-input',
      detail: 'The order is not complete',
      fields: reading.problems,
    })
  }
  const { order } = reading
  const content = contentMac(ctx, order, input)
  const known = await repeated(ctx, key, content)
  if (known) return known
  const twins = JSON.stringify([key, content, input.contact])
  return singleFlight(ctx.db, twins, () => takeIn(ctx, input, order, { key, content, membership }))
}

type Placing = {
  readonly key: string
  readonly content: string
  readonly membership: Membership | null
}

async function takeIn(
  ctx: Ctx,
  input: PlaceOrderInput,
  order: OrderInput,
  { key, content, membership }: Placing,
): Promise<OrderReceipt> {
  const pricing = priceOrder(ctx, order, input.books, input.of ?? 'own')
  if (pricing.kind === 'problems') {
    throw new DomainError({
      entity: 'order',
      code: 'invalid-input',
      detail: 'The order cannot be carried',
      fields: pricing.problems,
    })
  }
  const { priced } = pricing
  if (!isAsShown(input.shown, priced.terms)) throw new PriceChanged(input.shown, priced.terms)
  const codeId = await checkContact(ctx, input.contact).catch(async (error: unknown) => {
    // A twin of this request may have used the code between our two looks; then its answer is ours.
    const twin = await repeated(ctx, key, content)
    if (twin) return twin
    throw error
  })
  if (codeId !== null && typeof codeId !== 'string') return codeId
  const stored = await store(ctx, input, priced, { key, content, membership, codeId })
  if (stored) return stored
  const twin = await repeated(ctx, key, content)
  if (!twin) throw new Error('an order vanished between two statements')
  return twin
}

/** Stores it all, or nothing where a twin of this request was faster. */
async function store(
  ctx: Ctx,
  { locale, contact, draftId }: PlaceOrderInput,
  priced: PricedOrder,
  { key, content, membership, codeId }: Placing & { readonly codeId: string | null },
): Promise<OrderReceipt | null> {
  const at = ctx.now()
  const person = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    if (membership !== null) await lockCompanyForWrite(trx, membership, 'order')
    const id = uuidv7(at)
    const identity = {
      id,
      number: newOrderNumber(),
      idempotencyKey: key,
      contentMac: content,
      customerId: membership === null ? person : null,
      companyId: membership?.companyId ?? null,
      placedBy: membership === null ? null : person,
      locale,
      at,
    }
    const row = orderRow(identity, priced)
    const inserted = await trx
      .insertInto('orders')
      .values(row)
      .onConflict((on) => on.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return null
    if (codeId !== null) await useCode(trx, codeId, at)
    const mobile = person === null ? (contact?.mobile ?? null) : null
    await trx
      .insertInto('order_details')
      .values(orderDetailsRow(id, priced, mobile))
      .execute()
    await trx.insertInto('order_price_lines').values(priceLineRows(id, priced)).execute()
    if (isDraftId(draftId) && person !== null) {
      await endDraft(trx, { id: draftId, owner: person, now: at, kind: 'order' })
    }
    await notifyCompany(ctx, trx, row, 'placed')
    if (mobile !== null) await notifyGuest(trx, row, at)
    await notifyMerchantOfOrder(ctx, trx, id, 'placed')
    await writeAudit(ctx, trx, { entity: 'order', id, action: 'placed', detail: { number: row.number } })
    return receiptOf(ctx, row)
  })
}

/** What whoever places an order for their company is in it; null for one of their own. Refuses as `membershipFor` does. */
export function membershipOf(ctx: Ctx, { of }: { readonly of?: RecordOwner | undefined }): Membership | null {
  return of === 'company' ? membershipFor(ctx, 'order') : null
}

/** A key with whose it is: an account's keys are its own. Refuses `forbidden` for whoever places no orders. */
export function ownedKey(
  { actor }: Ctx,
  key: string,
  membership: Pick<Membership, 'companyId'> | null,
): string {
  const company = membership === null ? '' : `company ${membership.companyId} `
  if (actor.kind === 'customer') return `account ${actor.customerId} ${company}${key}`
  if (actor.kind === 'visitor') return `visitor ${key}`
  throw new DomainError({ entity: 'order', code: 'forbidden', detail: 'Orders are placed by customers' })
}

async function checkContact(ctx: Ctx, contact: PlaceOrderInput['contact']): Promise<string | null> {
  if (ctx.actor.kind === 'customer' || contact === null) return null
  return checkCode(ctx, { mobile: contact.mobile, purpose: 'order', code: contact.code })
}

/** The receipt of an order that this key already stands for. */
async function repeated(ctx: Ctx, key: string, content: string): Promise<OrderReceipt | null> {
  const row = await ctx.db.query
    .selectFrom('orders')
    .select(['number', 'created_at', 'total_fen', 'customer_id', 'company_id', 'content_mac'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  if (row.content_mac !== content)
    throw new DomainError({ entity: 'order', code: 'conflict', detail: 'This key stands for another order' })
  return receiptOf(ctx, row)
}

/** The code is not content: a second try may carry a new one. */
function contentMac(ctx: Ctx, order: OrderInput, { shown, contact }: PlaceOrderInput): string {
  const { total, arrivesUntil, termsVersion } = shown
  return createHmac('sha256', ctx.settings.tailKey)
    .update(`order\n${JSON.stringify([order, total, arrivesUntil, termsVersion, contact?.mobile ?? null])}`)
    .digest('base64url')
}
