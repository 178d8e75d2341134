import { addPasskey } from '@hongyan/domain/passkeys/add-passkey'
import { beginChallenge } from '@hongyan/domain/passkeys/challenges'
import { listPasskeys } from '@hongyan/domain/passkeys/list-passkeys'
import { makeRecoveryCodes } from '@hongyan/domain/passkeys/make-recovery-codes'
import { removePasskey } from '@hongyan/domain/passkeys/remove-passkey'
import { ownStaff } from '@hongyan/domain/staff/own-staff'
import { showStaffMail } from '@hongyan/domain/staff/show-own-staff'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { signInNeeded } from '../../../calls/refusals.ts'
import { defineAction } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import { signedOut } from '../work/desk-call.ts'
import { checkMade, type PasskeyServices } from './check-answer.ts'
import { presentMaking, presentPasskeys } from './present.ts'
import {
  lastWayIn,
  passkeyRefused,
  passkeysOff,
  passkeyThere,
  tooManyPasskeys,
  unknownPasskey,
} from './refusals.ts'
import { signInActions } from './sign-in/actions.ts'
import { codesView, madeBody, makingView, name, passkeysView } from './views.ts'

const shared = { family: 'desk-staff', shape: 'own', limit: 'desk' } as const
/** What everybody who works at the desk does with their own ways in. */
const mine = { who: 'person', record: 'own', origin: 'allowed', repeat: 'once' } as const
const refusals = [signInNeeded, passkeysOff] as const
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const params = z.object({ id: z.uuid() })

export const listPasskeysAction = defineAction(
  {
    ...shared,
    id: 'listPasskeys',
    method: 'GET',
    path: '/v1/desk/passkeys',
    summary: {
      en: 'Own passkeys, and how many recovery codes are left',
      zh: '自己的通行密钥，还剩几个恢复码',
    },
    replies: { 200: successOf(passkeysView) },
    refusals,
    access: { ...mine, origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listPasskeys(ctx),
  presentPasskeys,
)

export const askNewPasskeyAction = defineAction(
  {
    ...shared,
    id: 'askForNewPasskey',
    method: 'POST',
    path: '/v1/desk/passkeys/begin',
    summary: { en: 'Ask for one more passkey', zh: '开始添加通行密钥' },
    body: z.strictObject({}),
    replies: { 200: successOf(makingView) },
    refusals,
    access: mine,
    examples: [{ ...signedOut, request: { body: {} } }],
  },
  async (_input, { ctx, services }: At<PasskeyServices>) => {
    const { staffId } = ownStaff(ctx)
    const { passkeys: known } = await listPasskeys(ctx)
    const challenge = await beginChallenge(ctx, { purpose: 'add', staffId })
    const owner = { staffId, ...(await showStaffMail(ctx)), known }
    return services.passkeys.askToMake(challenge, owner, ctx.settings.staff.challengeMs)
  },
  presentMaking,
)

export const addPasskeyAction = defineAction(
  {
    ...shared,
    id: 'addPasskey',
    method: 'POST',
    path: '/v1/desk/passkeys',
    summary: { en: 'Keep the passkey that was made', zh: '添加通行密钥' },
    body: z.strictObject({ name, made: madeBody }),
    replies: { 200: successOf(z.object({ id: z.string() })) },
    refusals: [...refusals, passkeyRefused, passkeyThere, tooManyPasskeys],
    access: mine,
    examples: [
      {
        ...signedOut,
        request: {
          body: {
            name: '',
            made: { id: 'AAAA', clientDataJSON: 'e30', attestationObject: 'AAAA', transports: [] },
          },
        },
      },
    ],
  },
  async ({ body: { name, made } }, at: At<PasskeyServices>) => {
    const { staffId } = ownStaff(at.ctx)
    return addPasskey(at.ctx, await checkMade(at, made, { purpose: 'add', staffId, name }))
  },
)

export const removePasskeyAction = defineAction(
  {
    ...shared,
    id: 'removePasskey',
    method: 'POST',
    path: '/v1/desk/passkeys/{id}/remove',
    summary: {
      en: 'Sign in by a passkey no longer; never by the last',
      zh: '移除一个通行密钥，最后一个不能移除',
    },
    params,
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [...refusals, unknownPasskey, lastWayIn],
    access: mine,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id } }, { ctx }) => removePasskey(ctx, { id }),
)

export const makeCodesAction = defineAction(
  {
    ...shared,
    id: 'makeRecoveryCodes',
    method: 'POST',
    path: '/v1/desk/recovery-codes',
    summary: { en: 'New recovery codes in place of the earlier ones', zh: '换一批新的恢复码，旧的作废' },
    body: z.strictObject({}),
    replies: { 200: successOf(codesView) },
    refusals,
    access: mine,
    examples: [{ ...signedOut, request: { body: {} } }],
  },
  async (_input, { ctx }) => ({ codes: await makeRecoveryCodes(ctx) }),
)

export const passkeyActions: readonly Route<PasskeyServices>[] = [
  ...signInActions,
  listPasskeysAction,
  askNewPasskeyAction,
  addPasskeyAction,
  removePasskeyAction,
  makeCodesAction,
]
