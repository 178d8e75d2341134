import type { DocumentInput } from '../contract/site.ts'
import { both, bothLines, type Seed } from '../seed.ts'

type Home = DocumentInput<'home'>

/** Customers in these cases are fictional, and the page says so. */
export const cases: readonly Seed<Home['cases']['items'][number]>[] = [
  {
    id: 'qinghe-kids',
    tag: both('快递 · 云仓', 'Express · cloud warehouse'),
    company: both('青禾童装', 'Qinghe Kids'),
    title: bothLines(['青禾童装：大促当天，', '仍然当天发完'], ['Qinghe Kids ships', 'sale day on sale day']),
    lead: both(
      '库存前置到六座云仓，订单就近出库，由同一组快递员送到小区。',
      'Stock waits in six cloud warehouses and leaves from the nearest one.',
    ),
    figures: [
      { value: '6', unit: both('座', 'sites'), label: both('分仓', 'stock split over') },
      { value: '1.4', unit: both('天', 'days'), label: both('平均送达', 'average delivery') },
    ],
    path: '/cases/qinghe-kids',
    scene: 'city',
  },
  {
    id: 'beiling-fruit',
    tag: both('冷链', 'Cold chain'),
    company: both('北岭鲜果', 'Beiling Fruit'),
    title: bothLines(['北岭鲜果：', '从果园到社区店'], ['Beiling Fruit: orchard', 'to corner shop']),
    lead: both(
      '从县城果园到社区店，途中温度全程在客户手机上。',
      'From a county orchard to the shop next door, with the temperature on the customer’s phone.',
    ),
    figures: [
      { value: '2', unit: both('天', 'days'), label: both('采摘到上架', 'from picking to shelf') },
      { value: '24', unit: both('家', 'shops'), label: both('社区店', 'supplied') },
    ],
    path: '/cases/beiling-fruit',
    scene: 'cold-chain',
  },
  {
    id: 'chengming-pharma',
    tag: both('医药', 'Pharma'),
    company: both('澄明医药', 'Chengming Pharma'),
    title: bothLines(
      ['澄明医药：', '疫苗分三个温区走'],
      ['Chengming Pharma: vaccines', 'in three temperature zones'],
    ),
    lead: both(
      '疫苗分三个温区运输，交接双人签收、逐箱拍照。',
      'Vaccines travel in three zones; every handover has two signatures and a photo of each box.',
    ),
    figures: [
      { value: '3', unit: both('个', 'zones'), label: both('温区', 'of temperature') },
      { value: '2', unit: both('人', 'people'), label: both('每次交接签收', 'sign each handover') },
    ],
    path: '/cases/chengming-pharma',
    scene: 'pharma',
  },
]

export const news: readonly Seed<Home['news']['items'][number]>[] = [
  {
    id: 'wuhan-phase-two',
    date: '2026-11-18',
    title: both('武汉枢纽二期转运中心投入使用', 'Phase two of the Wuhan hub opens'),
    summary: both(
      '新增一条自动分拣线，夜航中转不用再排两次队。',
      'A second automatic line means night cargo queues once, not twice.',
    ),
    path: '/news/wuhan-phase-two',
  },
  {
    id: 'fresh-eighteenth-city',
    date: '2026-11-12',
    title: both('生鲜冷仓覆盖第 18 座城市', 'Fresh-food stores reach an 18th city'),
    summary: both('二三线城市最长 72 小时送达。', 'Smaller cities are now served within 72 hours at most.'),
    path: '/news/fresh-eighteenth-city',
  },
  {
    id: 'electronic-receipts',
    date: '2026-11-05',
    title: both('电子签单返还上线', 'Electronic signed receipts go live'),
    summary: both('签收后就能下载，5 元一票。', 'Download them after delivery, ¥5 each.'),
    path: '/news/electronic-receipts',
  },
  {
    id: 'carbon-arithmetic',
    date: '2026-10-28',
    title: both('碳足迹计算公开每一步', 'Our carbon figures now show their working'),
    summary: both(
      '里程、系数和来源逐段列出，可以自己复算。',
      'Distance, factor and source, leg by leg, so anyone can check.',
    ),
    path: '/news/carbon-arithmetic',
  },
]

export const notices: readonly Seed<Home['notices']['items'][number]>[] = [
  {
    id: 'north-china-snow',
    date: '2026-11-20',
    tag: both('天气', 'Weather'),
    tone: 'caution',
    title: both('华北降雪，京津冀部分线路顺延一天', 'Snow: some Beijing–Tianjin–Hebei routes run a day late'),
    path: '/notice/north-china-snow',
  },
  {
    id: 'spring-festival',
    date: '2026-11-16',
    tag: both('服务', 'Service'),
    tone: 'neutral',
    title: both('春节期间各产品揽收与派送安排', 'Pickup and delivery over the Spring Festival'),
    path: '/notice/spring-festival',
  },
  {
    id: 'fuel-surcharge',
    date: '2026-11-10',
    tag: both('价格', 'Prices'),
    tone: 'neutral',
    title: both('2026 年 12 月起燃油附加费调整', 'Fuel surcharge changes from December 2026'),
    path: '/notice/fuel-surcharge',
  },
  {
    id: 'prohibited-list',
    date: '2026-11-03',
    tag: both('安全', 'Safety'),
    tone: 'neutral',
    title: both('禁寄物品清单更新，请寄件前查看', 'The list of prohibited items has changed'),
    path: '/notice/prohibited-list',
  },
  {
    id: 'fraud-calls',
    date: '2026-10-26',
    tag: both('提醒', 'Warning'),
    tone: 'caution',
    title: both('谨防冒充快递理赔的电话', 'Beware of callers who claim to pay compensation'),
    path: '/notice/fraud-calls',
  },
]
