import { changesThen } from '@hongyan/domain/releases/changes-then'
import { storedSince } from '@hongyan/domain/releases/contents-then'
import { endPreview, listPreviews } from '@hongyan/domain/releases/end-preview'
import { makePreview } from '@hongyan/domain/releases/make-preview'
import { replacePreview } from '@hongyan/domain/releases/replace-preview'
import type { Ctx } from '@hongyan/kernel/context'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, writtenIds } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../../calls/refusals.ts'
import { pathIn } from '../../../../paths.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import { signPreview } from '../../../../server/security/preview-key.ts'
import { unfitDocument, unknownRelease } from '../refusals.ts'
import { wallTimeView } from '../views.ts'

const shared = { family: 'desk-releases', shape: 'own', limit: 'preview' } as const
const access = {
  who: 'person',
  record: 'none',
  origin: 'allowed',
  repeat: 'repeats',
  staffRight: 'see-documents',
} as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const hourMs = 3_600_000
const hours = z.int().min(1).max(720)
const name = z.string().min(1).max(160)
const previewed = z
  .array(
    z.strictObject({
      name,
      seed: z
        .unknown()
        .optional()
        .describe('The document as it is being typed; left out, it is as it was saved.'),
    }),
  )
  .max(10)
const languages = z.array(z.enum(writtenIds)).min(1).max(3)
const refusals = [signInNeeded, staffRole, unknownRelease, unfitDocument] as const
const sample = { documents: [{ name: 'news/wuhan-phase-two' }], languages: ['en-US'] } as const
const madeView = z.object({
  id: z.string(),
  previewKey: z.string().describe('Added as `previewKey` to the query of any page of the site.'),
  endsAt: z.string(),
})

export const makePreviewAction = defineAction(
  {
    ...shared,
    id: 'makePreview',
    method: 'POST',
    path: '/v1/desk/previews',
    summary: {
      en: 'Show documents on the real pages before they are published',
      zh: '在真实页面上预览还没发布的内容',
    },
    body: z.strictObject({ documents: previewed.min(1), languages, hours: hours.default(12) }),
    replies: { 200: successOf(madeView) },
    refusals,
    access: { ...access, repeat: 'once' },
    longBody: true,
    typesetBody: true,
    examples: [{ ...signedOut, request: { body: sample } }],
  },
  async ({ body: { hours, ...body } }, { ctx }) => {
    const made = await makePreview(ctx, { ...body, at: null, lifeMs: hours * hourMs })
    return signed(ctx, made)
  },
)

export const replacePreviewAction = defineAction(
  {
    ...shared,
    id: 'replacePreview',
    method: 'POST',
    path: '/v1/desk/previews/{id}',
    summary: {
      en: 'Show what has been typed since under the same preview',
      zh: '同一个预览链接换成最新输入的内容',
    },
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ documents: previewed.min(1), languages }),
    replies: { 200: plainSuccess },
    refusals,
    access,
    longBody: true,
    typesetBody: true,
    examples: [
      { ...signedOut, request: { params: { id: '0197a000-0000-7000-8000-000000000000' }, body: sample } },
    ],
  },
  ({ params: { id }, body }, { ctx }) => replacePreview(ctx, { id, ...body }),
)

export const showSiteAtAction = defineAction(
  {
    ...shared,
    id: 'showSiteAt',
    method: 'POST',
    path: '/v1/desk/time-travel',
    summary: {
      en: 'A link to the whole site as it was or will be at a moment',
      zh: '整个网站在过去或将来某个时刻的样子',
    },
    description: {
      en: 'What is to be published and withdrawn by then is, what has been since is undone; with the facts and the rates of then. The link ends.',
      zh: '将来：到那时要发布和下线的内容都算在内；过去：此后的发布和下线都不算。数字和价格按当时的算。链接会过期。',
    },
    body: z.strictObject({
      at: wallTimeView,
      language: z.enum(writtenIds),
      documents: previewed.default([]),
      hours: hours.default(12),
    }),
    replies: { 200: successOf(madeView.extend({ path: z.string().describe('On the site.') })) },
    refusals,
    access: { ...access, repeat: 'once' },
    longBody: true,
    typesetBody: true,
    examples: [
      {
        ...signedOut,
        request: { body: { at: { local: '2026-12-24T08:00', zone: 'Asia/Shanghai' }, language: 'en-US' } },
      },
    ],
  },
  async ({ body: { at, language, documents, hours } }, { ctx }) => {
    const asked = { documents, languages: [language], at, lifeMs: hours * hourMs }
    const made = signed(ctx, await makePreview(ctx, asked))
    return { ...made, path: `${pathIn(language, '/')}?previewKey=${made.previewKey}` }
  },
)

