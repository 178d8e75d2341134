import type { Plugin } from '../../server/requests/plugin.ts'
import { prohibitedActions } from './actions.ts'
import type { ItemNeeds } from './needs.ts'

/** What may be sent, and how. */
export const prohibitedItems: Plugin<ItemNeeds, ItemNeeds, ItemNeeds> = {
  routes: prohibitedActions,
  pages: ({ items }) => ({ items }),
}
