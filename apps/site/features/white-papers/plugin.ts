import type { ConsentPages } from '../../page-context.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { formWords } from '../../server/text-codes/form-words.ts'
import type { PaperServices } from './answer-paper-form.ts'
import { paperForms } from './forms.ts'
import { whitePapersRoutes } from './route.ts'

/** White papers, for whoever proves a phone number. */
export const whitePapers: Plugin<PaperServices, ConsentPages, ConsentPages> = {
  routes: whitePapersRoutes,
  forms: paperForms,
  words: { paper: { ...formWords, names: { 'code-needed': 'code-needed' } } },
  pages: ({ consentVersion }) => ({ consentVersion }),
}
