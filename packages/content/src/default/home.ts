import type { DocumentInput } from '@hongyan/documents'
import { type FactId, figureOf } from '../facts.ts'
import { isOff } from '../parts.ts'
import { both, bothLines, claim, claimOr, type Seed } from '../seed.ts'
import { cases } from './home-cases.ts'
import { networkModes } from './network.ts'
import { services } from './services.ts'
import { solutionTabs } from './solutions.ts'

type Home = DocumentInput<'home'>

const order = { label: both('在线下单', 'Ship now'), target: { kind: 'order' } } as const
const talk = { label: both('联系我们', 'Contact us'), target: { kind: 'consultation' } } as const

const slides: Seed<Home['banner']['slides']> = [
  {
    id: 'accounted-for',
    title: bothLines(['每一件货，', '去向都说得清'], ['Every shipment,', 'accounted for']),
    lead: claimOr(
      ['cities'],
      [
        '仓储、快递、货运、冷链到航空，一张网络送到全国 374 座城市。',
        'Storage, express, freight, cold chain and air. One network, 374 cities.',
      ],
      [
        '仓储、快递、货运、冷链到航空，一张网络送到全国。',
        'Storage, express, freight, cold chain and air on one network.',
      ],
    ),
    actions: [order, talk],
    scene: 'hub',
  },
  {
    id: 'cold-chain',
    title: bothLines(['从果园到餐桌，', '一路都是冷的'], ['Cold from orchard', 'to table']),
    lead: claimOr(
      ['cold-cutoff', 'cold-main'],
      [
        '18 点前交货，主要城市 2–3 天到，温度全程有记录。',
        'Handed over by 18:00, in main cities in 2–3 days, its temperature logged.',
      ],
      [
        '冷藏、冷冻、恒温，温度全程有记录。',
        'Chilled, frozen or room temperature, with every degree on record.',
      ],
    ),
    actions: [
      { label: both('了解冷链', 'See cold chain'), target: { kind: 'page', path: '/products/cold-chain' } },
      order,
    ],
    scene: 'cold',
  },
  {
    id: 'air',
    title: bothLines(['今晚起飞，', '明早落地'], ['Off tonight,', 'there by morning']),
    lead: both(
      '自营货机在武汉枢纽夜间中转，国内国际都接得上。',
      'Our own freighters connect in Wuhan overnight, at home and abroad.',
    ),
    actions: [
      { label: both('看航空货运', 'See air cargo'), target: { kind: 'page', path: '/air' } },
      { label: both('查运费时效', 'Get a quote'), target: { kind: 'page', path: '/fee' } },
    ],
    scene: 'apron',
  },
  {
    id: 'cloud-warehouse',
    title: bothLines(['您的仓库，', '接进我们的网'], ['Your warehouse,', 'on our network']),
    lead: claimOr(
      ['cloud-warehouses'],
      [
        '2,000 多座云仓已经加入，同一套系统，同一张订单网。',
        'Over 2,000 cloud warehouses share one system and one stream of orders.',
      ],
      ['同一套系统，同一张订单网。', 'One system and one stream of orders.'],
    ),
    actions: [
      {
        label: both('怎么加入', 'How to join'),
        target: { kind: 'page', path: '/products/cloud-warehouse' },
      },
      talk,
    ],
    scene: 'cloud-warehouse',
  },
]

/** The figures that stand on the home page, in order. */
const homeFigures: readonly FactId[] = ['warehouses', 'warehouse-area', 'cities', 'cloud-warehouses']

const technology: Seed<Home['technology']> = {
  title: bothLines(['机器人搬运，', '人工复核'], ['Robots carry,', 'people check']),
  lead: both(
    '自研软硬件，从一排货架到整座园区。',
    'Our own software and hardware, from one rack to a whole park.',
  ),
  items: [
    {
      name: both('仓储控制系统', 'Warehouse control'),
      text: claim(['equipment'], '对接 28 类设备，一套界面调度', 'Runs 28 kinds of equipment'),
    },
    {
      name: both('货到人机器人', 'Goods-to-person robots'),
      text: claim(['automation-area'], '1,000 平方米起就能上', 'Pays off from 1,000 m² of floor'),
    },
    {
      name: both('智能园区', 'Smart park'),
      text: both('月台预约、车辆排队、能耗一屏看', 'Dock slots, truck queues and energy on one screen'),
    },
  ],
  action: { label: both('软件与硬件产品', 'Tech products'), href: '/products#technology' },
  scene: 'robot',
}

