import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const intelligentWarehouse: PageSeed = {
  path: '/products/intelligent-warehouse',
  kind: 'technology',
  parent: '/products',
  name: both('智能仓', 'Automated warehouse'),
  head: {
    title: both('智能仓：从一排货架到整座仓的自动化', 'Automated warehouse, from one rack to a building'),
    keyword: both(
      '智能仓,仓库自动化,自动化立体库,货到人,仓库改造,仓储规划',
      'automated warehouse,warehouse automation,goods to person,storage planning,warehouse refit,tote store',
    ),
    description: both(
      '一张平面图看清收货、存储、拣货、打包、发货各占哪里，三档自动化各适合多大的仓，改造期间怎么不停业，钱花在哪、多久看得出效果。',
      'A floor plan of an automated warehouse, three levels by size, how to refit without closing, where the money goes and when it starts to show.',
    ),
  },
  hero: {
    title: bothLines(
      ['先看货，', '再决定上几台机器'],
      ['Look at the goods first,', 'then count the machines'],
    ),
    lead: claimOr(
      ['automation-area'],
      [
        '1,000 平方米起就有合适的做法。不是每座仓都要全自动，我们会告诉您停在哪一档最划算。',
        'There is a sensible level from 1,000 m² up. Few warehouses need all of it, and we say where to stop.',
      ],
      [
        '不是每座仓都要全自动，我们会告诉您停在哪一档最划算。',
        'Few warehouses need all of it, and we say where to stop.',
      ],
    ),
    actions: [
      { label: both('约一次勘测', 'Arrange a survey'), target: { kind: 'consultation' } },
      { label: both('下载白皮书', 'White papers'), target: { kind: 'page', path: '/white-paper' } },
    ],
    scene: 'warehousing',
  },
  blocks: [
    {
      kind: 'floor-plan',
      id: 'plan',
      title: both('一座 4,000 平方米的仓，这样分', 'How 4,000 m² is divided'),
      lead: both(
        '示例布局。货从左边进，从右边出，中间不走回头路。',
        'A sample layout: in on the left, out on the right, nothing going back.',
      ),
      columns: 14,
      rows: 8,
      zones: [
        {
          label: both('收货月台', 'Inbound dock'),
          text: both('四个门，卸下的托盘先过称重量方', 'Four doors; pallets are weighed and measured first'),
          x: 0,
          y: 0,
          width: 2,
          height: 4,
          tone: 'road',
        },
        {
          label: both('验收', 'Inspection'),
          text: both('扫码、抽检、拆箱、贴码', 'Scanning, sampling, unpacking, labels'),
          x: 2,
          y: 0,
          width: 2,
          height: 4,
          tone: 'work',
        },
        {
          label: both('机器人货架区', 'Robot shelves'),
          text: both('款多量少的货，货架自己走出来', 'Many lines in small numbers; shelves walk out'),
          x: 4,
          y: 0,
          width: 5,
          height: 5,
          tone: 'storage',
        },
        {
          label: both('料箱密存', 'Tote store'),
          text: both('小件存到顶，穿梭车取', 'Small items up to the roof, fetched by shuttle'),
          x: 9,
          y: 0,
          width: 3,
          height: 5,
          tone: 'storage',
        },
        {
          label: both('拣货台', 'Stations'),
          text: both('货架和料箱都送到这里，六个工位', 'Shelves and totes both come here, to six stations'),
          x: 4,
          y: 5,
          width: 5,
          height: 1,
          tone: 'work',
        },
        {
          label: both('打包与贴单', 'Packing'),
          text: both('按件选箱，自动封箱贴面单', 'Box by size, sealed and labeled by machine'),
          x: 4,
          y: 6,
          width: 4,
          height: 2,
          tone: 'work',
        },
        {
          label: both('分拣', 'Sorting'),
          text: both('按线路分到格口，进笼车', 'By route into chutes and cages'),
          x: 8,
          y: 6,
          width: 4,
          height: 2,
          tone: 'work',
        },
        {
          label: both('发货月台', 'Outbound dock'),
          text: both('笼车直接推进车厢', 'Cages roll straight into the truck'),
          x: 12,
          y: 4,
          width: 2,
          height: 4,
          tone: 'road',
        },
        {
          label: both('退货', 'Returns'),
          text: both('单独的门进，质检后回货架', 'By a door of their own, inspected, reshelved'),
          x: 0,
          y: 4,
          width: 2,
          height: 2,
          tone: 'work',
        },
        {
          label: both('充电与维修', 'Charging'),
          text: both('机器人轮流来，离消防通道三米', 'Robots take turns, clear of the fire lane'),
          x: 2,
          y: 4,
          width: 2,
          height: 2,
          tone: 'work',
        },
        {
          label: both('控制室', 'Control'),
          text: both('一面玻璃看全仓，两人值班', 'Two people, one window on the floor'),
          x: 0,
          y: 6,
          width: 4,
          height: 2,
          tone: 'office',
        },
      ],
    },
    {
      kind: 'table',
      id: 'levels',
      title: both('三档自动化，各管多大的仓', 'Three levels, and the size each suits'),
      lead: both(
        '面积和单量都是经验范围，最后以测算为准。',
        'Ranges from experience; a calculation decides.',
      ),
      columns: [
        { label: both('档', 'Level') },
        { label: both('装什么', 'What is installed') },
        { label: both('面积', 'Floor') },
        { label: both('单量起伏', 'Order swings') },
        { label: both('能不能搬走', 'Can it move out') },
      ],
      rows: [
        [
          both('轻', 'Light'),
          both('电子标签、播种墙、称重扫码台', 'Pick lights, put wall, weigh-and-scan bench'),
          claimOr(['automation-area'], ['1,000 平方米起', 'From 1,000 m²'], ['小仓', 'Small']),
          both('大起大落也行，加人就能加量', 'Any; more people, more orders'),
          both('一个周末拆完搬走', 'In a weekend'),
        ],
        [
          both('中', 'Middle'),
          both('货到人机器人、自动封箱贴单', 'Goods-to-person robots, box sealing and labeling'),
          both('3,000–10,000 平方米', '3,000–10,000 m²'),
          both('旺季是平时三倍以内，可临时加机器人', 'Up to three times normal, with hired robots'),
          both('机器人带走，地码重贴', 'Robots move, floor codes are laid anew'),
        ],
        [
          both('重', 'Heavy'),
          both('料箱立库、环形分拣、机械臂', 'Tote store, loop sorter, robot arms'),
          both('10,000 平方米以上', 'Above 10,000 m²'),
          both('量稳、品类稳，五年不挪地方', 'Steady volumes, and five years in one place'),
          both('基本不搬', 'Hardly'),
        ],
      ],
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('改造一年后', 'A year after the refit'),
      before: both('改造前', 'Before'),
      after: both('改造后', 'After'),
      items: [
        {
          label: both('每平方米存货', 'Stored per m²'),
          unit: both('件', 'items'),
          before: 62,
          after: 118,
        },
        {
          label: both('接单到出库', 'Order to dispatch'),
          unit: both('小时', 'hours'),
          before: 6.5,
          after: 2.2,
        },
        {
          label: both('每万单发错', 'Wrong per 10,000'),
          unit: both('单', 'orders'),
          before: 14,
          after: 2,
        },
        {
          label: both('用电', 'Electricity'),
          unit: both('度/百单', 'kWh per 100'),
          before: 9,
          after: 13,
          note: both('机器要吃电，这一项变高', 'Machines use power: this one rises'),
        },
      ],
      source: both(
        '虚构的“禾木文具”，4,000 平方米，改造前后各十二个月的示例数据',
        'Sample data for the fictional Hemu Stationery, 4,000 m², twelve months each',
      ),
    },
    {
      kind: 'cards',
      id: 'parts',
      title: both('一座智能仓由这些拼成', 'What it is made of'),
      items: [
        {
          title: both('记账的', 'The books'),
          text: both(
            'WMS 知道每件货在哪、属于哪一批。',
            'The WMS knows where each item is and which batch it belongs to.',
          ),
          path: '/products/wms',
          scene: 'software',
        },
        {
          title: both('指挥的', 'The conductor'),
          text: both(
            'WCS 给机器排队，堵了就改路。',
            'The WCS queues the machines and sends them around a jam.',
          ),
          path: '/products/wcs',
          scene: 'sorter',
        },
        {
          title: both('走路的', 'The legs'),
          text: both('机器人把货架送到人面前。', 'Robots carry shelves to people.'),
          path: '/products/robots',
          scene: 'robot',
        },
        {
          title: both('搬重的', 'The muscles'),
          text: both('机械臂拆垛、码垛、装箱。', 'Arms unload pallets, build them and fill boxes.'),
          path: '/products/arms',
          scene: 'hardware',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'refit',
      title: both('边营业边改造', 'Refitting while open'),
      lead: both(
        '仓不停，货分三批挪。每一步都能退回上一步。',
        'The doors stay open and stock moves in three lots. Every stage can be undone.',
      ),
      items: [
        {
          title: both('看数据', 'Read the data'),
          text: both(
            '要您一年的出入库明细，找出一成常动的货',
            'A year of movements, to find the tenth that moves most',
          ),
        },
        {
          title: both('出两版图', 'Draw two plans'),
          text: both(
            '一版省钱，一版省人，附各自回本的算式',
            'One cheaper, one with fewer people, with the payback worked out',
          ),
        },
        {
          title: both('腾一角', 'Clear a corner'),
          text: both('先改三分之一，旧区照常发货', 'A third is rebuilt while the rest ships'),
        },
        {
          title: both('小批试', 'Try a part'),
          text: both('常动的货先搬进新区，跑满一个月', 'Fast movers go in first, for a full month'),
        },
        {
          title: both('全量', 'Move the rest'),
          text: both(
            '其余分两个周末搬完，旧货架折价收走',
            'Two weekends; old racks are taken in part payment',
          ),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'building',
      title: both('您的楼行不行', 'Is your building suitable?'),
      verdicts: heads(['行', 'Suitable'], ['要改造', 'After changes'], ['不行', 'Unsuitable']),
      items: [
        {
          text: both('净高 4.5 米以上，消防验收齐全', 'Clear height above 4.5 m, fire approval in order'),
          verdict: 'yes',
        },
        { text: both('租期还剩三年以上', 'More than three years left on the lease'), verdict: 'yes' },
        {
          text: both(
            '柱距小于 8 米，机器人走得开但存得少',
            'Columns under 8 m apart: it works, but stores less',
          ),
          verdict: 'condition',
        },
        {
          text: both('电容量不够，先向供电部门申请增容', 'Short of power: the supply is raised first'),
          verdict: 'condition',
        },
        {
          text: both('木结构或没有喷淋的老仓', 'Timber buildings, or old ones without sprinklers'),
          verdict: 'no',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('动手之前常问的', 'Before work starts'),
      ids: ['business-trial', 'business-contract', 'warehousing-start', 'warehousing-peak', 'business-data'],
    },
    {
      kind: 'call',
      title: both('给我们一年的出入库明细', 'Give us a year of movements'),
      actions: [{ label: both('换一份测算', 'Get a calculation'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['automation', 'warehousing', 'hardware', 'software'],
  updated: '2026-11-12',
}
