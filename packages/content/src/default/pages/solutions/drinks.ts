import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, check, claimedCells, columns, heads, step, stop, toPage, toTalk } from '../builders.ts'

export const drinks: PageSeed = {
  path: '/solutions/drinks',
  kind: 'solution',
  parent: '/products',
  name: both('食品酒水方案', 'Drinks solution'),
  head: {
    title: both(
      '食品酒水物流方案：防碎、允收期与代收',
      'Food and drinks logistics: breakage, dates, payment',
    ),
    keyword: both(
      '酒水物流,食品仓储,白酒运输,商超配送,允收期,代收货款,防震包装',
      'drinks logistics, wine and spirits shipping, food storage, supermarket delivery, cash on delivery',
    ),
    description: both(
      '白酒、葡萄酒、茶和包装食品的仓配方案：瓶子碎在哪一段、商超允收期怎么守、酒精度多少走什么路，代收货款、保价和破损各怎么结。',
      'Spirits, wine, tea and packaged food: where bottles break, how to meet a supermarket’s date rule, which strength goes by which road, and the costs.',
    ),
  },
  hero: {
    title: bothLines(['箱子没破，', '瓶子碎了也算破'], ['The box is whole.', 'Is the bottle?']),
    lead: both(
      '酒瓶碎一只，整箱的标签都泡花，剩下的五瓶也不好卖。所以先弄清楚碎在哪一段。',
      'One broken bottle soaks the labels of the other five. So the first thing to know is where it broke.',
    ),
    actions: [
      toPage(['算一箱酒的运费', 'Price a case'], '/fee'),
      toPage(['看代收货款', 'Cash on delivery'], '/products/cash-on-delivery'),
    ],
    scene: 'packing',
  },
  blocks: [
    {
      kind: 'shares',
      id: 'breakage',
      title: both('碎在哪一段，每月一张表', 'Where bottles break, month by month'),
      lead: both(
        '“运输破损”四个字最没用。分成四段记，七月换了内托，装箱那一段就降下来了。',
        '“Broken in transit” helps nobody. Counted by stage, it shows what a new insert did in July.',
      ),
      unit: both('瓶', 'bottles'),
      parts: [
        { id: 'packing', label: both('装箱', 'Packing') },
        { id: 'loading', label: both('装卸', 'Loading') },
        { id: 'moving', label: both('行车', 'On the road') },
        { id: 'door', label: both('交付', 'At the door') },
      ],
      rows: [
        { label: both('2026 年 6 月', 'June 2026'), values: [21, 15, 6, 3] },
        { label: both('2026 年 7 月', 'July 2026'), values: [12, 14, 6, 4] },
        { label: both('2026 年 8 月', 'August 2026'), values: [7, 13, 5, 3] },
        { label: both('2026 年 9 月', 'September 2026'), values: [5, 8, 5, 2] },
      ],
      source: both(
        '示例月报，一家虚构酒商每月约十万瓶的记录，用来说明报表怎么看。',
        'A sample report for a fictional merchant moving about 100,000 bottles a month; it shows how to read yours.',
      ),
    },
    {
      kind: 'prose',
      id: 'dates',
      title: both('比碎瓶更贵的是日期', 'Dates cost more than glass'),
      paragraphs: [
        both(
          '商超收货常有一条允收期：生产日期过了保质期的三分之一，整板退回。货在仓里多躺三周，就从好货变成折扣货。',
          'Supermarkets commonly refuse goods once a third of the shelf life has gone. Three weeks too long in a warehouse turns good stock into a discount.',
        ),
        both(
          '先进先出还不够。后到的货可能生产得更早，要按到期日先后出，同一张单里还不能混两个日期。',
          'First in, first out is not enough: a later delivery may have been made earlier. Stock leaves by expiry, and one order must not mix two dates.',
        ),
      ],
      list: [
        both(
          '礼盒过了节就是库存，节前最后一班车要倒着排。',
          'Gift boxes are dead stock after the festival: the last truck is planned backwards from it.',
        ),
        both(
          '茶叶吸味，不进有香皂、调料的库区。',
          'Tea takes on smells and never shares a zone with soap or spices.',
        ),
        both(
          '葡萄酒怕的不是热一点，是忽冷忽热，软木塞会松。',
          'Wine minds swings more than warmth: they loosen the cork.',
        ),
        both(
          '进货查验记录，法定要留到保质期满后六个月；没写保质期的留两年。',
          'By law, purchase records stay six months beyond the shelf life, or two years where none is printed.',
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'pallet',
      title: both('一板酒进商超', 'One pallet into a supermarket'),
      lead: both(
        '示例：遵义的酒厂发长沙的商超大仓，要在预约的两小时里卸完。',
        'Sample: a distillery in Zunyi to a supermarket depot in Changsha, unloaded inside a booked two-hour window. Hours since the last stop.',
      ),
      stops: [
        stop(
          0,
          ['酒厂装车', 'At the distillery'],
          ['按商超的板高码，隔板压顶', 'Stacked to the buyer’s pallet height, board on top'],
          ['板高、层数', 'Height and layers'],
        ),
        stop(
          16,
          ['区域仓', 'Regional warehouse'],
          ['录到期日，过线的自动挡住', 'Expiry keyed in; anything past the rule is blocked'],
          ['剩余天数', 'Days left'],
        ),
        stop(
          24,
          ['配单', 'Order built'],
          ['一单一个日期，外箱贴商超码', 'One date to an order, buyer’s code on each case'],
          ['日期一致', 'One date only'],
        ),
        stop(
          3,
          ['等号', 'Waiting for a dock'],
          ['早到半小时候着，晚了就要重约', 'There half an hour early; late means a new booking'],
          ['预约号', 'Booking number'],
        ),
        stop(
          2,
          ['卸货验收', 'Unloaded and checked'],
          ['破一瓶当场换一箱，不整板退', 'One bottle broken, one case swapped, not the pallet refused'],
          ['备用箱数', 'Spare cases'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'strength',
      title: both('酒精度决定走哪条路', 'Strength decides the road'),
      verdicts: heads(['都能走', 'Any way'], ['走陆运', 'By road'], ['不收', 'Refused']),
      items: [
        check('yes', [
          '24% 及以下：啤酒、葡萄酒、米酒，陆运空运都按普货',
          'Up to 24%: beer, wine, rice wine, ordinary goods by road and air',
        ]),
        check('condition', [
          '24% 以上到 70%：白酒、威士忌，陆运为主；空运时每瓶不超过 5 升',
          'Above 24% and up to 70%: spirits, mainly by road; by air in bottles of 5 liters at most',
        ]),
        check('condition', [
          '散装坛酒：原厂封口、外套桶，先看样',
          'Jars of loose spirit: factory-sealed, in an outer drum, sample first',
        ]),
        check('no', [
          '70% 以上：属易燃液体，快递和零担都不收',
          'Above 70%: a flammable liquid, taken neither by express nor as part load',
        ]),
        check('no', ['没有标签、来路说不清的自灌酒', 'Unlabelled home-filled bottles of unclear origin']),
      ],
      note: both(
        '个别线路和时段另有管制，下单时系统会再查一遍。',
        'Some lanes and periods have their own limits; the order form checks again.',
      ),
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('两箱酒、6,000 元，怎么结', 'Two cases worth ¥6,000'),
      lead: both(
        '卖给熟客，货到收款，钱转回您的账户。',
        'Sold to a regular, paid on arrival, the money passed on to you.',
      ),
      columns: columns(['项目', 'Item'], ['算法', 'How'], ['这一单', 'This order']),
      rows: [
        claimedCells(
          ['cash-on-delivery'],
          ['代收货款', 'Cash on delivery'],
          [
            '金额乘费率，有最低收费，一票上限 30 万元',
            'Amount × rate with a minimum; ¥300,000 a shipment at most',
          ],
          ['费率按合同', 'Rate in your contract'],
        ),
        claimedCells(['insurance-rate'], ['基础保价', 'Basic insurance'], ['5‰', '5‰'], ['30 元', '¥30']),
        claimedCells(['full-cover'], ['或选全额保', 'Or full coverage'], ['8‰', '8‰'], ['48 元', '¥48']),
        claimedCells(
          ['wooden-packaging', 'wooden-volume', 'wooden-minimum'],
          ['名贵酒打木箱', 'Wooden case for rare bottles'],
          ['200 元/立方米，体积乘 1.4，至少 40 元', '¥200 per m³ on 1.4 × volume, ¥40 at least'],
          ['0.05 立方米算出 14 元，按 40 元收', '0.05 m³ gives ¥14, so ¥40'],
        ),
        cells(
          ['防震内衬', 'Shockproof insert'],
          ['按箱，随瓶型开模', 'By the case, molded to the bottle'],
          ['标准瓶型有现货', 'Standard shapes in stock'],
        ),
        cells(
          ['恒温存放', 'Steady-temperature storage'],
          ['按板、按月', 'By pallet and month'],
          ['合同价', 'Contract'],
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'wrong',
      title: both('箱角湿了，先别签', 'A wet corner: do not sign yet'),
      items: [
        step(
          ['立着放，拍四面', 'Upright, four photos'],
          [
            '渗漏箱不再搬动，免得碎片割破别的。',
            'A leaking case is not moved again, lest glass cuts the rest.',
          ],
        ),
        step(
          ['当面开', 'Opened together'],
          [
            '数好瓶、坏瓶、湿标三样，分开记。',
            'Sound bottles, broken ones and wet labels are counted apart.',
          ],
          ['三个数', 'Three figures'],
        ),
        step(
          ['找段', 'Find the stage'],
          [
            '看防震标签变没变色、各站的交接照，责任落到段。',
            'Shock labels and handover photos say which stage it was.',
          ],
        ),
        step(
          ['赔与换', 'Pay and replace'],
          claimOr(
            ['payout'],
            [
              '碎瓶按保价，湿标按折价，资料齐了最快 24 小时打款；急用的先补发。',
              'Bottles by insurance, labels by discount; money in as little as 24 hours once papers are complete, and urgent ones are resent first.',
            ],
            [
              '碎瓶按保价，湿标按折价；急用的先补发。',
              'Bottles by insurance, labels by discount; urgent ones are resent first.',
            ],
          ),
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('仓、运、包、收，各选各的', 'Store, move, pack, collect'),
      items: [
        card(
          ['仓储托管', 'Contract storage'],
          [
            '恒温区、阴凉区、常温区分开报价，茶和酒不同库。',
            'Steady, cool and ambient zones priced apart; tea and spirits never in one.',
          ],
          '/products/warehousing#storage',
        ),
        card(
          ['重货零担', 'Heavy freight'],
          claimOr(
            ['freight-bands'],
            ['20 公斤起，经销商要几箱就发几箱。', 'From 20 kg: send a dealer exactly the cases he wants.'],
            ['经销商要几箱就发几箱。', 'Send a dealer exactly the cases he wants.'],
          ),
          '/products/freight#heavy',
        ),
        card(
          ['防震包装', 'Shockproof packing'],
          ['拿您的瓶子来，先跌落再定内托。', 'Bring your bottle: drops first, then the insert is chosen.'],
          '/products/packaging',
        ),
        card(
          ['代收货款', 'Cash on delivery'],
          [
            '扫码、刷卡、现金都收，签收与到账一张对账单。',
            'Code, card or cash; delivery and payment on one statement.',
          ],
          '/products/cash-on-delivery',
        ),
        card(
          ['冷链恒温', 'Steady cold chain'],
          [
            '精酿和鲜奶酒全程低温，夏天也不断。',
            'Craft beer and cream liqueurs stay cold, in summer as well.',
          ],
          '/products/cold-chain#cold-freight',
        ),
      ],
    },
    { kind: 'case', path: '/cases/yuanshan-tea' },
    {
      kind: 'call',
      title: both('拿十箱试跌，碎了算我们的', 'Let us drop-test ten cases'),
      actions: [
        toTalk(['寄瓶子来打样', 'Send a bottle']),
        toPage(['查哪些酒能寄', 'Which drinks can be sent'], '/prohibited'),
      ],
    },
  ],
  tags: ['food', 'retail', 'warehousing', 'freight'],
  updated: '2026-07-23',
}
