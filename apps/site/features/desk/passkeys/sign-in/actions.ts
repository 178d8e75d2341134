import { beginChallenge } from '@hongyan/domain/passkeys/challenges'
import { openStaffLink } from '@hongyan/domain/passkeys/open-staff-link'
import { requirePasskeys } from '@hongyan/domain/passkeys/passkey-rules'
import { signInWithPasskey } from '@hongyan/domain/passkeys/sign-in-with-passkey'
import { signInWithRecoveryCode } from '@hongyan/domain/passkeys/sign-in-with-recovery-code'
import { takeStaffLink } from '@hongyan/domain/passkeys/take-staff-link'
import { z } from 'zod'
import { plainSuccess, success, successOf } from '../../../../calls/envelope.ts'
import type { Answer } from '../../../../server/http/answer.ts'
import { defineAction, defineAnswer } from '../../../../server/requests/action.ts'
import type { At, Route } from '../../../../server/requests/route.ts'
import { browserOf, checkMade, checkSigned, type PasskeyServices } from '../check-answer.ts'
import { presentLink, presentMaking, presentSigning } from '../present.ts'
import { passkeyRefused, passkeysOff, passkeyThere, recoveryCodeRefused, staffLinkOver } from '../refusals.ts'
import {
  codesView,
  linkView,
  madeBody,
  makingView,
  name,
  signedBody,
  signingView,
  token,
  waysView,
} from '../views.ts'

const shared = { family: 'desk-staff', shape: 'own', limit: 'passkey' } as const
/** Nobody is signed in yet, on the port of the desk. */
const atDoor = { who: 'anyone', desk: true, record: 'token', origin: 'allowed', repeat: 'once' } as const
const madeUp = {
  id: 'AAAA',
  clientDataJSON: 'e30',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
  userHandle: 'AAAA',
}
const over = { title: 'A link that is over', status: 410, reply: { code: 1271 } } as const

