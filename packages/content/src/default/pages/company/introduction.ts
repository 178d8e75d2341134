import type { PageSeed } from '../../../collection-seeds.ts'
import type { FactId } from '../../../facts.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { mail } from '../../addresses.ts'
import { figuresOf } from '../claimed.ts'
import { desks } from './desks.ts'
import { responsible, threeBusinesses } from './introduction-parts.ts'

const figures: readonly FactId[] = ['warehouses', 'warehouse-area', 'cloud-warehouses', 'cities']

/** The company in short: what it runs, its three businesses, who answers for what. */
export const introduction: PageSeed = {
  path: '/introduction',
  kind: 'company',
  parent: null,
  name: both('公司介绍', 'Company'),
  head: {
    title: both('公司介绍：仓储、运输与技术', 'About Hongyan: storage, transport, technology'),
    keyword: both(
      '鸿雁物流,公司介绍,物流公司,仓储运输,可持续发展,联系负责人',
      'Hongyan Logistics, company profile, logistics company, warehousing, transport, sustainability',
    ),
    description: both(
      '鸿雁物流做三件事：替客户存货、替客户运货、把自己用的软硬件卖给同行。这一页说明我们经营什么、谁对什么负责、怎样找到他们。',
      'Hongyan stores goods, moves goods and sells the systems it works with. What we run, who answers for what, and how to reach them.',
    ),
  },
  hero: {
    title: bothLines(['送信的鸿雁，', '如今送货'], ['The goose that carried letters', 'now carries goods']),
    lead: both(
      '古人说鸿雁传书。我们用它做名字，是想记住一件事：托付出去的东西，要有回音。',
      'In Chinese legend the wild goose carries letters. We took its name to remember one thing: whatever is entrusted must be answered for.',
    ),
    actions: [
      { label: both('我们的来历', 'Our story'), target: { kind: 'page', path: '/about' } },
      { label: both('联系我们', 'Contact us'), target: { kind: 'page', path: '/connect' } },
    ],
    scene: 'about',
  },
  blocks: [
    {
      kind: 'figures',
      items: figuresOf(...figures),
      note: both(
        '由运营部核对，截至 2026 年 9 月 30 日；云仓由合作方经营。',
        'Confirmed by operations as of September 30, 2026. Cloud warehouses are run by partners.',
      ),
    },
    {
      kind: 'prose',
      id: 'profile',
      title: both('我们是做什么的', 'What we do'),
      paragraphs: [
        both(
          '鸿雁物流是一家做仓储和运输的公司，也送快递。客户里有一天发几万单的商家，也有一年只寄两回东西的人，他们用的是同一批仓库、同一批车和同一个单号。',
          'Hongyan Logistics stores, transports and delivers. Some customers ship tens of thousands of orders a day, some send two parcels a year. They share the same warehouses, trucks and tracking numbers.',
        ),
        claimOr(
          ['cities', 'population'],
          [
            '网络覆盖 300 多座城市和 99% 的人口。到不了的地方，收送范围页会照实说，不会先收下再想办法。',
            'The network reaches over 300 cities and 99% of the population. Where it does not, the coverage page says so before you pay.',
          ],
          [
            '到不了的地方，收送范围页会照实说，不会先收下再想办法。',
            'Where the network does not reach, the coverage page says so before you pay.',
          ],
        ),
        both(
          '航空业务由子品牌鸿雁航空经营，有自己的货机、航线和规章，网站的航空栏目单独介绍。',
          'Air cargo runs under our brand Hongyan Air, with its own freighters, routes and rules. It has its own section of this site.',
        ),
      ],
    },
    threeBusinesses,
    responsible,
    {
      kind: 'split',
      id: 'sustainability',
      title: both('可持续发展', 'Sustainability'),
      lead: both(
        '运输要烧油，这件事绕不开。能做的是少跑空车、少用一次性材料，并把算法公开。',
        'Transport burns fuel; there is no way around it. What we can do is run fewer empty miles, throw less away and show our math.',
      ),
      points: [
        {
          term: both('目标', 'Targets'),
          text: both(
            '定了哪几项，进度到哪，落后的也写着。',
            'Which ones we set, how far we are, and which are behind.',
          ),
        },
        {
          term: both('方法', 'Method'),
          text: both(
            '系数来自公开标准，版本写在结果旁边。',
            'Factors from public standards, with the edition beside each result.',
          ),
        },
        {
          term: both('不知道的', 'Unknowns'),
          text: both(
            '外包车辆的油耗还靠估算，我们没有藏起来。',
            'Fuel of hired trucks is still estimated, and we say so.',
          ),
        },
      ],
      action: { label: both('看可持续发展', 'Sustainability at Hongyan'), href: '/sustainability' },
      scene: 'sustainability',
    },
    {
      kind: 'contacts',
      id: 'reach',
      title: both('怎么找到负责人', 'How to reach the people in charge'),
      lead: both('邮箱和地址为示例。', 'Mailboxes and address are samples.'),
      items: [
        {
          title: both('一般事务', 'General'),
          value: mail,
          note: both(
            '不确定找谁，就写这里，由总值班转给对的人。',
            'If you are not sure whom to ask; the duty desk passes it on.',
          ),
          href: `mailto:${mail}`,
        },
        {
          title: both('媒体', 'Press'),
          value: desks.press,
          note: both('采访、素材和核实数字。', 'Interviews, pictures and checking a figure.'),
          href: `mailto:${desks.press}`,
        },
        {
          title: both('投资者', 'Investors'),
          value: desks.investors,
          note: both('报告、日程和股东事务。', 'Reports, calendar and shareholder matters.'),
          href: `mailto:${desks.investors}`,
        },
        {
          title: both('总部', 'Head office'),
          value: both('上海市青浦区鸿雁路 1 号（示例）', '1 Hongyan Road, Qingpu, Shanghai (sample)'),
          note: both(
            '来访请先约，前台凭预约放行。',
            'Please make an appointment; reception works from the list.',
          ),
        },
      ],
    },
    {
      kind: 'call',
      title: both('想看看我们怎么干活？', 'Want to see us at work?'),
      actions: [
        { label: both('约一次参观', 'Arrange a visit'), target: { kind: 'consultation' } },
        { label: both('看客户案例', 'Read the cases'), target: { kind: 'page', path: '/products#cases' } },
      ],
    },
  ],
  tags: ['company', 'warehousing', 'green', 'people'],
  updated: '2026-10-12',
}
