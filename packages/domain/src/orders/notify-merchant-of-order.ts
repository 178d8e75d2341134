import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { addWebhookEvents } from '../merchants/add-webhook-events.ts'
import { isNotifiedOf } from '../merchants/is-notified-of.ts'
import type { OrderState } from './order-state.ts'
import { readOrders } from './read-orders.ts'

/** What can happen to an order that its customer is told of. */
type OrderEvent = 'placed' | 'accepted' | 'refused' | 'changed' | 'cancelled'

/** Tells the addresses of an order's account what happened to it, in the transaction in which it happens. */
export async function notifyMerchantOfOrder(
  ctx: Ctx,
  trx: Transaction<Schema>,
  orderId: string,
  event: OrderEvent,
): Promise<void> {
  const webhooks = await trx
    .selectFrom('webhooks')
    .innerJoin('orders', 'orders.customer_id', 'webhooks.account_id')
    .select(['webhooks.id', 'webhooks.account_id', 'webhooks.topics'])
    .where('orders.id', '=', orderId)
    .where('webhooks.state', '=', 'on')
    .orderBy('webhooks.id')
    // None is removed before what it is told stands.
    .forKeyShare('webhooks')
    .execute()
  const notified = webhooks.filter(({ topics }) => isNotifiedOf(topics, 'orders'))
  if (notified.length === 0) return
  const rows = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).execute()
  const [order] = await readOrders(trx, rows)
  if (!order) return
  const data = {
    number: order.number,
    state: order.state.kind,
    reason: reasonOf(order.state),
    waybills: order.waybills.map(({ number, pieces }) => ({ number, pieces })),
  }
  const { number } = order
  const events = notified.map(({ id: webhookId, account_id: accountId }) => ({
    webhookId,
    accountId,
    type: `order.${event}`,
    number,
    orderNo: number,
    data,
  }))
  await addWebhookEvents(ctx, trx, events)
}

function reasonOf(state: OrderState): string | null {
  return state.kind === 'refused' ? state.reason : null
}
