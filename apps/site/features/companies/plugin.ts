import { companyBusy, companyRole, lastOwner, noCompany } from '../../calls/refusals.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { companyActions } from './actions.ts'
import { companyForms } from './forms.ts'
import type { OwnCompany } from './load.ts'
import { readInvitation, readOwnCompany } from './own-company.ts'
import { companySentences } from './problem-sentences.ts'
import {
  companyFull,
  inACompany,
  invitationOver,
  notToOneself,
  otherMailbox,
  unknownPerson,
} from './refusals.ts'

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
        'not-found': noCompany,
        forbidden: companyRole,
        conflict: lastOwner,
        'not-available': companyBusy,
        'too-many': companyFull,
      },
    },
    'company-person': {
      names: {
        'not-found': unknownPerson,
        'not-available': notToOneself,
        conflict: inACompany,
      },
    },
    invitation: {
      names: {
        'link-expired': invitationOver,
        forbidden: otherMailbox,
        conflict: inACompany,
      },
    },
  },
  sentences: companySentences,
  own: (_site, ctx) => ({
    shownCompany: () => readOwnCompany(ctx),
    invitation: (token) => readInvitation(ctx, token),
  }),
}
