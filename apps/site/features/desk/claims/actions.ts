import { claimKinds, claimLimits, claimRefusals } from '@hongyan/domain/claims/claim-vocabulary'
import {
  type ClaimWork,
  claimGroups,
  claimWorkSteps,
  listClaimWork,
} from '@hongyan/domain/claims/list-claim-work'
import { noteClaim, revealClaim, showClaimWork } from '@hongyan/domain/claims/show-claim-work'
import { transitionClaim } from '@hongyan/domain/claims/transition-claim'
import { longestNote } from '@hongyan/domain/notes/work-notes'
import { maskFreeText } from '@hongyan/domain/privacy/mask-free-text'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import {
  byNumber,
  doBy,
  historyView,
  iso,
  isoOrNull,
  listRefusals,
  noteView,
  outcomesView,
  pageQuery,
  periodOf,
  periodQuery,
  readBy,
  refusalFor,
  refusals,
  rowIds,
  rowsOf,
  shared,
  signedOut,
  withEach,
  writeBy,
} from '../work/desk-call.ts'

const claims = { ...shared, family: 'desk-claims' } as const
const number = { number: 'HL00000000000' }
const ids = ['HL00000000000']

/** A claim in a list. Money in minor units. */
export const claimRow = z.object({
  number: z.string(),
  state: z.enum(['received', 'reviewing', 'proof-needed', 'granted', 'refused', 'withdrawn']),
  since: z.string(),
  filedAt: z.string(),
  dueAt: z.string().nullable().describe('By when somebody is to look at it; null where somebody has.'),
  isOverdue: z.boolean(),
  waybill: z.string(),
  branch: z.string().nullable().describe('Null where the goods were not ordered here.'),
  kind: z.enum(claimKinds),
  amount: z.int(),
  files: z.int(),
  may: z.array(z.enum(claimWorkSteps)),
})

const claimView = claimRow.extend({
  story: z.string().describe('Phones, names and addresses in it masked.'),
  granted: z.int().nullable(),
  reason: z.enum(claimRefusals).nullable(),
  fileNames: z.array(z.string()),
  notes: z.array(noteView),
  history: z.array(historyView),
})

function presentRow({ claim, branch, dueAt, steps }: ClaimWork, now: number): z.input<typeof claimRow> {
  return {
    number: claim.number,
    state: claim.state.kind,
    since: iso(claim.state.since),
    filedAt: iso(claim.createdAt),
    dueAt: isoOrNull(dueAt),
    isOverdue: dueAt !== null && dueAt < now,
    waybill: claim.waybillNo,
    branch,
    kind: claim.kind,
    amount: claim.amountFen,
    files: claim.files.length,
    may: [...steps],
  }
}

export const listClaimWorkAction = defineAction(
  {
    ...claims,
    id: 'listClaimWork',
    method: 'GET',
    path: '/v1/desk/claims',
    summary: {
      en: 'Claims about goods of the branches of the person who asks, the oldest open first',
      zh: '自己网点的理赔，最早还没办结的在前',
    },
    query: z.strictObject({
      group: z.enum(claimGroups).default('open'),
      branch: z.string().max(60).optional(),
      ...periodQuery,
      ...pageQuery,
    }),
    replies: { 200: rowsOf(claimRow) },
    refusals: listRefusals,
    access: readBy('see-claims'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: { branch = null, after = null, from, until, ...asked } }, { ctx }) =>
    listClaimWork(ctx, { ...asked, branch, after, ...periodOf({ from, until }) }),
  ({ rows, next }, { ctx }) => ({ rows: rows.map((row) => presentRow(row, ctx.now())), next }),
)

export const showClaimWorkAction = defineAction(
  {
    ...claims,
    id: 'showClaimWork',
    method: 'GET',
    path: '/v1/desk/claims/{number}',
    summary: { en: 'One claim with notes and what happened to it', zh: '一件理赔，带备注和经过' },
    params: byNumber,
    replies: { 200: successOf(claimView) },
    refusals,
    access: readBy('see-claims'),
    examples: [{ ...signedOut, request: { params: number } }],
  },
  ({ params }, { ctx }) => showClaimWork(ctx, params),
  (view, { ctx }) => {
    const { claim, notes, history } = view
    return {
      ...presentRow(view, ctx.now()),
      story: maskFreeText(claim.story),
      granted: claim.state.kind === 'granted' ? claim.state.amountFen : null,
      reason: claim.state.kind === 'refused' ? claim.state.reason : null,
      fileNames: claim.files.map(({ name }) => name),
      notes: notes.map((note) => ({ ...note, at: iso(note.at) })),
      history: history.map((line) => ({ ...line, at: iso(line.at) })),
    }
  },
  refusalFor,
)

