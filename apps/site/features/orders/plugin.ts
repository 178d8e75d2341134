import type { Plugin } from '../../server/http/plugin.ts'
import { orderNotes } from './order-sentences.ts'
import { type OrderServices, orderRoutes } from './route.ts'

/** Orders: prices, placing, changing, labels. */
export const orders: Plugin<OrderServices> = {
  routes: orderRoutes,
  words: {
    order: {
      problems: orderNotes,
      names: { 'not-found': 'unknown-order', 'not-available': 'order-settled' },
    },
  },
}
