import { listSessions } from '@hongyan/domain/accounts/list-sessions'
import { listOrders } from '@hongyan/domain/orders/list-orders'
import { listTasks } from '@hongyan/domain/own-data/list-tasks'
import { listShipments } from '@hongyan/domain/shipments/list-shipments'
import { listSubscriptions } from '@hongyan/domain/subscriptions/list-subscriptions'
import type { Ctx } from '@hongyan/kernel/context'
import type { OwnOverview } from './load.ts'
import { presentOverview } from './present.ts'

/** Of how many shipments the days of the week to come are known; the page lists fewer. */
const read = 40
/** How many orders can be repeated from it. */
const repeated = 2

/** What the first page of an account asks in the name of whoever is signed in. */
export function ownOverview(ctx: Ctx): OwnOverview {
  const onTheWay = (role: 'sender' | 'receiver') => listShipments(ctx, { tab: 'underway', role, limit: read })
  return {
    overview: async () =>
      presentOverview({
        tasks: await listTasks(ctx),
        sent: await onTheWay('sender'),
        received: await onTheWay('receiver'),
        subscriptions: await listSubscriptions(ctx),
        sessions: await listSessions(ctx),
        orders: (await listOrders(ctx, { limit: repeated })).orders,
      }),
  }
}
