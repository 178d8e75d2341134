import type { Notice } from '@hongyan/content'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import { listNotices } from './list-notices.ts'
import { presentNotice, presentPopup } from './present.ts'

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
  method: 'GET',
  family: 'notices',
  shape: 'spec',
  refusals: [],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'content',
} as const

const asIndex = { ...shared, credentials: true, replies: { 200: successOf(index) } } as const

const asPage = {
  ...shared,
  method: 'POST',
  credentials: true,
  access: { ...shared.access, origin: 'allowed' },
  query: paging,
  body: noBody,
  replies: { 200: successOf(infos) },
} as const

const getTrendIndexAction = defineAction(
  {
    ...asIndex,
    id: 'getTrendIndex',
    path: '/api/open/notice/getTrendIndex',
    summary: {
      en: 'Years and categories of the industry trends, and the latest one',
      zh: '行业动态有哪些年份和分类，以及最新一条',
    },
    examples: [{ title: 'All', request: {}, status: 200, reply: { code: 1 } }],
  },
  async (_input, at) => indexOf('trend', at),
)

const getNoticeIndexAction = defineAction(
  {
    ...asIndex,
    id: 'getNoticeIndex',
    path: '/api/open/notice/getNoticeIndex',
    summary: {
      en: 'Years and categories of the notices, and the latest one',
      zh: '公告有哪些年份和分类，以及最新一条',
    },
    examples: [{ title: 'All', request: {}, status: 200, reply: { code: 1 } }],
  },
  async (_input, at) => indexOf('notice', at),
)

const getTrendInfosAction = defineAction(
  {
    ...asPage,
    id: 'getTrendInfos',
    path: '/api/open/notice/getTrendInfos',
    summary: { en: 'A page of the industry trends, newest first', zh: '行业动态列表，分页，新的在前' },
    examples: [
      {
        title: 'The first two',
        request: { query: { pageNum: '1', pageSize: '2' } },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  async ({ query }, at) => infosOf('trend', query, at),
)

const getNoticeInfosAction = defineAction(
  {
    ...asPage,
    id: 'getNoticeInfos',
    path: '/api/open/notice/getNoticeInfos',
    summary: { en: 'A page of the notices, newest first', zh: '公告列表，分页，新的在前' },
    examples: [
      {
        title: 'A page past the end is empty',
        request: { query: { pageNum: '9999', pageSize: '50' } },
        status: 200,
        reply: { code: 1 },
      },
    ],
  },
  async ({ query }, at) => infosOf('notice', query, at),
)

const getNoticePopupAction = defineAction(
  {
    ...shared,
    shape: 'own',
    id: 'getNoticePopup',
    path: '/v1/notice-popup',
    summary: {
      en: 'The notice that is shown as a pop-up now, if there is one',
      zh: '现在要弹出的公告，没有就为空',
    },
    description: {
      en: 'A page shows it once per version; the browser remembers which versions it has shown.',
      zh: '同一版只弹一次；弹过哪几版由浏览器记着。',
    },
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
  },
  async (_input, { locale, ctx }) => presentPopup(listNotices('notice', locale), locale, ctx.now()),
)

/** Notices and industry trends. */
export const noticeActions: readonly Action[] = [
  getTrendIndexAction,
  getNoticeIndexAction,
  getTrendInfosAction,
  getNoticeInfosAction,
  getNoticePopupAction,
]

function indexOf(kind: Notice['kind'], { locale, ctx }: At) {
  const items = listNotices(kind, locale)
  const [latest] = items
  return {
    total: items.length,
    years: counted(items.map(({ date }) => date.slice(0, 4))).map(([year, count]) => ({ year, count })),
    categories: counted(items.map(({ category }) => category)).map(([category, count]) => ({
      category,
      count,
    })),
    latest: latest === undefined ? null : presentNotice(latest, locale, ctx.now()),
  }
}

function infosOf(kind: Notice['kind'], { pageNum, pageSize }: z.output<typeof paging>, { locale, ctx }: At) {
  const items = listNotices(kind, locale)
  return {
    pageNum,
    pageSize,
    total: items.length,
    pages: Math.ceil(items.length / pageSize),
    list: items
      .slice((pageNum - 1) * pageSize, pageNum * pageSize)
      .map((notice) => presentNotice(notice, locale, ctx.now())),
  }
}

/** How many items each value has, in the order the values first appear. */
function counted(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
