import type { ConsentPages } from '../../page-context.ts'
import type { Plugin } from '../../server/http/plugin.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { paperForms } from './forms.ts'
import { whitePapersRoutes } from './route.ts'

/** White papers, for whoever proves a phone number. */
export const whitePapers: Plugin<CodeServices, ConsentPages, ConsentPages> = {
  routes: whitePapersRoutes,
  forms: paperForms,
  pages: ({ consentVersion }) => ({ consentVersion }),
}
