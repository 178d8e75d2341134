import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { columns, step, term, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, largeOr, merged, row } from '../table-cells.ts'

const twoHours = largeOr(['rapid-pickup'], large(['2', '小时'], ['2', 'hours']), ['按约定', 'As agreed'])

export const freight: PageSeed = {
  path: '/products/freight',
  kind: 'service',
  parent: '/products',
  name: both('货运', 'Freight'),
  head: {
    title: both('货运：轻货、重货与整车', 'Freight: light, heavy and full truck'),
    keyword: both(
      '货运,零担,重货,轻货,整车,物流专线,工厂提货',
      'freight, part load, heavy freight, light freight, full truck, trucking',
    ),
    description: both(
      '一票货该按公斤、按立方米还是包一辆车，各重量段怎么计价、谁来装卸、多久上门提货，整车从询价到签收怎么走，货损当场怎么记。',
      'By the kilo, by the cubic meter or a truck of your own: how each band is priced, who unloads, how soon we collect, how damage is noted.',
    ),
  },
  hero: {
    title: bothLines(['一箱也拉，', '一车也拉'], ['One crate', 'or a whole truck']),
    lead: claimOr(
      ['freight-bands', 'rapid-response'],
      [
        '20 公斤到 3 吨以上都接。报出地址和件数，10 分钟内有人回您怎么走最合算。',
        'From 20 kg to over 3 t. Give us the addresses and pieces; within 10 minutes we say what is cheapest.',
      ],
      [
        '零担、整车都接。报出地址和件数，就告诉您怎么走最合算。',
        'Part loads and full trucks. Give us addresses and pieces, and we say what is cheapest.',
      ],
    ),
    actions: [
      toPage(['算运费', 'Calculate the price'], '/fee'),
      toTalk(['找调度谈整车', 'Talk to dispatch']),
    ],
    scene: 'freight',
  },
  blocks: [
    claim(
      ['heavy-bands', 'freight-bands'],
      {
        kind: 'weight-ruler',
        id: 'weights',
        title: '先在尺上找到您这一票',
        lead: '按整票的总重看。跨在两档边上的，两边都算一遍，有时重一点反而便宜。',
        bands: [
          { from: 0, to: 30, label: '快递', text: '单件送到手，不走货运' },
          { from: 20, to: 60, label: '小票重货', text: '司机一人装卸', own: true },
          { from: 60, to: 500, label: '零担', text: '和同方向的货拼车', own: true },
          { from: 500, to: 3000, label: '大票零担', text: '整板进出，中途少倒一次', own: true },
          { from: 3000, to: null, label: '整车', text: '直达，不经转运中心', own: true },
        ],
      },
      {
        kind: 'weight-ruler',
        id: 'weights',
        title: 'Find your shipment on the ruler',
        lead: 'Use the total weight. At the edge of two bands price both: a little heavier is sometimes cheaper.',
        bands: [
          { from: 0, to: 30, label: 'Express', text: 'Handed over piece by piece, not freight' },
          { from: 20, to: 60, label: 'Small freight', text: 'The driver loads it alone', own: true },
          { from: 60, to: 500, label: 'Part load', text: 'Shares a truck going your way', own: true },
          {
            from: 500,
            to: 3000,
            label: 'Large part load',
            text: 'Whole pallets, one handling less',
            own: true,
          },
          { from: 3000, to: null, label: 'Full truck', text: 'Direct, past every hub', own: true },
        ],
      },
    ),
    {
      kind: 'table',
      id: 'heavy',
      title: both('重货：四档价，各有各的规矩', 'Heavy freight: four bands and their rules'),
      lead: both(
        '单价随重量往下走，装卸的要求跟着往上走。',
        'The price per kilo falls with weight; what loading needs goes up.',
      ),
      columns: [
        ...columns(
          ['重量段', 'Weight'],
          ['怎么计价', 'Priced'],
          ['谁来装卸', 'Who loads'],
          ['您要备好', 'Have ready'],
        ),
        merged('上门提货', 'Pickup in'),
      ],
      rows: [
        row(
          claimOr(['heavy-bands'], ['20–60 公斤', '20–60 kg'], ['小票', 'Small']),
          ['首重加续重，按公斤进位', 'First kilos, then by the kilo'],
          ['司机搬上搬下', 'The driver'],
          ['纸箱别超一人抱得动', 'Boxes one person can lift'],
          twoHours,
        ),
        row(
          claimOr(['heavy-bands'], ['60–500 公斤', '60–500 kg'], ['零担', 'Part load']),
          ['按公斤，实重和体积重取大', 'By the kilo, weight or volume, whichever is more'],
          ['两人，或用尾板', 'Two people, or the liftgate'],
          ['尾板够得着的平地', 'Level ground for the liftgate'],
          twoHours,
        ),
        row(
          claimOr(['heavy-bands'], ['500–3,000 公斤', '500–3,000 kg'], ['大票', 'Large part load']),
          ['按吨或立方米报价', 'By the tonne or cubic meter'],
          ['叉车；没有就提前说', 'A forklift; tell us if there is none'],
          ['打好托盘，缠膜，四角护好', 'Pallets, wrapped, corners guarded'],
          twoHours,
        ),
        row(
          claimOr(['heavy-bands'], ['3,000 公斤以上', 'Above 3,000 kg'], ['整车', 'Full truck']),
          ['一车一价', 'One price a truck'],
          ['按合同，可带装卸工', 'By contract; crew available'],
          ['月台高度、限行时段', 'Dock height, hours trucks may enter'],
          ['按约定', 'As agreed'],
        ),
      ],
      note: both(
        '提货从调度答复确认算起，市区限行时段顺延。外包装破了、渗漏了，司机有权不收，会说明怎么补。',
        'Pickup counts from dispatch’s confirmation; city truck bans push it back. Torn or leaking packages are refused, with word on how to repair them.',
      ),
    },
    {
      kind: 'prose',
      id: 'light',
      title: both('轻货：占地方，不压秤', 'Light freight: space, not weight'),
      lead: claim(
        ['light-freight'],
        '5 立方米或 1 吨以内的一票，按轻货算。',
        'A shipment under 5 m³ or 1 t counts as light.',
      ),
      paragraphs: [
        both(
          '一辆车先满的往往是厢，不是轴。抱枕、泡沫、灯具、空瓶这类货，一方才几十公斤，按公斤报价没人愿拉，所以改看立方米。',
          'A truck is often full before it is heavy. Cushions, foam, lamps and empty bottles weigh little per cubic meter, so they are priced by the space they take.',
        ),
        both(
          '示例：24 箱抱枕，每箱 60 × 40 × 50 厘米、6 公斤。体积 2.88 立方米，重 144 公斤，一方只有 50 公斤，走轻货。真空压到一半高，就只占 1.44 立方米。',
          'Sample: 24 boxes of cushions, 60 × 40 × 50 cm and 6 kg each. That is 2.88 m³ and 144 kg, or 50 kg per cubic meter: light freight. Vacuum-packed to half the height, it takes 1.44 m³.',
        ),
      ],
      terms: [
        term(
          ['量哪里', 'What is measured'],
          [
            '量最长、最宽、最高，鼓出来的和把手都算。托盘也算。',
            'The longest, widest and highest points, bulges, handles and pallet included.',
          ],
        ),
        term(
          ['能不能压', 'Stacking'],
          [
            '箱上写“可堆两层”，价钱就按占的地面减下来。',
            'Mark boxes “stack two high” and you pay for less floor.',
          ],
        ),
        term(
          ['量出来不一样', 'If we differ'],
          [
            '提货复量留照片，差了先打电话，您认了再改价。',
            'We measure at pickup with a photo and call before the price changes.',
          ],
        ),
      ],
    },
    { kind: 'figures', items: figuresOf('rapid-response', 'rapid-pickup', 'light-freight', 'payout') },
    {
      kind: 'steps',
      id: 'full-truck',
      title: both('整车：从一通电话到回单', 'Full truck: from the call to the receipt'),
      items: [
        step(
          ['询价', 'Ask'],
          [
            '说清起止门址、货名、板数、能不能堆、几点能装。',
            'Both gates, the goods, pallets, stacking, and when loading may start.',
          ],
          claim(['rapid-response'], '10 分钟内答复', 'Reply in 10 minutes'),
        ),
        step(
          ['定车', 'Truck'],
          [
            '4.2、6.8、9.6、13 米里挑，厢式、高栏还是平板一并定。',
            '4.2, 6.8, 9.6 or 13 m; box, high-side or flatbed.',
          ],
          ['车牌司机先发您', 'Plate and driver first'],
        ),
        step(
          ['装车', 'Load'],
          [
            '先拍空厢，再装；装完上封签，号码写进运单。',
            'An empty-truck photo, then loading, then a seal whose number is on the waybill.',
          ],
          ['封签号', 'Seal number'],
        ),
        step(
          ['在途', 'On the road'],
          [
            '位置一直可见。停得不寻常，调度先打电话问司机。',
            'Position always visible. An odd stop brings a call from dispatch.',
          ],
          ['全程定位', 'Position throughout'],
        ),
        step(
          ['卸货', 'Unload'],
          [
            '收货人先对封签再开门。短了坏了当场写在回单上，双方签。',
            'Seal checked before doors open. Shortage or damage is written on the receipt and signed by both.',
          ],
          ['异议写在回单', 'Notes on the receipt'],
        ),
        step(
          ['结算', 'Settle'],
          [
            '等候、加点、压车怎么收，报价单上已经写明，单外不收。',
            'Waiting, extra stops and detention are priced in the quotation, or not charged.',
          ],
          ['先写后收', 'Written first'],
        ),
      ],
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('附加服务价目', 'Extras and prices'),
      lead: both(
        '怕压的打木架，要凭据的返签单，门口没人卸的先约上楼。',
        'Crates for what must not be pressed, receipts for your file, carrying for places without a crew.',
      ),
      ids: ['insurance', 'wooden', 'receipt-paper', 'receipt-electronic', 'upstairs', 'cash-on-delivery'],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('发货主管常问', 'What dispatch managers ask'),
      ids: [
        'freight-large',
        'freight-full-truck',
        'freight-appointment',
        'price-how-weighed',
        'claims-insurance-choice',
      ],
    },
    { kind: 'case', path: '/cases/jinlu-auto-parts' },
    {
      kind: 'call',
      title: both('天天有货，开一条固定线', 'Goods every day? Open a fixed lane'),
      actions: [
        toTalk(['谈固定线路', 'Discuss a lane']),
        toPage(['看运输管理软件', 'See our TMS'], '/products/tms'),
      ],
    },
  ],
  tags: ['freight', 'industry', 'price'],
  updated: '2026-11-09',
}
