import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { contentOf, type OrderContent } from './order-content.ts'
import { findOrderFor, type OrderKey } from './order-receipt.ts'
import { readOrders } from './read-orders.ts'

/**
 * What is to be sent once more as an order was: people, goods and pieces. Conditions are to be ticked anew, and price
 * and time are those of the day it is placed. Refuses `not-found`.
 */
export async function reorder(ctx: Ctx, key: OrderKey): Promise<OrderContent> {
  const [order] = await readOrders(ctx.db.query, [await findOrderFor(ctx, key)])
  if (!order)
    throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No order opens with this' })
  const content = contentOf(order)
  return { ...content, goods: content.goods.map((good) => ({ ...good, conditionsMet: false })) }
}
