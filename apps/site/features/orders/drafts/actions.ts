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
      en: 'Unfinished orders that the account keeps, the one typed in last first',
      zh: '账户里没下完的订单，最近改过的在前',
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
    summary: { en: 'Keep an unfinished order in the account', zh: '把没下完的订单存进账户' },
    description: {
      en:
        'In place of what is kept under the same `id`, which the device has made. Nothing of it is checked but its size. It ' +
        'goes with the order that is placed with its id, by being forgotten, or a while after it was last changed. What ' +
        'arrives after it was placed or forgotten is refused with 409.',
      zh: '同一个 `id`（由设备生成）再存一次就换成新的。除了大小什么都不查。下单时带上它的 `id`、删掉它，或者一段时间没有改动，它就没了；下单或删掉以后才到的，答 409。',
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
      en: 'Forget an unfinished order; one that is gone already is forgotten too',
      zh: '删掉没下完的订单；已经没有的也算删掉',
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
