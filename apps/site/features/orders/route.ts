import { companyMessages } from '@hongyan/content/messages'
import { membershipFor } from '@hongyan/domain/companies/company-access'
import type { Ctx } from '@hongyan/domain/context'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { cancelOrder } from '@hongyan/domain/orders/cancel-order'
import { changeOrder } from '@hongyan/domain/orders/change-order'
import { listOrders } from '@hongyan/domain/orders/list-orders'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { placeOrder } from '@hongyan/domain/orders/place-order'
import { placeOrders } from '@hongyan/domain/orders/place-orders'
import { PriceChanged } from '@hongyan/domain/orders/price-changed'
import { priceOrder } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import { refuseOrder } from '@hongyan/domain/orders/refuse-order'
import { showOrder } from '@hongyan/domain/orders/show-order'
import type { LocaleId } from '@hongyan/locales'
import type { InputOf } from '../../calls/call.ts'
import { refusals } from '../../calls/codes.ts'
import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { idempotencyKey, withoutKey } from '../../server/http/idempotency-key.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import {
  answerOrder,
  cancelOrderCall,
  changeOrderCall,
  checkOrderList,
  checkOrderMark,
  listOrdersCall,
  orderLabels,
  pickupWindowsCall,
  placeOrderCall,
  placeOrderList,
  previewLabelCall,
  priceOrderCall,
  showOrderCall,
} from './endpoints.ts'
import { markDiffers } from './form-owner.ts'
import { answerOrderList } from './import/answer-order-list.ts'
import { importError } from './import/import-error.ts'
import { fileOfLabels } from './labels/file-of-labels.ts'
import { previewLabel } from './labels/preview-label.ts'
import { tooManyLabels } from './labels/too-many-labels.ts'
import type { OrderServices } from './order-services.ts'
import {
  inLanguage,
  presentOrder,
  presentReceipt,
  presentState,
  presentTerms,
  presentWindows,
} from './present.ts'
import { orderSentences } from './problem-sentences.ts'
import { valuesOf } from './values-of-body.ts'

const reply = (body: unknown, status = 200): Answer => ({ kind: 'reply', status, body })

/** The token travels in a header: an address ends up in histories and logs. */
function keyOf(number: string, { headers }: At) {
  const token = headers['x-hongyan-order']
  return { number, token: typeof token === 'string' ? token : null }
}

/** The form that an order comes from is of another account or another company than whoever sends it. */
function refuseMark(differs: 'another-account' | 'another-company', locale: LocaleId): Answer {
  const { account, companyReload } = companyMessages(locale).order.differs
  const text = differs === 'another-account' ? account : companyReload
  return refuse('conflict', { text, fields: [{ path: 'mark', message: text, code: differs }] })
}

/** Places orders; where a price has changed, both are told. */
async function orPriceChanged(at: At<OrderServices>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PriceChanged) {
      const { code, text } = refusals['price-changed']
      const terms = presentTerms(error.terms)
      return reply({ code, errorMsg: text[at.locale], shown: error.shown, terms }, 409)
    }
    throw error
  }
}

