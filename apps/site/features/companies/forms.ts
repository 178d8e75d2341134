import { paths } from '../../paths.ts'
import type { Form } from '../../server/requests/form.ts'
import { formOfActions } from '../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import {
  acceptInvitationAction,
  changeRoleAction,
  handOverAction,
  inviteAction,
  leaveCompanyAction,
  makeCompanyAction,
  removePersonAction,
  renameCompanyAction,
  showCompanyAction,
  withdrawInvitationAction,
} from './actions.ts'
import type { ActName } from './acts.ts'

type Services = Pick<RequestServices, 'words' | 'sentencesOf'>

/** The forms of both pages, which need no script. */
export const companyForms: readonly Form<Services>[] = [
  formOfActions<Exclude<ActName, 'join'>, Services>({
    path: '/my/company',
    mostFields: 16,
    acts: {
      make: makeCompanyAction,
      rename: renameCompanyAction,
      invite: inviteAction,
      withdraw: withdrawInvitationAction,
      role: changeRoleAction,
      'hand-over': handOverAction,
      remove: removePersonAction,
      leave: leaveCompanyAction,
    },
    otherwise: {
      call: showCompanyAction.call,
      answer: ({ at }) => ({ kind: 'elsewhere', path: paths.company(at.locale) }),
    },
    done: ({ at }, act) => ({ kind: 'elsewhere', path: `${paths.company(at.locale, act)}#status` }),
    again: ({ fields }, act, problems) => {
      const id = (fields.id ?? '').slice(0, 40)
      return { kind: 'company', act: act ?? 'make', id, values: fields, problems }
    },
  }),
  formOfActions<'join', Services>({
    path: '/my/company/invitation',
    mostFields: 4,
    acts: { join: acceptInvitationAction },
    otherwise: {
      call: acceptInvitationAction.call,
      answer: ({ at }) => ({ kind: 'elsewhere', path: paths.company(at.locale) }),
    },
    done: ({ at }, act) => ({ kind: 'elsewhere', path: `${paths.company(at.locale, act)}#status` }),
    again: ({ fields }, _act, problems) => {
      const token = (fields.token ?? '').slice(0, 400)
      return { kind: 'company-invitation', token, problem: Object.values(problems)[0] ?? '' }
    },
  }),
]
