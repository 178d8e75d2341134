import {
  type BranchNetwork,
  type Ctx,
  listOrders,
  mayPayMonthly,
  pickupWindows,
  reorder,
  showOrder,
} from '@hongyan/domain'
import { nullWhenNotFound } from '../../../server/http/null-when-not-found.ts'
import { companyMark } from '../company-mark.ts'
import type { OwnRepeats } from '../load.ts'
import { presentOrder, presentWindows } from '../present.ts'
import { presentRepeat } from '../present-repeat.ts'
import type { OpenedOrder, OwnOrders } from './load.ts'

/** What the list and the form ask in the name of whoever is signed in. */
export function ownOrders(network: () => BranchNetwork, ctx: Ctx): OwnOrders & OwnRepeats {
  const { actor } = ctx
  return {
    companyMark:
      actor.kind === 'customer' && actor.company
        ? companyMark(ctx, { accountId: actor.customerId, company: actor.company })
        : '',
    paysMonthly: (of) => mayPayMonthly(ctx, of),
    orders: async (filters) => {
      const { orders, counts, next } = await listOrders(ctx, filters)
      return { orders: orders.map((one) => presentOrder(one)), counts, next }
    },
    order: (number) => nullWhenNotFound(() => openOrder(network(), ctx, number)),
    repeat: (number) =>
      nullWhenNotFound(async () => presentRepeat(await reorder(ctx, { number, token: null }))),
  }
}

/** An order, and the times its pickup can be moved to. */
async function openOrder(network: BranchNetwork, ctx: Ctx, number: string): Promise<OpenedOrder> {
  const view = await showOrder(ctx, { number, token: null })
  const { sender, product, pickup } = view.order
  const offer = { division: sender.division, product, way: pickup.way, network }
  return { order: presentOrder(view), windows: presentWindows(pickupWindows(ctx, offer)) }
}
