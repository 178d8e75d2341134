import { localeIds, rootId } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { longestQuestion, type Marked, searchKinds } from '../../client/search-answer.ts'
import { defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import type { SearchPages } from './load.ts'

const path = z.string().describe('Path on this site in the language asked for, an anchor included.')

const found = z.object({
  total: z.int(),
  items: z.array(
    z.object({
      kind: z.enum(searchKinds),
      title: z.string(),
      text: z.string().describe('The passage that answers best.'),
      path,
      date: z.iso.date().nullable().describe('Only of what is dated: news, notices and trends.'),
    }),
  ),
  suggestions: z.array(
    z.object({
      kind: z.enum([...searchKinds, 'tracking', 'search']),
      text: z.string(),
      path,
    }),
  ),
})

export const searchSiteAction = defineAction(
  {
    id: 'searchSite',
    method: 'GET',
    path: '/v1/search',
    family: 'search',
    summary: { en: 'Search the whole site', zh: '全站搜索' },
    description: {
      en: 'Pages, tools, answers, news and notices, best first, in the language asked for. Simplified, Traditional and English words find the same things. A limit of 0 gives suggestions alone, for use while somebody types; any other question that finds nothing is counted by its words, without anything about who asked. An empty question finds nothing.',
      zh: '页面、工具、问答、新闻和公告，最相关的在前，用所问的语言答复。简体、繁体和英文的词找到同样的内容。`limit` 为 0 只给联想词，供输入时用；其他查不到结果的，只按词计数，不记是谁问的。空着查，结果也是空的。',
    },
    shape: 'own',
    query: z.strictObject({
      q: z.string().trim().max(longestQuestion).default(''),
      lang: z.enum(localeIds).optional(),
      limit: z.coerce.number().int().min(0).max(50).default(10),
    }),
    replies: { 200: successOf(found) },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'search',
    examples: [
      {
        title: 'A Chinese word, answered in English',
        request: { query: { q: '冷链', lang: 'en-US', limit: '1' } },
        status: 200,
        reply: {
          code: 1,
          data: {
            items: [{ kind: 'page', title: 'Cold chain', path: '/en/products/cold-chain', date: null }],
          },
        },
      },
      {
        title: 'A shipment number',
        request: { query: { q: 'HY660120260038', lang: rootId, limit: '0' } },
        status: 200,
        reply: {
          code: 1,
          data: {
            total: 0,
            items: [],
            suggestions: [{ kind: 'tracking', path: '/track?no=HY660120260038' }],
          },
        },
      },
      {
        title: 'Nothing asked',
        request: {},
        status: 200,
        reply: { code: 1, data: { total: 0, items: [], suggestions: [] } },
      },
      {
        title: 'Longer than a question may be',
        request: { query: { q: 'x'.repeat(101) } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  ({ query: { q, lang, limit } }, { services, locale }: At<SearchPages>) =>
    services.search({ query: q, take: { all: limit } }, lang ?? locale),
  ({ total, hits, suggestions }) => ({
    total,
    items: hits.map((hit) => ({ ...hit, title: plain(hit.title), text: plain(hit.text) })),
    suggestions,
  }),
)

function plain(pieces: Marked): string {
  return pieces.map(({ text }) => text).join('')
}
