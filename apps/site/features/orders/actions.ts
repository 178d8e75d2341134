import { companyMessages } from '@hongyan/content/messages'
import { areaCode } from '@hongyan/domain/addresses/area-form'
import { membershipFor } from '@hongyan/domain/companies/company-access'
import { cancelOrder } from '@hongyan/domain/orders/cancel-order'
import { changeOrder } from '@hongyan/domain/orders/change-order'
import { listOrders } from '@hongyan/domain/orders/list-orders'
import { orderProductNames, orderTabs, pickupWays } from '@hongyan/domain/orders/order-vocabulary'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { placeOrder } from '@hongyan/domain/orders/place-order'
import { priceOrder } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import { type OrderView, showOrder } from '@hongyan/domain/orders/show-order'
import { tidyPhone } from '@hongyan/domain/typed/read-phone'
import type { LocaleId } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { ownerOfRecord as owner } from '../../calls/record-owner.ts'
import {
  codeNeeded,
  companyRole,
  conflict,
  malformed,
  noCompany,
  signInNeeded,
  tooLate,
  wrongCode,
} from '../../calls/refusals.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { isNumber } from '../../shell/parts/own-list/list-filters.ts'
import { answerOrderAction } from './answers/actions.ts'
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
import { orderSettled, priceChanged, unknownOrder } from './refusals.ts'
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
import { windowBooks } from './window-books.ts'

const presentIn = (view: OrderView, { locale }: At) => inLanguage(presentOrder(view), locale)

/** The form that an order comes from is of another account or another company than whoever sends it. */
function refusedMark(differs: 'another-account' | 'another-company', locale: LocaleId): Refused {
  const { account, companyReload } = companyMessages(locale).order.differs
  const text = differs === 'another-account' ? account : companyReload
  return new Refused({ refusal: conflict, text, fields: [{ path: 'mark', message: text, code: differs }] })
}

export const pickupWindowsAction = defineAction(
  {
    ...publicCall,
    id: 'pickupWindows',
    method: 'GET',
    path: '/v1/pickup-windows',
    summary: {
      en: 'When goods can be collected in a district, or brought to its branch',
      zh: '一个区县什么时候可以上门取件，或送到网点',
    },
    description: {
      en:
        'By the hours and holidays of the branch responsible. A window is `past` when it can no longer be asked for; what is ' +
        'collected `afterCutOff` leaves on the next day.',
      zh: '按负责网点的营业时间和节假日。`past` 的时段已经约不上；`afterCutOff` 的，取到后第二天才发出。',
    },
    query: z.object({
      division: z.string().regex(areaCode),
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
    presentWindows(pickupWindows(ctx, { ...query, ...windowBooks(services) })),
)

export const priceOrderAction = defineAction(
  {
    ...own,
    id: 'priceOrder',
    method: 'POST',
    path: '/v1/orders/price',
    summary: { en: 'What an order would cost and when it would arrive', zh: '一张订单多少钱，什么时候到' },
    description: {
      en:
        'Nothing is stored. If refused, `fields` lists every reason; `detail` names the prohibited-items rule or other limit. ' +
        'A monthly account (`payer` `account`) needs a contract: yours, or with `of=company` that of your company. Without ' +
        'one, `payer` is refused with `needs-contract`.',
      zh: '不保存任何数据。被拒时，`fields` 列出全部原因，`detail` 写明是禁限寄清单的哪一条或哪一种限制。月结（`payer` 填 `account`）要有合同：自己账户的，`of=company` 时用企业的；没有合同，`payer` 返回 `needs-contract`。',
    },
    body: z.strictObject({ order: orderBody }),
    query: z.object({ of: owner }),
    replies: { 200: successOf(termsView) },
    refusals: [signInNeeded, noCompany, companyRole],
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
    throw new Refused({ refusal: malformed, fields })
  },
  presentTerms,
)

export const checkOrderMarkAction = defineAction(
  {
    ...own,
    id: 'checkOrderMark',
    method: 'GET',
    path: '/v1/order-mark',
    summary: {
      en: 'Check that a company order form belongs to the person signed in',
      zh: '核对企业下单页与当前登录人是否一致',
    },
    description: {
      en:
        '`mark` is the one of our order form. `differs` says why an order placed with it would be refused; null if it would ' +
        'not be. Checking does not extend the sign-in.',
      zh: '`mark` 取自下单页。`differs` 是用它下单会被拒的原因，一致时为 null。核对不会延长登录时间。',
    },
    query: z.object({ mark: z.string().min(1).max(60) }),
    replies: {
      200: successOf(z.object({ differs: z.enum(['another-account', 'another-company']).nullable() })),
    },
    refusals: [signInNeeded],
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
    summary: { en: 'Place an order at the quoted price', zh: '按报价下单' },
    description: {
      en:
        'Send an `Idempotency-Key` (8 to 200 characters): sending again with it gives the same answer and places nothing ' +
        'twice. `shown` are the terms of `/v1/orders/price`; where they do not hold any more the answer is 409 with both ' +
        'prices. Without an account `contact` needs a code that `/cooperation/getVerifyCode` sent for `order`. Where `mark` does ' +
        'not hold, nothing is placed and `fields` of the 409 says `another-account` or `another-company`.',
      zh: '请带 `Idempotency-Key`（8 至 200 个字符）：用同一个再发一次，得到同一个答复，不会多出一单。`shown` 是 `/v1/orders/price` 给的价钱和时间；已经不是这样的，答 409，两个价钱都给。没有登录的，`contact` 里要有 `/cooperation/getVerifyCode` 为 `order` 发的验证码。`mark` 对不上的，不下单，409 的 `fields` 里写 `another-account`（别的账户）或 `another-company`（别的企业）。',
    },
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
    refusals: [signInNeeded, conflict, priceChanged, codeNeeded, wrongCode, noCompany, companyRole],
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
    summary: {
      en: 'The orders of the account or of its company, newest first',
      zh: '账户或企业的订单，新的在前',
    },
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
    refusals: [signInNeeded, noCompany],
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
    summary: { en: 'An order, and what may still be asked of it', zh: '一张订单，和现在还能改什么' },
    description: byKey,
    params,
    replies: { 200: successOf(orderView) },
    refusals: [unknownOrder],
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
    summary: { en: 'Cancel an order before it is collected', zh: '取件之前取消订单' },
    description: byKey,
    params,
    body: z.strictObject({}),
    replies: { 200: successOf(stateView) },
    refusals: [signInNeeded, unknownOrder, companyRole, orderSettled, tooLate],
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
    summary: {
      en: 'Change the pickup time or correct the recipient of an order',
      zh: '改取件时间，或更正收件人',
    },
    description: {
      en: `${byKey.en} The price stays as agreed; another time may move the day of arrival.`,
      zh: `${byKey.zh}价钱照原来的；换了时间，到达的日子可能跟着变。`,
    },
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
    refusals: [signInNeeded, unknownOrder, companyRole, orderSettled, tooLate],
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
