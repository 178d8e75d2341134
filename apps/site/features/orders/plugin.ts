import type { Ctx } from '@hongyan/kernel/context'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { QuoteServices } from '../quotes/actions.ts'
import { orderActions } from './actions.ts'
import { createOrderBooks } from './create-order-books.ts'
import { draftActions } from './drafts/actions.ts'
import type { OrderFormServices } from './form-handlers/read-order-form.ts'
import { orderForms } from './forms.ts'
import { listActions } from './import/actions.ts'
import { orderImportForms } from './import/forms.ts'
import type { ListPages, OwnLists } from './import/load.ts'
import { ownLists } from './import/own-lists.ts'
import { labelActions } from './labels/actions.ts'
import { orderListForms } from './list/forms.ts'
import type { OwnOrders } from './list/load.ts'
import { ownOrders } from './list/own-orders.ts'
import type { OrderPages, OwnRepeats } from './load.ts'
import type { OrderServices } from './order-services.ts'
import { orderSentences } from './problem-sentences.ts'
import { orderWords } from './refusals.ts'
import { senderActions } from './senders/actions.ts'

/** Orders: prices, placing, changing, labels. */
export const orders: Plugin<
  OrderFormServices,
  Pick<OrderServices, 'orderBooks'> & { readonly pageCtx: Ctx },
  ListPages & OrderPages,
  OwnOrders & OwnRepeats & OwnLists,
  Pick<OrderServices, 'orderBooks'>
> = {
  makes: ({ now }, { network, rates }: Pick<OrderServices, 'network'> & Pick<QuoteServices, 'rates'>) => ({
    orderBooks: createOrderBooks(now, network, rates),
  }),
  routes: [...orderActions, ...labelActions, ...draftActions, ...senderActions, ...listActions],
  forms: [...orderForms, ...orderListForms, ...orderImportForms],
  pages: ({ pageCtx }) => {
    const { rowsPerImport, labelsPerFile, pieces } = pageCtx.settings.orders
    return { mostOfList: rowsPerImport, mostLabels: labelsPerFile, piecesOfOrder: pieces }
  },
  own: (services, ctx) => ({ ...ownOrders(services, ctx), ...ownLists(ctx) }),
  words: orderWords,
  sentences: orderSentences,
}
