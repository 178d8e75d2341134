import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { complaintContacts } from './info-complaints.ts'
import { disclosureCalendar, documentHistory, whereTable } from './info-record.ts'

/** Information disclosure: prices, terms, notices, legal documents and ways to complain, in one place. */
export const info: PageSeed = {
  path: '/info',
  kind: 'hub',
  parent: null,
  name: both('信息公开', 'Transparency'),
  head: {
    title: both('信息公开：价格、条款、公告与投诉', 'Transparency: prices, terms, notices and complaints'),
    keyword: both(
      '信息公开,服务价格,包装价格,服务条款,公告,投诉渠道',
      'disclosure, service prices, packaging prices, terms of service, notices, complaints',
    ),
    description: both(
      '全部附加服务和包装的价目表、服务条款、隐私政策、最近的公告与行业动态、投诉和申诉渠道，以及每份文件哪天改过、改了什么。',
      'Every service and packaging price, our terms and policies, recent notices, how to complain, and when each document was last changed.',
    ),
  },
  hero: {
    title: bothLines(['该让您知道的，', '都放在这一页'], ['What you are entitled', 'to know is here']),
    lead: both(
      '价格、规则、变动和投诉的去处，不用注册就能看。改过的地方留着日期。',
      'Prices, rules, changes and where to complain, without signing in. Every change keeps its date.',
    ),
    actions: [
      { label: both('看价目表', 'See the prices'), target: { kind: 'page', path: '/info#prices' } },
      { label: both('我要投诉', 'Make a complaint'), target: { kind: 'page', path: '/info#complaints' } },
    ],
    scene: 'white-paper',
  },
  blocks: [
    whereTable,
    {
      kind: 'latest',
      id: 'notices',
      title: both('最近的公告', 'Recent notices'),
      lead: both('天气、价格和服务变动。', 'Weather, prices and changes of service.'),
      from: 'notice',
      count: 5,
      all: { label: both('看全部公告', 'All notices'), href: '/notice' },
    },
    {
      kind: 'latest',
      id: 'trends',
      title: both('行业动态', 'Industry trends'),
      lead: both(
        '政策、市场和同行的做法，我们摘来的。',
        'Policy, markets and what the trade is doing, in our summaries.',
      ),
      from: 'trend',
      count: 4,
      all: { label: both('看全部动态', 'All reports'), href: '/industry-dynamics' },
    },
    {
      kind: 'cards',
      id: 'service-details',
      title: both('服务详情', 'Service details'),
      lead: both(
        '每项服务收什么、不收什么、出了事怎么算。',
        'What each service takes, what it refuses and how claims are settled.',
      ),
      items: [
        {
          title: both('服务条款', 'Terms of service'),
          text: both(
            '收寄、称重、派送、赔偿和时限，条条写全。',
            'Acceptance, weighing, delivery, claims and time limits in full.',
          ),
          path: '/legal/service-details',
        },
        {
          title: both('八类服务各自的规则', 'Rules of each service'),
          text: both(
            '重量段、时效和限制写在各服务自己的页上。',
            'Weight bands, times and limits stand on the page of each service.',
          ),
          path: '/products#services',
        },
        {
          title: both('保价与赔付', 'Insurance and claims'),
          text: both('保费怎么算，货损后按什么赔。', 'What insurance costs, and what is paid after damage.'),
          path: '/products/insurance',
        },
        {
          title: both('禁寄物品', 'Prohibited items'),
          text: both('输入品名就知道能不能寄、该怎么寄。', 'Type the item to see whether and how it may go.'),
          path: '/prohibited',
        },
      ],
    },
    {
      kind: 'service-prices',
      id: 'prices',
      title: both('服务价目表', 'Service prices'),
      lead: both(
        '附加服务的全部价格。运费随起止地和重量变，请用运费时效查询。',
        'Every add-on. Freight depends on route and weight: use the quote tool for that.',
      ),
    },
    {
      kind: 'packaging-prices',
      id: 'packaging',
      title: both('包装价目表', 'Packaging prices'),
      lead: both(
        '按件计价；您自带的合格包装不收费。',
        'Charged by the piece. Sound packaging of your own costs nothing.',
      ),
    },
    {
      kind: 'cards',
      id: 'privacy',
      title: both('隐私与法律文件', 'Privacy and legal documents'),
      items: [
        {
          title: both('隐私政策', 'Privacy policy'),
          text: both(
            '每个工具收集什么、留多久、给谁看。',
            'What each tool collects, for how long, and who sees it.',
          ),
          path: '/legal/privacy',
        },
        {
          title: both('Cookie 说明', 'Cookies'),
          text: both('一共三个，各有各的用处。', 'Three of them, each with one purpose.'),
          path: '/legal/cookies',
        },
        {
          title: both('无障碍声明', 'Accessibility statement'),
          text: both(
            '做到了哪些，还差哪些，哪天查的。',
            'What works, what does not yet, and when we checked.',
          ),
          path: '/legal/accessibility',
        },
        {
          title: both('信息安全', 'Information safety'),
          text: both(
            '运单上的姓名和电话，经手的人各看到多少。',
            'How much of a name and number each pair of hands gets to see.',
          ),
          path: '/information-safety',
        },
      ],
    },
    complaintContacts,
    disclosureCalendar,
    documentHistory,
  ],
  tags: ['legal', 'price', 'help', 'safety'],
  updated: '2026-11-20',
}
