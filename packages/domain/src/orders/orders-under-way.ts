import type { Ctx } from '@hongyan/kernel/context'

/** Orders in one round; the others come with the next. */
const mostAtOnce = 100

/** The numbers of orders that nobody has answered yet, the oldest first. `placedBefore` is ms UTC. */
export async function waitingOrders(
  ctx: Ctx,
  input: { readonly placedBefore: number },
): Promise<readonly string[]> {
  const rows = await ctx.db.query
    .selectFrom('orders')
    .select('number')
    .where('state', '=', 'placed')
    .where('created_at', '<=', input.placedBefore)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ number }) => number)
}

/** A shipment of an accepted order that has not ended, with where it goes and nothing about who sends it. */
export type OrderOnItsWay = {
  readonly waybillNo: string
  readonly acceptedAt: number
  /** When its pickup begins, ms UTC: nobody comes before. */
  readonly pickupFrom: number
  /** Time of its newest event, ms UTC. */
  readonly lastEventAt: number
  readonly branch: string
  readonly originCity: string
  readonly destinationCity: string
  readonly recipientDivision: string
}

/** Shipments of accepted orders that have not ended, the one that moved longest ago first. */
export async function ordersOnTheirWay(ctx: Ctx): Promise<readonly OrderOnItsWay[]> {
  const rows = await ctx.db.query
    .selectFrom('orders')
    .innerJoin('order_waybills', 'order_waybills.order_id', 'orders.id')
    .innerJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
    .innerJoin('order_details', 'order_details.order_id', 'orders.id')
    .select([
      'order_waybills.waybill_no',
      'orders.state_since',
      'orders.pickup_from',
      'shipments.last_event_at',
      'orders.branch',
      'orders.origin_city',
      'orders.destination_city',
      'order_details.recipient_division',
    ])
    .where('orders.state', '=', 'accepted')
    .where('shipments.status', 'not in', ['delivered', 'returned'])
    .orderBy('shipments.last_event_at')
    .limit(mostAtOnce)
    .execute()
  return rows.map((row) => ({
    waybillNo: row.waybill_no,
    acceptedAt: row.state_since,
    pickupFrom: row.pickup_from,
    lastEventAt: row.last_event_at,
    branch: row.branch,
    originCity: row.origin_city,
    destinationCity: row.destination_city,
    recipientDivision: row.recipient_division,
  }))
}
