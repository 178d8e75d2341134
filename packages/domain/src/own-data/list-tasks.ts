import type { OrderRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome, endOfDayAtHome } from '@hongyan/kernel/home-time'
import { ownAccount } from '../accounts/own-account.ts'
import { type ClaimView, readClaims } from '../claims/read-claims.ts'
import { listWebhooks } from '../merchants/list-webhooks.ts'
import type { Webhook } from '../merchants/webhook.ts'
import { readOrders } from '../orders/read-orders.ts'
import { type OrderView, viewOf } from '../orders/show-order.ts'
import { type ListedShipment, listShipments } from '../shipments/list-shipments.ts'
import type { NextAction } from '../tracking/tracking-answer.ts'

const dayMs = 86_400_000

/** So long an order is spoken of that nobody collected, and one that was refused. */
const spokenOf = { handOver: 7 * dayMs, refused: 3 * dayMs }

const mostOfKind = 20

/** Something that whoever is signed in has to see to. */
export type Task =
  /** A shipment that does not go on without them, and what to do. */
  | { readonly kind: 'shipment'; readonly shipment: ListedShipment; readonly action: NextAction }
  /** A claim that wants more proof. */
  | { readonly kind: 'proof'; readonly claim: ClaimView }
  /** Goods to be handed over today, or `late`: the time agreed on has passed and nobody has scanned them. */
  | { readonly kind: 'hand-over'; readonly order: OrderView; readonly late: boolean }
  | { readonly kind: 'refused'; readonly order: OrderView }
  /** A webhook that sends nothing until it has a new secret. */
  | { readonly kind: 'secret'; readonly webhook: Webhook }

/**
 * What the account of `ctx` has to see to today: what goods wait for first, then what is to be handed over, the earliest
 * first. Refuses `sign-in-needed`.
 */
export async function listTasks(ctx: Ctx): Promise<readonly Task[]> {
  const customerId = ownAccount(ctx)
  const { query } = ctx.db
  const { shipments } = await listShipments(ctx, { tab: 'attention', limit: mostOfKind })
  const claims = await readClaims(query, { customerId, waybillNo: null })
  const handOvers = await viewsOf(ctx, await ordersToHandOver(ctx, customerId))
  const refused = await viewsOf(ctx, await refusedOrders(ctx, customerId))
  const webhooks = await listWebhooks(ctx)
  return [
    ...shipments.flatMap((shipment) => {
      const { action } = shipment.shipment
      return action === null ? [] : [{ kind: 'shipment', shipment, action } as const]
    }),
    ...claims
      .filter(({ state }) => state.kind === 'proof-needed')
      .map((claim) => ({ kind: 'proof', claim }) as const),
    ...handOvers.map(
      (order) => ({ kind: 'hand-over', order, late: order.order.pickup.until <= ctx.now() }) as const,
    ),
    ...refused.map((order) => ({ kind: 'refused', order }) as const),
    ...webhooks
      .filter(({ state, secretState }) => state === 'on' && secretState === 'lost')
      .map((webhook) => ({ kind: 'secret', webhook }) as const),
  ]
}

async function viewsOf(ctx: Ctx, rows: readonly OrderRow[]): Promise<readonly OrderView[]> {
  return (await readOrders(ctx.db.query, rows)).map((order) => viewOf(ctx, order))
}

/** Orders whose time comes before the day at home is over, and no scan of whose shipments says that it is done. */
function ordersToHandOver(ctx: Ctx, customerId: string): Promise<OrderRow[]> {
  const now = ctx.now()
  const tomorrow = endOfDayAtHome(dayAtHome(now))
  return ctx.db.query
    .selectFrom('orders')
    .selectAll('orders')
    .where('orders.customer_id', '=', customerId)
    .where('orders.state', 'in', ['placed', 'accepted'])
    .where('orders.pickup_from', '<', tomorrow)
    .where('orders.pickup_until', '>', now - spokenOf.handOver)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_waybills')
            .innerJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
            .select('shipments.id')
            .whereRef('order_waybills.order_id', '=', 'orders.id')
            .where('shipments.status', '!=', 'registered'),
        ),
      ),
    )
    .orderBy('orders.pickup_from')
    .orderBy('orders.id')
    .limit(mostOfKind)
    .execute()
}

function refusedOrders(ctx: Ctx, customerId: string): Promise<OrderRow[]> {
  return ctx.db.query
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '=', 'refused')
    .where('state_since', '>', ctx.now() - spokenOf.refused)
    .orderBy('state_since', 'desc')
    .orderBy('id')
    .limit(mostOfKind)
    .execute()
}
