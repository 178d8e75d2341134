import type { Plugin } from '../../server/requests/plugin.ts'
import type { ItemPages } from './load.ts'
import { prohibitedRoutes } from './route.ts'

/** What may be sent, and how. */
export const prohibitedItems: Plugin<ItemPages, ItemPages, ItemPages> = {
  routes: prohibitedRoutes,
  pages: ({ items }) => ({ items }),
}
