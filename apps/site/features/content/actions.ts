import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { linkExpired, notAvailable } from '../../calls/refusals.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import { contentEntry, contentType } from './content-entry.ts'
import { findContent } from './find-content.ts'
import { listContent } from './list-content.ts'
import { type PreviewQuestion, showDraft } from './show-draft.ts'

/** The list query with its defaults. */
const listQuery = z.object({
  index: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(100).default(50),
  needContentInfo: z.boolean().default(true),
  contentType: contentType.default(2),
})

const list = z.object({
  index: z.int(),
  pageSize: z.int(),
  total: z.int(),
  list: z.array(contentEntry),
})

const document = z.object({ contentCode: z.string(), content: z.string() })

const shared = {
  method: 'POST',
  family: 'content',
  shape: 'spec',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'content',
} as const

const listing = { ...shared, replies: { 200: successOf(list) }, refusals: [] } as const

const queryContentListAction = defineAction(
  {
    ...listing,
    id: 'queryContentListWithPage',
    path: '/cms/queryContentListWithPage',
    summary: {
      en: 'Banners, news, videos or pages, a page of them at a time',
      zh: '轮播图、新闻、视频或页面的列表，分页',
    },
    description: {
      en: 'Types: 1 banner, 2 news, 3 video, 995 dynamic (pages). Newest first.',
      zh: '类型：1 轮播图，2 新闻，3 视频，995 动态页面。新的在前。',
    },
    body: listQuery,
    examples: [
      {
        title: 'The two newest news items without their text',
        request: { body: { pageSize: 2, needContentInfo: false } },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  async ({ body }, { locale }) => listOf(body, locale),
)

const queryConfigListAction = defineAction(
  {
    ...listing,
    id: 'queryConfigContentListWithPage',
    path: '/config/queryContentListWithPage',
    summary: { en: 'The same list, asked with the caller’s context', zh: '同一份列表，请求里带调用方的环境' },
    body: listQuery.extend({
      context: z.object({
        source: z.literal(1),
        client: z.literal(4),
        entrance: z.string().min(1).max(40),
      }),
    }),
    examples: [
      {
        title: 'Without its context',
        request: { body: { contentType: 1 } },
        status: 400,
        reply: { code: 1400 },
      },
      {
        title: 'Banners',
        request: { body: { contentType: 1, context: { source: 1, client: 4, entrance: 'gateway' } } },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  async ({ body }, { locale }) => listOf(body, locale),
)

const queryContentInfoAction = defineAction(
  {
    ...shared,
    id: 'queryContentInfo',
    path: '/cms/queryContentInfo',
    summary: { en: 'One document by its section code', zh: '按栏目编码取一份内容' },
    description: {
      en: 'A code is `100025-`, the name, and the language suffix: `-en` English, `-tc` Traditional Chinese, none Simplified. `data.content` is a JSON string.',
      zh: '编码由 `100025-`、名称和语言后缀组成：`-en` 英文，`-tc` 繁体，没有后缀是简体。`data.content` 是 JSON 字符串。',
    },
    body: z.object({
      contentCode: z.string().min(8).max(200),
      contentType: contentType.default(995),
    }),
    replies: { 200: successOf(document) },
    refusals: [notAvailable],
    examples: [
      {
        title: 'The English footer',
        request: { body: { contentCode: '100025-footer-en' } },
        status: 200,
        reply: { code: 1 },
      },
      {
        title: 'A code that names nothing',
        request: { body: { contentCode: '100025-nothing' } },
        status: 200,
        reply: { code: 1302 },
      },
    ],
  },
  async ({ body: { contentCode } }) => {
    const content = findContent(contentCode)
    if (content === null) throw new Refused({ refusal: notAvailable })
    return { contentCode, content: JSON.stringify(content) }
  },
)

const previewKey = z.string().min(1).max(2000).optional()

/** Both calls take both names. Beside a `previewKey`, `cmsKey` names the section the preview must be of. */
const previewBody = z
  .object({ cmsKey: previewKey, previewKey })
  .refine((body) => (body.cmsKey ?? body.previewKey) !== undefined, {
    path: ['previewKey'],
    message: 'a key is needed',
  })

const preview = {
  ...shared,
  summary: {
    en: 'A document before it is published, by a signed key that expires',
    zh: '未发布的内容，凭会过期的签名链接看',
  },
  description: {
    en: 'The key also ends when the document is published. Search engines are told to keep nothing of it.',
    zh: '这份内容一发布，链接就失效。答复里写明搜索引擎不得收录。',
  },
  unlisted: true,
  body: previewBody,
  replies: { 200: successOf(document) },
  refusals: [linkExpired],
} as const

const queryPreviewByCmsKeyAction = defineAction(
  {
    ...preview,
    id: 'queryPreViewContentInfo',
    path: '/cms/queryPreViewContentInfo',
    examples: [
      {
        title: 'A key nobody signed',
        request: { body: { cmsKey: 'made-up' } },
        status: 200,
        reply: { code: 1203 },
      },
    ],
  },
  ({ body }, { ctx }) => previewOf(ctx, body),
)

const queryPreviewAction = defineAction(
  {
    ...preview,
    id: 'queryPreviewContentInfo',
    path: '/CmsApiService/queryPreviewContentInfo',
    examples: [
      {
        title: 'A key nobody signed',
        request: { body: { previewKey: 'made-up' } },
        status: 200,
        reply: { code: 1203 },
      },
    ],
  },
  ({ body }, { ctx }) => previewOf(ctx, body),
)

/** What is published, and what is to be. */
export const contentActions: readonly Action[] = [
  queryContentListAction,
  queryConfigListAction,
  queryContentInfoAction,
  queryPreviewByCmsKeyAction,
  queryPreviewAction,
]

function listOf(
  { index, pageSize, needContentInfo, contentType }: z.output<typeof listQuery>,
  locale: LocaleId,
) {
  const entries = listContent(contentType, locale)
  return {
    index,
    pageSize,
    total: entries.length,
    list: entries.slice((index - 1) * pageSize, index * pageSize).map(({ document, ...entry }) => ({
      ...entry,
      content: needContentInfo ? JSON.stringify(document) : null,
    })),
  }
}

/** A preview is shown until its document is published, and only when it keeps the contract of what is published. */
async function previewOf(ctx: Ctx, question: PreviewQuestion) {
  const draft = await showDraft(ctx, question)
  if (draft === null) throw new Refused({ refusal: linkExpired })
  return { contentCode: draft.code, content: draft.content }
}
