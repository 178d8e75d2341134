import type { Ctx } from '@hongyan/kernel/context'
import { ownAccount } from '../accounts/own-account.ts'
import { listOrders } from '../orders/list-orders.ts'
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
}

/** Counts what the account of `ctx` has under way, as its lists do. Refuses `sign-in-needed`. */
export async function countUnderWay(ctx: Ctx): Promise<UnderWay> {
  ownAccount(ctx)
  const { phone } = await ownerOf(ctx)
  const orders = await listOrders(ctx, { limit: 1 })
  const shipments = await listShipments(ctx, { limit: 1 })
  return { ordersWaiting: orders.counts.waiting, shipmentsUnderway: shipments.counts.underway, phone }
}
