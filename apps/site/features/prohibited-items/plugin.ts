import type { Plugin } from '../../server/requests/plugin.ts'
import type { ItemNeeds } from './needs.ts'
import { prohibitedRoutes } from './route.ts'

/** What may be sent, and how. */
export const prohibitedItems: Plugin<ItemNeeds, ItemNeeds, ItemNeeds> = {
  routes: prohibitedRoutes,
  pages: ({ items }) => ({ items }),
}
