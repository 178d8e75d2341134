import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, check, heads, step, stop, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const haiyuSeafood: PageSeed = {
  path: '/cases/haiyu-seafood',
  kind: 'case',
  parent: '/products',
  name: both('海屿水产', 'Haiyu Seafood'),
  head: {
    title: both('海屿水产案例：活虾从码头到后厨', 'Haiyu Seafood: live prawns, quay to kitchen'),
    keyword: both(
      '活虾运输案例,水产冷链,渔港物流,休渔期,水温溶氧,冻品配送',
      'live prawn transport, seafood cold chain, fishing port, fishing ban, oxygen, frozen delivery',
    ),
    description: both(
      '舟山码头的活虾十三小时到南京餐馆后厨：水温为什么只许差两度，什么叫活的先写清，加冰、装密、晚发车这些办法为什么没用，休渔期走什么货。',
      'Live prawns from a Zhoushan quay to Nanjing kitchens in thirteen hours: why two degrees matter, what counts as live, and what failed.',
    ),
  },
  hero: {
    title: bothLines(
      ['海屿水产：差两度，', '活虾就不叫活的'],
      ['Haiyu Seafood: two degrees', 'between live and dead'],
    ),
    lead: both(
      '码头在舟山，四十六家餐馆在南京。虾死了一半价，死在谁手里没人说得清，账就永远对不平。',
      'The quay is in Zhoushan, the 46 restaurants in Nanjing. A dead prawn sells at half price, and as nobody could say where it died, no bill was ever agreed.',
    ),
    actions: [
      toPage(['看冷链服务', 'Cold-chain service'], '/products/cold-chain'),
      toTalk(['问活鲜能不能走', 'Ask about live seafood']),
    ],
    scene: 'cold',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('alive', '97.4', ['%', '%'], ['到后厨还活着', 'alive at the kitchen door']),
        figure('hours', '13', ['小时', 'hours'], ['码头到后厨', 'from quay to kitchen']),
        figure('kitchens', '46', ['家', 'kitchens'], ['每天供货', 'supplied each day']),
      ],
      note: both('海屿水产提供，2026 年 3–8 月', 'From Haiyu Seafood, March to August 2026'),
    },
    {
      kind: 'journey',
      id: 'one-night',
      title: both('一箱活虾的一夜', 'A box of live prawns overnight'),
      lead: both(
        '示例：四月的一箱，20 公斤虾、30 升海水。每站先量水，再往前走；时间从上一站起算。',
        'Sample from April: 20 kg of prawns in 30 liters of sea water. At each stop the water is measured first. The gap to the stop before is above each.',
      ),
      stops: [
        stop(
          0,
          ['靠岸', 'Landed'],
          ['船舱活水直接抽进岸上暂养池', 'Pumped with their water into a tank ashore'],
          ['弱虾先挑掉', 'Weak ones out'],
        ),
        stop(
          4,
          ['停食降温', 'Rested and cooled'],
          ['每小时降 2 °C，降到 16 °C，不投料', 'Down 2 °C an hour to 16 °C, unfed'],
          ['每小时降幅', 'Degrees an hour'],
        ),
        stop(
          1,
          ['装箱', 'Boxed'],
          ['一水一虾，充氧，盖上留 6 厘米气', 'Water, prawns, oxygen, 6 cm of air under the lid'],
          ['溶氧 8 mg/L', 'Oxygen 8 mg/l'],
        ),
        stop(
          3.5,
          ['高速', 'Expressway'],
          ['恒温车 16 °C，半路停一次看氧', 'Body at 16 °C, one stop half-way to read the oxygen'],
          ['水温 14–18 °C', 'Water 14–18 °C'],
        ),
        stop(
          3,
          ['南京分货', 'Split in Nanjing'],
          ['按餐馆换小箱，换的是同温海水', 'Into small boxes with sea water of the same heat'],
          ['两水温差', 'Difference of waters'],
        ),
        stop(
          1.5,
          ['后厨', 'Kitchen'],
          ['捞出控水一分钟，过秤，数死的', 'Drained a minute, weighed, the dead counted'],
          ['十分钟内数完', 'Within ten minutes'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'before',
      title: both('从前：一车水，两笔糊涂账', 'Before: one tank, two sets of books'),
      paragraphs: [
        both(
          '2025 年，海屿雇的是敞篷水车。司机怕虾热，过了宁波就往水里倒冰，水温十分钟掉五度，海水也淡了。到南京，一百斤里死十四斤。',
          'In 2025 Haiyu hired open tank trucks. Fearing heat, the driver tipped ice into the water after Ningbo: five degrees in ten minutes, and fresher water with each bag. Fourteen kilos in a hundred died.',
        ),
        both(
          '后厨按“不蹦的都算死”扣钱，码头按“须子还动就是活”收钱。月底两边差两万多，每次都是酒桌上各让一半。',
          'Kitchens deducted whatever did not jump. The quay charged for whatever still moved a feeler. Month’s end brought a gap of ¥20,000, halved over drinks.',
        ),
        both(
          '五月一休渔，船都靠港，水车空着，人也散了。九月开海再找车，价钱涨了三成。',
          'In May the fishing ban tied up the boats, the trucks stood idle and the drivers left. When it lifted they cost a third more.',
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'in-order',
      title: both('先说清什么是活，再管水', 'Define live, then mind the water'),
      items: [
        step(
          ['写定义', 'A definition'],
          [
            '捞出水面、轻触尾扇，三秒内弹动的算活。两边厨师长和掌秤各签一份。',
            'Out of the water, touched on the tail fan, it flicks within three seconds. Head chefs and weighers all signed.',
          ],
          ['三秒', 'Three seconds'],
        ),
        step(
          ['箱里放探头', 'A probe in the water'],
          [
            '水温、溶氧各一只，数发到海屿和餐馆两边的手机。',
            'Temperature and oxygen, sent to phones at both ends.',
          ],
          ['五分钟一个数', 'Every five minutes'],
        ),
        step(
          ['定死发车时刻', 'A fixed hour'],
          [
            '晚上八点收单，半夜装完就走，早上八点进后厨，赶在备菜前。',
            'Orders close at eight, the truck leaves at midnight, and kitchens have theirs at eight, before they prep.',
          ],
          ['00:00 发车', 'Leaves at 00:00'],
        ),
        step(
          ['死虾当场折价', 'Dead ones settled there'],
          [
            '过秤时数清，折价写进签单，超过 3% 的部分看曲线定谁付。',
            'Counted on the scales and priced on the slip. Beyond 3% the curve says who pays.',
          ],
          ['3% 以内海屿认', 'Haiyu bears 3%'],
        ),
        step(
          ['休渔换货不停车', 'Another cargo in the ban'],
          [
            '五到八月走养殖塘的虾，冻鱿鱼、冻带鱼另车 −18 °C，同一批司机。',
            'From May to August pond prawns, and frozen squid and hairtail at −18 °C in another truck, with the same drivers.',
          ],
          ['全年不散队', 'One crew all year'],
        ),
      ],
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('换车以后的半年', 'Half a year on'),
      before: both('敞篷水车', 'Tank truck'),
      after: both('恒温专车', 'Steady van'),
      items: [
        measure(['路上死的', 'Dead on arrival'], ['%', '%'], 14, 2.6),
        measure(['水温最大波动', 'Widest swing of the water'], ['°C', '°C'], 7.5, 1.6),
        measure(['码头到后厨', 'Quay to kitchen'], ['小时', 'hours'], 17, 13),
        measure(['月底对账差额', 'Gap in monthly accounts'], ['元', 'yuan'], 23000, 640),
        measure(['每公斤运费', 'Freight per kilo'], ['元', 'yuan'], 4.2, 6.8, [
          '贵 2.6 元，一公斤活虾多卖 30 元以上',
          '¥2.60 more, on prawns that fetch ¥30 more alive',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，五月起为养殖虾；示例企业的示例数据',
        'From the client, March to August 2026, pond prawns from May; sample data of a sample company',
      ),
    },
    {
      kind: 'checklist',
      id: 'tried',
      title: both('试过的土办法，留下两样', 'Old tricks, two of them kept'),
      lead: both(
        '码头上每个人都有一招。三月到四月挑了六招，各试十箱，死活拿数说话。',
        'Everyone on the quay has a trick. In spring six were tried, ten boxes each, and the dead decided.',
      ),
      verdicts: heads(['留下了', 'Kept'], ['只管一种', 'For one kind'], ['弃用', 'Dropped']),
      items: [
        check('no', ['路上往水里加冰：水变淡，死 13%', 'Ice into the water: it turns fresher, 13% died']),
        check('no', ['多装三成：氧不够，后半夜死 21%', 'A third more in the box: oxygen runs out, 21% died']),
        check('no', [
          '喂饱了再上路：水浑得快，到站一股氨味',
          'Fed before the trip: cloudy water and a smell of ammonia',
        ]),
        check('condition', [
          '木屑干运：只对日本对虾管用，冬天、八小时以内',
          'Dry in sawdust: for kuruma prawns only, in winter, under eight hours',
        ]),
        check('yes', [
          '停食降温四小时：水清，死得少一半',
          'Four hours cooling unfed: clear water, half the losses',
        ]),
        check('yes', [
          '冰瓶挂在箱外：降水温，不掺淡水',
          'Frozen bottles outside the box: cools without fresh water',
        ]),
      ],
      note: both(
        '木屑那招如今只在一月用，四家日料店收。',
        'Sawdust now travels in January only, for four Japanese restaurants.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('活的、冰的、冻的怎么分', 'Live, iced and frozen'),
      items: [
        card(
          ['冷藏冷冻零担', 'Chilled and frozen'],
          claimOr(
            ['cold-main'],
            [
              '冻品发武汉、成都这些主要城市，2–3 天到，不与活虾同车。',
              'Frozen goods to cities such as Wuhan and Chengdu in 2–3 days, never with the live ones.',
            ],
            [
              '冻品发武汉、成都这些主要城市，不与活虾同车。',
              'Frozen goods to cities such as Wuhan and Chengdu, never with the live ones.',
            ],
          ),
          '/products/cold-chain#cold-freight',
        ),
        card(
          ['机场到机场', 'Airport to airport'],
          [
            '大黄鱼、梭子蟹装防漏箱，当晚飞成都、北京，次日清早到。',
            'Croaker and crab fly to Chengdu and Beijing that night in leak-proof boxes, there by morning.',
          ],
          '/products/air#airport-to-airport',
        ),
        card(
          ['到库盘点', 'Counts on arrival'],
          claimOr(
            ['cold-inventory'],
            [
              '冻品进生鲜仓时随手盘一遍，40 元一人时，破袋当场挑。',
              'Counted as it enters the warehouse at ¥40 a person-hour; torn bags are pulled at once.',
            ],
            ['冻品进生鲜仓时随手盘一遍，破袋当场挑。', 'Counted as it enters; torn bags are pulled at once.'],
          ),
          '/products/cold-chain-services',
        ),
      ],
      all: { label: both('生鲜方案：晚了热了怎么办', 'Fresh food: late or warm'), href: '/solutions/fresh' },
    },
    said(
      [
        '以前我跟大厨吵的是死了多少。现在两个人盯着同一根线，他说这段高了，我说那段我在换水，就没得吵。',
        'We used to fight over how many had died. Now we look at the same line. He says it rose there, I say I was changing water, and that is the end of it.',
      ],
      ['林阿海', 'Lin Ahai'],
      ['海屿水产码头掌秤，虚构人物', 'Weigher on the Haiyu quay, a fictional person'],
    ),
    {
      kind: 'call',
      title: both('先拿十箱试，数死的', 'Ten boxes first, then count'),
      actions: [
        toTalk(['约一趟夜车', 'Book a night run']),
        toPage(['看南京之外到哪', 'Beyond Nanjing'], '/network#coverage'),
      ],
    },
  ],
  tags: ['cold-chain', 'food', 'freight'],
  updated: '2026-10-20',
}
