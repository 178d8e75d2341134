import { ratings } from '@hongyan/domain/feedback/feedback-rules'
import { listFeedbackWork } from '@hongyan/domain/worklists/list-feedback-work'
import { listMissed } from '@hongyan/domain/worklists/list-missed'
import { listUnmapped } from '@hongyan/domain/worklists/list-unmapped'
import { inEach, localeOf, writtenIds } from '@hongyan/locales'
import { z } from 'zod'
import type { CallWords } from '../../../calls/call-words.ts'
import { type ColumnsOf, defineWorklist, type Worklist } from '../../../calls/worklist.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import {
  afterRows,
  dealing,
  dealtFilter,
  dealtGroup,
  dealtSteps,
  dealtViews,
  nextOf,
  stepsOf,
} from '../work/dealt.ts'
import { iso, listRefusals, pageQuery, readBy, rowsOf, shared, signedOut } from '../work/desk-call.ts'

const work = { ...shared, family: 'desk-work' } as const
const { text, limit } = pageQuery
const missedRow = z.object({
  term: z.string(),
  missed: z.int(),
  days: z.int(),
  lastDay: z.string(),
  may: dealtSteps,
})
const missedColumns: ColumnsOf<z.output<typeof missedRow>> = [
  { key: 'term', kind: 'text', label: { en: 'Looked for', zh: '查的内容' } },
  { key: 'missed', kind: 'number', label: { en: 'Times', zh: '次数' } },
  { key: 'days', kind: 'number', label: { en: 'Days', zh: '天数' } },
  { key: 'lastDay', kind: 'day', label: { en: 'Last', zh: '最近一次' } },
]

function missedList(
  place: 'site' | 'items',
  named: { readonly id: string; readonly title: { readonly en: string; readonly zh: string } },
): { readonly calls: readonly Action[]; readonly worklist: Worklist } {
  const list = defineAction(
    {
      ...work,
      id: place === 'site' ? 'listSearchMisses' : 'listItemMisses',
      method: 'GET',
      path: `/v1/desk/${named.id}`,
      summary: named.title,
      query: z.strictObject({ group: dealtGroup, text, after: afterRows, limit }),
      replies: { 200: rowsOf(missedRow) },
      refusals: listRefusals,
      access: readBy('see-documents'),
      examples: [{ ...signedOut, request: {} }],
    },
    async ({ query }, { ctx }) => {
      const { rows, more } = await listMissed(ctx, { ...query, place, offset: query.after })
      return { rows: rows.map((row) => ({ ...row, may: stepsOf(query.group) })), next: nextOf(more, query) }
    },
  )
  const dealt =
    place === 'site'
      ? dealing('search-miss', '/v1/desk/search-misses', 'SearchMisses')
      : dealing('item-miss', '/v1/desk/item-misses', 'ItemMisses')
  const worklist = defineWorklist(list, {
    ...named,
    rowKey: 'term',
    columns: missedColumns,
    filters: [dealtFilter, { key: 'text', kind: 'text', label: { en: 'Contains', zh: '包含' } }],
    views: dealtViews,
    actions: dealt.rows,
  })
  return { calls: [list, ...dealt.calls], worklist }
}

const searchMisses = missedList('site', {
  id: 'search-misses',
  title: { en: 'Missed searches', zh: '没有结果的搜索' },
})
const itemMisses = missedList('items', {
  id: 'item-misses',
  title: { en: 'Unknown items', zh: '查不到的物品' },
})

