import type { Plugin } from '../../../server/requests/plugin.ts'
import { enquiryStatusActions } from './actions.ts'
import { enquiryStatusForms, type StatusFormServices } from './forms.ts'

/** The private page of an enquiry, for whoever sent it and for the desk. */
export const enquiryStatus: Plugin<StatusFormServices> = {
  routes: enquiryStatusActions,
  forms: enquiryStatusForms,
}
