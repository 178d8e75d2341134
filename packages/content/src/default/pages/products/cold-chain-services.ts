import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { claimed } from '../claimed.ts'

export const coldChainServices: PageSeed = {
  path: '/products/cold-chain-services',
  kind: 'addition',
  parent: '/products',
  name: both('冷链增值服务', 'Cold-chain add-ons'),
  head: {
    title: both('冷链增值服务：卸货、贴标、盘点、退货', 'Cold-chain add-ons: unloading, labels, counts'),
    keyword: both(
      '冷链增值服务,冷库卸货,冷链贴标,冷库盘点,生鲜退货,冷链收费',
      'cold-chain services,cold store unloading,labeling,stock count,fresh returns,cold-chain prices',
    ),
    description: both(
      '卸货、贴标、随入库盘点、单独盘点和退货暂存，都在冷区里做。看一车冻品从开门到入库的温度、每项怎么算钱、哪些不做、算错了怎么退。',
      'Unloading, labeling, two kinds of count and returns, all done in the cold. Temperatures of one truckload, the math, limits and refunds.',
    ),
  },
  hero: {
    title: bothLines(['活可以多做几样，', '温度不许越线'], ['More work done,', 'same limits kept']),
    lead: both(
      '贴标、数数这些活最容易在常温月台上干。我们把人请进冷区，货一直待在该待的温度里。',
      'Labeling and counting are easiest on a warm dock. We bring the people into the cold instead.',
    ),
    actions: [
      { label: both('约一次作业', 'Book the work'), target: { kind: 'consultation' } },
      {
        label: both('看冷链运输', 'Cold-chain transport'),
        target: { kind: 'page', path: '/products/cold-chain' },
      },
    ],
    scene: 'cold',
  },
  blocks: [
    {
      kind: 'curve',
      id: 'temperature',
      title: both('一车冻虾，从开门到入库', 'A load of frozen prawns, door to rack'),
      lead: both(
        '货心温度，示例记录，每 15 分钟一点。中间有卸货、贴标和盘点。',
        'Core temperature every 15 minutes, a sample record with unloading, labeling and counting in between.',
      ),
      unit: '°C',
      low: null,
      high: -15,
      points: [
        { value: -19.2, label: both('开门', 'Doors open') },
        { value: -19 },
        { value: -18.6, label: both('卸货', 'Unloading') },
        { value: -18.1 },
        { value: -17.8 },
        { value: -17.9, label: both('贴标', 'Labeling') },
        { value: -17.6 },
        { value: -17.5, label: both('盘点', 'Count') },
        { value: -17.9 },
        { value: -18.6 },
        { value: -19.4, label: both('入库', 'In the rack') },
      ],
    },
    {
      kind: 'service-prices',
      id: 'prices',
      title: both('五项价目', 'Five prices'),
      lead: both('下单时勾选，做多少算多少。', 'Check them when ordering; you pay for what is done.'),
      ids: ['cold-unloading', 'cold-labelling', 'cold-inventory', 'cold-count', 'cold-returns'],
    },
    {
      kind: 'table',
      id: 'example',
      title: both('一车 12 立方米、5 吨的货', 'A load of 12 m³ and 5 tonnes'),
      lead: both(
        '一家虚构的海产商，一次来货把几样都做了。',
        'A fictional seafood dealer has everything done on one arrival.',
      ),
      columns: [
        { label: both('项目', 'Work') },
        { label: both('数量', 'Quantity') },
        { label: both('怎么算', 'Sum') },
        { label: both('应付', 'Charge'), align: 'end' },
      ],
      rows: [
        claimed(['cold-unloading'], (say) => [
          say('卸货，选按吨', 'Unloading, by tonne'),
          say('5 吨', '5 t'),
          say('5 × 35 元；按体积是 216 元，所以选吨', '5 × ¥35; by volume it would be ¥216'),
          { value: '175', unit: say('元', 'yuan') },
        ]),
        claimed(['cold-labelling'], (say) => [
          say('贴标', 'Labeling'),
          say('1,200 件', '1,200 pieces'),
          say('1,200 × 0.5 元', '1,200 × ¥0.50'),
          { value: '600', unit: say('元', 'yuan') },
        ]),
        claimed(['cold-inventory'], (say) => [
          say('随入库盘点', 'Count on entry'),
          say('2 人，3 小时', '2 people, 3 hours'),
          say('6 人时 × 40 元', '6 person-hours × ¥40'),
          { value: '240', unit: say('元', 'yuan') },
        ]),
        claimed(['cold-count'], (say) => [
          say('月底单独盘点', 'Month-end count'),
          say('260 个 SKU', '260 SKUs'),
          say('200 元，多出 60 个是三档，加 600 元', '¥200, and three steps for the further 60: ¥600'),
          { value: '800', unit: say('元', 'yuan') },
        ]),
        [
          both('到得晚，没卸成', 'Too late to unload'),
          both('0', '0'),
          both('没干活不计费，改约到第二天头班', 'No work, no charge; moved to the first slot next day'),
          both('不收', 'None'),
        ],
      ],
    },
    {
      kind: 'steps',
      id: 'work',
      title: both('人在冷区里怎么做', 'Working in the cold'),
      items: [
        {
          title: both('预冷', 'Cool first'),
          text: both('月台门封严，先降温再开车门', 'The dock is sealed and cooled before the truck opens'),
          mark: both('读数一', 'Reading one'),
        },
        {
          title: both('分拨', 'In lots'),
          text: both('一次只卸一托，其余留在车里', 'One pallet out at a time, the rest stays aboard'),
        },
        {
          title: both('作业', 'Work'),
          text: both(
            '贴标和点数在缓冲间，两班人轮换保暖',
            'In the anteroom, two crews taking turns to warm up',
          ),
          mark: both('读数二', 'Reading two'),
        },
        {
          title: both('入位', 'Rack'),
          text: both(
            '上架扫码，差异和温度一起报给您',
            'Scanned in; differences and temperatures sent together',
          ),
          mark: both('读数三', 'Reading three'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'limits',
      title: both('做什么，不做什么', 'What we do, and do not'),
      verdicts: heads(['做', 'We do'], ['有条件才做', 'With conditions'], ['不做', 'We do not']),
      items: [
        {
          text: both('冷藏、冷冻货的外箱贴标、换标', 'Labels on outer boxes, chilled or frozen'),
          verdict: 'yes',
        },
        { text: both('按批号、效期、件数点货', 'Counting by batch, expiry and piece'), verdict: 'yes' },
        {
          text: both(
            '拆零换小包：要有相应的食品经营许可',
            'Repacking into small packs: needs the food license',
          ),
          verdict: 'condition',
        },
        {
          text: both('节假日和夜里作业：提前一天约', 'Nights and holidays: booked a day ahead'),
          verdict: 'condition',
        },
        { text: both('改动原有生产日期和保质期', 'Changing production or expiry dates'), verdict: 'no' },
        {
          text: both('到站已经升温化冻的货，先请您处置', 'Goods that arrive thawed: you decide first'),
          verdict: 'no',
        },
      ],
      note: both(
        '药品贴标要质量负责人授权，流程见医药服务。',
        'Labeling medicine needs the quality manager’s authority; see pharma.',
      ),
    },
    {
      kind: 'split',
      id: 'returns',
      title: both('退回来的货先别急着扔', 'Returns need not be waste'),
      lead: claim(
        ['returns-storage'],
        '7 天内不收存放费，够您拿主意。',
        'Seven days without storage charges, time enough to decide.',
      ),
      points: [
        {
          term: both('先隔开', 'Kept apart'),
          text: both('退货进单独的冷间，不和好货混放', 'In a cold room of their own'),
        },
        {
          term: both('给您看', 'Shown to you'),
          text: both('拍照、测温、注明退回原因', 'Photo, temperature, reason for return'),
        },
        {
          term: both('您来定', 'You decide'),
          text: both('上架、转售、寄回或销毁', 'Reshelve, resell, send back or destroy'),
        },
        {
          term: both('销毁', 'Destruction'),
          text: both('交有资质的单位，给您视频和证明', 'By a licensed firm, with video and certificate'),
        },
      ],
      action: { label: both('生鲜方案', 'For fresh food'), href: '/solutions/fresh' },
      scene: 'cold-chain',
    },
    {
      kind: 'prose',
      id: 'money',
      title: both('算错了、弄坏了，怎么退', 'Refunds and damage'),
      paragraphs: [
        both(
          '费用在作业完成的当天出单，您确认后才进账单。数量有争议的，以双方签过字的作业单和现场视频为准。',
          'The charge is drawn up the day the work is done and billed once you accept it. If numbers differ, the signed work sheet and the video decide.',
        ),
      ],
      list: [
        both(
          '盘点数和您的账不符，先免费复盘差异的那几项',
          'Where a count differs from your books, those lines are recounted free',
        ),
        both('标签贴错，重贴和标签纸都算我们的', 'Wrong labels are replaced, paper included'),
        both(
          '作业时摔坏或升温超限的货，按入库时的价值赔',
          'Goods dropped or warmed by us are paid at their value on entry',
        ),
        claim(
          ['late-penalty'],
          '运输晚到是另一回事：超 1 小时赔运费的 10%，超 12 小时最高赔全部运费',
          'Late transport is a separate matter: 10% of freight after 1 hour, up to all of it after 12',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('冷库作业常见问题', 'On cold-store work'),
      ids: ['cold-temperature-record', 'warehousing-returns', 'price-surcharges', 'price-refund'],
    },
    {
      kind: 'call',
      title: both('下一车货，顺手把标贴了', 'Labels on with the next load'),
      actions: [{ label: both('排一个时段', 'Find a slot'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['cold-chain', 'price', 'food', 'warehousing'],
  updated: '2026-09-29',
}
