import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { z } from 'zod'
import { lockForChange, nextRevision } from './change-stored-order.ts'
import { notifyCompany } from './notify-company.ts'
import { notifyMerchantOfOrder } from './notify-merchant-of-order.ts'
import { contentOf } from './order-content.ts'
import { orderParty, type PickupTime, pickupTime, problemsOf } from './order-input.ts'
import { findOrderFor, type OrderKey } from './order-receipt.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderChange } from './order-vocabulary.ts'
import { type OrderBooks, priceOrder } from './price-order.ts'
import { readOrders } from './read-orders.ts'
import { describeAgain } from './register-shipments.ts'

const changesInput = z.strictObject({
  /** Another time; who comes to whom stays. */
  pickup: pickupTime.pick({ from: true, until: true }).optional(),
  /** Corrections of the recipient that leave the district, and with it the price, alone. */
  recipient: orderParty.pick({ name: true, phone: true, detail: true }).partial().optional(),
})
/**
 * Changes the pickup time or the recipient of an order while the rules allow it, and tells the company. The price
 * stays as agreed; another time may move the day of arrival. Refusals: `not-found`, `forbidden` by the
 * role in a company, `invalid-input` by field, `not-available` in this state, `too-late`.
 */
export async function changeOrder(
  ctx: Ctx,
  input: OrderKey & { readonly changes: unknown; readonly books: OrderBooks },
): Promise<OrderRecord> {
  const read = changesInput.safeParse(input.changes)
  if (!read.success) {
    throw new DomainError({
      entity: 'order',
      code: 'invalid-input',
      detail: 'The change is not complete',
      fields: problemsOf(read.error),
    })
  }
  const { pickup, recipient } = read.data
  const asked: OrderChange[] = [
    ...(pickup ? ['pickup' as const] : []),
    ...(recipient ? ['recipient' as const] : []),
  ]
  const opened = await findOrderFor(ctx, input, 'order')
  return ctx.db.transaction(async (trx) => {
    const found = await lockForChange(ctx, trx, opened.id, asked)
    const [order] = await readOrders(trx, [found.row])
    if (!order)
      throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No order opens with this' })
    if (asked.length === 0) return order
    const arrival = pickup ? arrivalFrom(ctx, order, { ...order.pickup, ...pickup }, input.books) : {}
    const times = pickup ? { pickup_from: pickup.from, pickup_until: pickup.until } : {}
    const revision = await nextRevision(ctx, trx, found, { ...times, ...arrival })
    if (recipient) {
      const { name, phone, detail } = { ...order.recipient, ...recipient }
      await trx
        .updateTable('order_details')
        .set({ recipient_name: name, recipient_phone: phone, recipient_detail: detail })
        .where('order_id', '=', order.id)
        .execute()
    }
    const { id, number } = order
    await notifyCompany(ctx, trx, { id, number, revision }, 'changed')
    await notifyMerchantOfOrder(ctx, trx, id, 'changed')
    await writeAudit(ctx, trx, {
      entity: 'order',
      id,
      action: 'changed',
      detail: { number, what: asked.join() },
    })
    const row = await trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const [changed] = await readOrders(trx, [row])
    if (!changed) throw new Error('an order vanished inside a transaction')
    await describeAgain(ctx, trx, changed)
    return changed
  })
}

/** When an order arrives that changes hands at another time; refuses a time that is not open. */
function arrivalFrom(ctx: Ctx, order: OrderRecord, { way, from, until }: PickupTime, books: OrderBooks) {
  const pricing = priceOrder(ctx, { ...contentOf(order), pickup: { way, from, until } }, books, null)
  if (pricing.kind === 'problems') {
    throw new DomainError({
      entity: 'order',
      code: 'invalid-input',
      detail: 'The time does not suit',
      fields: pricing.problems,
    })
  }
  const { terms } = pricing.priced
  return { arrives_from: terms.arrivesFrom, arrives_until: terms.arrivesUntil, arrives_by: terms.arrivesBy }
}
