import type { OrderStateKind } from '@hongyan/domain/orders/order-state'

/** Whether an order has labels to print: it has waybills, and they stand for something that still goes on its way. */
export function hasLabel(order: {
  readonly state: OrderStateKind
  readonly waybills: readonly unknown[]
}): boolean {
  return order.waybills.length > 0 && order.state !== 'cancelled' && order.state !== 'refused'
}
