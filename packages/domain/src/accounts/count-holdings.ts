import type { Schema } from '@hongyan/db'
import { settledClaimStates } from '../claims/claim-state.ts'
import type { Ctx } from '../context.ts'
import { ownAccount } from './own-account.ts'

/** How much this site holds about an account, by kind. */
export type Holdings = {
  readonly addresses: number
  readonly orders: number
  readonly drafts: number
  readonly subscriptions: number
  readonly nicknames: number
  readonly deliveryChanges: number
  readonly claims: number
  readonly apiKeys: number
  readonly webhooks: number
  /** Orders that have neither come to nothing nor arrived: while there are any the account cannot be deleted. */
  readonly underWay: number
  /** Claims that nobody has decided yet: the same holds for them. */
  readonly openClaims: number
}

type OwnTable = Extract<
  keyof Schema,
  | 'book_addresses'
  | 'orders'
  | 'order_drafts'
  | 'subscriptions'
  | 'shipment_nicknames'
  | 'delivery_changes'
  | 'claims'
>

/** Counts what is held about the account of `ctx`. Refuses `sign-in-needed`. */
export async function countHoldings(ctx: Ctx): Promise<Holdings> {
  const id = ownAccount(ctx)
  const count = async (table: OwnTable) => {
    const row = await ctx.db.query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const countMerchant = async (table: 'api_keys' | 'webhooks') => {
    const row = await ctx.db.query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    addresses: await count('book_addresses'),
    orders: await count('orders'),
    drafts: await count('order_drafts'),
    subscriptions: await count('subscriptions'),
    nicknames: await count('shipment_nicknames'),
    deliveryChanges: await count('delivery_changes'),
    claims: await count('claims'),
    apiKeys: await countMerchant('api_keys'),
    webhooks: await countMerchant('webhooks'),
    openClaims: await countOpenClaims(ctx.db.query, id),
    underWay: await countUnderWay(ctx.db.query, id),
  }
}

/** Claims of an account that the company has not decided and nobody has withdrawn. */
export async function countOpenClaims(query: Ctx['db']['query'], customerId: string): Promise<number> {
  const row = await query
    .selectFrom('claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('state', 'not in', settledClaimStates)
    .executeTakeFirstOrThrow()
  return Number(row.count)
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
