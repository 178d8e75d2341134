import { addressOrNull } from '@hongyan/domain/address-book/get-address'
import { listOrders } from '@hongyan/domain/orders/list-orders'
import { mayPayMonthly } from '@hongyan/domain/orders/may-pay-monthly'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { reorder } from '@hongyan/domain/orders/reorder'
import { showOrder } from '@hongyan/domain/orders/show-order'
import { seenByEverybody } from '@hongyan/domain/shipments/seen-by-everybody'
import type { Ctx } from '@hongyan/kernel/context'
import { nullWhenNotFound } from '../../../server/http/null-when-not-found.ts'
import { formOwnerMark } from '../form-owner.ts'
import type { OwnRepeats } from '../load.ts'
import type { OrderServices } from '../order-services.ts'
import { presentOrder, presentWindows } from '../present.ts'
import { presentRepeat, typedParty } from '../present-repeat.ts'
import { windowBooks } from '../window-books.ts'
import type { OwnOrders, ShownOrder } from './load.ts'

/** What the list and the form ask in the name of whoever is signed in. */
export function ownOrders(services: Pick<OrderServices, 'orderBooks'>, ctx: Ctx): OwnOrders & OwnRepeats {
  const { actor } = ctx
  return {
    formOwnerMark:
      actor.kind === 'customer' && actor.company
        ? formOwnerMark(ctx, { accountId: actor.customerId, company: actor.company })
        : '',
    paysMonthly: (of) => mayPayMonthly(ctx, of),
    orders: async (filters) => {
      const { orders, counts, next } = await listOrders(ctx, filters)
      const moving = orders.filter(({ order }) => order.state.kind === 'collected')
      const numbers = moving.flatMap(({ order }) => order.waybills.slice(0, 1).map(({ number }) => number))
      const shipments = await seenByEverybody(ctx, numbers)
      return { orders: orders.map((one) => presentOrder(one)), shipments, counts, next }
    },
    order: (number) => nullWhenNotFound(() => openOrder(services, ctx, number)),
    repeat: (number) =>
      nullWhenNotFound(async () => presentRepeat(await reorder(ctx, { number, token: null }))),
    savedAddress: async (id) => {
      const address = await addressOrNull(ctx, id)
      return address && typedParty({ ...address, division: address.areaCode })
    },
  }
}

/** An order with its shipments, and the times its pickup can be moved to. */
async function openOrder(
  services: Pick<OrderServices, 'orderBooks'>,
  ctx: Ctx,
  number: string,
): Promise<ShownOrder> {
  const view = await showOrder(ctx, { number, token: null })
  const { sender, product, pickup, waybills } = view.order
  const offer = { division: sender.division, product, way: pickup.way, ...windowBooks(services) }
  const numbers = waybills.map(({ number }) => number)
  return {
    order: presentOrder(view),
    shipments: await seenByEverybody(ctx, numbers),
    windows: presentWindows(pickupWindows(ctx, offer)),
  }
}
