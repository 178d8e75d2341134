import type { Plugin } from '../../../server/requests/plugin.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { claimWorkActions } from './claims.ts'
import { enquiryActions } from './enquiries.ts'
import { type OrderBooksService, orderWorkActions } from './orders.ts'
import { listWorklistsAction } from './worklists.ts'

/** What staff works through at the desk. */
export const deskWork: Plugin<ThreadServices & OrderBooksService> = {
  routes: [listWorklistsAction, ...enquiryActions, ...orderWorkActions, ...claimWorkActions],
}
