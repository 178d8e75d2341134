import { mostPackages } from '@hongyan/domain/numbers/recognise-number'
import {
  orderProductNames,
  orderTabs,
  pickupWays,
  refusalReasons,
} from '@hongyan/domain/orders/order-vocabulary'
import { tidyPhone } from '@hongyan/domain/typed/read-phone'
import { z } from 'zod'
import { isNumber } from '../../blocks/own-list/list-filters.ts'
import { defineCall } from '../../calls/call.ts'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import { ownerOfRecord as owner } from '../../calls/record-owner.ts'
import { orderBody, shownBody } from './fields.ts'
import { labelSizeNames } from './labels/label-sizes.ts'
import {
  judgedListView,
  labelPreviewView,
  orderView,
  pageView,
  priceChangedView,
  receiptView,
  stateView,
  termsView,
  windowsView,
} from './views.ts'

const open = { family: 'orders', shape: 'own', limit: 'order' } as const
/** Calls that know whoever is signed in. */
const own = { ...open, credentials: true } as const
const params = z.object({ number: z.string().min(1).max(40) })
const byKey =
  'By the account it was placed with, or by the people of the company it was placed for; without one send the token of the receipt in `x-hongyan-order`. A wrong token ' +
  'and a number of someone else are one answer.'
const stranger = {
  title: 'Without account and token',
  request: { params: { number: 'HO0000000000000' }, body: {} },
  status: 404,
  reply: { code: 1171 },
} as const
const shared = { record: 'own-or-company', right: 'order' } as const
const reading = {
  who: 'anyone',
  record: 'own-or-company',
  right: 'see',
  origin: 'any',
  repeat: 'reads',
} as const
const writing = { who: 'anyone', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const ofAccount = { who: 'customer', record: 'own', origin: 'allowed' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const

export const pickupWindowsCall = defineCall({
  ...open,
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
})

export const priceOrderCall = defineCall({
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
  access: { ...writing, ...shared, right: 'see', repeat: 'reads', key: 'quotes' },
  examples: [{ title: 'Nothing in it', request: { body: {} }, status: 400, reply: { code: 1400 } }],
})

export const checkOrderMark = defineCall({
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
})

export const placeOrderCall = defineCall({
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
  access: { ...writing, ...shared, repeat: 'keyed', key: 'orders.write' },
  examples: [{ title: 'Nothing in it', request: { body: {} }, status: 400, reply: { code: 1400 } }],
})

export const listOrdersCall = defineCall({
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
})

export const showOrderCall = defineCall({
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
  access: { ...reading, key: 'orders.read', inUse: false },
  examples: [stranger],
})

export const cancelOrderCall = defineCall({
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
  access: { ...writing, ...shared, key: 'orders.write' },
  examples: [stranger],
})

export const changeOrderCall = defineCall({
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
  access: { ...writing, ...shared, key: 'orders.write' },
  examples: [stranger],
})

export const orderLabels = defineCall({
  ...own,
  id: 'orderLabels',
  method: 'POST',
  path: '/v1/order-labels',
  summary: 'The labels of orders as a PDF, a page for each package',
  description:
    `${byKey} An order that has not been accepted has no label yet. Orders whose labels are more than one file holds ` +
    '(300 unless this site says otherwise) are refused.',
  body: z.strictObject({
    numbers: z.array(z.string().min(1).max(40)).min(1).max(30),
    size: z.enum(labelSizeNames).default('100x150').describe('Paper in mm.'),
  }),
  replies: { 200: 'file' },
  refusals: ['unknown-order', 'not-available'],
  takesLong: true,
  access: { ...writing, ...shared, right: 'see', repeat: 'reads', key: 'labels' },
  examples: [{ ...stranger, request: { body: { numbers: ['HO0000000000000'] } } }],
})

export const previewLabelCall = defineCall({
  ...own,
  id: 'previewLabel',
  method: 'POST',
  path: '/v1/order-labels/preview',
  summary: 'The label of one package as a drawing, on every paper',
  description: `${byKey} It is the label of \`/v1/order-labels\`, for a screen.`,
  body: z.strictObject({
    number: z.string().min(1).max(40),
    piece: z.int().min(1).max(mostPackages).default(1).describe('Which of the packages.'),
  }),
  replies: { 200: successOf(labelPreviewView) },
  refusals: ['unknown-order', 'not-available'],
  access: { ...writing, ...shared, right: 'see', repeat: 'reads', key: 'labels' },
  examples: [{ ...stranger, request: { body: { number: 'HO0000000000000' } } }],
})

export const checkOrderList = defineCall({
  ...own,
  id: 'checkOrderList',
  method: 'POST',
  path: '/v1/order-lists/check',
  summary: 'A dry run of orders from a spreadsheet',
  description:
    'Says everything that is wrong with each line at once, and what the others cost. Nothing is stored.',
  body: z.strictObject({
    text: z.string().min(1).describe('CSV with a heading, as a spreadsheet writes it.'),
  }),
  longBody: true,
  query: z.object({ of: owner }),
  replies: { 200: successOf(judgedListView) },
  refusals: ['sign-in-needed', 'no-company'],
  access: { ...ofAccount, ...shared, right: 'see', repeat: 'reads' },
  examples: [{ ...signedOut, request: { body: { text: 'x' } } }],
})

export const placeOrderList = defineCall({
  ...own,
  id: 'placeOrderList',
  method: 'POST',
  path: '/v1/order-lists',
  summary: 'Place the orders of a list, all or none',
  description:
    'Send an `Idempotency-Key`: a list that was broken off is finished by sending it again. Paths in `fields` begin with ' +
    'the place in the list. A list of more orders than this site takes at once (200 unless it says otherwise) is refused.',
  body: z.strictObject({
    orders: z.array(z.strictObject({ order: orderBody, shown: shownBody })).min(1),
  }),
  longBody: true,
  query: z.object({ of: owner }),
  replies: { 200: successOf(z.object({ receipts: z.array(receiptView) })), 409: priceChangedView },
  refusals: ['sign-in-needed', 'conflict', 'price-changed', 'no-company', 'company-role'],
  access: { ...ofAccount, ...shared, repeat: 'keyed', key: 'orders.write' },
  examples: [{ ...signedOut, request: { body: { orders: [] } } }],
})

export const answerOrder = defineCall({
  ...open,
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
})
