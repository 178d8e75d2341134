import { listSessions } from '@hongyan/domain/accounts/list-sessions'
import { listOrders } from '@hongyan/domain/orders/list-orders'
import { readHandOvers } from '@hongyan/domain/orders/read-hand-overs'
import { sumMonth } from '@hongyan/domain/orders/sum-month'
import { listTasks } from '@hongyan/domain/own-data/list-tasks'
import { listShipments } from '@hongyan/domain/shipments/list-shipments'
import { ownerOf } from '@hongyan/domain/shipments/own-shipments'
import { listSubscriptions } from '@hongyan/domain/subscriptions/list-subscriptions'
import type { Ctx } from '@hongyan/kernel/context'
import type { OwnOverview } from './load.ts'
import { presentOverview } from './present.ts'

/** Of how many shipments and orders the days to come are known; the page lists fewer. */
const read = 40
/** Among how many orders those that can be repeated are looked for. */
const recent = 12

/** What the first page of an account asks in the name of whoever is signed in. */
export function ownOverview(ctx: Ctx): OwnOverview {
  const onTheWay = (role: 'sender' | 'receiver') => listShipments(ctx, { tab: 'underway', role, limit: read })
  return {
    overview: async () => {
      const sent = await onTheWay('sender')
      return presentOverview({
        tasks: await listTasks(ctx),
        sent,
        received: await onTheWay('receiver'),
        underway: (await listShipments(ctx, { tab: 'underway', limit: 1 })).counts.underway,
        handOvers: await readHandOvers(
          ctx,
          sent.shipments.map(({ shipment }) => shipment.waybillNo),
        ),
        subscriptions: await listSubscriptions(ctx),
        sessions: await listSessions(ctx),
        orders: (await listOrders(ctx, { limit: recent })).orders,
        waiting: await listOrders(ctx, { tab: 'waiting', limit: read }),
        month: await sumMonth(ctx),
        phone: (await ownerOf(ctx)).phone,
      })
    },
  }
}
