import type { BookAddress } from '../address-book/book-address.ts'
import { exportAddresses } from '../address-book/export-addresses.ts'
import type { Ctx } from '../context.ts'
import { listOrderDrafts } from '../orders/list-order-drafts.ts'
import type { OrderDraft } from '../orders/order-drafts.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { readOrders } from '../orders/read-orders.ts'
import { listSubscriptions, type SubscriptionView } from '../subscriptions/list-subscriptions.ts'
import { listSessions, type SessionView } from './list-sessions.ts'
import { ownAccount } from './own-account.ts'

/** Everything this site holds about an account. Instants are ms UTC. */
export type AccountExport = {
  readonly account: {
    readonly id: string
    readonly issuer: string
    readonly subject: string
    readonly name: string | null
    readonly createdAt: number
  }
  readonly sessions: readonly SessionView[]
  readonly addresses: readonly BookAddress[]
  readonly orders: readonly OrderRecord[]
  readonly drafts: readonly OrderDraft[]
  readonly subscriptions: readonly SubscriptionView[]
}

/** Gathers what is held about the account of `ctx`. Refuses `sign-in-needed`. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const id = ownAccount(ctx)
  const { query } = ctx.db
  const account = await query
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const orders = await query
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return {
    account: {
      id,
      issuer: account.issuer,
      subject: account.subject,
      name: account.name,
      createdAt: account.created_at,
    },
    sessions: await listSessions(ctx),
    addresses: await exportAddresses(ctx),
    orders: await readOrders(query, orders),
    drafts: await listOrderDrafts(ctx),
    subscriptions: await listSubscriptions(ctx),
  }
}
