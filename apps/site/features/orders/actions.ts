import { companyMessages } from '@hongyan/content/messages'
import { membershipFor } from '@hongyan/domain/companies/company-access'
import { mostPackages } from '@hongyan/domain/numbers/recognise-number'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { cancelOrder } from '@hongyan/domain/orders/cancel-order'
import { changeOrder } from '@hongyan/domain/orders/change-order'
import { listOrders } from '@hongyan/domain/orders/list-orders'
import {
  orderProductNames,
  orderTabs,
  pickupWays,
  refusalReasons,
} from '@hongyan/domain/orders/order-vocabulary'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { placeOrder } from '@hongyan/domain/orders/place-order'
import { priceOrder } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import { refuseOrder } from '@hongyan/domain/orders/refuse-order'
import { type OrderView, showOrder } from '@hongyan/domain/orders/show-order'
import { tidyPhone } from '@hongyan/domain/typed/read-phone'
import type { LocaleId } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import { ownerOfRecord as owner } from '../../calls/record-owner.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { isNumber } from '../../shell/parts/own-list/list-filters.ts'
import { orderBody, shownBody } from './fields.ts'
import { markDiffers } from './form-owner.ts'
import {
  byKey,
  keyOf,
  ofAccount,
  own,
  params,
  publicCall,
  readAccess,
  shared,
  signedOut,
  stranger,
  writeAccess,
} from './order-call.ts'
import type { OrderServices } from './order-services.ts'
import {
  answerPriceChanged,
  inLanguage,
  presentOrder,
  presentReceipt,
  presentState,
  presentTerms,
  presentWindows,
} from './present.ts'
import { orderSentences } from './problem-sentences.ts'
import { valuesOf } from './values-of-body.ts'
import {
  orderView,
  pageView,
  priceChangedView,
  receiptView,
  stateView,
  termsView,
  windowsView,
} from './views.ts'

const presentIn = (view: OrderView, { locale }: At) => inLanguage(presentOrder(view), locale)

/** The form that an order comes from is of another account or another company than whoever sends it. */
function refusedMark(differs: 'another-account' | 'another-company', locale: LocaleId): Refused {
  const { account, companyReload } = companyMessages(locale).order.differs
  const text = differs === 'another-account' ? account : companyReload
  return new Refused({ name: 'conflict', text, fields: [{ path: 'mark', message: text, code: differs }] })
}

