import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { answeringDay, whoAnswers } from './consultation-parts.ts'

const hours = claimOr(
  ['service-hours'],
  ['人工客服每天 8:00–22:00', 'Staffed daily 8:00–22:00'],
  ['人工客服每天在线', 'Staffed every day'],
)

/** Chat for individuals and for merchants, and what to do when nobody is there. */
export const consultation: PageSeed = {
  path: '/consultation',
  kind: 'help',
  parent: null,
  name: both('在线咨询', 'Online consultation'),
  head: {
    title: both('在线咨询：个人客服与商家客服', 'Chat with us: individuals and merchants'),
    keyword: both(
      '在线咨询,在线客服,个人客服,商家客服,人工客服,查件咨询',
      'online chat, customer service, personal service, merchant service, live help',
    ),
    description: both(
      '个人客服管查件、改派和理赔，商家客服管账单、接口和库存。这里写明几点有人、问之前准备什么，没人时找谁。',
      'Personal service for tracking, redelivery and claims; merchant service for billing, interfaces and stock. Hours, and what to have ready.',
    ),
  },
  hero: {
    title: bothLines(['有话直接问，', '不用先听菜单'], ['Ask straight away,', 'no menus first']),
    lead: both(
      '选您的身份，对面就是懂这件事的人。',
      'Pick which side you are on and you get someone who knows it.',
    ),
    actions: [{ label: both('先自己查一下', 'Look it up first'), target: { kind: 'page', path: '/track' } }],
    scene: 'service',
  },
  blocks: [
    {
      kind: 'consultation',
      id: 'chat',
      title: both('您是哪一边的', 'Who is asking?'),
      lead: both(
        '个人和商家由两组人接待，选对了，少转一次。',
        'Two teams answer. Pick the right one and nobody has to pass you on.',
      ),
      tabs: [
        {
          id: 'personal',
          label: both('个人', 'Individuals'),
          text: both('寄东西、收东西遇到的事，都问这里。', 'For whatever comes up when you send or receive.'),
          topics: [
            { label: both('货到哪了', 'Where is it?'), href: '/track' },
            { label: both('寄到那里多少钱', 'What does it cost?'), href: '/fee' },
            { label: both('这个能不能寄', 'Can I send this?'), href: '/prohibited' },
            { label: both('附近哪里能寄', 'Where can I drop it?'), href: '/network' },
          ],
          hours,
          chat: both('和个人客服聊', 'Chat with personal service'),
          otherwise: { label: both('自己找答案', 'Find the answer yourself'), href: '/help' },
        },
        {
          id: 'merchant',
          label: both('商家', 'Merchants'),
          text: both(
            '签了合同的、想签合同的，都问这里。',
            'For those with a contract and those who want one.',
          ),
          topics: [
            { label: both('一次查很多单', 'Track many at once'), href: '/track' },
            { label: both('哪些地址送得到', 'Which addresses you reach'), href: '/network#coverage' },
            { label: both('附加服务价目', 'Prices of add-ons'), href: '/info#prices' },
            { label: both('仓储怎么收费', 'How storage is charged'), href: '/products/warehousing' },
          ],
          hours,
          chat: both('和商家客服聊', 'Chat with merchant service'),
          otherwise: { label: both('填表，等我们回电', 'Leave a form, we call back'), href: '/cooperation' },
        },
      ],
    },
    answeringDay,
    whoAnswers,
    {
      kind: 'steps',
      id: 'how',
      title: both('一次咨询怎么走完', 'How a chat runs'),
      items: [
        {
          title: both('发单号', 'Send the number'),
          text: both(
            '第一句就发运单号，客服同时看到全程记录。',
            'Start with the tracking number and the agent sees the whole record.',
          ),
          mark: both('运单号', 'Number'),
        },
        {
          title: both('核对身份', 'Show it is you'),
          text: both(
            '说到姓名、地址之前，会请您报手机尾号。',
            'Before names and addresses come up you are asked for your phone’s last digits.',
          ),
          mark: both('尾号 4 位', 'Last 4 digits'),
        },
        {
          title: both('当场处理', 'Settle it'),
          text: both(
            '改地址、改时间、催派，多半聊着就办了。',
            'Address, time, a nudge to the branch: mostly done while you chat.',
          ),
        },
        {
          title: both('转专人', 'Pass it on'),
          text: both(
            '理赔和账单要查资料，会给您一个编号和答复日期。',
            'Claims and invoices need papers: you get a number and a date.',
          ),
          mark: both('编号', 'Case number'),
        },
        {
          title: both('留底', 'Keep a copy'),
          text: both(
            '会话记录可以发到您的邮箱，往后不用重讲。',
            'The record can be mailed to you, so you need not tell it again.',
          ),
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('问得最多的', 'Most asked'),
      lead: both('看完还不明白，再来问我们。', 'If they do not help, come and ask.'),
      ids: ['tracking-late', 'delivery-not-home', 'claims-how', 'business-data'],
    },
    {
      kind: 'call',
      title: both('急事请打电话', 'In a hurry? Call'),
      actions: [
        { label: '950616', target: { kind: 'outside', href: 'tel:950616' } },
        { label: both('看联系方式', 'All contacts'), target: { kind: 'page', path: '/connect' } },
      ],
    },
  ],
  tags: ['help', 'company'],
  updated: '2026-11-08',
}
