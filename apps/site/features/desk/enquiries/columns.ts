import type { z } from 'zod'
import type { ColumnsOf } from '../../../calls/worklist.ts'
import type { enquiryRow, enquiryView } from './views.ts'

const stateNames = {
  received: { en: 'Received', zh: '已收到' },
  assigned: { en: 'Assigned', zh: '已分派' },
  'first-call-due': { en: 'Call agreed', zh: '已约来电' },
  contacted: { en: 'Contacted', zh: '已联系' },
  closed: { en: 'Closed', zh: '已结束' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
} as const

export const outcomeNames = {
  won: { en: 'Won', zh: '谈成' },
  lost: { en: 'Lost', zh: '没谈成' },
  unreachable: { en: 'Not reached', zh: '联系不上' },
  spam: { en: 'Spam', zh: '垃圾咨询' },
} as const

const typeNames = {
  warehousing: { en: 'Warehousing', zh: '仓储与配送' },
  express: { en: 'Express', zh: '快递' },
  freight: { en: 'Freight', zh: '大件快运与零担' },
  bulky: { en: 'Bulky items', zh: '大件上门' },
  'cold-chain': { en: 'Cold chain', zh: '冷链' },
  pharmaceutical: { en: 'Pharmaceutical', zh: '医药物流' },
  'cross-border': { en: 'Cross-border', zh: '跨境物流' },
  air: { en: 'Air freight', zh: '航空货运' },
  technology: { en: 'Technology', zh: '物流软硬件与园区技术' },
  'cloud-warehouse': { en: 'Cloud warehouses', zh: '云仓加盟' },
  education: { en: 'Education', zh: '校企合作' },
  other: { en: 'Other', zh: '其他合作' },
} as const

const spamNames = {
  trap: { en: 'A hidden field was filled', zh: '填了看不见的字段' },
  'too-fast': { en: 'Filled in too fast', zh: '填得太快' },
  links: { en: 'Links', zh: '带链接' },
  repeated: { en: 'Sent again and again', zh: '反复提交' },
  gibberish: { en: 'Gibberish', zh: '内容无意义' },
  staff: { en: 'Marked by staff', zh: '员工标记' },
} as const

export const enquiryColumns: ColumnsOf<z.output<typeof enquiryRow>> = [
  { key: 'number', kind: 'number-of-record', label: { en: 'Number', zh: '编号' } },
  { key: 'dueAt', kind: 'due', label: { en: 'First call by', zh: '首次来电期限' } },
  { key: 'state', kind: 'choice', names: stateNames, label: { en: 'Status', zh: '状态' } },
  { key: 'company', kind: 'text', label: { en: 'Company', zh: '公司' } },
  { key: 'contact', kind: 'masked', label: { en: 'Contact', zh: '联系人' } },
  { key: 'mobile', kind: 'masked', label: { en: 'Mobile', zh: '手机' } },
  { key: 'wants', kind: 'choice', names: typeNames, label: { en: 'Wants', zh: '需求' } },
  { key: 'city', kind: 'text', label: { en: 'City', zh: '城市' } },
  { key: 'assigneeName', kind: 'text', label: { en: 'With', zh: '负责人' } },
  { key: 'spam', kind: 'choices', names: spamNames, label: { en: 'Suspected', zh: '可疑之处' } },
  { key: 'similar', kind: 'texts', label: { en: 'Maybe the same', zh: '可能重复' } },
  { key: 'joined', kind: 'number', label: { en: 'Joined', zh: '已合并' } },
  { key: 'receivedAt', kind: 'instant', label: { en: 'Received', zh: '收到时间' } },
]

export const enquiryFields: ColumnsOf<z.output<typeof enquiryView>> = [
  ...enquiryColumns,
  { key: 'since', kind: 'instant', label: { en: 'Since', zh: '状态自' } },
  { key: 'outcome', kind: 'choice', names: outcomeNames, label: { en: 'Outcome', zh: '结果' } },
  { key: 'address', kind: 'masked', label: { en: 'Address', zh: '地址' } },
  { key: 'orders', kind: 'number', label: { en: 'Orders a month', zh: '预计月单量' } },
  { key: 'remark', kind: 'masked', label: { en: 'Remark', zh: '留言' } },
  { key: 'campaign', kind: 'text', label: { en: 'Came from', zh: '来源' } },
  { key: 'joinedTo', kind: 'number-of-record', label: { en: 'Worked on under', zh: '并入' } },
  { key: 'joinedNumbers', kind: 'texts', label: { en: 'Joined to it', zh: '并进来的' } },
  { key: 'consentText', kind: 'text', label: { en: 'Agreed to text', zh: '同意的条款版本' } },
  { key: 'consentLanguage', kind: 'text', label: { en: 'In language', zh: '条款语言' } },
  { key: 'consentAt', kind: 'instant', label: { en: 'Agreed at', zh: '同意时间' } },
  { key: 'consentWithdrawnAt', kind: 'instant', label: { en: 'Withdrawn at', zh: '撤回时间' } },
  { key: 'notes', kind: 'notes', label: { en: 'Notes', zh: '备注' } },
  { key: 'history', kind: 'history', label: { en: 'History', zh: '经过' } },
]
