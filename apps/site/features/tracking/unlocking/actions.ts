import { readProofImage } from '@hongyan/domain/tracking/read-proof-image'
import { sendShipmentCode, unlockByCode } from '@hongyan/domain/tracking/shipment-code'
import { showProof } from '@hongyan/domain/tracking/show-proof'
import { unlockShipment } from '@hongyan/domain/tracking/unlock-shipment'
import { z } from 'zod'
import { codeRequestRefusals, codeSent } from '../../../calls/code-request.ts'
import { success, successOf } from '../../../calls/envelope.ts'
import {
  captchaFailed,
  linkExpired,
  notAllowed,
  notAvailable,
  unknownNumber,
  wrongCode,
} from '../../../calls/refusals.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { IdentityProvider } from '../../../server/integrations/openid-provider.ts'
import { defineAction, defineAnswer } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import { type CodeServices, codeParts } from '../../../server/text-codes/send-text-code.ts'
import type { UnlockProblem } from '../problem-sentences.ts'
import { locked, noMobile, notOpenYet, unlockNeeded, wrongDigits } from '../refusals.ts'
import { askedNumber, proofView } from '../schema.ts'
import { presentProof } from '../view/present.ts'

/** What these calls take from the process. */
export type SessionServices = CodeServices & {
  /** Whether a gateway for text messages is set up. */
  readonly textsOpen: boolean
  /** Where people prove who they are; null where nobody can. */
  readonly identityProvider: IdentityProvider | null
}

const { delivered, unknown } = sampleNumbers
const shared = { family: 'tracking', shape: 'spec', credentials: true } as const
const unlockToken = z.string().min(16).max(512).describe('From `/order/getPhoneVerify`.')

export const getPhoneVerifyAction = defineAction(
  {
    ...shared,
    id: 'getPhoneVerify',
    method: 'POST',
    path: '/order/getPhoneVerify',
    summary: {
      en: 'Unlock a shipment with the last four digits of the phone number, or with a code',
      zh: '用手机号后四位或验证码打开一票货的详情',
    },
    description: {
      en:
        'Either `phoneTail`, or `verifyCode`, the six digits that `/order/sendCaptcha` sent. A wrong number and wrong digits ' +
        'are the same answer. After five wrong tries the number is locked for 15 minutes.',
      zh: '发 `phoneTail`，或发 `verifyCode`，即 `/order/sendCaptcha` 发出的六位数字。单号不对和后四位不对，答复一样。错满五次，这个单号锁 15 分钟。',
    },
    body: z
      .object({
        waybillCode: askedNumber,
        phoneTail: z
          .string()
          .regex(/^[0-9]{4}$/, 'four digits' satisfies UnlockProblem)
          .optional(),
        verifyCode: z
          .string()
          .trim()
          .regex(/^[0-9]{6}$/, 'six digits' satisfies UnlockProblem)
          .optional(),
      })
      .refine(({ phoneTail, verifyCode }) => (phoneTail === undefined) !== (verifyCode === undefined), {
        error: 'tail or code' satisfies UnlockProblem,
        path: ['phoneTail'],
      }),
    replies: {
      200: successOf(
        z.object({ waybillCode: z.string(), token: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
      ),
    },
    refusals: [wrongDigits, locked, wrongCode],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'once' },
    limit: 'unlock',
    examples: [
      {
        title: 'The right digits',
        request: { body: { waybillCode: delivered.number, phoneTail: delivered.phoneTail } },
        status: 200,
        reply: { code: 1, data: { waybillCode: delivered.number } },
      },
      {
        title: 'A number nobody has',
        request: { body: { waybillCode: unknown.number, phoneTail: '0000' } },
        status: 200,
        reply: { code: 1101 },
      },
    ],
  },
  ({ body: { waybillCode: number, phoneTail, verifyCode } }, { ctx }) =>
    verifyCode === undefined
      ? unlockShipment(ctx, { number, tail: phoneTail ?? '' })
      : unlockByCode(ctx, { number, code: verifyCode }),
  ({ waybillNo, token, expiresAt }) => ({ waybillCode: waybillNo, token, expiresAt }),
)

const getSignImgAction = defineAction(
  {
    ...shared,
    id: 'getSignImg',
    method: 'POST',
    path: '/order/getSignImg',
    summary: {
      en: 'Proof of delivery of an unlocked shipment, with an expiring link to its picture',
      zh: '已打开详情的运单的签收凭证，图片链接会过期',
    },
    body: z.object({ waybillCode: askedNumber, token: unlockToken }),
    replies: { 200: successOf(proofView) },
    refusals: [unlockNeeded],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'reads' },
    limit: 'proof',
    examples: [
      {
        title: 'Without having unlocked the shipment',
        request: { body: { waybillCode: delivered.number, token: 'not-a-token-of-ours' } },
        status: 200,
        reply: { code: 1103 },
      },
    ],
  },
  ({ body }, { ctx }) => showProof(ctx, { number: body.waybillCode, unlockToken: body.token }),
  presentProof,
)

const getSignPictureNoPinAction = defineAction(
  {
    ...shared,
    id: 'getSignPictureNoPin',
    method: 'GET',
    path: '/order/getSignPictureNoPin',
    summary: {
      en: 'Picture of a proof of delivery, by the end of the link that `/order/getSignImg` gave',
      zh: '签收图，凭 `/order/getSignImg` 所给链接的末段取',
    },
    query: z.object({ link: z.string().min(1).max(1024) }),
    replies: { 200: 'image' },
    refusals: [linkExpired, notAvailable],
    access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
    limit: 'proof',
    examples: [
      {
        title: 'A link that was altered',
        request: { query: { link: 'altered-link' } },
        status: 200,
        reply: { code: 1203 },
      },
    ],
  },
  ({ query }, { ctx }) => readProofImage(ctx, query),
)

