import { outboxTargets } from '@hongyan/domain/outbox/outbox-message'
import { answerMessage, listMessages, messageGroups } from '@hongyan/domain/worklists/messages'
import { z } from 'zod'
import { defineWorklist, rowAction } from '../../../calls/worklist.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import {
  doBy,
  iso,
  isoOrNull,
  listRefusals,
  outcomesView,
  pageQuery,
  readBy,
  rowIds,
  rowsOf,
  shared,
  signedOut,
  withEach,
} from '../work/desk-call.ts'

const work = { ...shared, family: 'desk-work' } as const
const ids = ['0197a000-0000-7000-8000-000000000000']
const states = ['waiting', 'sending', 'delivered', 'parked', 'cancelled'] as const

const messageRow = z.object({
  id: z.string(),
  topic: z.string(),
  kind: z.string(),
  number: z.string(),
  target: z.enum(outboxTargets),
  to: z.string().nullable().describe('The masked number a text message goes to.'),
  state: z.enum(states),
  attempts: z.int(),
  problem: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  may: z.array(z.enum(['retry', 'give-up'])),
})

const listMessagesAction = defineAction(
  {
    ...work,
    id: 'listMessages',
    method: 'GET',
    path: '/v1/desk/messages',
    summary: {
      en: 'Messages that are stuck, and all there were, without what is in them',
      zh: '卡住的消息和全部发送记录，不含内容',
    },
    query: z.strictObject({
      group: z.enum(messageGroups).default('stuck'),
      target: z.enum(outboxTargets).optional(),
      number: z.string().trim().max(60).default(''),
      after: z.uuid().optional(),
      limit: pageQuery.limit,
    }),
    replies: { 200: rowsOf(messageRow) },
    refusals: listRefusals,
    access: readBy('see-messages'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: { target = null, after = null, ...query } }, { ctx }) =>
    listMessages(ctx, { ...query, target, after }),
  ({ rows, next }) => ({
    rows: rows.map(({ createdAt, finishedAt, ...row }) => ({
      ...row,
      createdAt: iso(createdAt),
      finishedAt: isoOrNull(finishedAt),
      may: [
        ...(row.state === 'parked' ? (['retry'] as const) : []),
        ...(row.state === 'parked' || row.state === 'waiting' ? (['give-up'] as const) : []),
      ],
    })),
    next,
  }),
)

const answering = <const Step extends 'retry' | 'give-up'>(
  step: Step,
  id: string,
  summary: { readonly en: string; readonly zh: string },
) =>
  defineAction(
    {
      ...work,
      id,
      method: 'POST',
      path: `/v1/desk/messages/${step}` as const,
      summary,
      body: z.strictObject(rowIds),
      replies: { 200: outcomesView },
      refusals: listRefusals,
      access: doBy('see-messages'),
      examples: [{ ...signedOut, request: { body: { ids } } }],
    },
    ({ body }, at) => withEach(body.ids, at, (id) => answerMessage(at.ctx, { id, step })),
  )
const retryAction = answering('retry', 'retryMessages', { en: 'Send messages again', zh: '重新发送消息' })
const giveUpAction = answering('give-up', 'giveUpMessages', { en: 'Give messages up', zh: '放弃发送消息' })

export const messageWorklist = defineWorklist(listMessagesAction, {
  id: 'messages',
  title: { en: 'Messages', zh: '消息发送' },
  rowKey: 'id',
  columns: [
    { key: 'number', kind: 'text', label: { en: 'About', zh: '关于' } },
    { key: 'topic', kind: 'text', label: { en: 'Topic', zh: '主题' } },
    { key: 'kind', kind: 'text', label: { en: 'What', zh: '事件' } },
    { key: 'target', kind: 'text', label: { en: 'Receiver', zh: '接收方' } },
    { key: 'to', kind: 'masked', label: { en: 'Number', zh: '号码' } },
    {
      key: 'state',
      kind: 'choice',
      names: {
        waiting: { en: 'Waiting', zh: '等待' },
        sending: { en: 'Being sent', zh: '发送中' },
        delivered: { en: 'Delivered', zh: '已送达' },
        parked: { en: 'Parked', zh: '搁置' },
        cancelled: { en: 'Given up', zh: '已放弃' },
      },
      label: { en: 'Status', zh: '状态' },
    },
    { key: 'attempts', kind: 'number', label: { en: 'Tries', zh: '次数' } },
    { key: 'problem', kind: 'text', label: { en: 'Problem', zh: '问题' } },
    { key: 'createdAt', kind: 'instant', label: { en: 'Written', zh: '生成' } },
    { key: 'finishedAt', kind: 'instant', label: { en: 'Finished', zh: '结束' } },
  ],
  filters: [
    {
      key: 'group',
      kind: 'choice',
      names: {
        stuck: { en: 'Stuck', zh: '卡住的' },
        parked: { en: 'Parked', zh: '搁置的' },
        waiting: { en: 'Waiting', zh: '等待的' },
        delivered: { en: 'Delivered', zh: '已送达' },
        cancelled: { en: 'Given up', zh: '已放弃' },
        all: { en: 'All', zh: '全部' },
      },
      label: { en: 'Show', zh: '显示' },
    },
    { key: 'number', kind: 'text', label: { en: 'About number', zh: '关于单号' } },
  ],
  views: [
    { name: { en: 'Stuck', zh: '卡住的' }, query: { group: 'stuck' } },
    { name: { en: 'All', zh: '全部' }, query: { group: 'all' } },
  ],
  actions: [
    rowAction(retryAction, { name: 'retry', label: { en: 'Send again', zh: '重发' } }),
    rowAction(giveUpAction, { name: 'give-up', label: { en: 'Give up', zh: '放弃' }, isFinal: true }),
  ],
})

export const messageActions: readonly Action[] = [listMessagesAction, retryAction, giveUpAction]
