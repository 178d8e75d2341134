import type { Ctx } from '@hongyan/kernel/context'
import type { PickupWay } from './order-vocabulary.ts'

/** When and how goods change hands at the beginning; both ends in ms UTC. */
export type HandOver = { readonly way: PickupWay; readonly from: number; readonly until: number }

/** The window agreed for the goods of waybills, by waybill number; numbers of no accepted order are left out. */
export async function readHandOvers(
  ctx: Ctx,
  waybillNos: readonly string[],
): Promise<ReadonlyMap<string, HandOver>> {
  if (waybillNos.length === 0) return new Map()
  const rows = await ctx.db.query
    .selectFrom('order_waybills')
    .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
    .select(['order_waybills.waybill_no', 'orders.pickup_way', 'orders.pickup_from', 'orders.pickup_until'])
    .where('order_waybills.waybill_no', 'in', [...waybillNos])
    .where('orders.state', '=', 'accepted')
    .execute()
  return new Map(
    rows.map(({ waybill_no, pickup_way, pickup_from, pickup_until }) => [
      waybill_no,
      { way: pickup_way === 'drop-off' ? 'drop-off' : 'collect', from: pickup_from, until: pickup_until },
    ]),
  )
}
