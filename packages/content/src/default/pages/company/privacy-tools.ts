import { afterDelivery, afterSettling, afterTelling, keptWords } from '../../../kept-words.ts'
import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

const enquiries = keptWords('enquiries')

/** What each tool of the site collects, why, on which basis and for how long. */
export const privacyTools: BlockSeed = {
  kind: 'table',
  id: 'tools',
  title: both('每个工具收集什么', 'What each tool collects'),
  lead: both(
    '“依据”写的是《个人信息保护法》第十三条里的哪一种情形。',
    'The basis is one of those in article 13 of the Personal Information Protection Law.',
  ),
  columns: [
    { label: both('工具', 'Tool') },
    { label: both('收集什么', 'What') },
    { label: both('为什么', 'Why') },
    { label: both('依据', 'Basis') },
    { label: both('留多久', 'Kept') },
  ],
  rows: [
    [
      both('浏览网页', 'Reading pages'),
      both('网络地址、浏览器类型、访问的页面和时间', 'IP address, browser, pages and times'),
      both('防攻击、查故障', 'Security and faults'),
      both('法定义务', 'Legal duty'),
      keptWords('logs'),
    ],
    [
      both('查运单', 'Tracking'),
      both('输入的单号；看详情时的手机尾号', 'The numbers; phone digits for details'),
      both('找到货，确认您有权看', 'To find it and check your right to see'),
      both('履行合同', 'Contract'),
      both('尾号不保存；单号不进日志', 'Digits not kept; numbers not logged'),
    ],
    [
      both('运费时效', 'Quotes'),
      both('起止地区、重量、尺寸、声明价值', 'Places, weight, size, declared value'),
      both('算价格和到达日', 'Price and arrival day'),
      both('订立合同所必需', 'Steps toward a contract'),
      both('不和个人挂钩，算完即弃', 'Not tied to you, dropped at once'),
    ],
    [
      both('网点与收送范围', 'Branches and range'),
      both(
        '输入的地址；您允许时的设备位置；网络地址所在的城市',
        'The address; your position if allowed; the city of your network address',
      ),
      both('找最近的网点', 'To find the nearest branch'),
      both('同意', 'Consent'),
      both('不保存', 'Not kept'),
    ],
    [
      both('碳足迹', 'Carbon'),
      both('起止地、重量、运输方式', 'Places, weight, mode'),
      both('计算，并生成可以复查的链接', 'The result, and a link to check it again'),
      both('同意', 'Consent'),
      both('链接长期有效，内容不含姓名', 'Links stay; no names in them'),
    ],
    [
      both('在线下单', 'Ordering'),
      both('双方姓名、电话、地址，物品和件数', 'Names, phones, addresses, goods'),
      both('取件、派送、赔偿', 'Pickup, delivery, claims'),
      both('履行合同、法定义务', 'Contract, legal duty'),
      keptWords('orders', afterDelivery),
    ],
    [
      both('我的运单', 'My shipments'),
      both(
        '备注名，改约的日子、地点或代收的邻居',
        'Nicknames; the day, place or neighbor of another delivery',
      ),
      both('好找，按您说的送', 'To find them, and to deliver as you ask'),
      both('履行合同', 'Contract'),
      keptWords('orders', afterDelivery),
    ],
    [
      both('理赔', 'Claims'),
      both('事由、金额、照片和单据', 'What happened, the amount, pictures and papers'),
      both('查明、赔付', 'To find out and to pay'),
      both('履行合同、法定义务', 'Contract, legal duty'),
      keptWords('claims', afterSettling),
    ],
    [
      both('地址簿', 'Address book'),
      both('您存的联系人和地址', 'Contacts and addresses you save'),
      both('下次不用再填', 'To save typing'),
      both('同意', 'Consent'),
      both('到您删除或注销为止', 'Until you delete them'),
    ],
    [
      both('合作咨询', 'Inquiries'),
      both(
        '公司、联系人、职位、手机、地址、品类、单量、备注、来源标记',
        'Company, name, position, mobile, address, goods, volume, remarks, campaign mark',
      ),
      both('回电、报价', 'Calling back, quoting'),
      both('同意', 'Consent'),
      both(
        `最后一次联系后${enquiries['zh-CN']}，撤回即删`,
        `${enquiries['en-US']} after last contact, or until withdrawn`,
      ),
    ],
    [
      both('短信验证', 'Text codes'),
      both('手机号、验证码', 'Mobile and code'),
      both('确认号码是您的', 'To see that the number is yours'),
      both('订立合同所必需', 'Steps toward a contract'),
      both('验证码五分钟失效', 'Codes end after five minutes'),
    ],
    [
      both('白皮书', 'White papers'),
      both(
        '手机号的摘要（还原不了）、同意的版本',
        'A digest of the phone number (not reversible), the version agreed to',
      ),
      both('发下载链接，三十天内不重复验证', 'The link; no second check for thirty days'),
      both('同意', 'Consent'),
      keptWords('papers'),
    ],
    [
      both('反馈', 'Feedback'),
      both('评分、文字、所在页面和语言', 'Rating, text, page, language'),
      both('改网站', 'To improve the site'),
      both('同意', 'Consent'),
      keptWords('feedback'),
    ],
    [
      both('在线咨询', 'Chat'),
      both('地区代码、会话内容', 'Area code and what you write'),
      both('转到当地客服，留证据', 'Local staff, and evidence'),
      both('履行合同', 'Contract'),
      keptWords('chat'),
    ],
    [
      both('登录', 'Signing in'),
      both(
        '统一登录系统给的编号、昵称和核实过的手机号',
        'Id, nickname and verified mobile from single sign-on',
      ),
      both('认出您的订单和运单', 'To know your orders and shipments'),
      both('履行合同', 'Contract'),
      both('注销后即删，法律要求留存的除外', 'Until closed, except what the law keeps'),
    ],
    [
      both('动态提醒', 'Alerts'),
      both('手机号或邮箱、要跟踪的单号', 'Mobile or mail, and the shipment'),
      both('状态变了通知您', 'To tell you of changes'),
      both('同意', 'Consent'),
      keptWords('subscriptions', afterDelivery),
    ],
    [
      both('开放接口', 'API and webhooks'),
      both('密钥的名称、推送地址、推送过什么', 'Names of keys, addresses, what was sent'),
      both('让您的系统下单、收到状态', 'So that your systems can order and be told'),
      both('履行合同', 'Contract'),
      keptWords('webhookEvents', afterTelling),
    ],
  ],
}
