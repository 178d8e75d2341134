import type { Plugin } from '../../server/requests/plugin.ts'
import { type FaultServices, feedbackActions } from './actions.ts'
import { type FeedbackServices, feedbackForms } from './forms.ts'

/** What visitors say of pages, and what broke for them. */
export const feedback: Plugin<FaultServices & FeedbackServices> = {
  routes: feedbackActions,
  forms: feedbackForms,
}
