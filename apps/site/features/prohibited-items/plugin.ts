import type { Plugin } from '../../server/requests/plugin.ts'
import { prohibitedActions } from './actions.ts'
import type { ItemPages } from './load.ts'

/** What may be sent, and how. */
export const prohibitedItems: Plugin<ItemPages, ItemPages, ItemPages> = {
  routes: prohibitedActions,
  pages: ({ items }) => ({ items }),
}
