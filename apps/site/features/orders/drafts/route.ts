import { deleteOrderDraft } from '@hongyan/domain/orders/delete-order-draft'
import { listOrderDrafts } from '@hongyan/domain/orders/list-order-drafts'
import { saveOrderDraft } from '@hongyan/domain/orders/save-order-draft'
import { success } from '../../../calls/envelope.ts'
import type { Answer } from '../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import { deleteOrderDraftCall, listOrderDraftsCall, saveOrderDraftCall } from './endpoints.ts'
import { presentDraft } from './present.ts'

const done: Answer = { kind: 'reply', status: 200, body: { code: 1, errorMsg: '' } }

/** The calls of orders that are not finished. */
export const draftRoutes: readonly Route[] = [
  defineRoute(listOrderDraftsCall, async (_input, { ctx }) => {
    const drafts = await listOrderDrafts(ctx)
    return { kind: 'reply', status: 200, body: success({ drafts: drafts.map(presentDraft) }) }
  }),
  defineRoute(saveOrderDraftCall, async ({ body }, { ctx }) => {
    await saveOrderDraft(ctx, body)
    return done
  }),
  defineRoute(deleteOrderDraftCall, async ({ params }, { ctx }) => {
    await deleteOrderDraft(ctx, params)
    return done
  }),
]
