import { recordOwners } from '@hongyan/domain/companies/company-rules'
import { mendOrderList } from '@hongyan/domain/orders/mend-order-list'
import { placeOrders } from '@hongyan/domain/orders/place-orders'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { ownerOfRecord as owner } from '../../../calls/record-owner.ts'
import { companyRole, conflict, malformed, noCompany, signInNeeded } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import { orderBody, shownBody } from '../fields.ts'
import { ofAccount, own, shared, signedOut } from '../order-call.ts'
import type { OrderServices } from '../order-services.ts'
import { answerPriceChanged, presentReceipt } from '../present.ts'
import { priceChanged } from '../refusals.ts'
import { valuesOf } from '../values-of-body.ts'
import { judgedListView, priceChangedView, receiptView } from '../views.ts'
import { importError } from './import-error.ts'
import { judgeListText } from './judge-list-text.ts'
import { storeListText } from './list-text.ts'

const kept = { family: 'orders', shape: 'own', credentials: true, limit: 'account' } as const

export const mendOrderListAction = defineAction(
  {
    ...kept,
    id: 'mendOrderList',
    method: 'POST',
    path: '/v1/order-list-drafts',
    summary: {
      en: 'Keep what is being typed into a list of orders that the account has looked over',
      zh: '把正在改的批量表格存进账户',
    },
    description: {
      en:
        'In place of what was typed before. Nothing of it is checked but its size; nothing changes where the list was looked ' +
        'over again, placed or forgotten meanwhile.',
      zh: '存一次就换成新的。除了大小什么都不查；这批表格又看过一遍、下了单或删掉以后才到的，不起作用。',
    },
    body: z.strictObject({
      key: z.string().regex(/^list-[\w-]{43}$/),
      look: z.uuid().describe('The look that it is typed into.'),
      typed: z
        .array(z.tuple([z.string().max(80), z.string().max(500)]))
        .describe('Fields of the form, by their names.'),
    }),
    longBody: true,
    replies: { 200: plainSuccess },
    refusals: [signInNeeded],
    access: { ...ofAccount, repeat: 'repeats', inUse: false },
    examples: [
      {
        ...signedOut,
        request: {
          body: { key: `list-${'0'.repeat(43)}`, look: '0198a5c0-0000-4000-8000-000000000001', typed: [] },
        },
      },
      {
        title: 'A list that is not kept',
        signedIn: true,
        request: {
          body: { key: `list-${'0'.repeat(43)}`, look: '0198a5c0-0000-4000-8000-000000000001', typed: [] },
        },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  ({ body }, { ctx }) => mendOrderList(ctx, body),
)

export const keepListTextAction = defineAction(
  {
    ...kept,
    id: 'keepListText',
    method: 'POST',
    path: '/v1/order-list-texts',
    summary: {
      en: 'Keep a list of orders that was pasted and not looked over yet',
      zh: '把粘贴好、还没看过的批量表格存进账户',
    },
    description: {
      en:
        'In place of what is kept of the same `form`; an empty text forgets it. Nothing of it is checked but its size. It goes ' +
        'once it is looked over or forgotten; what arrives after that is refused with 409.',
      zh: '同一张表单（`form`）再存一次就换成新的，存空的就是删掉。除了大小什么都不查。看过或删掉，它就没了；那以后才到的，答 409。',
    },
    body: z.strictObject({
      form: z.uuid().describe('Of the form that it stands in.'),
      of: z.enum(recordOwners).describe('Whose the orders are to become.'),
      text: z.string().describe('As it was pasted.'),
    }),
    longBody: true,
    replies: { 200: plainSuccess },
    refusals: [signInNeeded, conflict],
    access: { ...ofAccount, repeat: 'repeats', inUse: false },
    examples: [
      {
        ...signedOut,
        request: { body: { form: '0198a5c0-0000-4000-8000-000000000001', of: 'own', text: '' } },
      },
      {
        title: 'Nothing',
        signedIn: true,
        request: { body: { form: '0198a5c0-0000-4000-8000-000000000001', of: 'own', text: '' } },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  async ({ body }, { ctx }) => {
    if (!(await storeListText(ctx, body))) throw new Refused({ refusal: conflict })
  },
)

export const checkOrderListAction = defineAction(
  {
    ...own,
    id: 'checkOrderList',
    method: 'POST',
    path: '/v1/order-lists/check',
    summary: { en: 'Preview orders from a spreadsheet', zh: '预览表格里的订单' },
    description: {
      en: 'Says everything that is wrong with each line at once, and what the others cost. Nothing is stored.',
      zh: '一次列出每一行的全部问题，没有问题的给出价钱。不保存任何数据。`columns` 是每一列认作什么，没有用到的是 null；`joinedLines` 是和上一行同一单的行，物品并在上一行；`leftOutLines` 是没有订单的行，比如合计。',
    },
    body: z.strictObject({
      text: z.string().min(1).describe('CSV with a heading, as a spreadsheet writes it.'),
    }),
    longBody: true,
    query: z.object({ of: owner }),
    replies: { 200: successOf(judgedListView) },
    refusals: [signInNeeded, noCompany],
    access: { ...ofAccount, ...shared, right: 'see', repeat: 'reads' },
    examples: [{ ...signedOut, request: { body: { text: 'x' } } }],
  },
  async ({ query: { of }, body: { text } }, at: At<OrderServices>) => judgeListText({ text, of }, at),
)

export const placeOrderListAction = defineAction(
  {
    ...own,
    id: 'placeOrderList',
    method: 'POST',
    path: '/v1/order-lists',
    summary: {
      en: 'Place all orders of a list, or none',
      zh: '下单整张表格，全部成功或全部不下',
    },
    description: {
      en:
        'Send an `Idempotency-Key`: a list that was broken off is finished by sending it again. Paths in `fields` begin with ' +
        'the place in the list. A list of more orders than this site takes at once (200 unless it says otherwise) is refused.',
      zh: '请带 `Idempotency-Key`：断在半路的，再发一次就接着下完。`fields` 里的路径以第几单开头。一次下的单数有上限（本站没有另行规定时是 200 单），超过的不收。',
    },
    body: z.strictObject({
      orders: z.array(z.strictObject({ order: orderBody, shown: shownBody })).min(1),
    }),
    longBody: true,
    query: z.object({ of: owner }),
    replies: { 200: successOf(z.object({ receipts: z.array(receiptView) })), 409: priceChangedView },
    refusals: [signInNeeded, conflict, priceChanged, noCompany, companyRole],
    access: { ...ofAccount, ...shared, repeat: 'keyed', key: 'orders.write' },
    examples: [{ ...signedOut, request: { body: { orders: [] } } }],
  },
  async ({ query: { of }, body, requestKey }, { ctx, locale, services }: At<OrderServices>) => {
    const [found, most] = [body.orders.length, ctx.settings.orders.rowsPerImport]
    if (found > most) {
      const message = importError({ kind: 'too-many', found, most })
      const fields = [{ path: 'orders', message, code: 'too-many-orders' }]
      throw new Refused({ refusal: malformed, fields })
    }
    const orders = body.orders.map(({ order, shown }, index) => ({
      values: valuesOf(order),
      shown,
      place: index + 1,
    }))
    return placeOrders(ctx, { of, orders, locale, idempotencyKey: requestKey, books: services.orderBooks() })
  },
  (receipts) => ({ receipts: receipts.map(presentReceipt) }),
  answerPriceChanged,
)

/** Lists of orders: looked over, placed, and kept meanwhile. */
export const listActions: readonly Action<OrderServices>[] = [
  checkOrderListAction,
  placeOrderListAction,
  mendOrderListAction,
  keepListTextAction,
]
