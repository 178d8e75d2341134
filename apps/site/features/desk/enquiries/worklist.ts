import { defineWorklist, recordPart, rowAction } from '../../../calls/worklist.ts'
import {
  agreeCallAction,
  assignEnquiriesAction,
  closeEnquiriesAction,
  contactEnquiriesAction,
  exportEnquiriesAction,
  joinEnquiriesAction,
  listEnquiriesAction,
  markNoSpamAction,
  markSpamAction,
  noteEnquiriesAction,
  revealEnquiryAction,
  separateEnquiriesAction,
  showEnquiryWorkAction,
} from './actions.ts'
import { enquiryColumns, enquiryFields, outcomeNames } from './columns.ts'

const groupNames = {
  open: { en: 'To be called', zh: '待联系' },
  overdue: { en: 'Overdue', zh: '已超时' },
  'within-hour': { en: 'Due within the hour', zh: '一小时内到期' },
  'later-today': { en: 'Due later today', zh: '今天晚些时候到期' },
  contacted: { en: 'Contacted', zh: '已联系' },
  closed: { en: 'Closed', zh: '已结束' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  spam: { en: 'Spam', zh: '垃圾咨询' },
  all: { en: 'All', zh: '全部' },
} as const

/** Inquiries of companies, those to be called first first. */
export const enquiryWorklist = defineWorklist(listEnquiriesAction, {
  id: 'enquiries',
  title: { en: 'Inquiries', zh: '合作咨询' },
  rowKey: 'number',
  columns: enquiryColumns,
  filters: [
    { key: 'group', kind: 'choice', names: groupNames, label: { en: 'Show', zh: '显示' } },
    {
      key: 'assignee',
      kind: 'staff',
      right: 'work-enquiries',
      orNobody: true,
      label: { en: 'With', zh: '负责人' },
    },
    { key: 'from', kind: 'day', label: { en: 'From', zh: '自' } },
    { key: 'until', kind: 'day', label: { en: 'Until', zh: '至' } },
    { key: 'text', kind: 'text', label: { en: 'Number, phone, company', zh: '编号、电话、公司' } },
  ],
  sorts: { due: { en: 'First call due', zh: '来电期限' }, newest: { en: 'Newest', zh: '最新' } },
  views: [
    { name: { en: 'To be called', zh: '待联系' }, query: { group: 'open' } },
    { name: { en: 'Mine', zh: '我的' }, query: { group: 'open', assignee: 'me' } },
    { name: { en: 'Nobody’s', zh: '没人负责' }, query: { group: 'open', assignee: 'nobody' } },
    { name: { en: 'Overdue', zh: '已超时' }, query: { group: 'overdue' } },
    { name: { en: 'Spam', zh: '垃圾咨询' }, query: { group: 'spam' } },
  ],
  actions: [
    rowAction(assignEnquiriesAction, {
      name: 'assign',
      label: { en: 'Assign', zh: '分派' },
      fields: [
        {
          key: 'to',
          kind: 'staff',
          right: 'work-enquiries',
          orNobody: true,
          label: { en: 'To', zh: '分给' },
          isNeeded: true,
        },
      ],
    }),
    rowAction(contactEnquiriesAction, { name: 'contacted', label: { en: 'Called', zh: '已联系' } }),
    rowAction(agreeCallAction, {
      name: 'agree-call',
      label: { en: 'Agree a call', zh: '约来电' },
      fields: [{ key: 'dueAt', kind: 'instant', label: { en: 'Call by', zh: '最晚何时' }, isNeeded: true }],
    }),
    rowAction(closeEnquiriesAction, {
      name: 'close',
      label: { en: 'Close', zh: '结束' },
      isFinal: true,
      fields: [
        {
          key: 'outcome',
          kind: 'choice',
          names: outcomeNames,
          label: { en: 'Outcome', zh: '结果' },
          isNeeded: true,
        },
      ],
    }),
    rowAction(noteEnquiriesAction, {
      name: 'note',
      label: { en: 'Note', zh: '备注' },
      fields: [{ key: 'text', kind: 'long-text', label: { en: 'Note', zh: '备注' }, isNeeded: true }],
    }),
    rowAction(markSpamAction, { name: 'spam', label: { en: 'Spam', zh: '垃圾咨询' } }),
    rowAction(markNoSpamAction, { name: 'no-spam', label: { en: 'No spam', zh: '不是垃圾' } }),
    rowAction(joinEnquiriesAction, { name: 'join', label: { en: 'Join', zh: '合并' } }),
    rowAction(separateEnquiriesAction, { name: 'separate', label: { en: 'Separate', zh: '分开' } }),
  ],
  record: recordPart(showEnquiryWorkAction, enquiryFields),
  reveal: recordPart(revealEnquiryAction, [
    { key: 'contact', kind: 'text', label: { en: 'Contact', zh: '联系人' } },
    { key: 'mobile', kind: 'text', label: { en: 'Mobile', zh: '手机' } },
    { key: 'address', kind: 'text', label: { en: 'Address', zh: '地址' } },
    { key: 'remark', kind: 'text', label: { en: 'Remark', zh: '留言' } },
  ]),
  file: exportEnquiriesAction,
})
