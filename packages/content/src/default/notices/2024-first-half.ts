import type { NoticeSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** December 2023 to May 2024, newest first. */
export const noticesOfEarly2024: readonly NoticeSeed[] = [
  {
    id: 'packaging-limits',
    kind: 'trend',
    category: 'policy',
    date: '2024-05-30',
    title: both('快递包装有了重金属的硬上限', 'A hard limit on metals in packaging'),
    summary: both(
      'GB 43352-2023 后天施行，颜色越花的袋子越要当心。',
      'GB 43352-2023 takes effect on June 1, and the brightest bags need the closest look.',
    ),
    contact: both('包材质量组，950616', 'Packaging quality, 950616'),
    body: [
      passage.paragraph(
        '6 月 1 日起，强制性国家标准 GB 43352-2023《快递包装重金属与特定物质限量》实施。铅、汞、镉、铬四种重金属的总量，溶剂残留、双酚 A 和邻苯二甲酸酯，都有了限值。以前这些只是推荐，现在不合格就不能用。',
        'From June 1 the mandatory standard GB 43352-2023 limits heavy metals and certain substances in express packaging: lead, mercury, cadmium and chromium together, residual solvents, bisphenol A and phthalates. What was advice becomes a condition of use.',
      ),
      passage.heading('问题多出在哪', 'Where trouble lies'),
      passage.list(
        [
          '再生料做的黑袋、灰袋，来源杂，批次之间差得大。',
          'Black and gray bags of recycled plastic, whose batches vary.',
        ],
        ['满版印刷的彩袋，油墨和溶剂容易超。', 'Bags printed all over, through ink and solvent.'],
        ['便宜胶带，胶里的邻苯最难看出来。', 'Cheap tape: phthalates in the glue do not show.'],
      ),
      passage.paragraph(
        '采购时要三样：型式检验报告，批次号，印在包装上的生产者。报告只管送检的那一批，换料换墨都得重测。',
        'Ask for three things when buying: a type test report, a batch number, and the maker’s name on the product. A report covers its batch; new material or ink means a new test.',
      ),
      passage.paragraph(
        '消费者不用自己验。闻着刺鼻、摸着掉色的袋子，拍照发给网点，我们送检，结果回您。',
        'Nobody needs to test at home. If a bag smells sharp or leaves color on the hand, send the branch a photo: we have it tested and tell you.',
      ),
    ],
    related: [
      { label: both('我们用的包材', 'What we use'), href: '/products/packaging' },
      { label: both('包装价目', 'Packaging prices'), href: '/info#packaging' },
    ],
  },
  {
    id: 'freezing-rain',
    kind: 'notice',
    category: 'weather',
    date: '2024-02-03',
    title: both('湖北、湖南冻雨，高速封了先别赶路', 'Freezing rain in Hubei and Hunan'),
    summary: both(
      '京港澳、沪蓉等高速多段封闭，车停服务区，人和货都安全。',
      'Several expressways are closed. Trucks stand at rest stops; drivers and goods are safe.',
    ),
    from: '2024-02-03T00:00:00Z',
    until: '2024-02-07T16:00:00Z',
    severity: 'severe',
    areas: [both('湖北', 'Hubei'), both('湖南', 'Hunan'), both('安徽', 'Anhui')],
    areaCodes: ['420000', '430000', '340000'],
    services: ['express', 'freight', 'cold-chain', 'bulky'],
    contact: both('华中应急调度，950616', 'Central China emergency desk, 950616'),
    body: [
      passage.paragraph(
        '2 月 3 日起，湖北中东部、湖南北部和安徽西部持续冻雨，路面结冰。京港澳、沪蓉、二广高速部分封闭，我们有 60 多台干线车停在服务区，油和热饭都有，司机轮流休息。',
        'Since February 3 ice has covered roads in Hubei, northern Hunan and western Anhui. Parts of three trunk expressways are closed. Over sixty of our trucks stand at rest stops, with fuel and hot meals, drivers resting in turn.',
      ),
      passage.paragraph(
        '春节前件多，最不愿意停，可刹不住的车比晚到的货要命。没有管制部门放行，一台不动。',
        'It is the worst week to stand still. But a truck that cannot brake is worse than a late parcel, and none moves until the police open the road.',
      ),
      passage.list(
        [
          '去西南的货改走陕西，多绕四百公里，加一天半。',
          'For the south-west: by Shaanxi, four hundred kilometers and a day and a half more.',
        ],
        [
          '武汉夜航看跑道，开一段飞一段，药品先上。',
          'Night flights from Wuhan as the runway allows, medicine first.',
        ],
        [
          '三省停收大件和非急的零担，到 2 月 7 日。',
          'No bulky goods or ordinary part loads in the three provinces until February 7.',
        ],
        [
          '鲜货开箱看，能卖的就地转卖，卖不了的联系您。',
          'Fresh goods are opened: sold locally if they will keep, or we call you.',
        ],
      ),
      passage.paragraph(
        '回家过年的快件，能改就改寄老家地址。除夕前到不了的，年后优先送，收件人可以打 950616 选日子。',
        'If the receiver is going home, change the address to home. What misses New Year’s Eve goes out first afterward, on a day the receiver picks.',
      ),
    ],
    related: [
      { label: both('查您那一票停在哪', 'Where yours stands'), href: '/track' },
      { label: both('道路中断时怎么调度', 'When roads close'), href: '/cargo#disruption' },
    ],
  },
  {
    id: 'drone-regulation',
    kind: 'trend',
    category: 'policy',
    date: '2024-01-16',
    title: both('无人机有了条例，送货要先过四关', 'Drones now have a law, and four hurdles'),
    summary: both(
      '机要登记，人要考证，航线要批，保险要买，缺一样不能飞。',
      'Craft registered, pilot licensed, route approved, insurance bought: without all four nothing flies.',
    ),
    contact: both('无人机项目组，950616', 'Drone project, 950616'),
    body: [
      passage.paragraph(
        '《无人驾驶航空器飞行管理暂行条例》2024 年 1 月 1 日起施行。以前各地各管，运货的团队常常不知道该找谁批；现在从制造、登记到飞行，一部条例管到底。',
        'The Interim Regulations on Unmanned Aircraft Flight came into force on January 1, 2024. Rules used to be local and freight teams did not know whom to ask; now one regulation runs from making to registering to flying.',
      ),
      passage.table(
        ['送货的无人机要过的关', 'What a delivery drone must pass'],
        [
          ['关', 'Hurdle'],
          ['要求', 'Requirement'],
          ['常被忽略的', 'Often forgotten'],
        ],
        [
          [
            ['机', 'Craft'],
            ['实名登记，中型以上要适航', 'Registered; airworthy from medium size'],
            ['换了动力要重报', 'a new motor means a new filing'],
          ],
          [
            ['人', 'People'],
            ['操控员执照，单位运营合格证', 'Pilot license, operator certificate'],
            ['夜班也要持证', 'the night shift too'],
          ],
          [
            ['路', 'Route'],
            ['管制空域先申请，飞前再报', 'Applied for in controlled airspace, reported before flight'],
            ['备降点也算', 'alternates count'],
          ],
          [
            ['险', 'Insurance'],
            ['经营性飞行要投责任保险', 'Liability cover for commercial flights'],
            ['看有没有免责高度', 'read the height exclusions'],
          ],
        ],
      ),
      passage.paragraph(
        '门槛高了，对正经做货运的反而是好事：别人家后院乱飞的少了，航线能固定，村里的落点能写进协议。',
        'Higher hurdles help those who mean it: fewer strays in the air, routes that stay, drop points that can be put in an agreement.',
      ),
      passage.paragraph(
        '短时间里它替不了车。先看三种地方：公路要绕一小时以上的山村，轮渡停了就断的海岛，医院之间的样本。',
        'It will not replace vans soon. Look first at hill villages an hour round by road, islands cut off without a ferry, and samples between hospitals.',
      ),
    ],
    related: [
      { label: both('我们的无人机', 'Our drones'), href: '/products/drones' },
      {
        label: both('停飞三周改了什么', 'What three weeks on the ground changed'),
        href: '/news/drone-grounded',
      },
    ],
  },
  {
    id: 'delivery-choice',
    kind: 'trend',
    category: 'policy',
    date: '2023-12-28',
    title: both('送到门还是放柜，明年起收件人说了算', 'Door or locker: from March the receiver decides'),
    summary: both(
      '修订后的《快递市场管理办法》公布，末端的成本要重新分。',
      'The revised rules on the express market are out, and the cost of the last meters must be shared anew.',
    ),
    contact: both('末端业务研究组，950616', 'Last-mile research, 950616'),
    body: [
      passage.paragraph(
        '交通运输部 12 月公布修订后的《快递市场管理办法》，2024 年 3 月 1 日施行。最受关注的一条是：没有用户同意，不得代为确认收到，不得擅自用智能快件箱、快递服务站投递。',
        'In December the Ministry of Transport published revised Measures for the Express Delivery Market, in force from March 1, 2024. What everyone quotes: without the user’s consent a carrier may not confirm receipt, nor use lockers and service stations.',
      ),
      passage.paragraph(
        '过去不是没人知道该问，是问不起。一个派送员一天两百多件，件件打电话，下午三点前送不完。放柜便宜，柜费和超时费谁出，一直含糊。',
        'It was never a matter of not knowing. With over two hundred parcels a day, a call for each would last until mid-afternoon. Lockers were cheap, and who paid for them was left vague.',
      ),
      passage.heading('接下来会怎样', 'What follows'),
      passage.list(
        [
          '下单页会多一个“怎么收”，默认值最要紧。',
          'Order pages gain a “how to deliver”, and the default matters most.',
        ],
        ['派送区会变小，上门的件派费要加。', 'Rounds shrink, and doors will pay more than lockers.'],
        [
          '驿站从“都放这儿”变成“您选的点”，要靠服务留人。',
          'Stations must be chosen and no longer assigned, so service decides.',
        ],
        ['商家退货少一类：没收到、却写着签收。', 'One kind of dispute fades: “signed” but never received.'],
      ),
      passage.paragraph(
        '头几个月会慢，也会有误会。收件人最好早点在地址里写明习惯，免得每票都问。',
        'The first months will be slower, with misunderstandings. Receivers do well to note their wish with the address once and for all.',
      ),
    ],
    related: [
      { label: both('我们怎么改流程', 'How we changed'), href: '/news/locker-consent' },
      { label: both('派送和签收的规则', 'Rules of delivery'), href: '/legal/service-details#delivery' },
    ],
  },
  {
    id: 'cold-wave',
    kind: 'notice',
    category: 'weather',
    date: '2023-12-15',
    title: both('寒潮南下，怕冻的货先别发东北', 'Cold wave: hold goods that must not freeze'),
    summary: both(
      '夜里零下三十度，饮料、酱油、水性漆会胀裂，12 月 21 日前建议改期。',
      'Nights of minus thirty burst drinks, sauces and water paint; better to wait until December 21.',
    ),
    from: '2023-12-15T04:00:00Z',
    until: '2023-12-21T16:00:00Z',
    severity: 'caution',
    areas: [
      both('黑龙江', 'Heilongjiang'),
      both('吉林', 'Jilin'),
      both('辽宁', 'Liaoning'),
      both('内蒙古', 'Inner Mongolia'),
    ],
    areaCodes: ['230000', '220000', '210000', '150000'],
    services: ['express', 'freight'],
    direction: 'send',
    contact: both('东北冬运组，950616', 'North-east winter desk, 950616'),
    body: [
      passage.paragraph(
        '寒潮 12 月 15 日中午过内蒙古，夜里到东北，降温十多度。普通车厢没有暖气，货在路上和户外一个温度，停夜里的时间最危险。',
        'The cold wave crosses Inner Mongolia at noon on December 15 and reaches the north-east by night, some ten degrees and more colder. Ordinary trucks are unheated: goods are as cold as the air, worst while they stand at night.',
      ),
      passage.table(
        ['哪些货怎么办', 'Which goods, what to do'],
        [
          ['货', 'Goods'],
          ['会怎样', 'What happens'],
          ['建议', 'Advice'],
        ],
        [
          [
            ['瓶装水、饮料、酱油', 'Water, drinks, soy sauce'],
            ['胀破瓶口', 'Burst at the neck'],
            ['改恒温车，或推后', 'Steady-temperature truck, or wait'],
          ],
          [
            ['水性漆、洗手液', 'Water paint, hand wash'],
            ['分层，化冻也坏', 'Separate for good'],
            ['推后', 'Wait'],
          ],
          [
            ['水果、蔬菜、绿植', 'Fruit, vegetables, plants'],
            ['一夜冻透', 'Frozen in one night'],
            ['走冷链，设 2 度以上', 'Cold chain set above 2 °C'],
          ],
          [
            ['液晶屏、电池', 'Screens, batteries'],
            ['到手先别开机', 'Do not switch on at once'],
            ['室温放六小时', 'Six hours at room temperature'],
          ],
        ],
      ),
      passage.list(
        [
          '选了恒温的，装车前先把车厢升到 10 度。',
          'For steady-temperature goods the truck is warmed to 10 °C first.',
        ],
        ['派送员不会把液体放门口，请留人接。', 'Liquids are not left outside: please be in.'],
        [
          '已经在路上的，停在沈阳暖库，等您回短信。',
          'Those on the way stop in heated storage in Shenyang and wait for your reply.',
        ],
      ),
      passage.paragraph(
        '下单页这几天会对寄往四省区的液体弹出提示，仍要寄的，冻坏按包装是否合格分责任，请想好再点。',
        'For liquids to these provinces the order page shows a warning this week. If you send all the same and they freeze, the packing decides who bears it.',
      ),
    ],
    related: [
      { label: both('恒温怎么走', 'Steady temperature'), href: '/products/cold-chain' },
      { label: both('改到哪天', 'Choose another day'), href: '/route/onPlaceorder' },
    ],
  },
]
