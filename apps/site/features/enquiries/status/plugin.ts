import type { Plugin } from '../../../server/requests/plugin.ts'
import { answerStatusForm, withdrawButton } from './answer-status-form.ts'
import { showEnquiryCall, withdrawConsentCall } from './endpoints.ts'
import { enquiriesRoutes } from './route.ts'

/** The private page of an enquiry, for whoever sent it and for the desk. */
export const enquiryStatus: Plugin = {
  routes: enquiriesRoutes,
  forms: [
    {
      path: '/cooperation/status',
      calls: [withdrawConsentCall, showEnquiryCall],
      mostFields: 8,
      callOf: (fields) => (fields.do === withdrawButton ? withdrawConsentCall : showEnquiryCall),
      answer: answerStatusForm,
      session: true,
    },
  ],
}
