import { codeNeeded } from '../../calls/refusals.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { formWords } from '../../server/text-codes/form-words.ts'
import type { ConsentPages } from '../../shell/page-context.ts'
import { paperActions } from './actions.ts'
import { type PaperServices, paperForms } from './forms.ts'

/** White papers, for whoever proves a phone number. */
export const whitePapers: Plugin<PaperServices, ConsentPages, ConsentPages> = {
  routes: paperActions,
  forms: paperForms,
  words: { paper: { ...formWords, names: { 'code-needed': codeNeeded } } },
  pages: ({ consentVersion }) => ({ consentVersion }),
}
