import { longestNote } from '@hongyan/domain/notes/work-notes'
import { mostPackages } from '@hongyan/domain/numbers/recognise-number'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { changeOrder } from '@hongyan/domain/orders/change-order'
import { listOrderWork, orderGroups } from '@hongyan/domain/orders/list-order-work'
import { refusalReasons } from '@hongyan/domain/orders/order-vocabulary'
import type { OrderBooks } from '@hongyan/domain/orders/price-order'
import { refuseOrder } from '@hongyan/domain/orders/refuse-order'
import { noteOrder, revealOrder, showOrderWork } from '@hongyan/domain/orders/show-order-work'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import {
  byNumber,
  doBy,
  listRefusals,
  outcomesView,
  pageQuery,
  periodOf,
  periodQuery,
  readBy,
  refusalFor,
  refusals,
  rowIds,
  rowsOf,
  shared,
  signedOut,
  withEach,
  writeBy,
} from '../work/desk-call.ts'
import { orderInFull, orderRow, orderView, presentInFull, presentRow, presentView } from './views.ts'

/** What orders are changed by: the tariffs and the network in force. */
export type OrderBooksService = { readonly orderBooks: () => OrderBooks }

const orders = { ...shared, family: 'desk-orders' } as const
const number = { number: 'HO0000000000000' }
const ids = ['HO0000000000000']
const answering = {
  ...orders,
  method: 'POST',
  replies: { 200: outcomesView },
  refusals: listRefusals,
} as const
const answer = writeBy('answer-orders')

export const listOrderWorkAction = defineAction(
  {
    ...orders,
    id: 'listOrderWork',
    method: 'GET',
    path: '/v1/desk/orders',
    summary: {
      en: 'Orders for the branches of the person who asks, those to be collected first first',
      zh: '自己网点的订单，最先要取件的在前',
    },
    query: z.strictObject({
      group: z.enum(orderGroups).default('waiting'),
      branch: z.string().max(60).optional(),
      ...periodQuery,
      ...pageQuery,
    }),
    replies: { 200: rowsOf(orderRow) },
    refusals: listRefusals,
    access: readBy('see-orders'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: { branch = null, after = null, from, until, ...asked } }, { ctx }) =>
    listOrderWork(ctx, { ...asked, branch, after, ...periodOf({ from, until }) }),
  ({ rows, next }, { ctx, locale }) => ({
    rows: rows.map((row) => presentRow(row, ctx.now(), locale)),
    next,
  }),
)

export const showOrderWorkAction = defineAction(
  {
    ...orders,
    id: 'showOrderWork',
    method: 'GET',
    path: '/v1/desk/orders/{number}',
    summary: {
      en: 'One order with notes and what happened to it; its people masked',
      zh: '一张订单，带备注和经过；收寄件人打码',
    },
    params: byNumber,
    replies: { 200: successOf(orderView) },
    refusals,
    access: readBy('see-orders'),
    examples: [{ ...signedOut, request: { params: number } }],
  },
  ({ params }, { ctx }) => showOrderWork(ctx, params),
  (view, { ctx, locale }) => presentView(view, ctx.now(), locale),
  refusalFor,
)

export const revealOrderAction = defineAction(
  {
    ...orders,
    id: 'revealOrder',
    method: 'POST',
    path: '/v1/desk/orders/{number}/personal-data',
    summary: {
      en: 'The people of an order, in full; that it was looked at is written down',
      zh: '订单的收寄件人，完整显示；看过会记下来',
    },
    params: byNumber,
    body: z.strictObject({}),
    replies: { 200: successOf(orderInFull) },
    refusals,
    access: doBy('see-personal-data'),
    examples: [{ ...signedOut, request: { params: number, body: {} } }],
  },
  ({ params }, { ctx }) => revealOrder(ctx, params),
  presentInFull,
  refusalFor,
)

