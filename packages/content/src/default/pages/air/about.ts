import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { cells, check, columns, heads, stop, term, toPage } from '../builders.ts'
import { airLiability, airYears } from './about-record.ts'

/** Aircraft, people and rules of the air brand. It states no size of the fleet: types only. */
export const airAbout: PageSeed = {
  path: '/air/about',
  kind: 'air',
  parent: '/air',
  name: both('关于航空', 'About Hongyan Air'),
  head: {
    title: both('鸿雁航空的机型、机组与安全规矩', 'Aircraft, crews and safety rules of Hongyan Air'),
    keyword: both(
      '货运航空,货机机型,机组,配载员,航空安全,承运人责任,不承运',
      'cargo airline, freighter types, flight crew, load planner, air safety, carrier liability',
    ),
    description: both(
      '三种机型各飞哪些航段，一趟航班有哪五个人签字，一块板起飞前过哪些关，谁有权喊停，哪些货再贵也不运，坏了丢了按什么标准赔。',
      'Which aircraft flies which leg, the five people who sign for a flight, who may call a halt, what we refuse to carry, and how we pay for damage.',
    ),
  },
  hero: {
    title: bothLines(['夜里飞，', '白天把规矩写清'], ['We fly at night and write', 'the rules by day']),
    lead: both(
      '飞机、机组、装卸各管一段，每段有名有姓地签字。不运的货，也一条条写在这里。',
      'Aircraft, crews and loaders each answer for a part, by name. What we turn down is listed too.',
    ),
    actions: [
      toPage(['看舱位图', 'See the compartments'], '/air/compartments'),
      toPage(['加入航空', 'Work with us'], '/air/recruitment'),
    ],
    scene: 'air',
  },
  blocks: [
    {
      kind: 'table',
      id: 'fleet',
      title: both('三种机型，各有各的用处', 'Three types, three uses'),
      lead: both(
        '代号就是航班表上印的那三位。尺寸和重量为示例。',
        'The code is the one printed in the timetable. Sizes and weights are samples.',
      ),
      columns: columns(
        ['机型', 'Type'],
        ['代号', 'Code'],
        ['主货舱', 'Main deck'],
        ['下货舱', 'Lower holds'],
        ['最大业载', 'Highest payload'],
        ['飞什么航段', 'Flies'],
      ),
      rows: [
        cells(
          ['窄体货机', 'Narrow-body freighter'],
          ['73F', '73F'],
          ['12 个板位，侧门 3.56 × 2.13 米', '12 places, side door 3.56 × 2.13 m'],
          ['H1、H2 两个散货舱', 'Two bulk holds, H1 and H2'],
          ['22.5 吨', '22.5 t'],
          ['国内夜航、首尔、曼谷、新加坡', 'Domestic nights, Seoul, Bangkok, Singapore'],
        ),
        cells(
          ['宽体货机', 'Wide-body freighter'],
          ['77F', '77F'],
          ['27 个板位，侧门 3.72 × 3.05 米', '27 places, side door 3.72 × 3.05 m'],
          ['前 6 块板、后 14 只箱，尾部散货舱', '6 pallets fore, 14 containers aft, bulk at the tail'],
          ['101 吨', '101 t'],
          ['法兰克福、洛杉矶', 'Frankfurt, Los Angeles'],
        ),
        cells(
          ['客机腹舱', 'Belly hold'],
          ['333', '333'],
          ['旅客坐着', 'Passengers sit there'],
          ['前 5 块板、后 12 只箱，尾部散货舱', '5 pallets fore, 12 containers aft, bulk at the tail'],
          ['15 吨，看行李', '15 t, less the bags'],
          ['东京', 'Tokyo'],
        ),
      ],
      note: both(
        '飞得越远，油占的分量越多。宽体机飞足航程时，能带的货明显少于最大业载。',
        'The longer the leg, the more of the weight is fuel: at full range a wide-body lifts far less than its highest payload.',
      ),
    },
    {
      kind: 'split',
      id: 'signatures',
      title: both('一趟航班，五个人签字', 'Five signatures for one flight'),
      lead: both(
        '每个人只签自己看过的那一样。有一个人不签，飞机就不走。',
        'Each signs only for what they have seen. One missing name and the aircraft stays.',
      ),
      points: [
        term(
          ['收运员', 'Acceptance clerk'],
          [
            '货和运单对得上，包装完好，标签贴对了面。',
            'Cargo matches the waybill, packing is sound, labels face outwards.',
          ],
        ),
        term(
          ['配载员', 'Load planner'],
          [
            '每块板放在哪，重心在允许的范围里。',
            'Where each pallet stands, and a center of gravity within limits.',
          ],
        ),
        term(
          ['装机监督', 'Loading supervisor'],
          ['锁扣逐个拉过，网没有松，隔离距离够。', 'Every lock pulled by hand, nets tight, separation kept.'],
        ),
        term(
          ['签派员', 'Dispatcher'],
          ['航路、天气、油量和备降场算过。', 'Route, weather, fuel and the alternate airport.'],
        ),
        term(
          ['机长', 'Captain'],
          [
            '看过危险品通知单，接下这架飞机。',
            'Has read the notice of dangerous goods and takes the aircraft.',
          ],
        ),
      ],
      scene: 'hub',
    },
    {
      kind: 'journey',
      id: 'gates',
      title: both('一块板，起飞前过六关', 'A pallet and its six gates'),
      lead: both(
        '示例：武汉一块普货板。时间从上一关算起。',
        'Sample: a pallet of general cargo in Wuhan. Each time counts from the gate before.',
      ),
      stops: [
        stop(
          0,
          ['卸车点数', 'Counted'],
          ['件数对上，破损当面拍照', 'Pieces agree; damage is photographed there and then'],
          ['件数', 'Pieces'],
        ),
        stop(
          0.5,
          ['安检', 'Screened'],
          ['图像看不清的，开箱或换方法再查', 'An unclear image means opening it or another method'],
          ['安检方法', 'Method used'],
        ),
        stop(
          1,
          ['打板', 'Built up'],
          ['重的在下，尖的朝里，盖膜防雨', 'Heavy below, sharp inward, sheeted against rain'],
          ['轮廓样板', 'Contour gauge'],
        ),
        stop(
          0.5,
          ['复磅', 'Weighed'],
          ['板、网、垫木一起上秤', 'Pallet, net and timber on the scales together'],
          ['毛重差 ±1%', 'Gross within 1%'],
        ),
        stop(
          1.5,
          ['上机', 'Loaded'],
          ['按装机单的号位推到头，锁扣落下', 'To the place on the sheet, locks dropped'],
          ['锁扣', 'Locks'],
        ),
        stop(
          0.5,
          ['关舱', 'Door shut'],
          ['两人各走一遍，口令对完才关', 'Two people walk it separately, then call it closed'],
          ['关舱时刻', 'Time closed'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'halt',
      title: both('谁都可以喊停', 'Anyone may call a halt'),
      paragraphs: [
        both(
          '装卸工看见网带起毛，新来的收运员闻到箱子里有气味，都可以让整班停下。停错了不扣钱，也不用先找主任。',
          'A loader who sees a frayed strap or a new clerk who smells something in a box can stop the flight. A false alarm costs them nothing, and nobody need be asked first.',
        ),
        both(
          '事后主动报的差错只用来改办法，不用来罚人。故意瞒报、酒后上岗、伪造签字不在此列。',
          'Mistakes reported by those who made them change procedures, not pay. Hiding one, working after drink, or signing for another is a different matter.',
        ),
      ],
      terms: [
        term(
          ['错在我们', 'Our fault'],
          [
            '当天告诉您发生了什么，货在哪，下一步谁来做。',
            'You hear that day what happened, where the cargo is, who acts next.',
          ],
        ),
        term(
          ['错在申报', 'A wrong declaration'],
          [
            '货扣在原处，按规定上报民航主管部门，等复核完再谈放行。',
            'The cargo stays where it is, the aviation authority is told, and release waits for the review.',
          ],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'refused',
      title: both('我们不运什么', 'What we do not carry'),
      lead: both(
        '法律没禁止的，也有我们不接的。危险品另有一页。',
        'Some things are legal and still not taken. Dangerous goods have a page of their own.',
      ),
      verdicts: heads(['收', 'Taken'], ['有条件收', 'With conditions'], ['不收', 'Refused']),
      items: [
        check('no', ['狩猎纪念物、象牙、鱼翅', 'Hunting trophies, ivory, shark fin']),
        check('no', ['做实验用的灵长类动物', 'Primates for laboratories']),
        check('no', ['猫、狗等宠物', 'Pets such as cats and dogs']),
        check('no', ['来源说不清的文物和化石', 'Antiquities and fossils of unclear origin']),
        check('condition', [
          '种苗、水产、蜂箱：按活体动物规则装箱',
          'Fry, seafood and hives: boxed under the live animals rules',
        ]),
        check('condition', [
          '金条、珠宝：押运和保险先谈妥；现金不收',
          'Bullion and jewels: escort and cover agreed beforehand; no cash',
        ]),
        check('condition', [
          '展品、乐器：原箱，装卸方式写在单上',
          'Exhibits and instruments: own cases, handling written on the waybill',
        ]),
        check('yes', [
          '药品、样本：温区和开箱权限标明',
          'Medicines and specimens with range and opening rights marked',
        ]),
        check('yes', ['机械、备件、整托消费品', 'Machinery, spares, palletized goods']),
      ],
    },
    airLiability,
    airYears,
    {
      kind: 'call',
      title: both('有要求，先写进合同', 'Special terms? Put them in writing'),
      actions: [
        toPage(['看禁运物品', 'Prohibited items'], '/air/prohibited'),
        { label: both('拨打 950616', 'Call 950616'), target: { kind: 'outside', href: 'tel:950616' } },
      ],
    },
  ],
  tags: ['air', 'company', 'safety'],
  updated: '2026-10-30',
}
