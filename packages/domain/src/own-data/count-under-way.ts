import type { Ctx } from '@hongyan/kernel/context'
import { ownAccount } from '../accounts/own-account.ts'
import { listOrders } from '../orders/list-orders.ts'
import type { OrderKind } from '../orders/order-vocabulary.ts'
import type { OrderView } from '../orders/show-order.ts'
import { listShipments } from '../shipments/list-shipments.ts'
import { ownerOf } from '../shipments/own-shipments.ts'

/** How much of an account is under way. */
type UnderWay = {
  /** Orders that nobody has collected yet. */
  readonly ordersWaiting: number
  /** Shipments on their way, sent or to be received. */
  readonly shipmentsUnderway: number
  /** Their verified number; null for none. */
  readonly phone: string | null
  /** The newest order, to be placed again; null where nobody ordered yet. */
  readonly lastOrder: LastOrder | null
}

type LastOrder = {
  readonly number: string
  readonly kind: OrderKind
  readonly recipientName: string
  readonly goods: readonly string[]
}

/** Counts what the account of `ctx` has under way, as its lists do. Refuses `sign-in-needed`. */
export async function countUnderWay(ctx: Ctx): Promise<UnderWay> {
  ownAccount(ctx)
  const { phone } = await ownerOf(ctx)
  const orders = await listOrders(ctx, { limit: 1 })
  const shipments = await listShipments(ctx, { limit: 1 })
  const [newest] = orders.orders
  return {
    ordersWaiting: orders.counts.waiting,
    shipmentsUnderway: shipments.counts.underway,
    phone,
    lastOrder: newest === undefined ? null : lastOrderOf(newest),
  }
}

function lastOrderOf({ order: { number, kind, recipient, goods } }: OrderView): LastOrder {
  return { number, kind, recipientName: recipient.name, goods: goods.map(({ name }) => name) }
}
