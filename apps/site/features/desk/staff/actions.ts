import { addStaff } from '@hongyan/domain/staff/add-staff'
import { changeGrants } from '@hongyan/domain/staff/change-grants'
import { endStaff } from '@hongyan/domain/staff/end-staff'
import { endStaffSession, endStaffSessions } from '@hongyan/domain/staff/end-staff-sessions'
import { listStaff } from '@hongyan/domain/staff/list-staff'
import { listStaffSessions } from '@hongyan/domain/staff/list-staff-sessions'
import { makeStaffLink } from '@hongyan/domain/staff/make-staff-link'
import { ownStaff } from '@hongyan/domain/staff/own-staff'
import { showOwnStaff } from '@hongyan/domain/staff/show-own-staff'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, success, successOf } from '../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../calls/refusals.ts'
import { defineAction, defineAnswer } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import { passkeysOff } from '../passkeys/refusals.ts'
import { presentMe, presentSessions, presentStaff, presentStaffLink } from './present.ts'
import { staffConflict, unknownStaff } from './refusals.ts'
import type { StaffServices } from './sign-in-services.ts'
import { grantView, meView, sessionsView, staffLinkView, staffView } from './views.ts'

const shared = { family: 'desk-staff', shape: 'own', limit: 'desk' } as const
/** What everybody who works at the desk may ask about themselves. */
const mine = { who: 'person', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const managing = { ...mine, record: 'none', staffRight: 'manage-staff' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const grants = z.array(grantView).max(40)
const mail = z.string().max(320)
const done = { 200: plainSuccess }

export const showMeAction = defineAction(
  {
    ...shared,
    id: 'showStaffMe',
    method: 'GET',
    path: '/v1/desk/me',
    summary: { en: 'Who is signed in at the desk, and what they may do', zh: '工作台登录的是谁，能做什么' },
    replies: { 200: successOf(meView) },
    refusals: [signInNeeded],
    access: { ...mine, origin: 'any', repeat: 'reads', inUse: false },
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx, services: { siteOrigin } }: At<StaffServices>) => ({
    me: await showOwnStaff(ctx),
    siteOrigin,
  }),
  ({ me, siteOrigin }) => presentMe(me, siteOrigin),
)

export const listStaffAction = defineAction(
  {
    ...shared,
    id: 'listStaff',
    method: 'GET',
    path: '/v1/desk/staff',
    summary: { en: 'Everybody who works at the desk', zh: '工作台的全体员工' },
    replies: { 200: successOf(staffView) },
    refusals: [signInNeeded, staffRole],
    access: { ...managing, origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => ({ people: await listStaff(ctx), me: ownStaff(ctx).staffId }),
  presentStaff,
)

export const addStaffAction = defineAction(
  {
    ...shared,
    id: 'addStaff',
    method: 'POST',
    path: '/v1/desk/staff',
    summary: { en: 'Let somebody work at the desk', zh: '让一个人使用工作台' },
    description: {
      en: 'They sign in with an identity provider that vouches for this email address, or begin by the link in the answer where passkeys are used.',
      zh: '对方用身份服务登录，由它证明这个邮箱是本人的；用通行密钥的，凭答复里的链接开始。',
    },
    body: z.strictObject({ mail, grants }),
    replies: { 200: successOf(z.object({ link: staffLinkView.nullable() })) },
    refusals: [signInNeeded, staffRole, staffConflict],
    access: { ...managing, repeat: 'once' },
    examples: [
      { ...signedOut, request: { body: { mail: withOurNames('somebody@{our.domain}', null), grants: [] } } },
    ],
  },
  async ({ body }, { ctx, services: { publicOrigin } }: At<StaffServices>) => {
    const { link } = await addStaff(ctx, body)
    return { link: link && presentStaffLink(link, ctx, publicOrigin) }
  },
)

export const changeGrantsAction = defineAction(
  {
    ...shared,
    id: 'changeStaffRoles',
    method: 'POST',
    path: '/v1/desk/staff/{id}/roles',
    summary: { en: 'Give somebody exactly these roles', zh: '换成这些角色' },
    params,
    body: z.strictObject({ grants }),
    replies: done,
    refusals: [signInNeeded, staffRole, unknownStaff, staffConflict],
    access: managing,
    examples: [{ ...signedOut, request: { params: anId, body: { grants: [] } } }],
  },
  ({ params: { id }, body }, { ctx }) => changeGrants(ctx, { staffId: id, ...body }),
)

export const endStaffAction = defineAction(
  {
    ...shared,
    id: 'endStaff',
    method: 'POST',
    path: '/v1/desk/staff/{id}/end',
    summary: { en: 'Let somebody work at the desk no longer', zh: '停用一位员工' },
    params,
    body: z.strictObject({}),
    replies: done,
    refusals: [signInNeeded, staffRole, unknownStaff, staffConflict],
    access: managing,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id } }, { ctx }) => endStaff(ctx, { staffId: id }),
)

export const listSessionsAction = defineAction(
  {
    ...shared,
    id: 'listStaffSessions',
    method: 'GET',
    path: '/v1/desk/sessions',
    summary: { en: 'Where one is signed in at the desk', zh: '自己在哪些设备上登录了工作台' },
    replies: { 200: successOf(sessionsView) },
    refusals: [signInNeeded],
    access: { ...mine, origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listStaffSessions(ctx),
  presentSessions,
)

export const endOwnSessionAction = defineAction(
  {
    ...shared,
    id: 'endOwnStaffSession',
    method: 'POST',
    path: '/v1/desk/sessions/{session}/end',
    summary: {
      en: 'Sign oneself out on one device, or with `all` on every one',
      zh: '退出自己的一台设备；写 `all` 就是全部设备',
    },
    params: z.object({ session: z.union([z.uuid(), z.literal('all')]) }),
    body: z.strictObject({}),
    replies: done,
    refusals: [signInNeeded, unknownStaff],
    access: mine,
    examples: [{ ...signedOut, request: { params: { session: 'all' }, body: {} } }],
  },
  async ({ params: { session } }, { ctx }) =>
    void (await endStaffSessions(ctx, { staffId: ownStaff(ctx).staffId, id: session })),
)

export const signStaffOutAction = defineAction(
  {
    ...shared,
    id: 'signStaffOut',
    method: 'POST',
    path: '/v1/desk/staff/{id}/sign-out',
    summary: { en: 'Sign somebody out wherever they are signed in', zh: '让一位员工在所有设备上退出' },
    params,
    body: z.strictObject({}),
    replies: done,
    refusals: [signInNeeded, staffRole, unknownStaff],
    access: managing,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  async ({ params: { id } }, { ctx }) => void (await endStaffSessions(ctx, { staffId: id, id: 'all' })),
)

export const makeLinkAction = defineAction(
  {
    ...shared,
    id: 'makeStaffLink',
    method: 'POST',
    path: '/v1/desk/staff/{id}/link',
    summary: {
      en: 'A link for a first or a new sign-in',
      zh: '给一位员工发登录链接，第一次或者全丢了都用它',
    },
    params,
    body: z.strictObject({}),
    replies: { 200: successOf(staffLinkView) },
    refusals: [signInNeeded, staffRole, unknownStaff, passkeysOff],
    access: { ...managing, repeat: 'once' },
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  async ({ params: { id } }, { ctx, services: { publicOrigin } }: At<StaffServices>) =>
    presentStaffLink(await makeStaffLink(ctx, { staffId: id }), ctx, publicOrigin),
)

export const signOutAction = defineAnswer(
  {
    ...shared,
    id: 'signOutOfDesk',
    method: 'POST',
    path: '/v1/desk/sign-out',
    summary: {
      en: 'Sign out of the desk, and at the identity provider',
      zh: '退出工作台，身份服务那里一起退出',
    },
    description: {
      en: 'Done when the answer comes; `next` is where the browser goes then.',
      zh: '答复到的时候已经退出，浏览器接着去 `next`。',
    },
    body: z.strictObject({}),
    replies: { 200: successOf(z.object({ next: z.string() })) },
    refusals: [signInNeeded],
    access: { ...mine, inUse: false },
    examples: [{ ...signedOut, request: { body: {} } }],
  },
  async (_input, { ctx, services, headers }: At<StaffServices>) => {
    const { staffCookie, identityProvider, publicOrigin } = services
    const secret = staffCookie?.read(headers.cookie) ?? null
    const ended = secret === null ? null : await endStaffSession(ctx, { secret })
    const back = new URL('/sign-in', publicOrigin).href
    const address =
      ended === null || ended.idToken === null || identityProvider === null
        ? null
        : await identityProvider.leave({ idToken: ended.idToken, back }).catch(() => null)
    return {
      kind: 'reply',
      status: 200,
      body: success({ next: address?.href ?? '/sign-in' }),
      ...(staffCookie === null ? {} : { setCookie: [staffCookie.forget()] }),
    }
  },
)

export const staffActions: readonly Route<StaffServices>[] = [
  showMeAction,
  listStaffAction,
  addStaffAction,
  changeGrantsAction,
  endStaffAction,
  listSessionsAction,
  endOwnSessionAction,
  signStaffOutAction,
  makeLinkAction,
  signOutAction,
]
