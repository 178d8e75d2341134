import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const robots: PageSeed = {
  path: '/products/robots',
  kind: 'hardware',
  parent: '/products',
  name: both('货到人机器人', 'Goods-to-person robots'),
  head: {
    title: both('货到人机器人：货架自己走到拣货台', 'Goods-to-person robots: the shelf comes to the picker'),
    keyword: both(
      '货到人机器人,搬运机器人,AGV,AMR,仓储机器人,自动拣货',
      'goods-to-person robot,AMR,AGV,warehouse robot,automated picking,mobile robot',
    ),
    description: both(
      '机器人驮着货架走到人面前，拣货员站着就能拣。这里有机型尺寸与载重、三种机器人怎么选、对地面和网络的要求，以及坏了、撞了谁负责。',
      'Robots bring shelves to people who stay in one place. Sizes and loads, which of three kinds to choose, floor needs, and who answers for faults.',
    ),
  },
  hero: {
    title: bothLines(['人站着不动，', '货架走过来'], ['You stand still,', 'the shelf walks']),
    lead: both(
      '拣货员一天里大半时间花在走路上。机器人把这段路接过去，人只管看清、拿对、放好。',
      'Most of a picker’s day is spent walking. The robots take over the walking and leave the looking and picking to people.',
    ),
    actions: [
      { label: both('请人上门看场地', 'Have your site surveyed'), target: { kind: 'consultation' } },
      {
        label: both('看整仓怎么布', 'See a whole layout'),
        target: { kind: 'page', path: '/products/intelligent-warehouse' },
      },
    ],
    scene: 'robot',
  },
  blocks: [
    {
      kind: 'dimensions',
      id: 'model',
      title: both('潜伏式机器人，示例机型', 'Under-shelf robot, sample model'),
      lead: both(
        '钻到货架底下，举起来就走。比一个行李箱略大，高度到小腿。',
        'It slips under a shelf, lifts and drives off. A little larger than a suitcase, and no taller than your shin.',
      ),
      outline: 'robot',
      length: 980,
      width: 720,
      height: 285,
      specs: [
        { term: both('举升重量', 'Lifts'), text: both('600 公斤，含货架', '600 kg, shelf included') },
        { term: both('自重', 'Weight'), text: both('145 公斤', '145 kg') },
        {
          term: both('速度', 'Speed'),
          text: both('空车 2.0 米/秒，载货 1.5 米/秒', '2.0 m/s empty, 1.5 m/s loaded'),
        },
        { term: both('停位误差', 'Stops within'), text: both('±10 毫米', '±10 mm') },
        { term: both('导航', 'Navigation'), text: both('地面二维码，辅以激光', 'Floor codes, with laser') },
        {
          term: both('充电', 'Charging'),
          text: both(
            '充 10 分钟走约 1.5 小时，空闲时自己去充',
            '10 minutes for about 1.5 hours; goes by itself when idle',
          ),
        },
        {
          term: both('工作温度', 'Works at'),
          text: both('0–40°C；冷库用加热电池版', '0–40°C; heated battery for cold rooms'),
        },
      ],
    },
    {
      kind: 'table',
      id: 'choose',
      title: both('三种机器人，按货来选', 'Three kinds, chosen by the goods'),
      lead: claim(
        ['automation-area'],
        '仓面积到 1,000 平方米，就值得算一算。',
        'Worth working out from 1,000 m² of floor.',
      ),
      columns: [
        { label: both('种类', 'Kind') },
        { label: both('搬什么', 'Carries') },
        { label: both('适合', 'Suits') },
        { label: both('不适合', 'Does not suit') },
      ],
      rows: [
        [
          both('货架式', 'Shelf robot'),
          both('整组货架', 'A whole shelf unit'),
          both('款式多、每款量少：服饰、图书、备件', 'Many lines, few of each: clothes, books, parts'),
          both('整托进整托出的货', 'Full pallets in and out'),
        ],
        [
          both('料箱式', 'Tote robot'),
          both('一个料箱，可取高处', 'One tote, also from height'),
          both('小件、层高在 5 米以上的仓', 'Small items and rooms above 5 m'),
          both('装不进料箱的大件', 'Anything larger than a tote'),
        ],
        [
          both('托盘式', 'Pallet robot'),
          both('一个托盘', 'One pallet'),
          both('酒水、家电、产线供料', 'Drinks, appliances, feeding a line'),
          both('散箱、异形、超出托盘边的货', 'Loose, odd or overhanging loads'),
        ],
      ],
      note: both(
        '三种可以在同一座仓里混用，由同一套控制系统排队。',
        'All three can share a building under one control system.',
      ),
    },
    {
      kind: 'split',
      id: 'station',
      title: both('拣货台前的九秒', 'Nine seconds at the station'),
      lead: both(
        '一次拣选的过程，时间取自示例工位，会随货的大小变化。',
        'One pick, timed at a sample station; it varies with the goods.',
      ),
      points: [
        {
          term: both('货架停稳', 'Shelf arrives'),
          text: both('投影灯照亮要拿的那一格', 'A light falls on the right bin'),
        },
        {
          term: both('拿货扫码', 'Take and scan'),
          text: both('扫错了灯变红，下一步不亮', 'A wrong item turns it red and nothing follows'),
        },
        {
          term: both('投进格口', 'Put'),
          text: both('哪个订单的格口亮，就放哪个', 'Into the slot that lights up for the order'),
        },
        {
          term: both('下一组', 'Next'),
          text: both('后面的货架已经在等，人不用停', 'The next shelf is already waiting'),
        },
      ],
      action: { label: both('看控制系统怎么排队', 'How the queue is run'), href: '/products/wcs' },
      scene: 'hardware',
    },
    {
      kind: 'comparison',
      id: 'before-after',
      title: both('换上机器人前后', 'Before and after'),
      before: both('人找货', 'People walk'),
      after: both('货到人', 'Robots walk'),
      items: [
        {
          label: both('每人每天走', 'Walked per person a day'),
          unit: both('公里', 'km'),
          before: 16,
          after: 2,
        },
        {
          label: both('每人每小时拣', 'Picked per person an hour'),
          unit: both('件', 'items'),
          before: 95,
          after: 260,
          note: both('单件小货，大件会少', 'Small single items; fewer if large'),
        },
        {
          label: both('新人上手', 'Training a newcomer'),
          unit: both('天', 'days'),
          before: 7,
          after: 1,
        },
      ],
      source: both(
        '一座 3,000 平方米服饰仓的示例测算，不代表您的结果',
        'Sample calculation for a 3,000 m² clothing warehouse; yours will differ',
      ),
    },
    {
      kind: 'checklist',
      id: 'floor',
      title: both('场地要过这几关', 'What the floor must pass'),
      verdicts: heads(['过关', 'Passes'], ['改一改能过', 'Passes after work'], ['过不了', 'Fails']),
      items: [
        {
          text: both(
            '地面平整：2 米靠尺下空隙不超过 3 毫米',
            'Flat: no gap above 3 mm under a 2 m straightedge',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '承重够：货架加货压在四个支点上，楼上仓要看设计图',
            'Strong enough under four feet; upper floors need the drawings',
          ),
          verdict: 'yes',
        },
        {
          text: both('裂缝和伸缩缝可以先填平再贴码', 'Cracks and joints can be filled before codes are laid'),
          verdict: 'condition',
        },
        {
          text: both('坡道在 3% 以内能走，载重要降', 'Slopes up to 3%, with less load'),
          verdict: 'condition',
        },
        {
          text: both('有积水、油渍或铁屑的地方不能走', 'No standing water, oil or swarf'),
          verdict: 'no',
        },
        {
          text: both(
            '叉车和机器人同走一条道不行，要分区或分时',
            'No lane shared with forklifts: split by area or by hour',
          ),
          verdict: 'no',
        },
      ],
      note: both(
        '达不到的地方，勘测报告会写清怎么改、要花多少。',
        'The survey report says what to fix and what that costs.',
      ),
    },
    {
      kind: 'prose',
      id: 'safety',
      title: both('撞了、坏了、不想要了', 'Bumps, breakdowns, changing your mind'),
      paragraphs: [
        both(
          '人不该走进机器人区。真走进去，门禁一开，整片区域减速停下；身上带定位牌的检修人员，只停他周围一圈。',
          'People do not belong in the robot area. If someone enters, opening the gate slows and stops the zone; a technician with a tag stops only the robots nearby.',
        ),
      ],
      terms: [
        {
          term: both('撞到人或货', 'A collision'),
          text: both(
            '前后触边一碰即停；属设备原因的损失由我们承担',
            'Bumpers stop it on touch; losses caused by the machine are ours',
          ),
        },
        {
          term: both('坏在半路', 'A breakdown'),
          text: both(
            '推到一边即可，货架上的货照样能人工拣',
            'Push it aside; its shelf can still be picked by hand',
          ),
        },
        {
          term: both('买断', 'Buying'),
          text: both('设备归您，备件和保养另签', 'The machines are yours; parts and service apart'),
        },
        {
          term: both('租用', 'Renting'),
          text: both('按台按月，旺季可加台，保养在内', 'By robot and month, more at peak, service included'),
        },
        {
          term: both('按件付费', 'Paying per item'),
          text: both(
            '拣一件付一件的钱，达不到约定件数有保底',
            'A price per item picked, with an agreed minimum',
          ),
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('还想知道的', 'More questions'),
      ids: ['business-trial', 'warehousing-peak', 'business-api', 'business-invoice'],
    },
    {
      kind: 'call',
      title: both('把平面图发来，先排一版', 'Send a floor plan for a first layout'),
      actions: [{ label: both('发图咨询', 'Send it'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['hardware', 'automation', 'warehousing', 'fashion'],
  updated: '2026-10-27',
}
