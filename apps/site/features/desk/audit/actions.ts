import { listAudit } from '@hongyan/domain/worklists/list-audit'
import { z } from 'zod'
import { defineWorklist } from '../../../calls/worklist.ts'
import { defineAction } from '../../../server/requests/action.ts'
import {
  iso,
  listRefusals,
  pageQuery,
  periodOf,
  periodQuery,
  readBy,
  rowsOf,
  shared,
  signedOut,
} from '../work/desk-call.ts'

const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  entity: z.string(),
  entityId: z.string(),
  action: z.string(),
  detail: z.array(z.string()),
})

export const listAuditAction = defineAction(
  {
    ...shared,
    family: 'desk-work',
    id: 'listAudit',
    method: 'GET',
    path: '/v1/desk/audit',
    summary: { en: 'What happened and who did it, newest first', zh: '发生过的事和是谁做的，最新的在前' },
    query: z.strictObject({
      entity: z.string().max(40).optional(),
      staff: z.uuid().optional(),
      action: z.string().max(60).optional(),
      ...periodQuery,
      after: z.uuid().optional(),
      limit: pageQuery.limit,
    }),
    replies: { 200: rowsOf(auditRow) },
    refusals: listRefusals,
    access: readBy('see-audit'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: { entity = null, staff = null, action = null, after = null, from, until, limit } }, { ctx }) =>
    listAudit(ctx, { entity, staffId: staff, action, after, limit, ...periodOf({ from, until }) }),
  ({ rows, next }) => ({
    rows: rows.map(({ at, detail, ...row }) => ({
      ...row,
      at: iso(at),
      detail: Object.entries(detail).map(([name, value]) => `${name}: ${value}`),
    })),
    next,
  }),
)

export const auditWorklist = defineWorklist(listAuditAction, {
  id: 'audit',
  title: { en: 'Audit', zh: '操作记录' },
  rowKey: 'id',
  columns: [
    { key: 'at', kind: 'instant', label: { en: 'When', zh: '时间' } },
    { key: 'by', kind: 'text', label: { en: 'Who', zh: '谁' } },
    { key: 'entity', kind: 'text', label: { en: 'Of', zh: '对象' } },
    { key: 'action', kind: 'text', label: { en: 'What', zh: '做了什么' } },
    { key: 'detail', kind: 'texts', label: { en: 'Details', zh: '细节' } },
    { key: 'entityId', kind: 'text', label: { en: 'Id', zh: '编号' } },
  ],
  filters: [
    { key: 'entity', kind: 'text', label: { en: 'Of', zh: '对象' } },
    { key: 'staff', kind: 'staff', label: { en: 'Who', zh: '谁' } },
    { key: 'action', kind: 'text', label: { en: 'What', zh: '做了什么' } },
    { key: 'from', kind: 'day', label: { en: 'From', zh: '自' } },
    { key: 'until', kind: 'day', label: { en: 'Until', zh: '至' } },
  ],
  views: [{ name: { en: 'All', zh: '全部' }, query: {} }],
})
