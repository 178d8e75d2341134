import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { mayChange } from '../companies/company-access.ts'
import { type AllowedChange, allowedChanges } from './order-changes.ts'
import { findOrderFor, type OrderKey } from './order-receipt.ts'
import type { OrderRecord } from './order-record.ts'
import { readOrders } from './read-orders.ts'

/** An order and what may still be asked of it. */
export type OrderView = { readonly order: OrderRecord; readonly allowed: readonly AllowedChange[] }

/** An order for whoever may see it. Refuses `not-found`. */
export async function showOrder(ctx: Ctx, key: OrderKey): Promise<OrderView> {
  const [order] = await readOrders(ctx.db.query, [await findOrderFor(ctx, key)])
  if (!order)
    throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No order opens with this' })
  return viewOf(ctx, order)
}

/** What whoever asks may ask of an order now. */
export function viewOf(ctx: Ctx, order: OrderRecord): OrderView {
  if (!mayChange(ctx, order)) return { order, allowed: [] }
  const standing = { state: order.state, pickupFrom: order.pickup.from }
  return { order, allowed: allowedChanges(ctx.settings.orders.changes, standing, ctx.now()) }
}
