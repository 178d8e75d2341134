import { z } from 'zod'
import { type Call, defineCall } from '../../calls/call.ts'
import { successOf } from '../../calls/envelope.ts'

/** The kinds of lists: banner, news, video, dynamic. */
export const contentTypes = { banner: 1, news: 2, video: 3, dynamic: 995 } as const

const contentType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(995)])

/** The list query with its defaults. */
const listQuery = {
  index: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(100).default(50),
  needContentInfo: z.boolean().default(true),
  contentType: contentType.default(2),
}

/** One entry of a list. `content` is the whole document as a JSON string, when it was asked for. */
const contentEntry = z.object({
  contentCode: z.string(),
  contentType,
  title: z.string(),
  summary: z.string(),
  date: z.iso.date().nullable(),
  link: z.string().nullable(),
  content: z.string().nullable(),
})
export type ContentEntry = z.output<typeof contentEntry>

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
} as const satisfies Partial<Call>

export const queryContentList = defineCall({
  ...shared,
  id: 'queryContentListWithPage',
  path: '/cms/queryContentListWithPage',
  summary: 'Banners, news, videos or pages, a page of them at a time',
  description: 'Types: 1 banner, 2 news, 3 video, 995 dynamic (pages). Newest first.',
  body: z.object(listQuery),
  replies: { 200: successOf(list) },
  refusals: [],
  examples: [
    {
      title: 'The two newest news items without their text',
      request: { body: { pageSize: 2, needContentInfo: false } },
      status: 200,
      reply: { code: 1 },
    },
  ],
})

export const queryConfigList = defineCall({
  ...shared,
  id: 'queryConfigContentListWithPage',
  path: '/config/queryContentListWithPage',
  summary: 'The same list, asked with the caller’s context',
  body: z.object({
    ...listQuery,
    context: z.object({
      source: z.literal(1),
      client: z.literal(4),
      entrance: z.string().min(1).max(40),
    }),
  }),
  replies: { 200: successOf(list) },
  refusals: [],
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
})

export const queryContentInfo = defineCall({
  ...shared,
  id: 'queryContentInfo',
  path: '/cms/queryContentInfo',
  summary: 'One document by its section code',
  description:
    'A code is `100025-`, the name, and the language suffix: `-en` English, `-tc` Traditional Chinese, none Simplified. `data.content` is a JSON string.',
  body: z.object({
    contentCode: z.string().min(8).max(200),
    contentType: contentType.default(995),
  }),
  replies: { 200: successOf(document) },
  refusals: ['not-available'],
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
})

const preview = {
  ...shared,
  summary: 'A document before it is published, by a signed key that expires',
  description:
    'The key also ends when the document is published. Search engines are told to keep nothing of it.',
  unlisted: true,
  replies: { 200: successOf(document) },
  refusals: ['link-expired'],
} as const satisfies Partial<Call>

const previewKey = z.string().min(1).max(2000).optional()

/** Both calls take both names. Beside a `previewKey`, `cmsKey` names the section the preview must be of. */
const previewBody = z
  .object({ cmsKey: previewKey, previewKey })
  .refine((body) => (body.cmsKey ?? body.previewKey) !== undefined, {
    path: ['previewKey'],
    message: 'a key is needed',
  })

export const queryPreviewByCmsKey = defineCall({
  ...preview,
  id: 'queryPreViewContentInfo',
  path: '/cms/queryPreViewContentInfo',
  body: previewBody,
  examples: [
    {
      title: 'A key nobody signed',
      request: { body: { cmsKey: 'made-up' } },
      status: 200,
      reply: { code: 1203 },
    },
  ],
})

export const queryPreview = defineCall({
  ...preview,
  id: 'queryPreviewContentInfo',
  path: '/CmsApiService/queryPreviewContentInfo',
  body: previewBody,
  examples: [
    {
      title: 'A key nobody signed',
      request: { body: { previewKey: 'made-up' } },
      status: 200,
      reply: { code: 1203 },
    },
  ],
})
