import type { Ctx } from '@hongyan/domain/context'
import type { Plugin } from '../../server/requests/plugin.ts'
import { draftRoutes } from './drafts/route.ts'
import { orderForms } from './forms.ts'
import { orderImportForms } from './import/forms.ts'
import type { ListPages, OwnLists } from './import/load.ts'
import { ownLists } from './import/own-lists.ts'
import { listRoutes } from './import/route.ts'
import { orderListForms } from './list/forms.ts'
import type { OwnOrders } from './list/load.ts'
import { ownOrders } from './list/own-orders.ts'
import type { OrderPages, OwnRepeats } from './load.ts'
import type { OrderServices } from './order-services.ts'
import type { OrderFormServices } from './posted/answer-order-form.ts'
import { orderSentences } from './problem-sentences.ts'
import { orderRoutes } from './route.ts'

/** Orders: prices, placing, changing, labels. */
export const orders: Plugin<
  OrderFormServices,
  Pick<OrderServices, 'network'> & { readonly pageCtx: Ctx },
  ListPages & Pick<OrderPages, 'piecesOfOrder'>,
  OwnOrders & OwnRepeats & OwnLists
> = {
  routes: [...orderRoutes, ...draftRoutes, ...listRoutes],
  forms: [...orderForms, ...orderListForms, ...orderImportForms],
  pages: ({ pageCtx }) => {
    const { rowsPerImport, labelsPerFile, pieces } = pageCtx.settings.orders
    return { mostOfList: rowsPerImport, mostLabels: labelsPerFile, piecesOfOrder: pieces }
  },
  own: ({ network }, ctx) => ({ ...ownOrders(network, ctx), ...ownLists(ctx) }),
  words: {
    order: { names: { 'not-found': 'unknown-order', 'not-available': 'order-settled' } },
  },
  sentences: orderSentences,
}
