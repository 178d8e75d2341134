import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { mail } from '../../addresses.ts'
import { heads } from '../builders.ts'
import { officeAddresses, visitPlan } from './connect-visit.ts'
import { desks } from './desks.ts'

/** Every way to reach the company, by subject. */
export const connect: PageSeed = {
  path: '/connect',
  kind: 'company',
  parent: '/introduction',
  name: both('联系我们', 'Contact'),
  head: {
    title: both('联系我们：热线、邮箱、地址', 'Contact: hotline, mailboxes, addresses'),
    keyword: both(
      '联系我们,客服热线,950616,商务合作,媒体联系,供应商,投诉',
      'contact, hotline, 950616, business inquiry, press, suppliers, complaints',
    ),
    description: both(
      '查件、理赔、商务、媒体、供应商和投诉分别找谁，打什么电话、写哪个邮箱、要准备什么；还有总部地址和来访时怎么走。',
      'Whom to ask about tracking, claims, business, press, supplies and complaints, what to have ready, and how to visit our head office.',
    ),
  },
  hero: {
    title: bothLines(['找对人，', '一次说清'], ['The right person,', 'the first time']),
    lead: both(
      '按事情找，比打总机快。说之前先看看要准备什么，少通一次电话。',
      'Going by subject is quicker than the switchboard. Check what to have ready and save yourself a second call.',
    ),
    actions: [
      { label: both('拨打 950616', 'Call 950616'), target: { kind: 'outside', href: 'tel:950616' } },
      { label: both('在线咨询', 'Chat with us'), target: { kind: 'page', path: '/consultation' } },
    ],
    scene: 'contact',
  },
  blocks: [
    {
      kind: 'contacts',
      id: 'contacts',
      title: both('按事情找人', 'By subject'),
      lead: both('除热线外，邮箱均为示例。', 'Mailboxes are samples; the hotline is this site’s own.'),
      items: [
        {
          title: both('查件与派送', 'Tracking and delivery'),
          value: '950616',
          note: claimOr(
            ['service-hours'],
            [
              '每天 8:00–22:00 有人接，其余时间可以语音查件。请备好运单号和手机尾号。',
              'Staffed daily 8:00–22:00; outside that, tracking by voice. Have the number and your last four phone digits ready.',
            ],
            [
              '有人接听，下班后可以语音查件。请备好运单号和手机尾号。',
              'Staffed daily; outside hours, tracking by voice. Have the number and your last four phone digits ready.',
            ],
          ),
          href: 'tel:950616',
        },
        {
          title: both('破损、短少、丢失', 'Damage, shortage, loss'),
          value: both('热线按 2', 'The hotline, then 2'),
          note: both(
            '先拍照，别扔包装。理赔员会发短信给您，回传照片就行。',
            'Take pictures and keep the packaging. A claims officer texts you a way to send them.',
          ),
          href: 'tel:950616',
        },
        {
          title: both('商务合作', 'Business'),
          value: both('合作咨询表', 'Inquiry form'),
          note: claimOr(
            ['rapid-response'],
            [
              '填完 10 分钟内有人回电，夜里填的早上回。',
              'A call within 10 minutes; for forms sent at night, in the morning.',
            ],
            [
              '填完很快有人回电，夜里填的早上回。',
              'A call soon after; for forms sent at night, in the morning.',
            ],
          ),
          href: '/cooperation',
        },
        {
          title: both('媒体', 'Press'),
          value: desks.press,
          note: both(
            '写明媒体、截稿时间和要核实的事。我们不评论客户的货。',
            'Say for whom, by when and what you wish to check. We do not comment on customers’ goods.',
          ),
          href: `mailto:${desks.press}`,
        },
        {
          title: both('供应商', 'Suppliers'),
          value: desks.suppliers,
          note: both(
            '车辆、包材、设备和外包服务。附资质和三家可以询问的客户。',
            'Vehicles, packaging, machines and services. Attach your licenses and three customers we may ask.',
          ),
          href: `mailto:${desks.suppliers}`,
        },
        {
          title: both('投诉', 'Complaints'),
          value: desks.complaints,
          note: both(
            '投诉的流程、时限和监管部门电话写在信息公开页。',
            'Steps, time limits and the regulator’s number are on the Transparency page.',
          ),
          href: '/info#complaints',
        },
        {
          title: both('个人信息', 'Personal data'),
          value: desks.privacy,
          note: both(
            '查看、更正、删除自己的信息，或撤回同意。',
            'See, correct or delete your data, or withdraw consent.',
          ),
          href: `mailto:${desks.privacy}`,
        },
        {
          title: both('其他', 'Anything else'),
          value: mail,
          note: both(
            '每个工作日都有人拆信，转到哪个部门会告诉您。',
            'Read through every working day. We tell you which department has it.',
          ),
          href: `mailto:${mail}`,
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'ready',
      title: both('打电话前准备好', 'Before you call'),
      verdicts: heads(
        ['请备好', 'Have ready'],
        ['有就带上', 'If there is any'],
        ['别给任何人', 'Never give'],
      ),
      items: [
        {
          text: both('运单号，或寄件人的手机号', 'The tracking number, or the sender’s mobile'),
          verdict: 'yes',
        },
        { text: both('出了什么事、什么时候发现的', 'What happened and when you noticed'), verdict: 'yes' },
        { text: both('您希望怎样解决', 'What you would like us to do'), verdict: 'yes' },
        {
          text: both(
            '破损件的照片：外箱六面和内件',
            'For damage: pictures of all six sides and the contents',
          ),
          verdict: 'condition',
        },
        { text: both('购买凭证：只有索赔时要', 'Proof of purchase: only for a claim'), verdict: 'condition' },
        {
          text: both(
            '银行卡密码和短信验证码：我们不会问',
            'Bank passwords and text codes: we never ask for them',
          ),
          verdict: 'no',
        },
        {
          text: both(
            '在别的软件里转账或共享屏幕：这是诈骗',
            'Paying or sharing a screen in another app: that is fraud',
          ),
          verdict: 'no',
        },
      ],
      note: both(
        '自称我们理赔员、却让您先付钱的，请挂断后打热线核实。',
        'If a “claims officer” asks for money first, hang up and call the hotline.',
      ),
    },
    {
      kind: 'split',
      id: 'chat',
      title: both('不想打电话', 'Rather not call?'),
      lead: both(
        '在线咨询分个人和商家两边，各有各的客服。',
        'Chat has two entrances, one for individuals and one for merchants.',
      ),
      points: [
        {
          term: both('个人', 'Individuals'),
          text: both('查件、改派、理赔、发票。', 'Tracking, redelivery, claims, invoices.'),
        },
        {
          term: both('商家', 'Merchants'),
          text: both('账单、接口、异常件和库存。', 'Billing, interfaces, exceptions and stock.'),
        },
        {
          term: both('没人值班时', 'When nobody is there'),
          text: both(
            '留言会按先后排队，早班先回。',
            'Messages queue in order and the morning shift starts with them.',
          ),
        },
      ],
      action: { label: both('打开在线咨询', 'Open the chat page'), href: '/consultation' },
      scene: 'service',
    },
    officeAddresses,
    visitPlan,
    {
      kind: 'call',
      title: both('要谈的是一笔生意？', 'Is it about business?'),
      actions: [
        { label: both('填合作咨询', 'Send an inquiry'), target: { kind: 'consultation' } },
        {
          label: both('先看方案', 'See the solutions'),
          target: { kind: 'page', path: '/products#solutions' },
        },
      ],
    },
  ],
  tags: ['company', 'help'],
  updated: '2026-11-08',
}
