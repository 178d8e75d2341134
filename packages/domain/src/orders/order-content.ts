import type { OrderInput } from './order-input.ts'
import type { OrderRecord } from './order-record.ts'

/** What an order says without its time: what is asked anew when it is repeated. */
export type OrderContent = Omit<OrderInput, 'pickup'>

/** A stored order in the words in which one is placed. */
export function contentOf(order: OrderRecord): OrderContent {
  return {
    kind: order.kind,
    product: order.product,
    sender: order.sender,
    recipient: order.recipient,
    goods: order.goods.map(({ name, item, amount, conditionsMet }) => ({
      name,
      item,
      amount,
      conditionsMet,
    })),
    pieces: [...order.sizes],
    goodsKind: order.goodsKind,
    addOns: [...order.addOns],
    declaredValue: order.declaredValue,
    cashOnDelivery: order.cashOnDelivery,
    payer: order.payer,
    note: order.note,
  }
}
