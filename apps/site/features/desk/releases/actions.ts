import { approveRelease } from '@hongyan/domain/releases/approve-release'
import { askReview } from '@hongyan/domain/releases/ask-review'
import { cancelRelease } from '@hongyan/domain/releases/cancel-release'
import { listReleases } from '@hongyan/domain/releases/list-releases'
import { publishRelease } from '@hongyan/domain/releases/publish-release'
import { refuseRelease } from '@hongyan/domain/releases/refuse-release'
import { releaseStates } from '@hongyan/domain/releases/release'
import { scheduleRelease } from '@hongyan/domain/releases/schedule-release'
import { withdrawDocument } from '@hongyan/domain/releases/withdraw-document'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { writtenIds } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { presentReleases } from './present.ts'
import {
  neededDocument,
  newerPublished,
  ownWork,
  releaseSettled,
  unfitDocument,
  unknownRelease,
} from './refusals.ts'
import { madeView, releasesView, scheduledView, wallTimeView } from './views.ts'

export const shared = { family: 'desk-releases', shape: 'own', limit: 'desk' } as const
export const access = { who: 'person', record: 'none', origin: 'allowed', repeat: 'repeats' } as const
const reviewing = { ...access, staffRight: 'review-documents' } as const
export const publishing = { ...access, staffRight: 'publish-documents' } as const
export const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
export const name = z
  .string()
  .min(1)
  .max(160)
  .describe('`news/wuhan-phase-two`, `page/products/express`, `document/home`')
export const language = z.enum(writtenIds)
export const note = z.string().max(4000).default('')
export const aDocument = { name: 'news/wuhan-phase-two', language: 'en-US' } as const
const aTime = { local: '2026-11-29T08:00', zone: 'Asia/Shanghai' } as const
export const refusals = [signInNeeded, staffRole, unknownRelease] as const

export const listReleasesAction = defineAction(
  {
    ...shared,
    id: 'listReleases',
    method: 'GET',
    path: '/v1/desk/releases',
    summary: {
      en: 'What is to be reviewed, published and withdrawn, and what was',
      zh: '待审核、待发布和已发布的内容',
    },
    description: {
      en: '`mine` are those that the person who asks can approve, `returned` those that they asked for and that were refused. Newest first; `before` goes on after an id.',
      zh: '`mine` 只列出自己可以审核的，`returned` 只列出自己送审后被退回的。新的在前；`before` 从某个编号往下接着列。',
    },
    query: z.object({
      state: z.enum(releaseStates).optional(),
      name: name.optional(),
      language: language.optional(),
      mine: z.enum(['1']).optional(),
      returned: z.enum(['1']).optional(),
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    replies: { 200: successOf(releasesView) },
    refusals: [signInNeeded, staffRole],
    access: { ...access, origin: 'any', repeat: 'reads', staffRight: 'see-documents' },
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: { state, mine, returned, ...filter } }, { ctx }) =>
    listReleases(ctx, {
      ...filter,
      mine: mine === '1',
      returned: returned === '1',
      ...(state === undefined ? {} : { states: [state] }),
    }),
  presentReleases,
)

export const askReviewAction = defineAction(
  {
    ...shared,
    id: 'askReview',
    method: 'POST',
    path: '/v1/desk/releases',
    summary: { en: 'Ask for a language of a document to be approved', zh: '提交一种语言的内容去审核' },
    body: z.strictObject({
      name,
      language,
      note,
      wish: wallTimeView.nullable().default(null).describe('When it should be published.'),
    }),
    replies: { 200: successOf(madeView) },
    refusals: [...refusals, unfitDocument],
    access: { ...access, repeat: 'once', staffRight: 'see-documents' },
    examples: [{ ...signedOut, request: { body: aDocument } }],
  },
  ({ body }, { ctx }) => askReview(ctx, body),
)

export const approveReleaseAction = defineAction(
  {
    ...shared,
    id: 'approveRelease',
    method: 'POST',
    path: '/v1/desk/releases/{id}/approve',
    summary: { en: 'Approve what somebody else has written', zh: '通过别人写的内容' },
    params,
    body: z.strictObject({ note }),
    replies: { 200: plainSuccess },
    refusals: [...refusals, releaseSettled, ownWork],
    access: reviewing,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id }, body }, { ctx }) => approveRelease(ctx, { id, ...body }),
)

