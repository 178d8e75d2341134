import type { Plugin } from '../../server/requests/plugin.ts'
import { prohibitedActions } from './actions.ts'
import { countUnknownItems } from './count-unknown-items.ts'
import { createItemAnswers } from './create-item-answers.ts'
import type { ItemNeeds } from './needs.ts'

/** What may be sent, and how. */
export const prohibitedItems: Plugin<ItemNeeds, ItemNeeds, ItemNeeds, unknown, ItemNeeds> = {
  makes: ({ now, ctxOf, onFailure }) => ({
    items: countUnknownItems(createItemAnswers(now), ctxOf('items'), (error) =>
      onFailure(error, 'a thing the list does not know was not counted'),
    ),
  }),
  routes: prohibitedActions,
  pages: ({ items }) => ({ items }),
}
