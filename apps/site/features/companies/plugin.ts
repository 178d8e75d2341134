import type { Plugin } from '../../server/requests/plugin.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { companyActions } from './actions.ts'
import { companyForms } from './forms.ts'
import type { OwnCompany } from './load.ts'
import { readInvitation, readOwnCompany } from './own-company.ts'
import { companySentences } from './problem-sentences.ts'
import { companyWords } from './refusals.ts'

/** Companies whose people share orders, and invitations into them. */
export const companies: Plugin<
  Pick<RequestServices, 'words' | 'sentencesOf'>,
  unknown,
  unknown,
  OwnCompany
> = {
  routes: companyActions,
  forms: companyForms,
  words: companyWords,
  sentences: companySentences,
  own: (_site, ctx) => ({
    shownCompany: () => readOwnCompany(ctx),
    invitation: (token) => readInvitation(ctx, token),
  }),
}
