import type { ConsentPages } from '../../page-context.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { enquiryForms } from './forms.ts'
import { codeWords, refusalWords } from './refusal-words.ts'
import { cooperationRoutes } from './route.ts'

/** Enquiries of companies that ship and of partners. */
export const enquiries: Plugin<CodeServices, ConsentPages, ConsentPages> = {
  routes: cooperationRoutes,
  forms: enquiryForms,
  words: { enquiry: refusalWords, code: codeWords },
  pages: ({ consentVersion }) => ({ consentVersion }),
}