export const refuseReleaseAction = defineAction(
  {
    ...shared,
    id: 'refuseRelease',
    method: 'POST',
    path: '/v1/desk/releases/{id}/refuse',
    summary: { en: 'Refuse what was to be published, with a reason', zh: '退回内容，并写明原因' },
    params,
    body: z.strictObject({ note }),
    replies: { 200: plainSuccess },
    refusals: [...refusals, releaseSettled],
    access: reviewing,
    examples: [{ ...signedOut, request: { params: anId, body: { note: '请核对价格' } } }],
  },
  ({ params: { id }, body }, { ctx }) => refuseRelease(ctx, { id, ...body }),
)

export const publishReleaseAction = defineAction(
  {
    ...shared,
    id: 'publishRelease',
    method: 'POST',
    path: '/v1/desk/releases/{id}/publish',
    summary: { en: 'Publish now what was approved', zh: '立即发布已通过的内容' },
    description: {
      en: 'One language alone. Hong Kong follows the Simplified where nobody has written anything for it.',
      zh: '只发布这一种语言。没有人单独写过香港版时，香港版跟着简体一起发布。',
    },
    params,
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [...refusals, releaseSettled, unfitDocument, newerPublished],
    access: publishing,
    takesLong: true,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id } }, { ctx }) => publishRelease(ctx, { id }),
)

export const scheduleReleaseAction = defineAction(
  {
    ...shared,
    id: 'scheduleRelease',
    method: 'POST',
    path: '/v1/desk/releases/{id}/schedule',
    summary: { en: 'Have a release carried out at a moment', zh: '定时发布或下线' },
    params,
    body: z.strictObject({ at: wallTimeView }),
    replies: { 200: successOf(scheduledView) },
    refusals: [...refusals, releaseSettled],
    access: publishing,
    examples: [{ ...signedOut, request: { params: anId, body: { at: aTime } } }],
  },
  async ({ params: { id }, body: { at } }, { ctx }) => {
    const { dueAt } = await scheduleRelease(ctx, { id, at })
    return { dueAt: isoInZone(dueAt, at.zone) }
  },
)

export const cancelReleaseAction = defineAction(
  {
    ...shared,
    id: 'cancelRelease',
    method: 'POST',
    path: '/v1/desk/releases/{id}/cancel',
    summary: { en: 'Take a release back before it is carried out', zh: '撤回还没有生效的发布' },
    params,
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [...refusals, releaseSettled],
    access: { ...access, staffRight: 'see-documents' },
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id } }, { ctx }) => cancelRelease(ctx, { id }),
)

export const withdrawDocumentAction = defineAction(
  {
    ...shared,
    id: 'withdrawDocument',
    method: 'POST',
    path: '/v1/desk/releases/withdraw',
    summary: {
      en: 'Take a language of a document off the site, now or at a moment',
      zh: '下线一种语言的内容，立即或定时',
    },
    body: z.strictObject({ name, language, note, at: wallTimeView.nullable().default(null) }),
    replies: { 200: successOf(madeView) },
    refusals: [...refusals, neededDocument],
    access: { ...publishing, repeat: 'once' },
    examples: [{ ...signedOut, request: { body: aDocument } }],
  },
  ({ body }, { ctx }) => withdrawDocument(ctx, body),
)

export const releaseActions: readonly Action[] = [
  listReleasesAction,
  askReviewAction,
  withdrawDocumentAction,
  approveReleaseAction,
  refuseReleaseAction,
  publishReleaseAction,
  scheduleReleaseAction,
  cancelReleaseAction,
]
