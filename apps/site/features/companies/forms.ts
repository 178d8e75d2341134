import { companyRoles } from '@hongyan/domain/accounts/membership'
import { acceptInvitation } from '@hongyan/domain/companies/accept-invitation'
import { changeRole } from '@hongyan/domain/companies/change-role'
import { handOverCompany } from '@hongyan/domain/companies/hand-over-company'
import { inviteToCompany } from '@hongyan/domain/companies/invite-to-company'
import { leaveCompany } from '@hongyan/domain/companies/leave-company'
import { makeCompany } from '@hongyan/domain/companies/make-company'
import { removePerson } from '@hongyan/domain/companies/remove-person'
import { renameCompany } from '@hongyan/domain/companies/rename-company'
import { withdrawInvitation } from '@hongyan/domain/companies/withdraw-invitation'
import type { Call } from '../../calls/call.ts'
import { refusals } from '../../calls/codes.ts'
import { paths } from '../../paths.ts'
import type { Posted } from '../../posted.ts'
import type { Form, FormAnswer, PostedRequest } from '../../server/requests/form.ts'
import { problemsOfError } from '../../server/requests/problems-of-error.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { type ActName, actNames } from './acts.ts'
import {
  acceptInvitationCall,
  changeRoleCall,
  handOverCall,
  inviteCall,
  leaveCompanyCall,
  makeCompanyCall,
  removePersonCall,
  renameCompanyCall,
  showCompanyCall,
  withdrawInvitationCall,
} from './endpoints.ts'

type Services = Pick<RequestServices, 'words'>
type Request = PostedRequest<Services>
type Fields = Request['fields']
type PageAct = Exclude<ActName, 'join'>

const calls: Readonly<Record<PageAct, Call>> = {
  make: makeCompanyCall,
  rename: renameCompanyCall,
  invite: inviteCall,
  withdraw: withdrawInvitationCall,
  role: changeRoleCall,
  'hand-over': handOverCall,
  remove: removePersonCall,
  leave: leaveCompanyCall,
}

const actOf = ({ act }: Fields): PageAct | null =>
  actNames.find((name): name is PageAct => name === act && name !== 'join') ?? null
const tokenOf = ({ token = '' }: Fields) => token.slice(0, 400)
const idOf = ({ id = '' }: Fields) => id.slice(0, 40)

/** The forms of both pages, which need no script: each makes one call. */
export const companyForms: readonly Form<Services>[] = [
  {
    path: '/my/company',
    calls: [showCompanyCall, ...Object.values(calls)],
    mostFields: 16,
    callOf: (fields) => {
      const act = actOf(fields)
      return act === null ? showCompanyCall : calls[act]
    },
    answer,
    later: (request) => posted(request, { '': refusals.unavailable.text[request.at.locale] }),
  },
  {
    path: '/my/company/invitation',
    calls: [acceptInvitationCall],
    mostFields: 4,
    callOf: () => acceptInvitationCall,
    answer: accept,
    later: ({ at, fields }) => ({
      kind: 'company-invitation',
      token: tokenOf(fields),
      problem: refusals.unavailable.text[at.locale],
    }),
  },
]

async function answer(request: Request): Promise<FormAnswer> {
  const { fields, at } = request
  const act = actOf(fields)
  if (act === null) return { kind: 'elsewhere', path: paths.company(at.locale) }
  try {
    await acts[act](request)
  } catch (error) {
    return { kind: 'posted', posted: posted(request, problemsOfError(error, at)), status: 422 }
  }
  return { kind: 'elsewhere', path: `${paths.company(at.locale, act)}#said` }
}

async function accept({ fields, at }: Request): Promise<FormAnswer> {
  const token = tokenOf(fields)
  try {
    await acceptInvitation(at.ctx, { token })
  } catch (error) {
    const problem = problemsOfError(error, at)[''] ?? ''
    return { kind: 'posted', posted: { kind: 'company-invitation', token, problem }, status: 422 }
  }
  return { kind: 'elsewhere', path: `${paths.company(at.locale, 'join')}#said` }
}

const roleOf = ({ role }: Fields) => companyRoles.find((name) => name === role) ?? 'viewer'

/** What each does. */
const acts: Readonly<Record<PageAct, (request: Request) => Promise<unknown>>> = {
  make: ({ at, fields }) => makeCompany(at.ctx, { name: fields.name ?? '' }),
  rename: ({ at, fields }) => renameCompany(at.ctx, { name: fields.name ?? '' }),
  invite: ({ at, fields }) =>
    inviteToCompany(at.ctx, { mail: fields.mail ?? '', role: roleOf(fields), locale: at.locale }),
  withdraw: ({ at, fields }) => withdrawInvitation(at.ctx, { id: idOf(fields) }),
  role: ({ at, fields }) => changeRole(at.ctx, { personId: idOf(fields), role: roleOf(fields) }),
  'hand-over': ({ at, fields }) => handOverCompany(at.ctx, { personId: idOf(fields) }),
  remove: ({ at, fields }) => removePerson(at.ctx, { personId: idOf(fields) }),
  leave: ({ at }) => leaveCompany(at.ctx),
}

function posted({ fields }: Request, problems: Readonly<Record<string, string>>): Posted {
  return { kind: 'company', act: actOf(fields) ?? 'make', id: idOf(fields), values: fields, problems }
}
