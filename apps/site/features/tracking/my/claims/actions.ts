import { addClaimFile } from '@hongyan/domain/claims/add-claim-file'
import { claimKinds, claimLimits, claimRefusals } from '@hongyan/domain/claims/claim-vocabulary'
import { fileClaim } from '@hongyan/domain/claims/file-claim'
import { readClaimFile } from '@hongyan/domain/claims/read-claim-file'
import { showClaim } from '@hongyan/domain/claims/show-claim'
import { transitionClaim } from '@hongyan/domain/claims/transition-claim'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../../calls/envelope.ts'
import { badSignature, companyRole, conflict, signInNeeded } from '../../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import { acting, byCompany, params, readAccess, shared, shipment, signedOut, writing } from '../own-call.ts'
import { presentClaim } from '../present.ts'
import {
  claimSettled,
  claimTooEarly,
  claimTooLate,
  enoughFiles,
  unknownClaim,
  unknownShipment,
} from '../refusals.ts'
import { claimView } from '../views.ts'

const claims = { ...shared, credentials: true, limit: 'claim' } as const

const claim = { params: { number: 'HL00000000000' } } as const

const noClaim = {
  title: 'A claim of somebody else',
  signedIn: true,
  status: 404,
  reply: { code: 1193 },
} as const

export const fileClaimAction = defineAction(
  {
    ...claims,
    id: 'fileClaim',
    method: 'POST',
    path: '/v1/my/shipments/{number}/claims',
    summary: { en: 'File a claim about an own shipment', zh: '为自己的运单提一件理赔' },
    description: {
      en:
        'Send an `Idempotency-Key` (8 to 200 characters): sending again with it gives the same claim. Pictures and papers ' +
        'follow by `/v1/claims/{number}/files`.',
      zh: '请带 `Idempotency-Key`（8 至 200 个字符）：用同一个再发一次，得到同一件理赔。照片和单据之后用 `/v1/claims/{number}/files` 传。',
    },
    params,
    body: z.strictObject({
      kind: z.enum(claimKinds),
      amount: z.int('not-an-amount').describe(withOurNames('In {our.money.minor}.', 'en-US')),
      story: z.string().max(4 * claimLimits.story),
    }),
    replies: { 200: successOf(claimView) },
    refusals: [signInNeeded, unknownShipment, claimTooEarly, claimTooLate, conflict, companyRole],
    access: { ...acting, repeat: 'keyed' },
    examples: [
      { ...signedOut, request: { ...shipment, body: { kind: 'damaged', amount: 100, story: 'x' } } },
    ],
  },
  ({ params: { number }, body: claim, requestKey }, { ctx, locale }) =>
    fileClaim(ctx, { number, claim, locale, idempotencyKey: requestKey }),
  presentClaim,
)

export const showClaimAction = defineAction(
  {
    ...claims,
    id: 'showClaim',
    method: 'GET',
    path: '/v1/claims/{number}',
    summary: { en: 'A claim of the account, and where it stands', zh: '账户的一件理赔，和办到哪一步' },
    params,
    replies: { 200: successOf(claimView) },
    refusals: [signInNeeded, unknownClaim],
    access: readAccess,
    examples: [{ ...noClaim, request: claim }],
  },
  ({ params }, { ctx }) => showClaim(ctx, params),
  presentClaim,
)

export const addClaimFileAction = defineAction(
  {
    ...claims,
    id: 'addClaimFile',
    method: 'POST',
    path: '/v1/claims/{number}/files',
    summary: { en: 'Add a picture or paper to a claim', zh: '给理赔添一张照片或一份单据' },
    description: {
      en: 'JPEG, PNG, WebP or PDF, by its own bytes, up to 2 MB; six of them. The same bytes again change nothing.',
      zh: 'JPEG、PNG、WebP 或 PDF，看文件的内容，不看名字；每个最大 2 MB，最多六个。同一个文件再传一次，什么都不变。',
    },
    params,
    body: z.strictObject({ name: z.string().max(400), base64: z.base64() }),
    carriesFile: true,
    replies: { 200: successOf(claimView) },
    refusals: [signInNeeded, unknownClaim, claimSettled, enoughFiles],
    access: writing,
    examples: [{ ...signedOut, request: { ...claim, body: { name: 'a.png', base64: '' } } }],
  },
  ({ params, body: { name, base64 } }, { ctx }) =>
    addClaimFile(ctx, { ...params, name, bytes: Buffer.from(base64, 'base64') }),
  presentClaim,
)

