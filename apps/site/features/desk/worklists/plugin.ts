import type { Plugin } from '../../../server/requests/plugin.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { auditActions } from '../audit/actions.ts'
import { choiceActions } from '../choices/actions.ts'
import { claimWorkActions } from '../claims/actions.ts'
import { enquiryActions } from '../enquiries/actions.ts'
import { messageActions } from '../messages/actions.ts'
import { type OrderBooksService, orderWorkActions } from '../orders/actions.ts'
import { ownWorkActions } from '../own-work/actions.ts'
import { siteFeedbackActions } from '../site-feedback/actions.ts'
import { deskSentences } from '../work/desk-call.ts'
import { unknownRecord } from '../work/refusals.ts'
import { listWorklistsAction } from './actions.ts'

/** What staff works through at the desk. */
export const deskWork: Plugin<ThreadServices & OrderBooksService> = {
  routes: [
    listWorklistsAction,
    ...enquiryActions,
    ...orderWorkActions,
    ...claimWorkActions,
    ...siteFeedbackActions,
    ...messageActions,
    ...auditActions,
    ...ownWorkActions,
    ...choiceActions,
  ],
  words: { worklist: { names: { 'not-found': unknownRecord }, sentences: deskSentences } },
}