export const getSessionIdAction = defineAnswer(
  {
    ...shared,
    id: 'getSessionId',
    method: 'POST',
    path: '/waybill/getSessionId',
    summary: { en: 'A session id for one call that acts', zh: '取一个会话编号，供一次会改动内容的调用使用' },
    description: {
      en: 'Starts a session where there is none: a cookie for this host alone, unreadable for scripts.',
      zh: '没有会话就新建一个：Cookie 只给本站，脚本读不到。',
    },
    body: z.object({}),
    replies: {
      200: successOf(z.object({ sessionId: z.string(), expiresAt: z.iso.datetime({ offset: true }) })),
    },
    refusals: [],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'reads' },
    limit: 'session',
    examples: [
      { title: 'A new visitor', request: { body: {} }, status: 200, reply: { code: 1, errorMsg: '' } },
    ],
  },
  async (_input, { services, session }: At<SessionServices>) => {
    const current = session ? { session } : services.sessions.start()
    const { token, expiresAt } = services.sessions.issueToken(current.session, 'view-code')
    return {
      kind: 'reply',
      status: 200,
      body: success({ sessionId: token, expiresAt: new Date(expiresAt).toISOString() }),
      ...('setCookie' in current ? { setCookie: current.setCookie } : {}),
    }
  },
)

export const sendCaptchaAction = defineAction(
  {
    ...shared,
    id: 'sendCaptcha',
    method: 'GET',
    path: '/order/sendCaptcha',
    summary: {
      en: 'Send a code to the recipient’s phone number on file',
      zh: '向收件人预留的手机号发验证码',
    },
    description: {
      en:
        'Acts only for this site’s own pages (`Sec-Fetch-Site: same-origin`) with a session id from ' +
        '`/waybill/getSessionId`, which is used up. The code opens this shipment by `/order/getPhoneVerify`. The first code of ' +
        'a visit needs nothing more, later ones `captcha`, a solution of `/v1/captcha` for `code`. Where no gateway for text ' +
        'messages is set up the answer is 1301, and `/waybill/jcpSwitch` says so beforehand.',
      zh: '只接受本站页面发来的请求（`Sec-Fetch-Site: same-origin`），并要 `/waybill/getSessionId` 给的会话编号，用一次即作废。验证码在 `/order/getPhoneVerify` 打开这一单。一次访问的第一个不用别的，之后还要 `captcha`，即 `/v1/captcha` 为 `code` 出的题的解。没有设短信网关的，答 1301；`/waybill/jcpSwitch` 事先就会说明。',
    },
    query: z.object({
      waybillCode: askedNumber,
      sessionId: z.string().max(256).optional(),
      captcha: z.string().max(4096).optional(),
    }),
    replies: { 200: successOf(codeSent) },
    refusals: [notAllowed, notOpenYet, unknownNumber, noMobile, ...codeRequestRefusals],
    access: { who: 'anyone', record: 'token', origin: 'own-page', repeat: 'once' },
    limit: 'code',
    examples: [
      {
        title: 'Not from a page of this site',
        request: { query: { waybillCode: delivered.number } },
        status: 403,
        reply: { code: 1403 },
      },
    ],
  },
  async ({ query }, at: At<SessionServices>) => {
    const { services, session, ctx } = at
    const spent =
      session !== null &&
      query.sessionId !== undefined &&
      (await services.sessions.spendToken(session, 'view-code', query.sessionId))
    if (!spent) throw new Refused({ refusal: notAllowed })
    if (!services.textsOpen) throw new Refused({ refusal: notOpenYet })
    const parts = await codeParts(at, session.id, query.captcha)
    if (parts === null) throw new Refused({ refusal: captchaFailed })
    return sendShipmentCode(ctx, { ...parts, number: query.waybillCode })
  },
  ({ lifeSeconds, waitSeconds }) => ({ validTime: lifeSeconds, waitTime: waitSeconds }),
)

const jcpSwitchAction = defineAction(
  {
    ...shared,
    id: 'jcpSwitch',
    method: 'POST',
    path: '/waybill/jcpSwitch',
    summary: { en: 'Which ways to more detail are open', zh: '查看详情有哪几种方式可用' },
    body: z.object({}),
    replies: {
      200: successOf(
        z.object({
          phoneVerify: z.boolean().describe('Unlocking with the last four digits.'),
          sendCaptcha: z.boolean().describe('Unlocking with a code by text message.'),
          signPicture: z.boolean().describe('Proof of delivery of an unlocked shipment.'),
          signIn: z.boolean().describe('The signed-in calls.'),
        }),
      ),
    },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
    limit: 'session',
    examples: [
      {
        title: 'What is open',
        request: { body: {} },
        status: 200,
        reply: { code: 1, data: { phoneVerify: true, sendCaptcha: true } },
      },
    ],
  },
  async (_input, { services }: At<SessionServices>) => ({
    phoneVerify: true,
    sendCaptcha: services.textsOpen,
    signPicture: true,
    signIn: services.identityProvider !== null,
  }),
)

/** Unlocking a shipment, its proof of delivery, and what that takes. */
export const unlockActions: readonly Route<SessionServices>[] = [
  getPhoneVerifyAction,
  getSignImgAction,
  getSignPictureNoPinAction,
  getSessionIdAction,
  sendCaptchaAction,
  jcpSwitchAction,
]