export const withdrawClaimAction = defineAction(
  {
    ...claims,
    id: 'withdrawClaim',
    method: 'POST',
    path: '/v1/claims/{number}/withdrawal',
    summary: { en: 'Withdraw a claim that is not settled', zh: '撤回还没有办结的理赔' },
    params,
    body: z.strictObject({}),
    replies: { 200: successOf(claimView) },
    refusals: [signInNeeded, unknownClaim, claimSettled],
    access: writing,
    examples: [{ ...noClaim, request: { ...claim, body: {} } }],
  },
  async ({ params }, { ctx }) => {
    await transitionClaim(ctx, { number: params.number, move: { step: 'withdraw' } })
    return showClaim(ctx, params)
  },
  presentClaim,
)

export const readClaimFileAction = defineAction(
  {
    ...claims,
    id: 'readClaimFile',
    method: 'GET',
    path: '/v1/claims/{number}/files/{file}',
    summary: { en: 'A file of a claim of the account', zh: '账户的一件理赔里的文件' },
    params: params.extend({ file: z.uuid() }),
    replies: { 200: 'file' },
    refusals: [signInNeeded, unknownClaim],
    access: readAccess,
    examples: [
      {
        ...noClaim,
        request: { params: { ...claim.params, file: '0197a000-0000-7000-8000-000000000001' } },
      },
    ],
  },
  ({ params: { number, file } }, { ctx }) => readClaimFile(ctx, { number, fileId: file }),
)

const claimAnswer = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['review', 'ask-proof']) }),
  z.strictObject({
    step: z.literal('grant'),
    amount: z.int().describe(withOurNames('In {our.money.minor}.', 'en-US')),
  }),
  z.strictObject({ step: z.literal('refuse'), reason: z.enum(claimRefusals) }),
])

export const answerClaimAction = defineAction(
  {
    ...shared,
    id: 'answerClaim',
    method: 'POST',
    path: '/v1/claims/{number}/answer',
    summary: {
      en: 'What the company says to a claim, from its own system',
      zh: '公司自己的系统答复一件理赔',
    },
    description: {
      en: 'Signed as `/v1/events` is. Saying what is so already changes nothing.',
      zh: '签名同 `/v1/events`。已经是这样的，再说一次，什么都不变。',
    },
    params,
    body: claimAnswer,
    replies: { 200: plainSuccess },
    refusals: [badSignature, unknownClaim, claimSettled],
    access: byCompany,
    limit: 'claim',
    examples: [
      {
        title: 'A claim that there is not',
        request: { ...claim, body: { step: 'review' } },
        status: 404,
        reply: { code: 1193 },
      },
    ],
  },
  ({ params: { number }, body }, { ctx }) => transitionClaim(ctx, { number, move: moveOf(body) }),
)

export const fetchClaimFileAction = defineAction(
  {
    ...shared,
    id: 'fetchClaimFile',
    method: 'POST',
    path: '/v1/claim-files',
    summary: { en: 'A file of a claim, for the company’s own system', zh: '理赔里的文件，给公司自己的系统' },
    description: {
      en: 'Signed as `/v1/events` is; the message about the claim names its files.',
      zh: '签名同 `/v1/events`。有哪些文件，关于理赔的消息里都写着。',
    },
    body: z.strictObject({ number: z.string().min(1).max(60), file: z.uuid() }),
    replies: { 200: 'file' },
    refusals: [badSignature, unknownClaim],
    access: { ...byCompany, repeat: 'reads' },
    limit: 'claim',
    examples: [
      {
        title: 'A claim that there is not',
        request: { body: { number: 'HL00000000000', file: '0197a000-0000-7000-8000-000000000001' } },
        status: 404,
        reply: { code: 1193 },
      },
    ],
  },
  ({ body: { number, file } }, { ctx }) => readClaimFile(ctx, { number, fileId: file }),
)

function moveOf(body: z.output<typeof claimAnswer>) {
  if (body.step === 'grant') return { step: 'grant', amountFen: body.amount } as const
  if (body.step === 'refuse') return { step: 'refuse', reason: body.reason } as const
  return { step: body.step }
}

/** Claims, for whoever filed them. */
export const claimActions: readonly Action[] = [
  fileClaimAction,
  showClaimAction,
  addClaimFileAction,
  withdrawClaimAction,
  readClaimFileAction,
]

/** Claims, for the company's own systems. */
export const claimAnswerActions: readonly Action[] = [answerClaimAction, fetchClaimFileAction]