const unmappedRow = z.object({
  id: z.string(),
  kind: z.enum(['event-code', 'city']),
  value: z.string(),
  seen: z.int(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  sample: z.string().describe('An event it came in.'),
  may: dealtSteps,
})
const listUnmappedAction = defineAction(
  {
    ...work,
    id: 'listUnmapped',
    method: 'GET',
    path: '/v1/desk/unmapped',
    summary: { en: 'Codes of partners that nothing is known of', zh: '合作方推来、还没有对应的代码' },
    query: z.strictObject({ group: dealtGroup, after: afterRows, limit }),
    replies: { 200: rowsOf(unmappedRow) },
    refusals: listRefusals,
    access: readBy('see-messages'),
    examples: [{ ...signedOut, request: {} }],
  },
  async ({ query }, { ctx }) => {
    const { rows, more } = await listUnmapped(ctx, { ...query, offset: query.after })
    const shown = rows.map((row) => ({
      ...row,
      firstSeen: iso(row.firstSeen),
      lastSeen: iso(row.lastSeen),
      may: stepsOf(query.group),
    }))
    return { rows: shown, next: nextOf(more, query) }
  },
)
const unmappedDealt = dealing('unmapped', '/v1/desk/unmapped', 'Unmapped')
const unmappedWorklist = defineWorklist(listUnmappedAction, {
  id: 'unmapped',
  title: { en: 'Unknown codes', zh: '没有对应的代码' },
  rowKey: 'id',
  columns: [
    {
      key: 'kind',
      kind: 'choice',
      names: { 'event-code': { en: 'Scan code', zh: '轨迹代码' }, city: { en: 'City', zh: '城市' } },
      label: { en: 'Kind', zh: '类型' },
    },
    { key: 'value', kind: 'text', label: { en: 'Code', zh: '代码' } },
    { key: 'seen', kind: 'number', label: { en: 'Times', zh: '次数' } },
    { key: 'firstSeen', kind: 'instant', label: { en: 'First', zh: '第一次' } },
    { key: 'lastSeen', kind: 'instant', label: { en: 'Last', zh: '最近一次' } },
    { key: 'sample', kind: 'text', label: { en: 'Sample event', zh: '样例事件' } },
  ],
  filters: [dealtFilter],
  views: dealtViews,
  actions: unmappedDealt.rows,
})

const feedbackRow = z.object({
  id: z.string(),
  path: z.string(),
  language: z.enum(writtenIds),
  rating: z.enum(ratings),
  text: z.string().nullable().describe('Masked before it was stored.'),
  givenAt: z.string(),
  may: dealtSteps,
})
const ratingNames = {
  good: { en: 'Good', zh: '好' },
  fair: { en: 'Fair', zh: '一般' },
  poor: { en: 'Poor', zh: '差' },
} as const
const listFeedbackAction = defineAction(
  {
    ...work,
    id: 'listFeedback',
    method: 'GET',
    path: '/v1/desk/feedback',
    summary: { en: 'What visitors said about pages, newest first', zh: '访客对页面的意见，最新的在前' },
    query: z.strictObject({
      group: dealtGroup,
      rating: z.enum(ratings).optional(),
      path: z.string().max(200).default(''),
      after: z.uuid().optional(),
      limit,
    }),
    replies: { 200: rowsOf(feedbackRow) },
    refusals: listRefusals,
    access: readBy('see-documents'),
    examples: [{ ...signedOut, request: {} }],
  },
  async ({ query: { rating = null, after = null, ...query } }, { ctx }) => {
    const { rows, next } = await listFeedbackWork(ctx, { ...query, rating, after })
    const shown = rows.map((row) => ({
      ...row,
      language: row.language as z.input<typeof feedbackRow>['language'],
      givenAt: iso(row.givenAt),
      may: stepsOf(query.group),
    }))
    return { rows: shown, next }
  },
)
const feedbackDealt = dealing('feedback', '/v1/desk/feedback', 'Feedback')
const languageNames: Readonly<Record<string, CallWords>> = {
  'zh-CN': { en: 'Simplified', zh: '简体' },
  'zh-HK': { en: 'Traditional', zh: '繁体' },
  'en-US': { en: 'English', zh: '英文' },
}

const feedbackWorklist = defineWorklist(listFeedbackAction, {
  id: 'feedback',
  title: { en: 'Feedback', zh: '意见反馈' },
  rowKey: 'id',
  columns: [
    { key: 'rating', kind: 'choice', names: ratingNames, label: { en: 'Rating', zh: '评价' } },
    { key: 'path', kind: 'text', label: { en: 'Page', zh: '页面' } },
    {
      key: 'language',
      kind: 'choice',
      names: inEach((id) => languageNames[id] ?? { en: localeOf(id).ownName, zh: localeOf(id).ownName }),
      label: { en: 'Language', zh: '语言' },
    },
    { key: 'text', kind: 'text', label: { en: 'Text', zh: '内容' } },
    { key: 'givenAt', kind: 'instant', label: { en: 'Given', zh: '时间' } },
  ],
  filters: [
    dealtFilter,
    { key: 'rating', kind: 'choice', names: ratingNames, label: { en: 'Rating', zh: '评价' } },
    { key: 'path', kind: 'text', label: { en: 'Page', zh: '页面' } },
  ],
  views: dealtViews,
  actions: feedbackDealt.rows,
})

/** What visitors and partners sent that the site had no answer to, and what was said of its pages. */
export const siteFeedbackActions: readonly Action[] = [
  ...searchMisses.calls,
  ...itemMisses.calls,
  listUnmappedAction,
  ...unmappedDealt.calls,
  listFeedbackAction,
  ...feedbackDealt.calls,
]
export const siteFeedbackWorklists: readonly Worklist[] = [
  searchMisses.worklist,
  itemMisses.worklist,
  feedbackWorklist,
  unmappedWorklist,
]
