import type { CallWords } from './call-words.ts'

/** The groups that calls are listed under, with their headings. */
export const families = {
  tracking: { en: 'Tracking', zh: '运单查询' },
  'track-view': { en: 'Tracking page', zh: '查询页面' },
  ingestion: { en: 'Scan events', zh: '轨迹推送' },
  notices: { en: 'Notices and trends', zh: '公告与动态' },
  'page-views': { en: 'Page views', zh: '阅读统计' },
  content: { en: 'Content', zh: '内容' },
  search: { en: 'Site search', zh: '站内搜索' },
  prohibited: { en: 'Prohibited items', zh: '能不能寄' },
  'group-links': { en: 'Counters', zh: '站点统计' },
  addresses: { en: 'Addresses', zh: '地址' },
  accounts: { en: 'Signing in', zh: '登录' },
  shipments: { en: 'Sent and received', zh: '寄件与收件' },
  cooperation: { en: 'Cooperation', zh: '合作咨询' },
  captcha: { en: 'Bot checks', zh: '人机验证' },
  enquiries: { en: 'Progress of inquiries', zh: '咨询进度' },
  quotes: { en: 'Prices and transit times', zh: '运费时效' },
  encryption: { en: 'Encryption in transit', zh: '传输加密' },
  carbon: { en: 'Carbon footprints', zh: '碳足迹' },
  branches: { en: 'Branches', zh: '网点' },
  coverage: { en: 'Delivery range', zh: '收送范围' },
  maps: { en: 'Location', zh: '定位' },
  'white-papers': { en: 'White papers', zh: '白皮书' },
  feedback: { en: 'Feedback', zh: '意见反馈' },
  orders: { en: 'Orders', zh: '下单' },
  subscriptions: { en: 'Status notices', zh: '状态通知' },
  merchants: { en: 'Keys and webhooks', zh: '密钥与 Webhook' },
  'desk-staff': { en: 'Staff', zh: '员工' },
  'desk-media': { en: 'Uploaded pictures', zh: '上传的图片' },
  'desk-work': { en: 'Work of staff', zh: '员工待办' },
  'desk-enquiries': { en: 'Work on inquiries', zh: '处理咨询' },
  'desk-releases': { en: 'Publishing', zh: '发布' },
  'desk-orders': { en: 'Work on orders', zh: '处理订单' },
  'desk-claims': { en: 'Work on claims', zh: '处理理赔' },
  'desk-documents': { en: 'Documents of the desk', zh: '工作台的文档' },
  'desk-rates': { en: 'Rates', zh: '价格与规则' },
  companies: { en: 'Companies', zh: '企业' },
} as const satisfies Record<string, CallWords>

export type Family = keyof typeof families

/** Groups of calls of the site: those of the desk are described to nobody. */
export const publicFamilies = Object.keys(families).filter((name) => !name.startsWith('desk-'))
