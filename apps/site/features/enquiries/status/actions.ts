import type { IncomingHttpHeaders } from 'node:http'
import { correctEnquiry } from '@hongyan/domain/enquiries/correct-enquiry'
import { type CorrectableField, correctableFields } from '@hongyan/domain/enquiries/enquiry-fields'
import { closingOutcomes } from '@hongyan/domain/enquiries/enquiry-status'
import { showEnquiry } from '@hongyan/domain/enquiries/show-enquiry'
import { type EnquiryMove, transitionEnquiry } from '@hongyan/domain/enquiries/transition-enquiry'
import { withdrawConsent } from '@hongyan/domain/enquiries/withdraw-consent'
import { z } from 'zod'
import type { CallWords } from '../../../calls/call-words.ts'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { badSignature, conflict, notAvailable, wrongCode } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { unknownEnquiry } from '../refusals.ts'
import { presentEnquiry, presentStatus } from './present.ts'

const iso = z.iso.datetime({ offset: true })

/** The header of the token: an address ends up in histories and logs. */
export const tokenHeader = 'x-hongyan-enquiry'

const tokenOf = ({ [tokenHeader]: token }: IncomingHttpHeaders) => (typeof token === 'string' ? token : '')
const params = z.object({ number: z.string().min(1).max(40) })
const own = { family: 'enquiries', shape: 'own', params, limit: 'enquiry' } as const
const byToken: CallWords = {
  en: 'Send the token of the receipt in `x-hongyan-enquiry`. A wrong token and a number of someone else are one answer.',
  zh: '请在 `x-hongyan-enquiry` 里带上回执的令牌。令牌不对和单号是别人的，答复一样。',
}
const stranger = [
  {
    title: 'Without the token',
    request: { params: { number: 'EQ-2222-2222' } },
    status: 404,
    reply: { code: 1121 },
  },
] as const

/** Their rules are those of the form: anything passes here, so that a wrong field is answered with its sentence. */
const corrected = Object.fromEntries(
  correctableFields.map((name) => [name, z.unknown().optional()]),
) as Record<CorrectableField, z.ZodOptional<z.ZodUnknown>>

const status = z.object({
  status: z.enum(['received', 'assigned', 'first-call-due', 'contacted', 'closed', 'withdrawn']),
  since: iso,
  dueAt: iso.nullable().describe('When the first call is due.'),
})

export const showEnquiryAction = defineAction(
  {
    ...own,
    id: 'showEnquiry',
    method: 'GET',
    path: '/v1/enquiries/{number}',
    summary: {
      en: 'Where an inquiry stands, for the person who sent it',
      zh: '咨询进行到哪一步，给提交的人看',
    },
    description: byToken,
    replies: {
      200: successOf(
        status.extend({
          enquiryNo: z.string(),
          receivedAt: iso,
          details: z
            .object({
              companyName: z.string(),
              contactName: z.string().describe('Masked.'),
              contactMobile: z.string().describe('Masked.'),
              detailAddr: z.string().describe('Masked.'),
              cooperateType: z.string().nullable(),
              estimateOrderCount: z.int().nullable(),
            })
            .nullable()
            .describe('Null once consent is withdrawn.'),
        }),
      ),
    },
    refusals: [unknownEnquiry],
    access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
    examples: [...stranger],
  },
  ({ params }, { ctx, headers }) => showEnquiry(ctx, { ...params, token: tokenOf(headers) }),
  presentEnquiry,
)

export const correctEnquiryAction = defineAction(
  {
    ...own,
    id: 'correctEnquiry',
    method: 'POST',
    path: '/v1/enquiries/{number}/corrections',
    summary: { en: 'Correct what one wrote in an inquiry', zh: '更正自己在咨询里写的内容' },
    description: {
      en: `${byToken.en} A new mobile number needs \`verifyCode\`, sent to it for \`correction\`.`,
      zh: `${byToken.zh}换手机号还要 \`verifyCode\`，是为 \`correction\` 发到新号码的验证码。`,
    },
    body: z.strictObject({ ...corrected, verifyCode: z.string().max(20).optional() }),
    replies: { 200: plainSuccess },
    refusals: [unknownEnquiry, notAvailable, wrongCode],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'once' },
    examples: stranger.map((example) => ({
      ...example,
      request: { ...example.request, body: { companyName: 'x' } },
    })),
  },
  ({ params, body: { verifyCode = null, ...changes } }, { ctx, headers }) =>
    correctEnquiry(ctx, { ...params, token: tokenOf(headers), changes, verifyCode }),
)

export const withdrawConsentAction = defineAction(
  {
    ...own,
    id: 'withdrawConsent',
    method: 'POST',
    path: '/v1/enquiries/{number}/withdrawal',
    summary: {
      en: 'Withdraw consent: the data goes, here and wherever it was delivered',
      zh: '撤回同意：这里的资料删掉，转交过的地方也删掉',
    },
    description: byToken,
    body: z.strictObject({}),
    replies: { 200: successOf(status) },
    refusals: [unknownEnquiry],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'repeats' },
    examples: stranger.map((example) => ({ ...example, request: { ...example.request, body: {} } })),
  },
  ({ params }, { ctx, headers }) => withdrawConsent(ctx, { ...params, token: tokenOf(headers) }),
  presentStatus,
)

const move = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('assigned') }),
  z.strictObject({ status: z.literal('first-call-due'), dueAt: iso }),
  z.strictObject({ status: z.literal('contacted') }),
  z.strictObject({ status: z.literal('closed'), outcome: z.enum(closingOutcomes) }),
])

function moveOf(body: z.output<typeof move>): EnquiryMove {
  if (body.status === 'first-call-due') return { kind: body.status, dueAt: Date.parse(body.dueAt) }
  if (body.status === 'closed') return { kind: body.status, outcome: body.outcome }
  return { kind: body.status }
}

const transitionEnquiryAction = defineAction(
  {
    ...own,
    id: 'moveEnquiry',
    method: 'POST',
    path: '/v1/enquiries/{number}/status',
    summary: { en: 'Say where an inquiry stands, for the desk', zh: '更新咨询的进度，后台用' },
    description: {
      en: 'Signed as shipment events are, with a key of the desk. Saying what is already so changes nothing.',
      zh: '签名方法同轨迹推送，用后台的密钥。重复说一遍现状，什么也不变。',
    },
    body: move,
    replies: { 200: successOf(status) },
    refusals: [badSignature, unknownEnquiry, conflict],
    access: { who: 'staff', record: 'none', origin: 'any', repeat: 'repeats' },
    limit: 'desk',
    examples: [
      {
        title: 'A number nobody has',
        request: { params: { number: 'EQ-2222-2222' }, body: { status: 'assigned' } },
        status: 404,
        reply: { code: 1121 },
      },
    ],
  },
  ({ params, body }, { ctx }) => transitionEnquiry(ctx, { ...params, move: moveOf(body) }),
  presentStatus,
)

/** An enquiry after it was sent: of whoever sent it, and of the desk. */
export const enquiryStatusActions: readonly Action[] = [
  showEnquiryAction,
  correctEnquiryAction,
  withdrawConsentAction,
  transitionEnquiryAction,
]