const sustainability: Seed<Home['sustainability']> = {
  title: bothLines(['少跑空车，', '少用一层纸箱'], ['Fuller trucks,', 'less cardboard']),
  lead: both(
    '每一票的碳足迹都能查，算法写在旁边。',
    'Every shipment has a carbon figure, with the math beside it.',
  ),
  items: [
    {
      name: both('屋顶光伏', 'Solar roofs'),
      text: both(
        '仓库屋顶发的电，先供分拣线和冷库',
        'Power from the roof runs the sorters and cold rooms first',
      ),
    },
    {
      name: both('循环包装', 'Reusable packaging'),
      text: both('中转箱收回再用，不拆不换', 'Transit boxes come back and go out again'),
    },
    {
      name: both('电动末端', 'Electric last mile'),
      text: both('城里的短途，交给电动车和三轮车', 'Short city trips go by electric van and tricycle'),
    },
  ],
  action: { label: both('算一票的碳足迹', 'Carbon footprint'), href: '/carbon' },
  scene: 'sustainability',
}

export const home: Seed<Home> = {
  banner: { slides },
  dock: {
    tools: [
      { id: 'quote', label: both('运费时效', 'Quote'), path: '/fee' },
      { id: 'branches', label: both('网点查询', 'Branches'), path: '/network' },
      { id: 'range', label: both('收送范围', 'Delivery range'), path: '/network#coverage' },
      { id: 'carbon', label: both('碳足迹', 'Carbon'), path: '/carbon' },
    ],
  },
  services: {
    title: services.some(({ path }) => isOff(path))
      ? bothLines(['多种服务，', '一张网络'], ['Many services,', 'one network'])
      : bothLines(['八类服务，', '一张网络'], ['Eight services,', 'one network']),
    lead: both(
      '从一封信到整架飞机，用同一个单号查到底。',
      'From a letter to a full aircraft, one number tracks it all the way.',
    ),
    all: { label: both('全部服务', 'All services'), href: '/products' },
    items: services.map(({ id, name, cardNote, path, scene }) => ({ id, name, note: cardNote, path, scene })),
  },
  network: {
    title: both('网络看得见', 'Where we fly and drive'),
    modes: networkModes,
    list: { label: both('查看完整网络', 'Whole network'), href: '/cargo' },
  },
  solutions: {
    title: both('按行业做方案', 'Built around your industry'),
    all: { label: both('全部方案', 'All solutions'), href: '/products#solutions' },
    tabs: solutionTabs,
  },
  technology,
  figures: {
    items: homeFigures.map((factId) => ({
      claim: [factId],
      text: { 'zh-CN': figureOf(factId, 'zh-CN'), 'en-US': figureOf(factId, 'en-US') },
      without: null,
    })),
    note: both('示例数据，截至 2026 年 9 月 30 日', 'Sample figures, as of September 30, 2026'),
  },
  cases: {
    title: both('客户案例', 'Customers'),
    all: { label: both('全部案例', 'All customers'), href: '/products#cases' },
    items: cases,
    note: both('案例中的企业均为虚构示例', 'The companies in these cases are fictional'),
  },
  news: { title: both('新闻', 'News'), all: { label: both('全部新闻', 'All news'), href: '/news' } },
  notices: {
    title: both('公告', 'Notices'),
    all: { label: both('全部公告', 'All notices'), href: '/notice' },
  },
  sustainability,
  cooperation: {
    title: both('说说您要运什么', 'Tell us what you move'),
    lead: claimOr(
      ['service-hours'],
      [
        '8:00–20:00 留言，2 小时内回电；之后次日 10:00 前（示例承诺）。',
        'We call back within 2 hours (8:00–20:00), later ones by 10:00 the next day (a sample promise).',
      ],
      ['留下需求，我们回电。', 'Leave a note and we call back.'],
    ),
    actions: [talk, { label: '{our.hotline}', target: { kind: 'outside', href: '{our.call}' } }],
    scene: 'apron',
  },
}
