import type { Worklist } from '../../../calls/worklist.ts'
import type { Action } from '../../../server/requests/action.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { auditActions, auditWorklist } from '../audit/actions.ts'
import { claimWorkActions } from '../claims/actions.ts'
import { claimWorklist } from '../claims/worklist.ts'
import { enquiryActions } from '../enquiries/actions.ts'
import { enquiryWorklist } from '../enquiries/worklist.ts'
import { messageActions, messageWorklist } from '../messages/actions.ts'
import { type OrderBooksService, orderWorkActions } from '../orders/actions.ts'
import { orderWorklist } from '../orders/worklist.ts'
import { siteFeedbackActions, siteFeedbackWorklists } from '../site-feedback/actions.ts'

/** What the calls of all lists take from the process. */
export type WorkServices = ThreadServices & OrderBooksService

/** All that staff works through, in the order of the menu, with the calls that each takes. */
export const works: readonly {
  readonly lists: readonly Worklist[]
  readonly calls: readonly Action<WorkServices>[]
}[] = [
  { lists: [enquiryWorklist], calls: enquiryActions },
  { lists: [orderWorklist], calls: orderWorkActions },
  { lists: [claimWorklist], calls: claimWorkActions },
  { lists: siteFeedbackWorklists, calls: siteFeedbackActions },
  { lists: [messageWorklist], calls: messageActions },
  { lists: [auditWorklist], calls: auditActions },
]
