import { localeIds } from '@hongyan/locales'
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
    summary: 'Search the whole site',
    description:
      'Pages, tools, answers, news and notices, best first, in the language asked for. Simplified, Traditional and English words find the same things. A limit of 0 gives suggestions alone, for use while somebody types; any other question that finds nothing is counted by its words, without anything about who asked. An empty question finds nothing.',
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
        request: { query: { q: 'HY660120260038', lang: 'zh-CN', limit: '0' } },
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
