import type { SceneName } from '@hongyan/documents'
import { type Both, both, type Claim, claim } from '../seed.ts'

type Variant = { id: string; label: Both<string>; note: Both<string> | Claim<string>; scene: SceneName }

/** One of the eight services, as menus, the home page and the footer show it. */
type ServiceSeed = {
  readonly id: string
  readonly name: Both<string>
  /** Short fact for the menu. */
  readonly menuNote: Both<string> | Claim<string>
  /** Fact for the card on the home page. */
  readonly cardNote: Both<string> | Claim<string>
  readonly path: string
  readonly scene: SceneName
  readonly variants: readonly Variant[]
}

export const services: readonly ServiceSeed[] = [
  {
    id: 'warehousing',
    name: both('仓储与配送', 'Warehousing'),
    menuNote: both('分仓入库，就近出库', 'Stock near demand'),
    cardNote: claim(['warehouses'], '1,500 多座仓库，按销量分仓入库', '1,500+ sites, stock near demand'),
    path: '/products/warehousing',
    scene: 'warehousing',
    variants: [
      {
        id: 'storage',
        label: both('仓储托管', 'Contract storage'),
        note: claim(['free-storage'], '前 15 天免仓租', 'First 15 days free'),
        scene: 'warehousing',
      },
      {
        id: 'fulfilment',
        label: both('一件代发', 'Order fulfillment'),
        note: both('拣货、打包、发出一次做完', 'Pick, pack and ship in one go'),
        scene: 'book-shelves',
      },
      {
        id: 'reverse',
        label: both('退货与备件', 'Returns and parts'),
        note: claim(['parts-response'], '异常 1 小时内响应', 'Problems answered in 1 hour'),
        scene: 'folding-boxes',
      },
    ],
  },
  {
    id: 'express',
    name: both('快递', 'Express'),
    menuNote: claim(['pickup-time'], '1 小时内上门', 'Pickup in 1 hour'),
    cardNote: claim(['pickup-time'], '1 小时内上门取件', 'Pickup within 1 hour'),
    path: '/products/express',
    scene: 'express',
    variants: [
      {
        id: 'standard',
        label: both('标准快递', 'Standard express'),
        note: claim(['parcel-band'], '0 到 30 公斤', '0 to 30 kg'),
        scene: 'express',
      },
      {
        id: 'priority',
        label: both('特快', 'Priority express'),
        note: both('优先中转，优先派送', 'First in line at every hub'),
        scene: 'sorting-line',
      },
      {
        id: 'same-city',
        label: both('同城急送', 'Same city'),
        note: claim(['same-city'], '最快 30 分钟送达', 'As fast as 30 minutes'),
        scene: 'locker',
      },
    ],
  },
  {
    id: 'freight',
    name: both('货运', 'Freight'),
    menuNote: claim(['freight-bands'], '20 公斤到 3 吨以上', '20 kg to over 3 t'),
    cardNote: claim(['freight-bands'], '20 公斤到 3 吨以上', 'From 20 kg to over 3 t'),
    path: '/products/freight',
    scene: 'freight',
    variants: [
      {
        id: 'light',
        label: both('轻货', 'Light freight'),
        note: claim(['light-freight'], '5 立方米或 1 吨以内', 'Under 5 m³ or 1 t'),
        scene: 'driver',
      },
      {
        id: 'heavy',
        label: both('重货', 'Heavy freight'),
        note: claim(['freight-bands'], '20 公斤到 3 吨以上', '20 kg to over 3 t'),
        scene: 'instrument',
      },
      {
        id: 'full-truck',
        label: both('整车', 'Full truck'),
        note: claim(['rapid-response'], '10 分钟内响应', 'Rapid reply in 10 minutes'),
        scene: 'freight',
      },
    ],
  },
  {
    id: 'bulky',
    name: both('大件', 'Bulky items'),
    menuNote: both('送货上楼', 'Carried upstairs'),
    cardNote: claim(['upstairs'], '100 公斤内免费送上楼', 'Upstairs, up to 100 kg'),
    path: '/products/bulky',
    scene: 'bulky',
    variants: [
      {
        id: 'home-delivery',
        label: both('大件到家', 'Delivery to the room'),
        note: claim(['upstairs'], '100 公斤以内免费上楼', 'Upstairs free up to 100 kg'),
        scene: 'sofa-stairs',
      },
      {
        id: 'installation',
        label: both('送装一体', 'Delivery and fitting'),
        note: both('送到、装好、带走旧件', 'Fitted, and the old one removed'),
        scene: 'bulky',
      },
    ],
  },
  {
    id: 'cold-chain',
    name: both('冷链', 'Cold chain'),
    menuNote: both('冷藏、冷冻、恒温', 'Chilled, frozen or held steady'),
    cardNote: claim(['cold-main'], '主要城市 2–3 天到', 'Main cities in 2–3 days'),
    path: '/products/cold-chain',
    scene: 'cold-chain',
    variants: [
      {
        id: 'fresh-express',
        label: both('生鲜快递', 'Fresh express'),
        note: claim(['fresh-limit'], '二三线城市最长 72 小时', '72 hours at most'),
        scene: 'cold-chain',
      },
      {
        id: 'cold-freight',
        label: both('冷链零担', 'Chilled freight'),
        note: claim(['cold-capitals'], '省会之间 3–5 天', '3–5 days between capitals'),
        scene: 'cool-container',
      },
      {
        id: 'cold-storage',
        label: both('生鲜仓', 'Fresh-food warehouses'),
        note: claim(['fresh-cities'], '7 个大区、18 座城市', '18 cities in 7 regions'),
        scene: 'cold',
      },
    ],
  },
  {
    id: 'pharma',
    name: both('医药', 'Pharma'),
    menuNote: claim(['pharma-bands'], '10 公斤起运', 'From 10 kg'),
    cardNote: both('全程温度可查', 'Temperature on record'),
    path: '/products/pharma',
    scene: 'pharma',
    variants: [
      {
        id: 'pharma-parcel',
        label: both('医药零担', 'Pharma freight'),
        note: claim(['pharma-bands'], '10 公斤到 3 吨', '10 kg to 3 t'),
        scene: 'clinic',
      },
      {
        id: 'pharma-truck',
        label: both('医药整车', 'Pharma full truck'),
        note: claim(['pharma-bands'], '3 吨以上', 'Above 3 t'),
        scene: 'pharma',
      },
    ],
  },
  {
    id: 'cross-border',
    name: both('跨境', 'Cross-border'),
    menuNote: both('清关到末端一张单', 'One document, door to door'),
    cardNote: both('清关、干线、末端一张单', 'One document, door to door'),
    path: '/products/cross-border',
    scene: 'cross-border',
    variants: [
      {
        id: 'import',
        label: both('进口', 'Import'),
        note: both('口岸清关，保税出库', 'Cleared at the port, shipped from bond'),
        scene: 'cross-border',
      },
      {
        id: 'export',
        label: both('出口', 'Export'),
        note: both('集货、报关、海外派送', 'Collected, declared, delivered abroad'),
        scene: 'flowers',
      },
    ],
  },
  {
    id: 'air',
    name: both('航空', 'Air cargo'),
    menuNote: both('自营货机', 'Our own freighters'),
    cardNote: both('自营货机，机场到机场或到门', 'Our own freighters'),
    path: '/products/air',
    scene: 'air',
    variants: [
      {
        id: 'airport-to-airport',
        label: both('机场到机场', 'Airport to airport'),
        note: both('舱位可订，机型可查', 'Book space, check the hold'),
        scene: 'load-plan',
      },
      {
        id: 'door-to-door',
        label: both('门到门', 'Door to door'),
        note: both('两端上门，全程一个单号', 'Both ends, one number'),
        scene: 'air',
      },
    ],
  },
]
