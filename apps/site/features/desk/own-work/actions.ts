import { followingLanguages } from '@hongyan/domain/desk-documents/translation-marks'
import {
  dropDeskView,
  listDeskViews,
  renameDeskView,
  saveDeskView,
} from '@hongyan/domain/worklists/desk-views'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { signInNeeded, tooMany } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { done, isoOrNull, shared, signedOut } from '../work/desk-call.ts'
import { unknownRecord } from '../work/refusals.ts'
import { countAllWork, matters } from './count-all-work.ts'

const own = { ...shared, family: 'desk-work' } as const
const mine = { who: 'person', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const reads = { ...mine, origin: 'any', repeat: 'reads' } as const

export const countWorkAction = defineAction(
  {
    ...own,
    id: 'countWork',
    method: 'GET',
    path: '/v1/desk/work',
    summary: {
      en: 'What needs doing today, by the rights of the person who asks',
      zh: '今天要处理的，按各人的权限列出',
    },
    description: {
      en: 'Cheap enough to be asked every 15 seconds; it keeps nobody signed in.',
      zh: '可以每 15 秒问一次；问它不会延长登录。',
    },
    replies: {
      200: successOf(
        z.object({
          work: z.array(
            z.object({
              matter: z.enum(matters),
              language: z
                .enum(followingLanguages)
                .nullable()
                .describe('Of translations; null where a matter has no language.'),
              open: z.int().describe('All that waits.'),
              late: z.int(),
              withinHour: z.int(),
              laterToday: z.int().describe('After the next hour and before midnight in China.'),
              nextAt: z.string().nullable().describe('When the first that is not late yet is due.'),
              mine: z.int().nullable().describe('Null where a matter is nobody’s.'),
            }),
          ),
        }),
      ),
    },
    refusals: [signInNeeded],
    access: { ...reads, inUse: false },
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => countAllWork(ctx),
  (work) => ({ work: work.map((one) => ({ ...one, nextAt: isoOrNull(one.nextAt) })) }),
)

export const listViewsAction = defineAction(
  {
    ...own,
    id: 'listDeskViews',
    method: 'GET',
    path: '/v1/desk/views',
    summary: { en: 'One’s own views of worklists', zh: '自己保存的列表视图' },
    replies: {
      200: successOf(
        z.object({
          views: z.array(
            z.object({
              id: z.string(),
              worklist: z.string(),
              name: z.string(),
              query: z.record(z.string(), z.string()),
            }),
          ),
        }),
      ),
    },
    refusals: [signInNeeded],
    access: reads,
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => ({ views: await listDeskViews(ctx) }),
)

export const saveViewAction = defineAction(
  {
    ...own,
    id: 'saveDeskView',
    method: 'POST',
    path: '/v1/desk/views',
    summary: { en: 'Keep filters of a worklist under a name', zh: '给列表的筛选起个名字存下来' },
    body: z.strictObject({
      worklist: z.string().min(1).max(40),
      name: z.string().max(200),
      query: z.record(z.string().max(40), z.string().max(200)),
    }),
    replies: done,
    refusals: [signInNeeded, tooMany],
    access: mine,
    examples: [{ ...signedOut, request: { body: { worklist: 'enquiries', name: 'x', query: {} } } }],
  },
  ({ body }, { ctx }) => saveDeskView(ctx, body),
)

export const renameViewAction = defineAction(
  {
    ...own,
    id: 'renameDeskView',
    method: 'POST',
    path: '/v1/desk/views/{id}/rename',
    summary: { en: 'Give a view of one’s own another name', zh: '给自己的一个视图改名' },
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ name: z.string().max(200) }),
    replies: done,
    refusals: [signInNeeded, unknownRecord],
    access: mine,
    examples: [
      {
        ...signedOut,
        request: { params: { id: '0197a000-0000-7000-8000-000000000000' }, body: { name: 'x' } },
      },
    ],
  },
  ({ params: { id }, body: { name } }, { ctx }) => renameDeskView(ctx, { id, name }),
)

export const dropViewAction = defineAction(
  {
    ...own,
    id: 'dropDeskView',
    method: 'POST',
    path: '/v1/desk/views/{id}/drop',
    summary: { en: 'Forget a view of one’s own', zh: '删掉自己的一个视图' },
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({}),
    replies: done,
    refusals: [signInNeeded, unknownRecord],
    access: mine,
    examples: [
      { ...signedOut, request: { params: { id: '0197a000-0000-7000-8000-000000000000' }, body: {} } },
    ],
  },
  ({ params }, { ctx }) => dropDeskView(ctx, params),
)

/** What needs doing, and views of one's own. */
export const ownWorkActions: readonly Action[] = [
  countWorkAction,
  listViewsAction,
  saveViewAction,
  renameViewAction,
  dropViewAction,
]
