import type { Plugin } from '../../../server/requests/plugin.ts'
import { choiceActions } from '../choices/actions.ts'
import { ownWorkActions } from '../own-work/actions.ts'
import { deskSentences } from '../work/desk-call.ts'
import { unknownRecord } from '../work/refusals.ts'
import { listWorklistsAction } from './actions.ts'
import { type WorkServices, works } from './works.ts'

/** What staff works through at the desk. */
export const deskWork: Plugin<WorkServices> = {
  routes: [listWorklistsAction, ...works.flatMap(({ calls }) => calls), ...ownWorkActions, ...choiceActions],
  words: { worklist: { names: { 'not-found': unknownRecord }, sentences: deskSentences } },
}
