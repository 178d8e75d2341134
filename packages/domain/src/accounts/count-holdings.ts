import type { Schema } from '@hongyan/db'
import type { Ctx } from '../context.ts'
import { ownAccount } from './own-account.ts'

/** How much this site holds about an account, by kind. */
export type Holdings = {
  readonly addresses: number
  readonly orders: number
  readonly drafts: number
  readonly subscriptions: number
  /** Orders that have neither come to nothing nor arrived: while there are any the account cannot be deleted. */
  readonly underWay: number
}

/** Counts what is held about the account of `ctx`. Refuses `sign-in-needed`. */
export async function countHoldings(ctx: Ctx): Promise<Holdings> {
  const id = ownAccount(ctx)
  const count = async (
    table: Extract<keyof Schema, 'book_addresses' | 'orders' | 'order_drafts' | 'subscriptions'>,
  ) => {
    const row = await ctx.db.query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    addresses: await count('book_addresses'),
    orders: await count('orders'),
    drafts: await count('order_drafts'),
    subscriptions: await count('subscriptions'),
    underWay: await countUnderWay(ctx.db.query, id),
  }
}

/** Orders of an account that have not ended: nobody has answered them yet, or a shipment of theirs has not arrived. */
export async function countUnderWay(query: Ctx['db']['query'], customerId: string): Promise<number> {
  const row = await query
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('orders.state', '=', 'placed'),
        and([
          eb('orders.state', '=', 'accepted'),
          exists(
            selectFrom('order_waybills')
              .leftJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
              .select('order_waybills.waybill_no')
              .whereRef('order_waybills.order_id', '=', 'orders.id')
              .where((shipment) =>
                shipment.or([
                  shipment('shipments.status', 'is', null),
                  shipment('shipments.status', 'not in', ['delivered', 'returned']),
                ]),
              ),
          ),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
