import type { NoticeSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** January to May 2026, newest first. */
export const noticesOfSpring2026: readonly NoticeSeed[] = [
  {
    id: 'summer-heat-goods',
    kind: 'notice',
    category: 'safety',
    date: '2026-05-12',
    title: both('天热了，这几样东西别混在箱里寄', 'Hot weather: what not to slip into a box'),
    summary: both(
      '车厢正午能到六十度，打火机、喷雾罐会炸，巧克力、口红会化。',
      'A van reaches sixty degrees at noon: lighters and aerosols burst, chocolate and lipstick melt.',
    ),
    from: '2026-05-14T16:00:00Z',
    until: '2026-09-30T16:00:00Z',
    services: ['express', 'freight'],
    direction: 'send',
    contact: both('安全生产组，950616', 'Operations safety, 950616'),
    body: [
      passage.paragraph(
        '太阳底下的铁皮厢，里面比外面热二十多度。去年夏天拦下的险情里，多数不是整箱的危险品，是行李里夹着的一两件。',
        'A steel body in the sun is over twenty degrees warmer than the street. Most of last summer’s close calls were not boxes of dangerous goods but one or two things in somebody’s luggage.',
      ),
      passage.table(
        ['三类东西，三种办法', 'Three kinds, three ways'],
        [
          ['物品', 'Things'],
          ['会怎样', 'What happens'],
          ['怎么办', 'What to do'],
        ],
        [
          [
            ['打火机、发胶、杀虫剂、卡式气罐', 'Lighters, hairspray, insecticide, gas cartridges'],
            ['受热炸开', 'Burst when hot'],
            ['不收，取出来', 'Refused: take them out'],
          ],
          [
            ['充电宝、玩具电池', 'Power banks, toy batteries'],
            ['鼓包、冒烟', 'Swell or smoke'],
            ['申报，放在箱子中间', 'Declare, and pack in the middle'],
          ],
          [
            ['巧克力、口红、药膏、胶囊', 'Chocolate, lipstick, ointment, capsules'],
            ['变形、失效', 'Melt or spoil'],
            ['改走恒温', 'Send at a steady temperature'],
          ],
        ],
      ),
      passage.list(
        [
          '毕业寄行李，先把洗漱包、针线盒翻一遍。',
          'Sending home from college? Go through the wash bag first.',
        ],
        [
          '搬家箱里的酒精、洗甲水倒掉，瓶子也别留。',
          'Pour away spirit and nail polish remover; leave the bottles too.',
        ],
        ['自热锅、自热米饭含发热包，不能走航空。', 'Self-heating meals may not fly.'],
      ),
      passage.paragraph(
        '收寄时请把箱子敞开，快递员多翻两下不是不信您。已经交寄才想起来的，马上打 950616，网点能取出来。',
        'Leave the box open at pickup; a second look is no distrust. If you remember too late, call 950616 at once and the branch takes it out.',
      ),
    ],
    related: [
      { label: both('按品名查', 'Look an item up'), href: '/prohibited' },
      { label: both('恒温怎么寄', 'Steady temperature'), href: '/products/cold-chain' },
    ],
  },
  {
    id: 'summer-season-acceptance',
    kind: 'notice',
    category: 'air',
    date: '2026-03-10',
    title: both('夏秋航季，收货钟点有变', 'Summer season: acceptance times from March 29'),
    summary: both(
      '四条线有变，收货截止以表为准，其余不变。',
      'Four routes change, with closing times as in the table; the rest stay as they are.',
    ),
    from: '2026-03-28T16:00:00Z',
    until: '2026-10-24T16:00:00Z',
    services: ['air'],
    direction: 'send',
    contact: both('鸿雁航空地面服务，950616 转航空', 'Hongyan Air ground services, 950616, ask for air'),
    body: [
      passage.table(
        ['夏秋航季的变化', 'Changes for the summer season'],
        [
          ['航线', 'Route'],
          ['航班', 'Flight'],
          ['收货', 'Acceptance'],
        ],
        [
          [
            ['武汉—哈尔滨', 'Wuhan–Harbin'],
            ['提前 40 分钟', '40 minutes earlier'],
            ['同样提前', 'the same'],
          ],
          [
            ['昆明—曼谷', 'Kunming–Bangkok'],
            ['推迟 30 分钟', '30 minutes later'],
            ['到 20:00', 'until 20:00'],
          ],
          [
            ['成都—拉萨', 'Chengdu–Lhasa'],
            ['提前一小时，躲开午后大风', 'an hour earlier, ahead of the wind'],
            ['仍是前一天 22:00', 'still 22:00 the day before'],
          ],
          [
            ['青岛—首尔', 'Qingdao–Seoul'],
            ['周二、周五各加一班', 'added on Tuesdays and Fridays'],
            ['加班的到 19:00', 'until 19:00 for those'],
          ],
        ],
      ),
      passage.paragraph(
        '夏天高温低气压，高原和短跑道机场的载量会减。拉萨线中午以后的临时加班，装不满是正常的，不是不卖。',
        'Heat and thin air cut what an aircraft can lift from high or short runways. Extra flights to Lhasa after midday leave with empty positions for that reason.',
      ),
      passage.heading('雷雨季请留意', 'In the season of storms'),
      passage.list(
        [
          '武汉、深圳傍晚多雷雨，机坪停装时货在库内等。',
          'In Wuhan and Shenzhen loading stops during storms and cargo waits indoors.',
        ],
        [
          '蓝莓、菌子这类鲜货，请比截止早一小时到。',
          'Berries and mushrooms should arrive an hour before closing.',
        ],
        [
          '活鱼活虾加氧的袋子，充气不要超过七成。',
          'Oxygen bags of live fish: inflate to seven tenths at most.',
        ],
      ),
      passage.paragraph(
        '固定板位自动换到新钟点。不合适的，3 月 26 日前告诉订舱台，退位不收费。',
        'Standing positions move by themselves; if the new hour does not suit, release yours by March 26 without charge.',
      ),
    ],
    related: [
      { label: both('航线与班次', 'Routes and departures'), href: '/air/cargo' },
      { label: both('拉萨为什么清晨飞', 'Why Lhasa flies at dawn'), href: '/news/lhasa-morning' },
    ],
  },
  {
    id: 'carbon-in-tenders',
    kind: 'trend',
    category: 'market',
    date: '2026-02-26',
    title: both('询价单上多了一栏：每吨公里多少碳', 'Tenders now ask for carbon per tonne-kilometer'),
    summary: both(
      '出口企业的客户在问，承运商得拿得出算法，光有一个数不够。',
      'Exporters are being asked by their buyers, and a number without its method no longer passes.',
    ),
    contact: both('碳核算组，950616', 'Carbon accounting team, 950616'),
    body: [
      passage.paragraph(
        '两三年前，询价单问价格和时效；现在常多一栏，请报每吨公里的温室气体排放。问的多是出口企业和它们的一级供应商，自己的客户在催。',
        'Two or three years ago tenders asked for price and time. Many now add a line for greenhouse gas per tonne-kilometer, mostly from exporters and their first suppliers, whose customers press them.',
      ),
      passage.paragraph(
        '背后有两件事。一是 ISO 14083:2023 给出了运输链排放的统一算法，各家的数终于能比。二是欧盟碳边境调节机制 2026 年 1 月 1 日进入正式阶段，钢铁、铝、水泥、化肥、电力和氢要付钱。它算的是生产过程，不含运费里的碳，但企业一旦开始算账，就会往上下游都问一遍。',
        'Two things lie behind it. ISO 14083:2023 gave transport chains a common method, so figures can be compared at last. And the EU’s carbon border mechanism entered its definitive phase on January 1, 2026 for steel, aluminum, cement, fertilizers, electricity and hydrogen. It covers production and not freight; but a company that has begun to count asks up and down the chain.',
      ),
      passage.heading('怎么看一份碳数据', 'How to read a carbon figure'),
      passage.list(
        [
          '从燃料生产算起，还是只算路上烧的。',
          'Does it begin with making the fuel, or only with burning it?',
        ],
        ['空车回程算没算进去。', 'Are empty return trips included?'],
        ['系数是哪一版，出处写没写。', 'Which edition of factors, from which source?'],
        ['按实际装载，还是按行业平均。', 'Actual loads, or an average of the trade?'],
      ),
      passage.paragraph(
        '四句里有一句答不上来的，那个数先别拿去比价。',
        'If one of the four has no answer, keep the figure out of the comparison.',
      ),
    ],
    related: [
      { label: both('看一段段怎么算', 'See the working'), href: '/carbon' },
      { label: both('名词解释', 'Glossary'), href: '/sustainability/glossary' },
    ],
  },
]
