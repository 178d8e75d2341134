import type { z } from 'zod'
import { type ColumnsOf, defineWorklist, recordPart, rowAction } from '../../../calls/worklist.ts'
import {
  askProofAction,
  type claimRow,
  grantClaimsAction,
  listClaimWorkAction,
  noteClaimsAction,
  refuseClaimsAction,
  revealClaimAction,
  reviewClaimsAction,
  showClaimWorkAction,
} from './actions.ts'

const stateNames = {
  received: { en: 'Received', zh: '已受理' },
  reviewing: { en: 'Being looked into', zh: '审核中' },
  'proof-needed': { en: 'Proof needed', zh: '待补凭证' },
  granted: { en: 'Granted', zh: '已同意赔付' },
  refused: { en: 'Refused', zh: '不予赔付' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
} as const
const { withdrawn: _withdrawn, ...decided } = stateNames
const groupNames = {
  open: { en: 'Open', zh: '未办结' },
  late: { en: 'Nobody has looked for a day', zh: '超过一天没人看' },
  ...decided,
  all: { en: 'All', zh: '全部' },
} as const
export const claimKindNames = {
  damaged: { en: 'Damaged', zh: '破损' },
  lost: { en: 'Lost', zh: '丢失' },
  'missing-items': { en: 'Items missing', zh: '短少' },
  late: { en: 'Late', zh: '延误' },
  other: { en: 'Other', zh: '其他' },
} as const
const reasonNames = {
  'not-our-fault': { en: 'Not our fault', zh: '不是我们的责任' },
  'not-proven': { en: 'Not proven', zh: '凭证不足' },
  'too-late': { en: 'Too late', zh: '超过期限' },
  other: { en: 'Other', zh: '其他' },
} as const

const columns: ColumnsOf<z.output<typeof claimRow>> = [
  { key: 'number', kind: 'number-of-record', label: { en: 'Claim', zh: '理赔号' } },
  { key: 'dueAt', kind: 'due', label: { en: 'First look by', zh: '首次处理期限' } },
  { key: 'state', kind: 'choice', names: stateNames, label: { en: 'Status', zh: '状态' } },
  { key: 'kind', kind: 'choice', names: claimKindNames, label: { en: 'About', zh: '类型' } },
  { key: 'amount', kind: 'money', label: { en: 'Claimed', zh: '索赔金额' } },
  { key: 'waybill', kind: 'text', label: { en: 'Waybill', zh: '运单号' } },
  { key: 'branch', kind: 'text', label: { en: 'Branch', zh: '网点' } },
  { key: 'files', kind: 'number', label: { en: 'Files', zh: '凭证数' } },
  { key: 'filedAt', kind: 'instant', label: { en: 'Filed', zh: '提交时间' } },
]

/** Claims, the oldest open first. */
export const claimWorklist = defineWorklist(listClaimWorkAction, {
  id: 'claims',
  title: { en: 'Claims', zh: '理赔' },
  rowKey: 'number',
  columns,
  filters: [
    { key: 'group', kind: 'choice', names: groupNames, label: { en: 'Show', zh: '显示' } },
    { key: 'branch', kind: 'branch', label: { en: 'Branch', zh: '网点' } },
    { key: 'from', kind: 'day', label: { en: 'Filed from', zh: '提交自' } },
    { key: 'until', kind: 'day', label: { en: 'Until', zh: '至' } },
    { key: 'text', kind: 'text', label: { en: 'Claim or waybill', zh: '理赔号或运单号' } },
  ],
  views: [
    { name: groupNames.open, query: { group: 'open' } },
    { name: groupNames.late, query: { group: 'late' } },
    { name: groupNames.received, query: { group: 'received' } },
    { name: groupNames['proof-needed'], query: { group: 'proof-needed' } },
    { name: groupNames.all, query: { group: 'all' } },
  ],
  actions: [
    rowAction(reviewClaimsAction, { name: 'review', label: { en: 'Look into', zh: '开始审核' } }),
    rowAction(askProofAction, { name: 'ask-proof', label: { en: 'Ask for proof', zh: '请补凭证' } }),
    rowAction(grantClaimsAction, {
      name: 'grant',
      label: { en: 'Grant', zh: '同意赔付' },
      single: true,
      isFinal: true,
      fields: [{ key: 'amount', kind: 'money', label: { en: 'Amount', zh: '赔付金额' }, isNeeded: true }],
    }),
    rowAction(refuseClaimsAction, {
      name: 'refuse',
      label: { en: 'Refuse', zh: '不予赔付' },
      isFinal: true,
      fields: [
        {
          key: 'reason',
          kind: 'choice',
          names: reasonNames,
          label: { en: 'Reason', zh: '原因' },
          isNeeded: true,
        },
      ],
    }),
    rowAction(noteClaimsAction, {
      name: 'note',
      label: { en: 'Note', zh: '备注' },
      fields: [{ key: 'text', kind: 'long-text', label: { en: 'Note', zh: '备注' }, isNeeded: true }],
    }),
  ],
  record: recordPart(showClaimWorkAction, [
    ...columns,
    { key: 'since', kind: 'instant', label: { en: 'Since', zh: '状态自' } },
    { key: 'story', kind: 'masked', label: { en: 'What happened', zh: '说明' } },
    { key: 'fileNames', kind: 'texts', label: { en: 'Files', zh: '凭证' } },
    { key: 'granted', kind: 'money', label: { en: 'Granted', zh: '赔付金额' } },
    { key: 'reason', kind: 'choice', names: reasonNames, label: { en: 'Reason', zh: '原因' } },
    { key: 'notes', kind: 'notes', label: { en: 'Notes', zh: '备注' } },
    { key: 'history', kind: 'history', label: { en: 'History', zh: '经过' } },
  ]),
  reveal: recordPart(revealClaimAction, [
    { key: 'story', kind: 'text', label: { en: 'What happened', zh: '说明' } },
  ]),
})
