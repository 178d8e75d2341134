import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { productCases } from './products-cases.ts'
import { chooseTable, weightRuler } from './products-choice.ts'
import { productServices } from './products-services.ts'
import { productSolutions } from './products-solutions.ts'
import { additions, hardware, programmes, software, technology } from './products-technology.ts'

/** Everything on offer, in groups, with two ways to choose: by weight and by situation. */
export const products: PageSeed = {
  path: '/products',
  kind: 'hub',
  parent: null,
  name: both('产品与服务', 'Products and services'),
  head: {
    title: both('产品与服务：物流、软硬件、行业方案', 'Services, software, hardware and solutions'),
    keyword: both(
      '产品与服务,快递,货运,仓储,冷链,物流软件,仓储机器人,行业方案',
      'logistics services, express, freight, warehousing, cold chain, software, robots',
    ),
    description: both(
      '八类物流服务、仓储与运输软件、机器人、附加服务、十二个行业的方案和客户案例都列在这里，可以按重量挑，也可以按您遇到的情况挑。',
      'Eight services, warehouse and transport software, robots, add-ons, twelve industries and their cases. Choose by weight or situation.',
    ),
  },
  hero: {
    title: bothLines(['先说要运什么，', '再挑用哪一种'], ['Say what you move,', 'then pick the service']),
    lead: both(
      '按重量挑最快，按情况挑最准。两样都说不好，就把照片和尺寸发给我们。',
      'Weight is the quick way to choose, your situation the sure one. Unsure of both? Send us a photo and the size.',
    ),
    actions: [
      { label: both('算一算价格', 'Work out a price'), target: { kind: 'page', path: '/fee' } },
      { label: both('请人帮忙挑', 'Ask someone'), target: { kind: 'consultation' } },
    ],
    scene: 'hub',
  },
  blocks: [
    productServices,
    weightRuler,
    chooseTable,
    technology,
    software,
    hardware,
    additions,
    programmes,
    productSolutions,
    productCases,
    {
      kind: 'questions',
      id: 'questions',
      title: both('下单前常问的', 'Asked before ordering'),
      ids: ['sending-how-to-book', 'price-how-weighed', 'delivery-not-home', 'business-contract'],
    },
    {
      kind: 'call',
      title: both('看中了哪一种？', 'Found what you need?'),
      actions: [
        { label: both('在线下单', 'Ship now'), target: { kind: 'order' } },
        { label: both('谈长期合作', 'Talk about a contract'), target: { kind: 'consultation' } },
      ],
    },
  ],
  tags: ['express', 'freight', 'warehousing', 'software', 'hardware', 'industry'],
  updated: '2026-11-12',
}