export const showWaysAction = defineAction(
  {
    ...shared,
    id: 'showWaysToSignIn',
    method: 'GET',
    path: '/v1/desk/sign-in',
    summary: { en: 'How staff sign in to the desk', zh: '员工怎样登录工作台' },
    replies: { 200: successOf(waysView) },
    refusals: [],
    access: { ...atDoor, record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'account',
    examples: [{ title: 'Both ways', request: {}, status: 200, reply: { code: 1 } }],
  },
  async (_input, { ctx }) => {
    const { provider, passkeys } = ctx.settings.staff
    return { provider, passkeys }
  },
)

export const askPasskeyAction = defineAction(
  {
    ...shared,
    id: 'askForPasskey',
    method: 'POST',
    path: '/v1/desk/sign-in/passkey/begin',
    summary: { en: 'Ask for a passkey to sign in with', zh: '开始用通行密钥登录' },
    description: {
      en: 'The same is asked of everybody: it tells nothing of who works at the desk.',
      zh: '对谁问的都一样，不透露谁在用工作台。',
    },
    body: z.strictObject({}),
    replies: { 200: successOf(signingView) },
    refusals: [passkeysOff],
    access: atDoor,
    examples: [{ title: 'Somebody signs in', request: { body: {} }, status: 200, reply: { code: 1 } }],
  },
  async (_input, { ctx, services: { passkeys } }: At<PasskeyServices>) => {
    requirePasskeys(ctx)
    const challenge = await beginChallenge(ctx, { purpose: 'sign-in', staffId: null })
    return passkeys.askToSign(challenge, ctx.settings.staff.challengeMs)
  },
  presentSigning,
)

export const signInWithPasskeyAction = defineAnswer(
  {
    ...shared,
    id: 'signInWithPasskey',
    method: 'POST',
    path: '/v1/desk/sign-in/passkey',
    summary: { en: 'Sign in by what a passkey signed', zh: '用通行密钥登录' },
    body: z.strictObject({ signed: signedBody }),
    replies: { 200: plainSuccess },
    refusals: [passkeysOff, passkeyRefused],
    access: atDoor,
    examples: [
      {
        title: 'Nothing was asked',
        request: { body: { signed: madeUp } },
        status: 403,
        reply: { code: 1269 },
      },
    ],
  },
  async ({ body }, at: At<PasskeyServices>) => {
    const checked = await checkSigned(at, body.signed)
    return signedIn(at, await signInWithPasskey(at.ctx, { ...checked, ...browserOf(at) }))
  },
)

export const signInWithCodeAction = defineAnswer(
  {
    ...shared,
    id: 'signInWithRecoveryCode',
    method: 'POST',
    path: '/v1/desk/sign-in/recovery-code',
    summary: { en: 'Sign in by a recovery code, which is used up', zh: '用恢复码登录，用过作废' },
    body: z.strictObject({ code: z.string().max(100) }),
    replies: { 200: plainSuccess },
    refusals: [passkeysOff, recoveryCodeRefused],
    access: atDoor,
    limit: 'recovery-code',
    examples: [
      {
        title: 'No code of anybody',
        request: { body: { code: 'AAAAA' } },
        status: 403,
        reply: { code: 1270 },
      },
    ],
  },
  async ({ body }, at: At<PasskeyServices>) =>
    signedIn(at, await signInWithRecoveryCode(at.ctx, { ...body, ...browserOf(at) })),
)

export const openLinkAction = defineAction(
  {
    ...shared,
    id: 'openStaffLink',
    method: 'POST',
    path: '/v1/desk/sign-in/link/open',
    summary: { en: 'Who a link to the desk is for', zh: '链接是给谁的' },
    body: z.strictObject({ token }),
    replies: { 200: successOf(linkView) },
    refusals: [passkeysOff, staffLinkOver],
    access: { ...atDoor, repeat: 'reads' },
    examples: [{ ...over, request: { body: { token: 'AAAA' } } }],
  },
  ({ body }, { ctx }) => openStaffLink(ctx, body),
  presentLink,
)

export const askFirstPasskeyAction = defineAction(
  {
    ...shared,
    id: 'askForFirstPasskey',
    method: 'POST',
    path: '/v1/desk/sign-in/link/begin',
    summary: { en: 'Ask for the first passkey, by a link', zh: '凭链接开始设置第一个通行密钥' },
    body: z.strictObject({ token, name }),
    replies: { 200: successOf(makingView) },
    refusals: [passkeysOff, staffLinkOver],
    access: atDoor,
    examples: [{ ...over, request: { body: { token: 'AAAA', name: '样例员工' } } }],
  },
  async ({ body }, { ctx, services: { passkeys } }: At<PasskeyServices>) => {
    const { staffId, mail } = await openStaffLink(ctx, body)
    const challenge = await beginChallenge(ctx, { purpose: 'link', staffId })
    const owner = { staffId, mail, name: body.name, known: [] }
    return passkeys.askToMake(challenge, owner, ctx.settings.staff.challengeMs)
  },
  presentMaking,
)

export const takeLinkAction = defineAnswer(
  {
    ...shared,
    id: 'takeStaffLink',
    method: 'POST',
    path: '/v1/desk/sign-in/link',
    summary: { en: 'Begin at the desk with the passkey that was made', zh: '用新的通行密钥开始' },
    description: {
      en: 'Uses the link up. What they had before, passkeys, recovery codes and sessions, goes.',
      zh: '链接用过作废。之前的通行密钥、恢复码和登录都不再有效。',
    },
    body: z.strictObject({ token, name, made: madeBody }),
    replies: { 200: successOf(codesView) },
    refusals: [passkeysOff, staffLinkOver, passkeyRefused, passkeyThere],
    access: atDoor,
    examples: [
      {
        ...over,
        request: {
          body: {
            token: 'AAAA',
            name: '样例员工',
            made: { id: 'AAAA', clientDataJSON: 'e30', attestationObject: 'AAAA', transports: [] },
          },
        },
      },
    ],
  },
  async ({ body }, at: At<PasskeyServices>) => {
    const { token, name, made } = body
    const { staffId } = await openStaffLink(at.ctx, { token })
    const passkey = await checkMade(at, made, { purpose: 'link', staffId, name: null })
    const { secret, codes } = await takeStaffLink(at.ctx, { token, name, passkey, ...browserOf(at) })
    return signedIn(at, { secret }, success({ codes }))
  },
)

function signedIn(
  { services: { staffCookie } }: At<PasskeyServices>,
  { secret }: { readonly secret: string },
  body: object = { code: 1, errorMsg: '' },
): Answer {
  return {
    kind: 'reply',
    status: 200,
    body,
    ...(staffCookie === null ? {} : { setCookie: [staffCookie.keep(secret)] }),
  }
}

export const signInActions: readonly Route<PasskeyServices>[] = [
  showWaysAction,
  askPasskeyAction,
  signInWithPasskeyAction,
  signInWithCodeAction,
  openLinkAction,
  askFirstPasskeyAction,
  takeLinkAction,
]