export const pickupWindowsAction = defineAction(
  {
    ...publicCall,
    id: 'pickupWindows',
    method: 'GET',
    path: '/v1/pickup-windows',
    summary: 'When goods can be collected in a district, or brought to its branch',
    description:
      'By the hours and holidays of the branch responsible. A window is `past` when it can no longer be asked for; what is ' +
      'collected `afterCutOff` leaves on the next day.',
    query: z.object({
      division: z.string().regex(/^\d{6}$/),
      product: z.enum(orderProductNames),
      way: z.enum(pickupWays).default('collect'),
    }),
    replies: { 200: successOf(windowsView) },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
    examples: [
      {
        title: 'Nanshan, standard express',
        request: { query: { division: '440305', product: 'express-standard' } },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
    ],
  },
  async ({ query }, { ctx, services }: At<OrderServices>) =>
    presentWindows(pickupWindows(ctx, { ...query, network: services.network() })),
)

export const priceOrderAction = defineAction(
  {
    ...own,
    id: 'priceOrder',
    method: 'POST',
    path: '/v1/orders/price',
    summary: 'What an order would cost and when it would arrive',
    description:
      'Nothing is stored. `fields` of a refusal says everything that keeps the order from being placed; `detail` names the ' +
      'rule of the list of prohibited items, or the obstacle. A monthly account (`payer` `account`) needs a contract of the ' +
      'account, or of the company with `of=company`; without one `payer` is refused with `needs-contract`.',
    body: z.strictObject({ order: orderBody }),
    query: z.object({ of: owner }),
    replies: { 200: successOf(termsView) },
    refusals: ['sign-in-needed', 'no-company', 'company-role'],
    access: { ...writeAccess, ...shared, right: 'see', repeat: 'reads', key: 'quotes' },
    examples: [{ title: 'Nothing in it', request: { body: {} }, status: 400, reply: { code: 1400 } }],
  },
  async ({ query: { of }, body }, { ctx, services }: At<OrderServices>) => {
    if (of === 'company') membershipFor(ctx, 'see')
    const reading = readOrderInput(valuesOf(body.order), ctx.settings.orders)
    const pricing =
      reading.kind === 'fine' ? priceOrder(ctx, reading.order, services.orderBooks(), of) : reading
    if (pricing.kind === 'priced') return pricing.priced.terms
    const fields = pricing.problems.map((problem) => problemNote(problem, orderSentences))
    throw new Refused({ name: 'malformed', fields })
  },
  presentTerms,
)

export const checkOrderMarkAction = defineAction(
  {
    ...own,
    id: 'checkOrderMark',
    method: 'GET',
    path: '/v1/order-mark',
    summary: 'Whether an order form for a company is still of whoever is signed in',
    description:
      'With `mark` as our order form has it. `differs` is what placing an order with it would be refused for; null for ' +
      'nothing. Looking keeps nobody signed in.',
    query: z.object({ mark: z.string().min(1).max(60) }),
    replies: {
      200: successOf(z.object({ differs: z.enum(['another-account', 'another-company']).nullable() })),
    },
    refusals: ['sign-in-needed'],
    access: { ...ofAccount, origin: 'any', repeat: 'reads', inUse: false },
    examples: [{ ...signedOut, request: { query: { mark: 'x' } } }],
  },
  async ({ query: { mark } }, { ctx, account }) => ({ differs: account && markDiffers(ctx, mark, account) }),
)

export const placeOrderAction = defineAction(
  {
    ...own,
    id: 'placeOrder',
    method: 'POST',
    path: '/v1/orders',
    summary: 'Place an order at the price that was shown',
    description:
      'Send an `Idempotency-Key` (8 to 200 characters): sending again with it gives the same answer and places nothing ' +
      'twice. `shown` are the terms of `/v1/orders/price`; where they do not hold any more the answer is 409 with both ' +
      'prices. Without an account `contact` needs a code that `/cooperation/getVerifyCode` sent for `order`. Where `mark` does ' +
      'not hold, nothing is placed and `fields` of the 409 says `another-account` or `another-company`.',
    body: z.strictObject({
      order: orderBody,
      shown: shownBody,
      contact: z
        .strictObject({
          mobile: z
            .string()
            .max(40)
            .transform((typed) => tidyPhone(typed)),
          code: z.string().max(20),
        })
        .nullable()
        .default(null),
      draftId: z.string().max(40).nullable().default(null),
    }),
    query: z.object({
      of: owner,
      mark: z
        .string()
        .max(60)
        .optional()
        .describe(
          'With `of=company`, from our order form: the account and the company that it was filled in for.',
        ),
    }),
    replies: { 200: successOf(receiptView), 409: priceChangedView },
    refusals: [
      'sign-in-needed',
      'conflict',
      'price-changed',
      'code-needed',
      'wrong-code',
      'no-company',
      'company-role',
    ],
    access: { ...writeAccess, ...shared, repeat: 'keyed', key: 'orders.write' },
    examples: [{ title: 'Nothing in it', request: { body: {} }, status: 400, reply: { code: 1400 } }],
  },
  async (
    { query: { of, mark = '' }, body, requestKey },
    { ctx, locale, services, account }: At<OrderServices>,
  ) => {
    const differs = of === 'company' && account !== null ? markDiffers(ctx, mark, account) : null
    if (differs !== null) throw refusedMark(differs, locale)
    const { order, ...terms } = body
    return placeOrder(ctx, {
      of,
      values: valuesOf(order),
      ...terms,
      locale,
      idempotencyKey: requestKey,
      books: services.orderBooks(),
    })
  },
  presentReceipt,
  answerPriceChanged,
)

export const listOrdersAction = defineAction(
  {
    ...own,
    id: 'listOrders',
    method: 'GET',
    path: '/v1/orders',
    summary: 'The orders of the account or of its company, newest first',
    query: z.object({
      of: owner,
      tab: z.enum(orderTabs).optional(),
      product: z.enum(orderProductNames).optional(),
      from: z.iso.date().optional().describe('Placed on this day or later.'),
      until: z.iso.date().optional(),
      text: z
        .string()
        .max(60)
        .refine(isNumber, 'a shipment number')
        .optional()
        .describe('A number of the order or of its shipment; people are looked for on the page.'),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    replies: { 200: successOf(pageView) },
    refusals: ['sign-in-needed', 'no-company'],
    access: { ...ofAccount, ...shared, right: 'see', origin: 'any', repeat: 'reads', key: 'orders.read' },
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query }, { ctx }) => listOrders(ctx, query),
  ({ orders, counts, next }, { locale }) => ({
    orders: orders.map((one) => inLanguage(presentOrder(one), locale)),
    counts,
    next,
  }),
)

export const showOrderAction = defineAction(
  {
    ...own,
    id: 'showOrder',
    method: 'GET',
    path: '/v1/orders/{number}',
    summary: 'An order, and what may still be asked of it',
    description: byKey,
    params,
    replies: { 200: successOf(orderView) },
    refusals: ['unknown-order'],
    // Its page looks by itself whether the branch has answered.
    access: { ...readAccess, key: 'orders.read', inUse: false },
    examples: [stranger],
  },
  ({ params: { number } }, at) => showOrder(at.ctx, keyOf(number, at)),
  presentIn,
)

export const cancelOrderAction = defineAction(
  {
    ...own,
    id: 'cancelOrder',
    method: 'POST',
    path: '/v1/orders/{number}/cancel',
    summary: 'Cancel an order before it is collected',
    description: byKey,
    params,
    body: z.strictObject({}),
    replies: { 200: successOf(stateView) },
    refusals: ['sign-in-needed', 'unknown-order', 'company-role', 'order-settled', 'too-late'],
    access: { ...writeAccess, ...shared, key: 'orders.write' },
    examples: [stranger],
  },
  ({ params: { number } }, at) => cancelOrder(at.ctx, keyOf(number, at)),
  presentState,
)

export const changeOrderAction = defineAction(
  {
    ...own,
    id: 'changeOrder',
    method: 'POST',
    path: '/v1/orders/{number}/changes',
    summary: 'Change the pickup time or correct the recipient of an order',
    description: `${byKey} The price stays as agreed; another time may move the day of arrival.`,
    params,
    body: z.strictObject({
      pickup: z
        .strictObject({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) })
        .optional(),
      recipient: z
        .strictObject({ name: z.string(), phone: z.string(), detail: z.string() })
        .partial()
        .optional(),
    }),
    replies: { 200: successOf(orderView) },
    refusals: ['sign-in-needed', 'unknown-order', 'company-role', 'order-settled', 'too-late'],
    access: { ...writeAccess, ...shared, key: 'orders.write' },
    examples: [stranger],
  },
  async ({ params: { number }, body }, at: At<OrderServices>) => {
    const { pickup, recipient } = body
    const times = pickup && { from: Date.parse(pickup.from), until: Date.parse(pickup.until) }
    const changes = { ...(times ? { pickup: times } : {}), ...(recipient ? { recipient } : {}) }
    const key = keyOf(number, at)
    await changeOrder(at.ctx, { ...key, changes, books: at.services.orderBooks() })
    return showOrder(at.ctx, key)
  },
  presentIn,
)

const answerOrderAction = defineAction(
  {
    ...publicCall,
    id: 'answerOrder',
    method: 'POST',
    path: '/v1/orders/{number}/answer',
    summary: 'Whether the company carries an order, from its own system',
    description:
      'Signed as `/v1/events` is. `accepted` may name the waybills, which carry all pieces; without them the order gets one ' +
      'of ours. Saying it again changes nothing.',
    params,
    body: z.discriminatedUnion('state', [
      z.strictObject({
        state: z.literal('accepted'),
        waybills: z
          .array(z.strictObject({ number: z.string().max(60), pieces: z.int().min(1).max(mostPackages) }))
          .min(1)
          .max(mostPackages)
          .optional(),
      }),
      z.strictObject({ state: z.literal('refused'), reason: z.enum(refusalReasons) }),
    ]),
    replies: { 200: plainSuccess },
    refusals: ['bad-signature', 'unknown-order', 'conflict'],
    access: { who: 'partner', record: 'none', origin: 'any', repeat: 'repeats' },
    examples: [
      {
        title: 'An order that there is not',
        request: { params: { number: 'HO0000000000000' }, body: { state: 'accepted' } },
        status: 404,
        reply: { code: 1171 },
      },
    ],
  },
  async ({ params: { number }, body }, { ctx }) => {
    if (body.state === 'refused') await refuseOrder(ctx, { number, reason: body.reason })
    else await acceptOrder(ctx, { number, waybills: body.waybills ?? null })
  },
)

/** Orders: prices, placing, changing. */
export const orderActions: readonly Action<OrderServices>[] = [
  pickupWindowsAction,
  priceOrderAction,
  checkOrderMarkAction,
  placeOrderAction,
  listOrdersAction,
  showOrderAction,
  cancelOrderAction,
  changeOrderAction,
  answerOrderAction,
]