export const listPreviewsAction = defineAction(
  {
    ...shared,
    id: 'listPreviews',
    method: 'GET',
    path: '/v1/desk/time-travel',
    summary: { en: "One's own links to the site at a moment", zh: '自己生成的、还没到期的整站预览链接' },
    replies: {
      200: successOf(
        z.object({
          storedSince: z
            .string()
            .nullable()
            .describe(
              'From when on publications are kept; before that the site is known as it ships. Null where there was none.',
            ),
          previews: z.array(madeView.extend({ shownAt: z.string(), madeAt: z.string() })).readonly(),
        }),
      ),
    },
    refusals: [signInNeeded, staffRole],
    access: { ...access, origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => {
    const previews = await listPreviews(ctx)
    const since = await storedSince(ctx)
    return {
      storedSince: since === null ? null : isoInZone(since, homeZone),
      previews: previews.map(({ shownAt, madeAt, ...preview }) => ({
        ...signed(ctx, preview),
        shownAt: isoInZone(shownAt, homeZone),
        madeAt: isoInZone(madeAt, homeZone),
      })),
    }
  },
)

export const listChangesThenAction = defineAction(
  {
    ...shared,
    id: 'listChangesThen',
    method: 'GET',
    path: '/v1/desk/time-travel/{id}',
    summary: {
      en: 'Where the site stood otherwise at the moment of a link than it does now',
      zh: '一个链接的时刻，网站和现在有哪些不同',
    },
    params: z.object({ id: z.uuid() }),
    replies: {
      200: successOf(
        z.object({
          changes: z
            .array(
              z.object({
                name,
                language: z.enum(writtenIds),
                was: z
                  .enum(['other', 'absent', 'outdated'])
                  .describe(
                    '`outdated`: what stood there no longer fits its schema, what is there now is shown.',
                  ),
              }),
            )
            .readonly(),
        }),
      ),
    },
    refusals: [signInNeeded, staffRole, unknownRelease],
    access: { ...access, origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: { params: { id: '0197a000-0000-7000-8000-000000000000' } } }],
  },
  async ({ params: { id } }, { ctx }) => ({ changes: await changesThen(ctx, { id }) }),
)

export const endPreviewAction = defineAction(
  {
    ...shared,
    id: 'endPreview',
    method: 'POST',
    path: '/v1/desk/previews/{id}/end',
    summary: { en: 'End a preview before its time', zh: '提前结束一个预览链接' },
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [signInNeeded, staffRole, unknownRelease],
    access: { ...access, repeat: 'once' },
    examples: [
      { ...signedOut, request: { params: { id: '0197a000-0000-7000-8000-000000000000' }, body: {} } },
    ],
  },
  ({ params: { id } }, { ctx }) => endPreview(ctx, { id }),
)

function signed(ctx: Ctx, { id, endsAt }: { readonly id: string; readonly endsAt: number }) {
  return {
    id,
    previewKey: signPreview(id, endsAt, ctx.settings.linkKey),
    endsAt: isoInZone(endsAt, homeZone),
  }
}

export const previewActions: readonly Action[] = [
  makePreviewAction,
  replacePreviewAction,
  showSiteAtAction,
  listPreviewsAction,
  listChangesThenAction,
  endPreviewAction,
]
