import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { columns, step, term, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, largeOr, merged, row } from '../table-cells.ts'

const freeDays = largeOr(['free-storage'], large(['15', '天'], ['15', 'days']), ['按合同', 'By contract'])

export const warehousing: PageSeed = {
  path: '/products/warehousing',
  kind: 'service',
  parent: '/products',
  name: both('仓储与配送', 'Warehousing'),
  head: {
    title: both('仓储与配送：分仓备货、一件代发、退货', 'Warehousing: storage, fulfillment and returns'),
    keyword: both(
      '仓储,仓储托管,一件代发,分仓,退货处理,备件仓,库存管理',
      'warehousing, contract storage, order fulfillment, split stock, returns, spare parts',
    ),
    description: both(
      '货分开放要多备多少库存、能早到几天，哪些货放哪种库区，一件代发怎么走，退货和备件回来怎么判，仓租怎么算，进仓前要准备什么。',
      'What splitting stock costs and saves, which goods go where, how an order is picked, how returns are judged and what storage costs.',
    ),
  },
  hero: {
    title: bothLines(['货放在哪，', '决定几天到'], ['Where stock waits', 'decides when it lands']),
    lead: both(
      '入库、存放、拣货、发出、退回，五件事记在一套账上。您屏幕上的库存，就是货架上的数。',
      'Receiving, storing, picking, shipping and returns share one ledger. The stock on your screen is the stock on the shelf.',
    ),
    actions: [
      toTalk(['按我的单量报价', 'Quote for my volume']),
      toPage(['看仓库分布', 'Where the sites are'], '/cargo'),
    ],
    scene: 'warehousing',
  },
  blocks: [
    { kind: 'figures', items: figuresOf('warehouses', 'warehouse-area', 'cloud-warehouses', 'free-storage') },
    {
      kind: 'comparison',
      id: 'split-stock',
      title: both('一座仓发全国，还是分三座', 'One site for all, or three'),
      lead: both(
        '示例计算：一家卖厨房小件的网店，月发 3 万件，买家散在各省。',
        'A sample calculation for a web shop of kitchenware: 30,000 parcels a month, buyers in every province.',
      ),
      before: both('一座仓', 'One site'),
      after: both('三座仓', 'Three sites'),
      items: [
        { label: both('平均运距', 'Average distance'), unit: both('公里', 'km'), before: 1180, after: 520 },
        {
          label: both('平均送达', 'Average delivery'),
          unit: both('天', 'days'),
          before: 3.1,
          after: 1.7,
          note: both('远省的买家感觉最明显', 'Felt most by buyers far away'),
        },
        { label: both('每件运费', 'Freight per parcel'), unit: both('元', 'yuan'), before: 6.8, after: 4.9 },
        {
          label: both('要备的库存', 'Stock to hold'),
          unit: both('天', 'days'),
          before: 30,
          after: 38,
          note: both('分开放，每座仓都要留余量', 'Each site keeps its own reserve'),
        },
        {
          label: both('每月调拨', 'Transfers a month'),
          unit: { 'zh-CN': '次', 'en-US': null },
          before: 0,
          after: 4,
          note: both('某地忽然卖得快，要从别处匀', 'When one place sells out early'),
        },
      ],
      source: both(
        '示例数据，2026 年 10 月测算；用您近三个月的订单能算出您自己的这张表',
        'Sample data, worked out in October 2026; three months of your orders give you your own',
      ),
    },
    {
      kind: 'steps',
      id: 'fulfilment',
      title: both('一件代发：从付款到出门', 'Order fulfillment, from payment to door'),
      lead: both(
        '店铺的订单自动进仓，不用您每天导表。',
        'Orders flow in from your shop; nobody exports a sheet each evening.',
      ),
      items: [
        step(
          ['接单', 'Order in'],
          [
            '地址缺门牌、电话少一位的，先拦下来问您。',
            'Addresses without a number and phones a digit short are held and asked about.',
          ],
          ['接口或表格', 'By API or sheet'],
        ),
        step(
          ['选仓', 'Site chosen'],
          [
            '按买家地址和各仓存量定，一单里的几样尽量从同一座出。',
            'By address and stock. We try hard to send one order from one place.',
          ],
          ['就近，少拆单', 'Near, and whole'],
        ),
        step(
          ['拣货', 'Picked'],
          [
            '一趟拣多单，先扫货位码，再扫商品码，不符就停。',
            'Several orders a round. Scan the place, scan the piece; a mismatch stops the picker.',
          ],
          ['扫两次', 'Two scans'],
        ),
        step(
          ['复核', 'Checked'],
          [
            '把包裹放上秤，和应有的重量比，差出范围就开箱重点。',
            'The parcel is weighed against what it should weigh. Outside the margin it is opened and counted.',
          ],
          ['重量留底', 'Weight on file'],
        ),
        step(
          ['打包', 'Packed'],
          [
            '系统按尺寸推荐箱型，赠品、卡片、发票按您的规则放。',
            'The system proposes the box; gifts, cards and invoices follow your rules.',
          ],
          ['箱型留底', 'Box type on file'],
        ),
        step(
          ['出库', 'Shipped'],
          [
            '交给快递或货运，运单号写回店铺，库存同时减一。',
            'Handed to express or freight. The number goes back to the shop and stock drops by one.',
          ],
          ['单号回传', 'Number returned'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'storage',
      title: both('仓储托管：什么货，放哪里', 'Contract storage: what goes where'),
      lead: both(
        '先看您的货归哪一行，再看要带什么资料。',
        'Find the row your goods belong to, then see what we need.',
      ),
      columns: [
        ...columns(
          ['货类', 'Goods'],
          ['库区', 'Zone'],
          ['怎么管', 'How it is kept'],
          ['进仓前给我们', 'Send us first'],
        ),
        merged('仓租单位', 'Rent counts'),
        merged('免租', 'Free for'),
      ],
      rows: [
        row(
          ['百货、服装、图书', 'General goods, clothes, books'],
          ['常温货架', 'Ambient racks'],
          ['按货位，按件', 'By place and piece'],
          ['条码与箱规', 'Barcodes and case sizes'],
          ['托盘位或立方米', 'Pallet places or m³'],
          freeDays,
        ),
        row(
          ['食品、美妆、母婴', 'Food, beauty, baby'],
          ['恒温货架', 'Steady-temperature racks'],
          ['按批次，先到期先出', 'By batch, first to expire first out'],
          ['效期规则、临期线', 'Date rules and near-expiry line'],
          ['托盘位或立方米', 'Pallet places or m³'],
          freeDays,
        ),
        row(
          ['带锂电池的商品', 'Goods with lithium batteries'],
          ['防火分区', 'Fire compartment'],
          ['限高堆放，温感烟感', 'Low stacks, heat and smoke sensors'],
          ['UN 38.3 试验概要', 'UN 38.3 test summary'],
          ['托盘位或立方米', 'Pallet places or m³'],
          freeDays,
        ),
        row(
          ['手机、手表等高值品', 'Phones, watches, other valuables'],
          ['监控笼区', 'Caged, on camera'],
          ['两人开门，按序列号', 'Two to open, by serial number'],
          ['声明价值', 'Declared value'],
          ['货位', 'Bin places'],
          freeDays,
        ),
        row(
          ['冷藏、冷冻食品', 'Chilled and frozen food'],
          ['转生鲜仓', 'Fresh-food warehouse'],
          ['按温区，按批次', 'By zone and batch'],
          ['温度上下限', 'Temperature limits'],
          ['板，按天', 'Pallets by day'],
          ['按合同', 'By contract'],
        ),
        row(
          ['危险化学品、烟花、管制药品', 'Hazardous chemicals, fireworks, controlled drugs'],
          ['不收', 'Not accepted'],
          ['请找有相应许可的仓', 'Use a licensed site'],
          ['不必提供', 'Nothing'],
          ['不适用', 'Does not apply'],
          ['不适用', 'Does not apply'],
        ),
      ],
      note: both(
        '收货、拣货、包材、配送在月结单上各列一行。单价写进合同，因为件型和单量差得太远。',
        'Receiving, picking, materials and delivery each have a line on the monthly bill, at the prices of your contract.',
      ),
    },
    {
      kind: 'split',
      id: 'reverse',
      title: both('退货与备件：回来的也有去处', 'Returns and parts: a place for each'),
      lead: both(
        '退回来的每一件都要有结论：再卖、修好、退厂，还是报废。',
        'Every piece that comes back gets a verdict: sell, repair, send to the maker or scrap.',
      ),
      points: [
        term(
          ['谁来判', 'Who decides'],
          [
            '按您给的图文标准判，拿不准的拍照发您，答复前先冻结。',
            'We judge by your pictures and rules. Doubtful pieces are photographed and frozen until you answer.',
          ],
        ),
        term(
          ['多久能再卖', 'Back on sale'],
          [
            '判为完好的补好吊牌和外袋，当天回到可售库存。',
            'Good pieces get tag and bag and return to saleable stock the same day.',
          ],
        ),
        term(
          ['备件', 'Parts'],
          [
            '新件发出、旧件回来，两头对序列号，少回一件账就关不上。',
            'New part out, old part back, matched by serial number. One missing and the case stays open.',
          ],
        ),
        term(
          ['对不上时', 'When it does not match'],
          claim(
            ['parts-response'],
            '少件、错件、单据不符，1 小时内有人回您，并附开箱照片。',
            'Short, wrong or undocumented: someone answers within 1 hour, with a photo of the open box.',
          ),
        ),
      ],
      action: {
        label: both('您有自己的仓？', 'You have a site of your own?'),
        href: '/products/cloud-warehouse',
      },
      scene: 'forklift',
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('随单可加的服务', 'Extras for each order'),
      lead: both(
        '在订单规则里设一次，之后每单照做。',
        'Set them once in your order rules; each order follows.',
      ),
      ids: ['insurance', 'cash-on-delivery', 'receipt-electronic', 'waterproof'],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('搬进来之前常问的', 'Before moving in'),
      ids: [
        'warehousing-start',
        'warehousing-stock-count',
        'warehousing-returns',
        'warehousing-peak',
        'business-api',
      ],
    },
    { kind: 'case', path: '/cases/qinghe-kids' },
    {
      kind: 'call',
      title: both('带三个月的订单来，我们替您选仓', 'Three months of orders show us where'),
      actions: [
        toTalk(['约一次测算', 'Ask for a calculation']),
        toPage(['看仓储软件', 'See the software'], '/products/wms'),
      ],
    },
  ],
  tags: ['warehousing', 'retail', 'software'],
  updated: '2026-11-06',
}
