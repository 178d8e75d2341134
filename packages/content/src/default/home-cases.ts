import type { DocumentInput } from '@hongyan/documents'
import { both, bothLines, type Seed } from '../seed.ts'

type Home = DocumentInput<'home'>

/** Customers in these cases are fictional, and the page says so. */
export const cases: readonly Seed<NonNullable<Home['cases']>['items'][number]>[] = [
  {
    id: 'qinghe-kids',
    tag: both('快递 · 云仓', 'Express · cloud warehouse'),
    company: both('青禾童装', 'Qinghe Kids'),
    title: bothLines(
      ['青禾童装：大促当天，', '仍然当天发完'],
      ['Qinghe Kids: sale-day', 'orders sent that day'],
    ),
    lead: both(
      '库存分在六座仓，五座是云仓，订单就近出库，由同一组快递员送到小区。',
      'Stock waits in six warehouses, five of them partner warehouses, and leaves from the nearest.',
    ),
    figures: [
      { value: '6', unit: both('座', 'sites'), label: both('分仓', 'hold the stock') },
      { value: '1.4', unit: both('天', 'days'), label: both('平均送达', 'average delivery') },
    ],
    path: '/cases/qinghe-kids',
    scene: 'wardrobe',
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
    scene: 'store',
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
      { value: '3', unit: both('个', 'zones'), label: both('温区', 'by temperature') },
      { value: '2', unit: both('人', 'people'), label: both('每次交接签收', 'sign handovers') },
    ],
    path: '/cases/chengming-pharma',
    scene: 'lab',
  },
]
