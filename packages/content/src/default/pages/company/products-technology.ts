import { both, claimOr } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

export const technology: BlockSeed = {
  kind: 'cards',
  id: 'technology',
  title: both('智能仓与园区', 'Smart warehouses and parks'),
  lead: both(
    '先看厂房和订单，再决定上不上设备。有些仓，人手就是最划算的办法。',
    'We look at the building and the orders first. In some warehouses people remain the best answer.',
  ),
  items: [
    {
      title: both('智能仓', 'Smart warehouse'),
      text: claimOr(
        ['automation-area'],
        [
          '1,000 平方米起就值得做一次测算：货架、机器人和人怎么配。',
          'Worth a calculation from 1,000 m²: how racks, robots and people share the work.',
        ],
        [
          '做一次测算：货架、机器人和人怎么配。',
          'A calculation of how racks, robots and people share the work.',
        ],
      ),
      path: '/products/intelligent-warehouse',
    },
    {
      title: both('智能园区', 'Smart park'),
      text: both(
        '从大门到月台，车辆排队、装卸进度和用电都看得见。',
        'From gate to dock: queues, loading and power use in plain sight.',
      ),
      path: '/products/intelligent-park',
    },
  ],
}

export const software: BlockSeed = {
  kind: 'cards',
  id: 'software',
  title: both('软件', 'Software'),
  lead: both(
    '可以只买一套，也可以接您现有的系统。',
    'Buy one of them alone, or connect it to what you have.',
  ),
  items: [
    {
      title: both('仓储管理 WMS', 'Warehouse management (WMS)'),
      text: both(
        '货在哪一格、哪一批、还能放几天，拣货员看手持就知道。',
        'Which bin, which batch, how many days left: on the picker’s handheld.',
      ),
      path: '/products/wms',
    },
    {
      title: both('仓储控制 WCS', 'Warehouse control (WCS)'),
      text: claimOr(
        ['equipment'],
        [
          '28 类设备听同一套指令，换品牌不用重写接口。',
          'Takes 28 kinds of equipment. Change a brand without rewriting an interface.',
        ],
        ['不同品牌的设备听同一套指令。', 'Equipment of different brands under one set of orders.'],
      ),
      path: '/products/wcs',
    },
    {
      title: both('运输管理 TMS', 'Transport management (TMS)'),
      text: both(
        '派车、对账、回单在一张表里，自有车和外协车一样管。',
        'Dispatch, billing and receipts in one table, for your own trucks and hired ones.',
      ),
      path: '/products/tms',
    },
  ],
}

export const hardware: BlockSeed = {
  kind: 'cards',
  id: 'hardware',
  title: both('硬件', 'Hardware'),
  lead: both('每种设备都能先到现场看它干活。', 'You can watch every machine at work before you decide.'),
  items: [
    {
      title: both('货到人机器人', 'Goods-to-person robots'),
      text: both(
        '驮着货架到拣货台，人站着不动。',
        'They bring the rack to the station; nobody walks the aisles.',
      ),
      path: '/products/robots',
    },
    {
      title: both('机械臂', 'Robot arms'),
      text: both(
        '码垛、拆垛、抓单件，夜里也不歇。',
        'Stacking, unstacking and picking single pieces, nights included.',
      ),
      path: '/products/arms',
    },
    {
      title: both('无人机', 'Drones'),
      text: claimOr(
        ['drones'],
        ['带 4 个独立投放装置，飞一趟能放四处。', 'Four independent drop devices: one flight, four places.'],
        ['飞一趟能放几处，送山路难走的地方。', 'One flight, several places, where roads are hard.'],
      ),
      path: '/products/drones',
    },
  ],
}

export const additions: BlockSeed = {
  kind: 'cards',
  id: 'additions',
  title: both('附加服务', 'Add-ons'),
  lead: both('下单时勾选，用多少付多少。', 'Check them when you order and pay only for those.'),
  items: [
    {
      title: both('保价', 'Insurance'),
      text: both('货值写多少，丢损就按多少算。', 'What you declare is what loss or damage is measured by.'),
      path: '/products/insurance',
    },
    {
      title: both('代收货款', 'Cash on delivery'),
      text: claimOr(
        ['cash-on-delivery'],
        ['收件人付了钱才拿货，每票最高 30 万元。', 'Handed over once paid, up to ¥300,000 a shipment.'],
        ['收件人付了钱才拿货。', 'Handed over once the receiver has paid.'],
      ),
      path: '/products/cash-on-delivery',
    },
    {
      title: both('签单返还', 'Signed receipts'),
      text: both(
        '签过字的单子寄回给您，或者传电子版。',
        'The signed paper comes back to you, or a scan of it does.',
      ),
      path: '/products/receipts',
    },
    {
      title: both('包装', 'Packaging'),
      text: both(
        '纸箱、气柱、木架，价目表按件列出。',
        'Boxes, air columns and crates, with a price for each piece.',
      ),
      path: '/products/packaging',
    },
    {
      title: both('冷链附加', 'Cold-chain services'),
      text: both(
        '冷库里的卸货、贴标、盘点和退货暂存。',
        'Unloading, labeling, counting and holding returns in the cold.',
      ),
      path: '/products/cold-chain-services',
    },
  ],
}

export const programmes: BlockSeed = {
  kind: 'cards',
  id: 'programmes',
  title: both('合作计划', 'Programs'),
  items: [
    {
      title: both('云仓计划', 'Cloud warehouse program'),
      text: both(
        '您出仓，我们出系统、订单和培训。',
        'You bring the building; we bring system, orders and training.',
      ),
      path: '/products/cloud-warehouse',
    },
    {
      title: both('产业学院', 'Industry college'),
      text: both(
        '学生在真的仓里上课，毕业前就会操作设备。',
        'Students learn in working warehouses and can run the machines before they graduate.',
      ),
      path: '/products/industry-college',
    },
  ],
}
