import { companyRoles } from '@hongyan/domain/accounts/membership'
import { acceptInvitation } from '@hongyan/domain/companies/accept-invitation'
import { changeRole } from '@hongyan/domain/companies/change-role'
import { handOverCompany } from '@hongyan/domain/companies/hand-over-company'
import { inviteToCompany } from '@hongyan/domain/companies/invite-to-company'
import { leaveCompany } from '@hongyan/domain/companies/leave-company'
import { makeCompany } from '@hongyan/domain/companies/make-company'
import { removePerson } from '@hongyan/domain/companies/remove-person'
import { renameCompany } from '@hongyan/domain/companies/rename-company'
import { showCompany } from '@hongyan/domain/companies/show-company'
import { withdrawInvitation } from '@hongyan/domain/companies/withdraw-invitation'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import {
  companyBusy,
  companyRole,
  lastOwner,
  noCompany,
  notAvailable,
  signInNeeded,
} from '../../calls/refusals.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import { presentCompany } from './present.ts'
import {
  companyFull,
  inACompany,
  invitationOver,
  notToOneself,
  otherMailbox,
  unknownPerson,
} from './refusals.ts'
import { companyView } from './views.ts'

const shared = { family: 'companies', shape: 'own', credentials: true, limit: 'account' } as const
/** Calls of owners; each does nothing more when it is made again. */
const managing = {
  who: 'customer',
  record: 'company',
  right: 'manage',
  origin: 'allowed',
  repeat: 'repeats',
} as const
/** Calls about whether one belongs to a company. */
const own = { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const alone = { title: 'Without a company', signedIn: true, status: 404, reply: { code: 1211 } } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const nothing = z.strictObject({})
const name = z.string().max(400).describe('2 to 60 characters, and nothing that reads like an address.')
const role = z.enum(companyRoles)
const done = { 200: plainSuccess }

export const showCompanyAction = defineAction(
  {
    ...shared,
    id: 'showCompany',
    method: 'GET',
    path: '/v1/company',
    summary: { en: 'The company of the account, and who belongs to it', zh: '账户所在的企业，里面有谁' },
    description: {
      en: 'Invitations and the log of changes are for owners.',
      zh: '邀请和变更记录只有所有者看得到。',
    },
    replies: { 200: successOf(companyView) },
    refusals: [signInNeeded, noCompany, companyRole],
    access: { who: 'customer', record: 'company', right: 'see', origin: 'any', repeat: 'reads' },
    examples: [
      { ...signedOut, request: {} },
      { ...alone, request: {} },
    ],
  },
  async (_input, { ctx }) => ({ company: await showCompany(ctx), now: ctx.now() }),
  ({ company, now }) => presentCompany(company, now),
)

export const makeCompanyAction = defineAction(
  {
    ...shared,
    id: 'makeCompany',
    method: 'POST',
    path: '/v1/company',
    summary: { en: 'Create a company owned by the account', zh: '建立企业，自己是所有者' },
    description: { en: 'An account belongs to one company at the most.', zh: '一个账户最多在一个企业里。' },
    body: z.strictObject({ name }),
    replies: done,
    refusals: [signInNeeded, inACompany],
    access: own,
    examples: [{ ...signedOut, request: { body: { name: 'Sample Tea' } } }],
  },
  ({ body }, { ctx }) => makeCompany(ctx, body),
)

export const renameCompanyAction = defineAction(
  {
    ...shared,
    id: 'renameCompany',
    method: 'POST',
    path: '/v1/company/name',
    summary: { en: 'Rename the company', zh: '改企业名称' },
    body: z.strictObject({ name }),
    replies: done,
    refusals: [signInNeeded, noCompany, companyRole],
    access: managing,
    examples: [{ ...alone, request: { body: { name: 'Sample Tea' } } }],
  },
  ({ body }, { ctx }) => renameCompany(ctx, body),
)

export const inviteAction = defineAction(
  {
    ...shared,
    id: 'inviteToCompany',
    method: 'POST',
    path: '/v1/company/invitations',
    summary: { en: 'Invite someone to the company by email', zh: '用邮箱邀请人加入企业' },
    description: {
      en:
        'The email has a link that opens once, for seven days, to the person signed in with that verified address. Inviting ' +
        'the same address again sends a new link, and the earlier one opens nothing any more.',
      zh: '邮件里的链接七天内有效，只能用一次，要用核实过这个邮箱的账户登录。再邀请同一个邮箱就换一个新链接，旧的打不开了。',
    },
    body: z.strictObject({ mail: z.string().max(400), role }),
    replies: done,
    refusals: [signInNeeded, noCompany, companyRole, companyFull, notAvailable],
    access: { ...managing, repeat: 'once' },
    examples: [{ ...alone, request: { body: { mail: 'colleague@example.com', role: 'member' } } }],
  },
  ({ body }, { ctx, locale }) => inviteToCompany(ctx, { ...body, locale }),
)

export const withdrawInvitationAction = defineAction(
  {
    ...shared,
    id: 'withdrawInvitation',
    method: 'POST',
    path: '/v1/company/invitations/{id}/withdraw',
    summary: { en: 'Withdraw an invitation', zh: '撤回邀请' },
    params,
    body: nothing,
    replies: done,
    refusals: [signInNeeded, noCompany, companyRole],
    access: managing,
    examples: [{ ...alone, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => withdrawInvitation(ctx, params),
)

export const changeRoleAction = defineAction(
  {
    ...shared,
    id: 'changeCompanyRole',
    method: 'POST',
    path: '/v1/company/people/{id}/role',
    summary: { en: 'Change the role of a member', zh: '修改成员的角色' },
    description: {
      en: 'There is always an owner: the last one keeps that role.',
      zh: '总有一个所有者：最后一个改不掉。',
    },
    params,
    body: z.strictObject({ role }),
    replies: done,
    refusals: [signInNeeded, noCompany, companyRole, unknownPerson, lastOwner],
    access: managing,
    examples: [{ ...alone, request: { params: anId, body: { role: 'viewer' } } }],
  },
  ({ params, body }, { ctx }) => changeRole(ctx, { personId: params.id, ...body }),
)

export const handOverAction = defineAction(
  {
    ...shared,
    id: 'handOverCompany',
    method: 'POST',
    path: '/v1/company/people/{id}/hand-over',
    summary: {
      en: 'Hand the company over and become a member',
      zh: '把所有权移交给别人，自己变成成员',
    },
    params,
    body: nothing,
    replies: done,
    refusals: [signInNeeded, noCompany, companyRole, unknownPerson, notToOneself],
    access: managing,
    examples: [{ ...alone, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => handOverCompany(ctx, { personId: params.id }),
)

export const removePersonAction = defineAction(
  {
    ...shared,
    id: 'removeCompanyPerson',
    method: 'POST',
    path: '/v1/company/people/{id}/remove',
    summary: { en: 'Remove a member', zh: '移出成员' },
    description: { en: 'What they ordered for the company stays with it.', zh: '他替企业下的单留在企业里。' },
    params,
    body: nothing,
    replies: done,
    refusals: [signInNeeded, noCompany, companyRole, unknownPerson, notToOneself],
    access: managing,
    examples: [{ ...alone, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => removePerson(ctx, { personId: params.id }),
)

export const leaveCompanyAction = defineAction(
  {
    ...shared,
    id: 'leaveCompany',
    method: 'POST',
    path: '/v1/company/leave',
    summary: { en: 'Leave the company', zh: '退出企业' },
    description: {
      en: 'The only owner hands it over first while others are there. The last one closes it, once none of its orders is under way.',
      zh: '还有别人时，唯一的所有者要先移交。最后一个人退出，企业就关闭；还有订单没结束时不能关闭。',
    },
    body: nothing,
    replies: done,
    refusals: [signInNeeded, lastOwner, companyBusy],
    access: own,
    examples: [{ ...signedOut, request: { body: {} } }],
  },
  (_input, { ctx }) => leaveCompany(ctx),
)

export const acceptInvitationAction = defineAction(
  {
    ...shared,
    id: 'acceptInvitation',
    method: 'POST',
    path: '/v1/company-invitations/accept',
    summary: { en: 'Join the company that has sent an invitation', zh: '接受邀请，加入企业' },
    description: {
      en: 'For the person signed in with the verified email address it was sent to.',
      zh: '要用收到邀请的、核实过的邮箱所在的账户登录。',
    },
    body: z.strictObject({ token: z.string().min(1).max(400).describe('Of the link in the email.') }),
    replies: done,
    refusals: [signInNeeded, invitationOver, otherMailbox, inACompany],
    access: own,
    examples: [
      { ...signedOut, request: { body: { token: 'x' } } },
      {
        title: 'A link that is no link of ours',
        signedIn: true,
        request: { body: { token: 'x' } },
        status: 410,
        reply: { code: 1220 },
      },
    ],
  },
  ({ body }, { ctx }) => acceptInvitation(ctx, body),
)

export const companyActions: readonly Action[] = [
  showCompanyAction,
  makeCompanyAction,
  renameCompanyAction,
  inviteAction,
  withdrawInvitationAction,
  changeRoleAction,
  handOverAction,
  removePersonAction,
  leaveCompanyAction,
  acceptInvitationAction,
]
