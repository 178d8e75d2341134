import type { Plugin } from '../../server/requests/plugin.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { companyActions } from './actions.ts'
import { companyForms } from './forms.ts'
import type { OwnCompany } from './load.ts'
import { readInvitation, readOwnCompany } from './own-company.ts'
import { companySentences } from './problem-sentences.ts'

/** Companies whose people share orders, and invitations into them. */
export const companies: Plugin<
  Pick<RequestServices, 'words' | 'sentencesOf'>,
  unknown,
  unknown,
  OwnCompany
> = {
  routes: companyActions,
  forms: companyForms,
  words: {
    company: {
      names: {
        'not-found': 'no-company',
        forbidden: 'company-role',
        conflict: 'last-owner',
        'not-available': 'company-busy',
        'too-many': 'company-full',
      },
    },
    'company-person': {
      names: {
        'not-found': 'unknown-person',
        'not-available': 'not-to-oneself',
        conflict: 'in-a-company',
      },
    },
    invitation: {
      names: {
        'link-expired': 'invitation-over',
        forbidden: 'other-mailbox',
        conflict: 'in-a-company',
      },
    },
  },
  sentences: companySentences,
  own: (_site, ctx) => ({
    shownCompany: () => readOwnCompany(ctx),
    invitation: (token) => readInvitation(ctx, token),
  }),
}