export const acceptOrdersAction = defineAction(
  {
    ...answering,
    id: 'acceptOrders',
    path: '/v1/desk/orders/accept',
    summary: { en: 'Take orders on; one alone may name its waybill', zh: '接单；只接一张时可以写上运单号' },
    body: z.strictObject({ ...rowIds, waybill: z.string().trim().max(60).optional() }),
    access: answer,
    examples: [{ ...signedOut, request: { body: { ids } } }],
  },
  ({ body: { ids, waybill = '' } }, at) =>
    withEach(ids, at, async (id) => {
      const named = waybill === '' ? null : [{ number: waybill, pieces: await piecesOf(at, id) }]
      await acceptOrder(at.ctx, { number: id, waybills: named })
    }),
)

async function piecesOf({ ctx }: Pick<At, 'ctx'>, number: string): Promise<number> {
  const { order } = await showOrderWork(ctx, { number })
  return Math.min(order.pieces, mostPackages)
}

export const refuseOrdersAction = defineAction(
  {
    ...answering,
    id: 'refuseOrders',
    path: '/v1/desk/orders/refuse',
    summary: { en: 'Do not carry orders, for a reason', zh: '不接这些订单，并说明原因' },
    body: z.strictObject({ ...rowIds, reason: z.enum(refusalReasons) }),
    access: answer,
    examples: [{ ...signedOut, request: { body: { ids, reason: 'no-capacity' } } }],
  },
  ({ body: { ids, reason } }, at) => withEach(ids, at, (id) => refuseOrder(at.ctx, { number: id, reason })),
)

const instant = z.iso.datetime({ offset: true })

export const changeOrdersAction = defineAction(
  {
    ...answering,
    id: 'changeOrders',
    path: '/v1/desk/orders/change',
    summary: {
      en: 'Change the time of pickup or the recipient of an order, by the rules that hold for its customer',
      zh: '改订单的取件时间或收件人，规则和客户自己改时一样',
    },
    body: z
      .strictObject({
        ...rowIds,
        pickupFrom: instant.optional(),
        pickupUntil: instant.optional(),
        recipientName: z.string().trim().max(200).optional(),
        recipientPhone: z.string().trim().max(60).optional(),
        recipientAddress: z.string().trim().max(800).optional(),
      })
      .refine(({ pickupFrom, pickupUntil }) => (pickupFrom === undefined) === (pickupUntil === undefined), {
        path: ['pickupUntil'],
      }),
    access: answer,
    examples: [{ ...signedOut, request: { body: { ids, recipientName: '样例' } } }],
  },
  ({ body: { ids, ...asked } }, at: At<OrderBooksService>) => {
    const { pickupFrom, pickupUntil, recipientName, recipientPhone, recipientAddress } = asked
    const recipient = {
      ...(recipientName ? { name: recipientName } : {}),
      ...(recipientPhone ? { phone: recipientPhone } : {}),
      ...(recipientAddress ? { detail: recipientAddress } : {}),
    }
    const changes = {
      ...(pickupFrom && pickupUntil
        ? { pickup: { from: Date.parse(pickupFrom), until: Date.parse(pickupUntil) } }
        : {}),
      ...(Object.keys(recipient).length > 0 ? { recipient } : {}),
    }
    const books = at.services.orderBooks()
    return withEach(ids, at, (id) => changeOrder(at.ctx, { number: id, token: null, changes, books }))
  },
)

export const noteOrdersAction = defineAction(
  {
    ...answering,
    id: 'noteOrders',
    path: '/v1/desk/orders/notes',
    summary: { en: 'Keep a note about orders, for staff alone', zh: '给订单写一条备注，只有员工看得到' },
    body: z.strictObject({ ...rowIds, text: z.string().max(4 * longestNote) }),
    access: doBy('answer-orders'),
    examples: [{ ...signedOut, request: { body: { ids, text: 'x' } } }],
  },
  ({ body: { ids, text } }, at) => withEach(ids, at, (id) => noteOrder(at.ctx, { number: id, text })),
)

export const orderWorkActions: readonly Action<OrderBooksService>[] = [
  listOrderWorkAction,
  showOrderWorkAction,
  revealOrderAction,
  acceptOrdersAction,
  refuseOrdersAction,
  changeOrdersAction,
  noteOrdersAction,
]
