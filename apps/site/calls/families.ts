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
  prohibited: { en: 'Prohibited items', zh: '禁寄查询' },
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
  subscriptions: { en: 'Status updates', zh: '状态通知' },
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

/** What the calls of a group that is described are for, in a sentence. */
export const aboutFamilies = {
  tracking: {
    en: 'Status, scans and expected delivery of a shipment, by waybill number.',
    zh: '按单号查询状态、轨迹和预计送达时间。',
  },
  'track-view': {
    en: 'Many numbers at once; names, address and proof of delivery once the phone digits match.',
    zh: '一次查多单；验证手机尾号后看姓名、地址和签收凭证。',
  },
  ingestion: {
    en: 'Carriers and partners send scans in signed batches.',
    zh: '承运商和合作方以签名批次推送扫描轨迹。',
  },
  notices: {
    en: 'Service notices with area and dates, and industry trends.',
    zh: '服务公告（含地区与起止时间）和行业动态。',
  },
  'page-views': { en: 'How often an article was read.', zh: '文章的阅读次数。' },
  content: { en: 'Published pages, news and texts as data.', zh: '以数据形式读取已发布的页面、新闻和文字。' },
  search: {
    en: 'Results of the site search, with suggestions while typing.',
    zh: '站内搜索结果和输入时的联想词。',
  },
  prohibited: {
    en: 'Whether an item may be sent by each mode of transport, and on which conditions.',
    zh: '查询物品能否寄递，以及各运输方式下的条件。',
  },
  'group-links': {
    en: 'Counts of visits that lead to sites of the group.',
    zh: '前往集团各站点的访问计数。',
  },
  addresses: {
    en: 'Splits a pasted address into its parts, and lists provinces, cities and districts.',
    zh: '把粘贴的地址拆分成各个部分，并列出行政区划。',
  },
  accounts: { en: 'Who is signed in, and signing out.', zh: '查询登录状态、退出登录。' },
  shipments: {
    en: 'Shipments an account sends or receives, and changes to their delivery.',
    zh: '账户寄出和收到的运单，以及更改派送。',
  },
  cooperation: { en: 'Sends an inquiry to sales.', zh: '向商务部门提交合作咨询。' },
  captcha: { en: 'Proof that a form is sent by a person.', zh: '证明表单由真人提交。' },
  enquiries: { en: 'Progress of an inquiry.', zh: '查询咨询的处理进度。' },
  quotes: {
    en: 'Price and delivery day of a shipment, for each product.',
    zh: '按产品查询一票货的运费和到达日期。',
  },
  encryption: { en: 'Keys for encrypted request bodies.', zh: '传输加密所用的密钥。' },
  carbon: {
    en: 'Greenhouse gas emissions of a shipment under ISO 14083.',
    zh: '按 ISO 14083 计算一票货的温室气体排放。',
  },
  branches: {
    en: 'Branches near an address, with opening hours and services.',
    zh: '查询地址附近的网点、营业时间和服务项目。',
  },
  coverage: {
    en: 'Whether one address, or a list of them, is served.',
    zh: '查询一个或一批地址是否在收送范围内。',
  },
  maps: { en: 'The district a position lies in.', zh: '查询坐标所在的区县。' },
  'white-papers': { en: 'White papers and how to receive them.', zh: '白皮书目录及领取方式。' },
  feedback: { en: 'Whether a page was useful, and what was missing.', zh: '页面是否有帮助、缺少什么。' },
  orders: {
    en: 'Price, place, change and cancel orders; get labels and pickup times.',
    zh: '订单试算、下单、修改和取消，以及面单和取件时间。',
  },
  subscriptions: {
    en: 'Status updates of a shipment by email, text message or RSS.',
    zh: '通过邮件、短信或 RSS 接收状态通知。',
  },
  merchants: {
    en: 'API keys of an account, webhooks and their deliveries.',
    zh: '账户的 API 密钥、Webhook 及其发送记录。',
  },
  companies: { en: 'Members of a company and what each may do.', zh: '企业成员及其权限。' },
} as const satisfies Record<Exclude<Family, `desk-${string}`>, CallWords>