export const orderRoutes: readonly Route<OrderServices>[] = [
  defineRoute(pickupWindowsCall, async ({ query }, { ctx, services }) =>
    reply(success(presentWindows(pickupWindows(ctx, { ...query, network: services.network() })))),
  ),
  defineRoute(priceOrderCall, async ({ query: { of }, body }, { ctx, services }) => {
    if (of === 'company') membershipFor(ctx, 'see')
    const reading = readOrderInput(valuesOf(body.order), ctx.settings.orders)
    const pricing =
      reading.kind === 'fine' ? priceOrder(ctx, reading.order, services.orderBooks(), of) : reading
    return pricing.kind === 'priced'
      ? reply(success(presentTerms(pricing.priced.terms)))
      : refuse('malformed', {
          fields: pricing.problems.map((problem) => problemNote(problem, orderSentences)),
        })
  }),
  defineRoute(checkOrderMark, async ({ query: { mark } }, { ctx, account }) =>
    reply(success({ differs: account && markDiffers(ctx, mark, account) })),
  ),
  defineRoute(placeOrderCall, async ({ query: { of, mark = '' }, body }, at) => {
    const key = idempotencyKey(at.headers)
    if (key === null) return withoutKey
    const { ctx, locale, services, account } = at
    const { shown, contact, draftId } = body
    const differs = of === 'company' && account !== null ? markDiffers(ctx, mark, account) : null
    if (differs !== null) return refuseMark(differs, locale)
    return orPriceChanged(at, async () => {
      const receipt = await placeOrder(ctx, {
        of,
        values: valuesOf(body.order),
        shown,
        contact,
        draftId,
        locale,
        idempotencyKey: key,
        books: services.orderBooks(),
      })
      return reply(success(presentReceipt(receipt)))
    })
  }),
  defineRoute(listOrdersCall, async ({ query }, { ctx, locale }) => {
    const { orders, counts, next } = await listOrders(ctx, query)
    return reply(
      success({ orders: orders.map((one) => inLanguage(presentOrder(one), locale)), counts, next }),
    )
  }),
  defineRoute(showOrderCall, async ({ params }, at) =>
    reply(success(inLanguage(presentOrder(await showOrder(at.ctx, keyOf(params.number, at))), at.locale))),
  ),
  defineRoute(cancelOrderCall, async ({ params }, at) =>
    reply(success(presentState(await cancelOrder(at.ctx, keyOf(params.number, at))))),
  ),
  defineRoute(changeOrderCall, async ({ params, body }, at) => {
    const { pickup, recipient } = body
    const times = pickup && { from: Date.parse(pickup.from), until: Date.parse(pickup.until) }
    const changes = { ...(times ? { pickup: times } : {}), ...(recipient ? { recipient } : {}) }
    const key = keyOf(params.number, at)
    await changeOrder(at.ctx, { ...key, changes, books: at.services.orderBooks() })
    return reply(success(inLanguage(presentOrder(await showOrder(at.ctx, key)), at.locale)))
  }),
  defineRoute(orderLabels, async ({ body }, at) => labelsOf(at, body)),
  defineRoute(previewLabelCall, async ({ body }, at) => {
    const view = await showOrder(at.ctx, keyOf(body.number, at))
    const preview = await previewLabel(view, body.piece, at.services.publicOrigin)
    return preview === null ? refuse('not-available') : reply(success(preview))
  }),
  defineRoute(checkOrderList, async ({ query: { of }, body }, at) => answerOrderList({ ...body, of }, at)),
  defineRoute(placeOrderList, async ({ query: { of }, body }, at) => {
    const key = idempotencyKey(at.headers)
    if (key === null) return withoutKey
    const [found, most] = [body.orders.length, at.ctx.settings.orders.rowsPerImport]
    if (found > most) {
      const message = importError({ kind: 'too-many', found, most })
      return refuse('malformed', { fields: [{ path: 'orders', message, code: 'too-many-orders' }] })
    }
    return orPriceChanged(at, async () => {
      const orders = body.orders.map(({ order, shown }, index) => ({
        values: valuesOf(order),
        shown,
        place: index + 1,
      }))
      const books = at.services.orderBooks()
      const { ctx, locale } = at
      const receipts = await placeOrders(ctx, { of, orders, locale, idempotencyKey: key, books })
      return reply(success({ receipts: receipts.map(presentReceipt) }))
    })
  }),
  defineRoute(answerOrder, async ({ params, body }, { ctx }) => {
    await answer(ctx, params.number, body)
    return reply({ code: 1, errorMsg: '' })
  }),
]

async function answer(ctx: Ctx, number: string, body: InputOf<typeof answerOrder>['body']): Promise<void> {
  if (body.state === 'refused') await refuseOrder(ctx, { number, reason: body.reason })
  else await acceptOrder(ctx, { number, waybills: body.waybills ?? null })
}

async function labelsOf(
  at: At<OrderServices>,
  { numbers, size }: InputOf<typeof orderLabels>['body'],
): Promise<Answer> {
  const views = []
  for (const number of new Set(numbers)) views.push(await showOrder(at.ctx, keyOf(number, at)))
  const file = await fileOfLabels(at, views, size)
  if (file.kind === 'none') return refuse('not-available')
  if (file.kind === 'too-many') {
    const note = { path: 'numbers', message: tooManyLabels(file), code: 'too-many-labels' }
    return refuse('malformed', { fields: [note] })
  }
  const { bytes } = file
  return { kind: 'file', mediaType: 'application/pdf', bytes, name: `labels-${numbers[0]}.pdf` }
}
