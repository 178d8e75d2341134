import { type Ctx, ordersOfList } from '@hongyan/domain'
import { presentOrder } from '../present.ts'
import type { OwnLists } from './load.ts'
import { isListKey } from './read-posted-list.ts'

/** What the page of a list asks in the name of whoever is signed in. */
export function ownLists(ctx: Ctx): OwnLists {
  return {
    ordersOfList: async (key, of) => {
      const orders = isListKey(key) ? await ordersOfList(ctx, { idempotencyKey: key, of }) : []
      return orders.map(({ view }) => presentOrder(view))
    },
  }
}
