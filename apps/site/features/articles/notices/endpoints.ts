import { z } from 'zod'
import { type Call, defineCall } from '../../../calls/call.ts'
import { successOf } from '../../../calls/envelope.ts'

/** The public fields of a notice or trend in a list. */
const noticeInfo = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  date: z.iso.date(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  state: z.enum(['ahead', 'now', 'over', 'always']),
  areas: z.array(z.string()),
  /** Path of its page in the language of the answer. */
  link: z.string(),
})
export type NoticeInfo = z.output<typeof noticeInfo>

const index = z.object({
  total: z.int(),
  years: z.array(z.object({ year: z.string(), count: z.int() })),
  categories: z.array(z.object({ category: z.string(), count: z.int() })),
  latest: noticeInfo.nullable(),
})

const infos = z.object({
  pageNum: z.int(),
  pageSize: z.int(),
  total: z.int(),
  pages: z.int(),
  list: z.array(noticeInfo),
})

/** `pageNum` from 1; `pageSize` at most 100. */
const paging = z.object({
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
})

/** Nothing is asked by body; whatever else an older client sends is ignored. */
const noBody = z.looseObject({}).optional()

const shared = {
  family: 'notices',
  shape: 'spec',
  credentials: true,
  refusals: [],
  limit: 'content',
} as const satisfies Partial<Call>

export const getTrendIndex = defineCall({
  ...shared,
  id: 'getTrendIndex',
  method: 'GET',
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  path: '/api/open/notice/getTrendIndex',
  summary: 'Years and categories of the industry trends, and the latest one',
  replies: { 200: successOf(index) },
  examples: [{ title: 'All', request: {}, status: 200, reply: { code: 1 } }],
})

export const getNoticeIndex = defineCall({
  ...shared,
  id: 'getNoticeIndex',
  method: 'GET',
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  path: '/api/open/notice/getNoticeIndex',
  summary: 'Years and categories of the notices, and the latest one',
  replies: { 200: successOf(index) },
  examples: [{ title: 'All', request: {}, status: 200, reply: { code: 1 } }],
})

export const getTrendInfos = defineCall({
  ...shared,
  id: 'getTrendInfos',
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  path: '/api/open/notice/getTrendInfos',
  summary: 'A page of the industry trends, newest first',
  query: paging,
  body: noBody,
  replies: { 200: successOf(infos) },
  examples: [
    {
      title: 'The first two',
      request: { query: { pageNum: '1', pageSize: '2' } },
      status: 200,
      reply: { code: 1 },
    },
  ],
})

export const getNoticeInfos = defineCall({
  ...shared,
  id: 'getNoticeInfos',
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  path: '/api/open/notice/getNoticeInfos',
  summary: 'A page of the notices, newest first',
  query: paging,
  body: noBody,
  replies: { 200: successOf(infos) },
  examples: [
    {
      title: 'A page past the end is empty',
      request: { query: { pageNum: '9999', pageSize: '50' } },
      status: 200,
      reply: { code: 1 },
    },
  ],
})

export const getNoticePopup = defineCall({
  family: 'notices',
  shape: 'own',
  refusals: [],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'content',
  id: 'getNoticePopup',
  method: 'GET',
  path: '/v1/notice-popup',
  summary: 'The notice that is shown as a pop-up now, if there is one',
  description: 'A page shows it once per version; the browser remembers which versions it has shown.',
  replies: {
    200: successOf(
      z
        .object({
          /** Notice and version as one word: what the browser remembers. */
          key: z.string(),
          title: z.string(),
          text: z.string(),
          link: z.string(),
          read: z.string(),
          close: z.string(),
          until: z.iso.datetime().nullable(),
        })
        .nullable(),
    ),
  },
  examples: [{ title: 'Now', request: {}, status: 200, reply: { code: 1 } }],
})
