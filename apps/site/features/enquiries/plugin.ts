import type { ConsentPages } from '../../page-context.ts'
import type { Plugin } from '../../server/http/plugin.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { enquiryForms } from './forms.ts'
import { cooperationRoutes } from './route.ts'

/** Enquiries of companies that ship and of partners. */
export const enquiries: Plugin<CodeServices, ConsentPages, ConsentPages> = {
  routes: cooperationRoutes,
  forms: enquiryForms,
  pages: ({ consentVersion }) => ({ consentVersion }),
}
