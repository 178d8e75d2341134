import type { Plugin } from '../../server/requests/plugin.ts'
import type { ConsentPages } from '../../shell/page-context.ts'
import { enquiryActions } from './actions.ts'
import { type EnquiryFormServices, enquiryForms } from './forms.ts'
import { codeWords, refusalWords } from './refusal-words.ts'

/** Enquiries of companies that ship and of partners. */
export const enquiries: Plugin<EnquiryFormServices, ConsentPages, ConsentPages> = {
  routes: enquiryActions,
  forms: enquiryForms,
  words: { enquiry: refusalWords, code: codeWords },
  pages: ({ consentVersion }) => ({ consentVersion }),
}
