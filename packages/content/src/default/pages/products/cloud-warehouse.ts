import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const cloudWarehouse: PageSeed = {
  path: '/products/cloud-warehouse',
  kind: 'programme',
  parent: '/products',
  name: both('云仓计划', 'Cloud warehouse program'),
  head: {
    title: both('云仓计划：把您的仓接进订单网', 'Cloud warehouse program: join with your building'),
    keyword: both(
      '云仓加盟,云仓合作,仓库加盟,分仓,仓库资源合作,云仓结算',
      'cloud warehouse,warehouse partner,join warehouse network,split stock,warehouse cooperation,settlement',
    ),
    description: both(
      '有仓、有人、缺订单，可以加入云仓。这里写明谁能来、仓要达到什么标准、双方各出什么、钱怎么结、数据谁能看，以及不想做了怎么退出。',
      'A building and a crew, but too few orders? Who may join, what a warehouse must have, what each side brings, settlement, data and leaving.',
    ),
  },
  hero: {
    title: bothLines(
      ['您的仓还是您的，', '订单由我们接来'],
      ['Your building stays yours,', 'we bring the orders'],
    ),
    lead: claimOr(
      ['cloud-warehouses'],
      [
        '2,000 多座合作仓用着同一套系统、同一个标准。加入以后，货主看到的是一张网，不是一座孤零零的库房。',
        'More than 2,000 partner warehouses share one system and one standard. Owners of goods see a network in which yours is one site.',
      ],
      [
        '合作仓用着同一套系统、同一个标准。加入以后，货主看到的是一张网，不是一座孤零零的库房。',
        'Partner warehouses share one system and one standard. Owners of goods see a network in which yours is one site.',
      ],
    ),
    actions: [
      { label: both('申请加入', 'Apply'), target: { kind: 'page', path: '/cooperation' } },
      { label: both('先聊聊', 'Talk first'), target: { kind: 'consultation' } },
    ],
    scene: 'cloud-warehouse',
  },
  blocks: [
    {
      kind: 'circle',
      id: 'shared',
      title: both('加入以后，您用得上什么', 'What you share as a partner'),
      lead: both(
        '仓和人是您的，下面六样大家共用。',
        'The building and the people are yours. These six are shared.',
      ),
      centre: both('您的仓', 'Your warehouse'),
      items: [
        {
          title: both('订单', 'Orders'),
          text: both('货主按收货人位置分单，近的仓先得', 'Split by destination: the nearest site gets them'),
        },
        {
          title: both('系统', 'System'),
          text: both('WMS 和手持终端程序随计划提供', 'WMS and handheld program come with it'),
        },
        {
          title: both('面单与运力', 'Carriage'),
          text: both('每天来车集货，您不用谈快递价', 'Trucks collect daily; no rates to negotiate'),
        },
        {
          title: both('调拨', 'Transfers'),
          text: both(
            '缺货从邻近的仓调，账自动记',
            'Shortages are met from the nearest site and booked automatically',
          ),
        },
        {
          title: both('质检', 'Quality'),
          text: both('同一张检查表，结果公开排名', 'One checklist for all, results open'),
        },
        {
          title: both('结算', 'Settlement'),
          text: both('货主不付也不影响您收款', 'You are paid even if the owner is late'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'requirements',
      title: both('仓要够得上这些', 'What a warehouse needs'),
      lead: both(
        '有一两条不够的，先整改再签，我们派人指导。',
        'If one or two are missing, fix them first; we send someone to help.',
      ),
      verdicts: heads(['必须有', 'Required'], ['按品类加', 'By kind of goods'], ['不收', 'Refused']),
      items: [
        {
          text: both('营业执照含仓储或货物运输代理', 'A business license covering storage or forwarding'),
          verdict: 'yes',
        },
        {
          text: both('房产或租约清楚，消防验收文件齐全', 'Clear title or lease, and fire approval'),
          verdict: 'yes',
        },
        {
          text: both('收货、打包、发货三处监控不断档', 'Unbroken video at receiving, packing and dispatch'),
          verdict: 'yes',
        },
        {
          text: both('货车能进院，有避雨的装卸口', 'Room for trucks, and a door out of the rain'),
          verdict: 'yes',
        },
        {
          text: both(
            '食品、化妆品、药品要另有备案或许可',
            'Food, cosmetics and medicine need further licenses',
          ),
          verdict: 'condition',
        },
        {
          text: both('冷库要有双路供电和温度记录', 'Cold stores need two power feeds and a temperature log'),
          verdict: 'condition',
        },
        { text: both('住宅、地下室和彩钢泡沫板房', 'Homes, basements and foam-panel sheds'), verdict: 'no' },
        { text: both('同一库房里另存危险品', 'Dangerous goods under the same roof'), verdict: 'no' },
      ],
    },
    {
      kind: 'steps',
      id: 'joining',
      title: both('从申请到接第一单', 'From application to first order'),
      items: [
        {
          title: both('申请', 'Apply'),
          text: both('填仓的位置、面积、现有品类', 'Place, floor and present goods'),
          mark: both('查询编号', 'A reference'),
        },
        {
          title: both('看仓', 'Visit'),
          text: both(
            '两个人来一天，按表打分，当场给您看',
            'Two people for a day; you see the scores at once',
          ),
          mark: both('评估表', 'Score sheet'),
        },
        {
          title: both('整改', 'Put right'),
          text: both('不够的列成清单，写明改到什么程度', 'What is missing, and how far to go'),
        },
        {
          title: both('签约', 'Sign'),
          text: both('主合同加一份价目附件，附件每年谈', 'One contract, and a price list agreed yearly'),
          mark: both('合同', 'Contract'),
        },
        {
          title: both('试单', 'Trial'),
          text: both('先发一家货主的单，做对了再加', 'One owner’s orders first, more when they are right'),
        },
        {
          title: both('入网', 'Go live'),
          text: both('进入分单范围，每月看成绩', 'Orders are routed to you, with a monthly score'),
          mark: both('第一张账单', 'First bill'),
        },
      ],
    },
    {
      kind: 'table',
      id: 'money',
      title: both('钱从哪来，什么时候到', 'Where the money comes from'),
      lead: both(
        '下面的数是示例：一座仓一个月做 12,000 单，存 300 托。',
        'Sample figures: a site handling 12,000 orders a month and storing 300 pallets.',
      ),
      columns: [
        { label: both('项目', 'Item') },
        { label: both('谁付给谁', 'Who pays whom') },
        { label: both('怎么计', 'Counted') },
        { label: both('示例', 'Sample'), align: 'end' },
        { label: both('什么时候', 'When') },
      ],
      rows: [
        [
          both('操作费', 'Handling'),
          both('我们付您', 'We pay you'),
          both('按出库单，多件加计', 'By order, more for several items'),
          { value: '21,600', unit: both('元', 'yuan') },
          both('对账后按合同日期', 'On the contract day, after matching'),
        ],
        [
          both('仓储费', 'Storage'),
          both('我们付您', 'We pay you'),
          both('按实际占用的托位和天数', 'By pallet places and days used'),
          { value: '18,000', unit: both('元', 'yuan') },
          both('同一张账单', 'The same bill'),
        ],
        [
          both('包材', 'Material'),
          both('货主付，您代购', 'Owner pays, you buy'),
          both('按领用数，单价公开', 'By use, at open prices'),
          { value: '4,200', unit: both('元', 'yuan') },
          both('随操作费', 'With handling'),
        ],
        [
          both('系统费', 'System'),
          both('您付我们', 'You pay us'),
          both('按账号，试单期免', 'By account, free during the trial'),
          { value: '−800', unit: both('元', 'yuan') },
          both('账单里抵扣', 'Deducted'),
        ],
        [
          both('差错', 'Errors'),
          both('谁的错谁付', 'Whoever erred'),
          both('发错、少发、丢失，以监控为准', 'Wrong, short or lost, by video'),
          { value: '−260', unit: both('元', 'yuan') },
          both('您可申诉，查清再扣', 'Deducted after any appeal'),
        ],
      ],
      note: both(
        '不收加盟费，不要求买我们的设备。押金按合同交，退出时结清即退。',
        'No joining fee and no equipment to buy. The contract deposit is returned when accounts are cleared.',
      ),
    },
    {
      kind: 'data-matrix',
      id: 'data',
      title: both('数据各看各的', 'Each sees its own'),
      parties: [
        both('货主', 'Owner'),
        both('您的仓', 'Your site'),
        both('鸿雁', 'Hongyan'),
        both('别的仓', 'Other sites'),
      ],
      rows: [
        {
          label: both('库存数量', 'Stock'),
          sees: ['full', 'full', 'full', 'none'],
          kept: both('合同期内，结束后导出交还', 'Contract term, then exported and returned'),
        },
        {
          label: both('买家姓名电话', 'Buyer’s name and phone'),
          sees: ['full', 'masked', 'masked', 'none'],
          kept: both('打面单用，签收后隐去', 'For the label, hidden after delivery'),
        },
        {
          label: both('您的操作成本', 'Your costs'),
          sees: ['none', 'full', 'none', 'none'],
          kept: both('只在您的账号里', 'In your account only'),
        },
        {
          label: both('质检成绩', 'Quality score'),
          sees: ['full', 'full', 'full', 'masked'],
          kept: both('滚动十二个月', 'Rolling twelve months'),
        },
      ],
    },
    {
      kind: 'prose',
      id: 'leaving',
      title: both('不做了，怎么退出', 'Leaving'),
      paragraphs: [
        both(
          '任何一方都可以提前书面通知退出，期限写在合同里。通知期内分单照常，货由我们安排转走，转运费谁提出谁付。',
          'Either side may leave with written notice of the agreed length. Orders continue meanwhile and we move the stock out, paid for by whoever ends it.',
        ),
        both(
          '连续两个月成绩垫底的仓会停止加单，派人驻场帮着改；改不过来才解约，不会今天通知明天断单。',
          'A site at the bottom for two months gets no new orders and a helper on the floor. Only if that fails do we end the contract, and never overnight.',
        ),
      ],
    },
    { kind: 'case', path: '/cases/qinghe-kids' },
    {
      kind: 'questions',
      id: 'questions',
      title: both('仓主常问的', 'Asked by warehouse owners'),
      ids: ['cloud-join', 'cloud-settlement', 'business-data', 'business-contract', 'warehousing-peak'],
    },
    {
      kind: 'call',
      title: both('告诉我们仓在哪、有多大', 'Tell us where it is and how large'),
      actions: [
        { label: both('填申请表', 'Fill in the form'), target: { kind: 'page', path: '/cooperation' } },
        { label: both('看网络分布', 'See the network'), target: { kind: 'page', path: '/cargo' } },
      ],
    },
  ],
  tags: ['warehousing', 'software', 'retail', 'company'],
  updated: '2026-11-18',
}
