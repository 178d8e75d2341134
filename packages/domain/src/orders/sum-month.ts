import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome, instantAtHome } from '@hongyan/kernel/home-time'
import { ownAccount } from '../accounts/own-account.ts'

export type MonthSum = {
  /** First day of the month at home, `YYYY-MM-DD`. */
  readonly since: string
  /** Orders placed since then, whatever became of them. */
  readonly orders: number
  /** What those that stand were agreed to cost, in minor units. */
  readonly total: number
}

/** What the account of `ctx` ordered for itself this month. Refuses `sign-in-needed`. */
export async function sumMonth(ctx: Ctx): Promise<MonthSum> {
  const customerId = ownAccount(ctx)
  const since = `${dayAtHome(ctx.now()).slice(0, 7)}-01`
  const { orders, total } = await ctx.db.query
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll().as('orders'),
      fn.sum('total_fen').filterWhere('state', 'in', ['placed', 'accepted']).as('total'),
    ])
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', instantAtHome(since))
    .executeTakeFirstOrThrow()
  return { since, orders: Number(orders), total: Number(total ?? 0) }
}
