import { deleteOrderDraft } from '@hongyan/domain/orders/delete-order-draft'
import { listOrderDrafts } from '@hongyan/domain/orders/list-order-drafts'
import { saveOrderDraft } from '@hongyan/domain/orders/save-order-draft'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { conflict, signInNeeded } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { unknownOrder } from '../refusals.ts'
import { presentDraft } from './present.ts'

const shared = { family: 'orders', shape: 'own', credentials: true, limit: 'account' } as const
const ofAccount = { who: 'customer', record: 'own', origin: 'allowed' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const id = z.uuid()

/** What was typed into the order form, as it was typed. */
const content = z.record(z.string(), z.unknown())

export const listOrderDraftsAction = defineAction(
  {
    ...shared,
    id: 'listOrderDrafts',
    method: 'GET',
    path: '/v1/order-drafts',
    summary: {
      en: 'Order drafts of the account, last changed first',
      zh: '账户里的订单草稿，最近修改的在前',
    },
    replies: {
      200: successOf(
        z.object({
          drafts: z.array(z.object({ id, content, updatedAt: z.iso.datetime({ offset: true }) })),
        }),
      ),
    },
    refusals: [signInNeeded],
    access: { ...ofAccount, origin: 'any', repeat: 'reads', inUse: false },
    examples: [
      { ...signedOut, request: {} },
      { title: 'None', signedIn: true, request: {}, status: 200, reply: { code: 1, data: { drafts: [] } } },
    ],
  },
  (_input, { ctx }) => listOrderDrafts(ctx),
  (drafts) => ({ drafts: drafts.map(presentDraft) }),
)

export const saveOrderDraftAction = defineAction(
  {
    ...shared,
    id: 'saveOrderDraft',
    method: 'POST',
    path: '/v1/order-drafts',
    summary: { en: 'Save an order draft to the account', zh: '保存订单草稿' },
    description: {
      en:
        'Saving under the same `id`, which your device makes, replaces it. Only its size is checked. It is deleted when an ' +
        'order is placed with its id, when you delete it, or some time after the last change. A save that arrives after ' +
        'that is refused with 409.',
      zh: '同一个 `id`（由设备生成）再存一次，就替换原来的。只检查大小。用它的 `id` 下单、删除它，或者一段时间没有修改，都会把它清掉；之后收到的返回 409。',
    },
    body: z.strictObject({ id, content }),
    replies: { 200: plainSuccess },
    refusals: [signInNeeded, unknownOrder, conflict],
    access: { ...ofAccount, repeat: 'repeats', inUse: false },
    examples: [
      { ...signedOut, request: { body: { id: '0198a5c0-0000-4000-8000-000000000001', content: {} } } },
      {
        title: 'A field that no order has',
        signedIn: true,
        request: { body: { id: '0198a5c0-0000-4000-8000-000000000001', content: { colour: 'red' } } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  ({ body }, { ctx }) => saveOrderDraft(ctx, body),
)

export const deleteOrderDraftAction = defineAction(
  {
    ...shared,
    id: 'deleteOrderDraft',
    method: 'POST',
    path: '/v1/order-drafts/{id}/forget',
    summary: {
      en: 'Delete an order draft; one already deleted counts as deleted',
      zh: '删除未提交的订单；已不存在的也返回成功',
    },
    params: z.object({ id }),
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [signInNeeded],
    access: { ...ofAccount, repeat: 'repeats', inUse: false },
    examples: [
      { ...signedOut, request: { params: { id: '0198a5c0-0000-4000-8000-000000000001' }, body: {} } },
      {
        title: 'None of that id',
        signedIn: true,
        request: { params: { id: '0198a5c0-0000-4000-8000-000000000001' }, body: {} },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  ({ params }, { ctx }) => deleteOrderDraft(ctx, params),
)

/** Orders that are not finished. */
export const draftActions: readonly Action[] = [
  listOrderDraftsAction,
  saveOrderDraftAction,
  deleteOrderDraftAction,
]
