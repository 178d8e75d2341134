import { listAudit, showAuditLine } from '@hongyan/domain/worklists/list-audit'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { type ColumnsOf, defineWorklist, recordPart } from '../../../calls/worklist.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import {
  listRefusals,
  pageQuery,
  periodOf,
  periodQuery,
  readBy,
  refusals,
  rowsOf,
  shared,
  signedOut,
} from '../work/desk-call.ts'
import { actionChoices, actionNames, presentLine, splitAction } from './present.ts'
import { actorWords, valueWords } from './value-words.ts'
import { detailWords, entityWords } from './words.ts'

const audit = { ...shared, family: 'desk-work' } as const

const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string().describe('Somebody of staff by name, everybody else by kind.'),
  entity: z.string(),
  action: z.string().describe('With its entity before it: `release.asked`.'),
  detail: z.array(z.object({ name: z.string(), value: z.string() })),
  entityId: z.string(),
})
const auditView = auditRow.extend({
  code: z.string().describe('As it is written down: entity and action.'),
  rawDetail: z.string().describe('The same of its details: JSON.'),
})

const listAuditAction = defineAction(
  {
    ...audit,
    id: 'listAudit',
    method: 'GET',
    path: '/v1/desk/audit',
    summary: { en: 'What happened and who did it, newest first', zh: '发生过的事和是谁做的，最新的在前' },
    query: z.strictObject({
      entity: z.string().max(40).optional(),
      staff: z.uuid().optional(),
      action: z.string().max(80).optional().describe('With its entity before it, `release.asked`, or alone.'),
      ...periodQuery,
      after: z.uuid().optional(),
      limit: pageQuery.limit,
    }),
    replies: { 200: rowsOf(auditRow) },
    refusals: listRefusals,
    access: readBy('see-audit'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: { entity = null, staff = null, action = null, after = null, from, until, limit } }, { ctx }) => {
    const asked = action === null ? { entity, action } : splitAction(action, entity)
    return listAudit(ctx, { ...asked, staffId: staff, after, limit, ...periodOf({ from, until }) })
  },
  ({ rows, next }) => ({ rows: rows.map(presentLine), next }),
)

const showAuditAction = defineAction(
  {
    ...audit,
    id: 'showAuditLine',
    method: 'GET',
    path: '/v1/desk/audit/{id}',
    summary: { en: 'One line of the audit, also as it is written down', zh: '一条操作记录，连同原始代码' },
    params: z.object({ id: z.uuid() }),
    replies: { 200: successOf(auditView) },
    refusals,
    access: readBy('see-audit'),
    examples: [{ ...signedOut, request: { params: { id: '0197a000-0000-7000-8000-000000000000' } } }],
  },
  ({ params }, { ctx }) => showAuditLine(ctx, params),
  (line) => ({
    ...presentLine(line),
    code: `${line.entity} ${line.action}`,
    rawDetail: JSON.stringify(line.detail),
  }),
)

const columns: ColumnsOf<z.output<typeof auditRow>> = [
  { key: 'at', kind: 'instant', label: { en: 'When', zh: '时间' } },
  { key: 'by', kind: 'coded', names: actorWords, label: { en: 'Who', zh: '谁' } },
  { key: 'entity', kind: 'coded', names: entityWords, label: { en: 'Of', zh: '对象' } },
  { key: 'action', kind: 'coded', names: actionNames, label: { en: 'What', zh: '做了什么' } },
  {
    key: 'detail',
    kind: 'pairs',
    names: { ...detailWords, ...valueWords },
    label: { en: 'Details', zh: '细节' },
  },
  { key: 'entityId', kind: 'text', label: { en: 'Id', zh: '编号' } },
]

export const auditWorklist = defineWorklist(listAuditAction, {
  id: 'audit',
  title: { en: 'Audit', zh: '操作记录' },
  rowKey: 'id',
  columns,
  filters: [
    { key: 'entity', kind: 'choice', names: entityWords, label: { en: 'Of', zh: '对象' } },
    { key: 'staff', kind: 'staff', label: { en: 'Who', zh: '谁' } },
    { key: 'action', kind: 'choice', names: actionChoices, label: { en: 'What', zh: '做了什么' } },
    { key: 'from', kind: 'day', label: { en: 'From', zh: '自' } },
    { key: 'until', kind: 'day', label: { en: 'Until', zh: '至' } },
  ],
  views: [{ name: { en: 'All', zh: '全部' }, query: {} }],
  record: recordPart(showAuditAction, [
    ...columns,
    { key: 'code', kind: 'text', label: { en: 'Code', zh: '代码' } },
    { key: 'rawDetail', kind: 'text', label: { en: 'Details as stored', zh: '原始细节' } },
  ]),
})

export const auditActions: readonly Action[] = [listAuditAction, showAuditAction]
