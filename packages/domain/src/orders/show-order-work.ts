import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { readHistory, type WorkHistory } from '../notes/work-history.ts'
import { addNote, readNotes, type WorkNote } from '../notes/work-notes.ts'
import { staffWith } from '../staff/own-staff.ts'
import { type OrderWork, stepsFor } from './list-order-work.ts'
import { findOrderFor } from './order-receipt.ts'
import type { OrderRecord } from './order-record.ts'
import { readOrders } from './read-orders.ts'

export type OrderWorkView = OrderWork & {
  readonly notes: readonly WorkNote[]
  readonly history: readonly WorkHistory[]
}

/** One order with all that staff did about it. Refusals: `forbidden`, `not-found` also for one of another branch. */
export async function showOrderWork(ctx: Ctx, input: { readonly number: string }): Promise<OrderWorkView> {
  const order = await orderFor(ctx, input.number)
  const { query } = ctx.db
  return {
    order,
    steps: stepsFor(ctx, order),
    notes: await readNotes(query, 'order', order.id),
    history: await readHistory(query, 'order', order.id),
  }
}

/** An order with its people in full; that somebody has looked is written down. Refusals: `forbidden`, `not-found`. */
export async function revealOrder(ctx: Ctx, input: { readonly number: string }): Promise<OrderRecord> {
  const order = await orderFor(ctx, input.number)
  staffWith(ctx, 'see-personal-data', { branch: order.pickup.branch })
  const { id, number } = order
  await ctx.db.transaction((trx) =>
    writeAudit(ctx, trx, { entity: 'order', id, action: 'seen', detail: { number } }),
  )
  return order
}

/** Keeps a note about an order. Refusals: `forbidden`, `not-found`, `invalid-input`. */
export async function noteOrder(
  ctx: Ctx,
  input: { readonly number: string; readonly text: string },
): Promise<void> {
  const { id, number, pickup } = await orderFor(ctx, input.number)
  const { branch } = pickup
  await ctx.db.transaction((trx) =>
    addNote(ctx, trx, { entity: 'order', id, number }, input.text, 'answer-orders', { branch }),
  )
}

async function orderFor(ctx: Ctx, number: string): Promise<OrderRecord> {
  staffWith(ctx, 'see-orders')
  const row = await findOrderFor(ctx, { number, token: null })
  const [order] = await readOrders(ctx.db.query, [row])
  if (!order) throw new DomainError({ entity: 'order', code: 'not-found', detail: 'Its people are deleted' })
  return order
}