export const revealClaimAction = defineAction(
  {
    ...claims,
    id: 'revealClaim',
    method: 'POST',
    path: '/v1/desk/claims/{number}/personal-data',
    summary: {
      en: 'The story of a claim, in full; that it was looked at is written down',
      zh: '理赔的说明，完整显示；看过会记下来',
    },
    params: byNumber,
    body: z.strictObject({}),
    replies: { 200: successOf(z.object({ story: z.string() })) },
    refusals,
    access: doBy('see-personal-data'),
    examples: [{ ...signedOut, request: { params: number, body: {} } }],
  },
  ({ params }, { ctx }) => revealClaim(ctx, params),
  ({ story }) => ({ story }),
  refusalFor,
)

const answering = {
  ...claims,
  method: 'POST',
  replies: { 200: outcomesView },
  refusals: listRefusals,
} as const
const answer = writeBy('answer-claims')

const moving = (step: 'review' | 'ask-proof', id: string, summary: { en: string; zh: string }) =>
  defineAction(
    {
      ...answering,
      id,
      path: `/v1/desk/claims/${step}` as const,
      summary,
      body: z.strictObject(rowIds),
      access: answer,
      examples: [{ ...signedOut, request: { body: { ids } } }],
    },
    ({ body }, at) => withEach(body.ids, at, (id) => transitionClaim(at.ctx, { number: id, move: { step } })),
  )
export const reviewClaimsAction = moving('review', 'reviewClaims', {
  en: 'Look into claims',
  zh: '开始审核理赔',
})
export const askProofAction = moving('ask-proof', 'askProofOfClaims', {
  en: 'Ask for proof of claims',
  zh: '请客户补凭证',
})

export const grantClaimsAction = defineAction(
  {
    ...answering,
    id: 'grantClaims',
    path: '/v1/desk/claims/grant',
    summary: { en: 'Pay a claim', zh: '同意赔付' },
    body: z.strictObject({
      ...rowIds,
      amount: z.int().min(1).max(claimLimits.amount).describe(withOurNames('In {our.money.minor}.', 'en-US')),
    }),
    access: answer,
    examples: [{ ...signedOut, request: { body: { ids, amount: 100 } } }],
  },
  ({ body: { ids, amount } }, at) =>
    withEach(ids, at, (id) =>
      transitionClaim(at.ctx, { number: id, move: { step: 'grant', amountFen: amount } }),
    ),
)

export const refuseClaimsAction = defineAction(
  {
    ...answering,
    id: 'refuseClaims',
    path: '/v1/desk/claims/refuse',
    summary: { en: 'Do not pay claims, for a reason', zh: '不予赔付，并说明原因' },
    body: z.strictObject({ ...rowIds, reason: z.enum(claimRefusals) }),
    access: answer,
    examples: [{ ...signedOut, request: { body: { ids, reason: 'not-proven' } } }],
  },
  ({ body: { ids, reason } }, at) =>
    withEach(ids, at, (id) => transitionClaim(at.ctx, { number: id, move: { step: 'refuse', reason } })),
)

export const noteClaimsAction = defineAction(
  {
    ...answering,
    id: 'noteClaims',
    path: '/v1/desk/claims/notes',
    summary: { en: 'Keep a note about claims, for staff alone', zh: '给理赔写一条备注，只有员工看得到' },
    body: z.strictObject({ ...rowIds, text: z.string().max(4 * longestNote) }),
    access: doBy('answer-claims'),
    examples: [{ ...signedOut, request: { body: { ids, text: 'x' } } }],
  },
  ({ body: { ids, text } }, at) => withEach(ids, at, (id) => noteClaim(at.ctx, { number: id, text })),
)

export const claimWorkActions: readonly Action[] = [
  listClaimWorkAction,
  showClaimWorkAction,
  revealClaimAction,
  reviewClaimsAction,
  askProofAction,
  grantClaimsAction,
  refuseClaimsAction,
  noteClaimsAction,
]
