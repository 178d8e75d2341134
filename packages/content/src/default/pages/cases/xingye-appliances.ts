import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, node, term, toPage, toTalk } from '../builders.ts'
import { figure, measure, moment, said } from './builders.ts'

export const xingyeAppliances: PageSeed = {
  path: '/cases/xingye-appliances',
  kind: 'case',
  parent: '/products',
  name: both('星野电器', 'Xingye Appliances'),
  head: {
    title: both('星野电器案例：送和装，只上门一次', 'Xingye Appliances: delivered and fitted at once'),
    keyword: both(
      '家电送装案例,空调安装,送装同天,县域配送,旧机回收,一次上门',
      'appliance fitting case, air conditioner, one visit, county delivery, old units, installation',
    ),
    description: both(
      '一个家电品牌把送货和安装并成一次上门：四十一个县怎么一批批换，持证师傅怎么排进车里，白跑的原因是哪几种，买家请的假少了几个钟头。',
      'An appliance maker merges delivery and fitting into one visit across 41 counties: licensed fitters on the van and why trips were wasted.',
    ),
  },
  hero: {
    title: bothLines(
      ['星野电器：请半天假，', '就够装好了'],
      ['Xingye Appliances:', 'half a day off is enough'],
    ),
    lead: both(
      '从前货到了等装的人，人到了缺一根管。一台空调让买家请两回假，差评写的不是空调，是等。',
      'First the box came, then the fitter, then the missing pipe. One air conditioner cost its buyer two lots of leave, and the bad reviews were about the waiting.',
    ),
    actions: [
      toPage(['看大件送装', 'See delivery and fitting'], '/products/bulky'),
      toTalk(['选几个县试', 'Try a few counties']),
    ],
    scene: 'bulky',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('visits', '1.06', ['次', 'visits'], ['平均上门', 'to each home']),
        figure('at-home', '2.5', ['小时', 'hours'], ['家里要留人', 'somebody must stay in']),
        figure('counties', '41', ['个', 'counties'], ['县已经换过来', 'changed over']),
      ],
      note: both('星野电器提供，2026 年 3–8 月', 'From Xingye Appliances, March to August 2026'),
    },
    said(
      [
        '我接电话接了七年，最怕听见一句“我又请了一天假”。现在这句话一个月听不到三回。',
        'Seven years on the phone, and the words I dreaded were “I took another day off”. I hear them less than three times a month now.',
      ],
      ['陶敏', 'Tao Min'],
      ['星野电器售后客服组长，虚构人物', 'Service desk leader at Xingye, a fictional person'],
    ),
    {
      kind: 'flow',
      id: 'two-ways',
      title: both('同一台空调，两种来法', 'One air conditioner, two ways to arrive'),
      lead: both(
        '示例：恩施一户人家，1.5 匹挂机。上一行是 2025 年 7 月，下一行是 2026 年 7 月。',
        'Sample: a home in Enshi and a wall unit. The upper lane is July 2025, the lower July 2026.',
      ),
      lanes: [
        {
          label: both('从前：三拨人', 'Before: three parties'),
          nodes: [
            node(
              ['第 3 天 送到', 'Day 3: delivered'],
              ['放进客厅就走，买家请假半天', 'Left in the living room; half a day off'],
            ),
            node(
              ['第 5 天 来装', 'Day 5: fitter'],
              ['墙外没支架，铜管短一米', 'No bracket outside, a meter of pipe short'],
            ),
            node(['第 8 天 补料', 'Day 8: material'], ['自己去镇上买，又约', 'Bought in town, booked again']),
            node(['第 9 天 装好', 'Day 9: fitted'], ['第二回请假，一整天', 'Second leave, a whole day']),
          ],
        },
        {
          label: both('如今：一组人', 'Now: one crew'),
          nodes: [
            node(
              ['当晚 问三句', 'Same night: three questions'],
              ['第几层、墙外能不能站人、孔打没打', 'Which floor, room outside, hole drilled?'],
            ),
            node(
              ['第 3 天 到县', 'Day 3: in the county'],
              ['料单和内外机配成一车', 'Both units and their material on one van'],
            ),
            node(
              ['第 4 天 上午', 'Day 4: morning'],
              ['抬上楼、打孔、抽真空、试机', 'Up, drilled, evacuated, tested'],
            ),
            node(['走之前', 'Before leaving'], ['旧机拆走，保修登记好', 'Old unit out, warranty registered']),
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'why-twice',
      title: both('为什么非要来两次', 'Why it always took two visits'),
      paragraphs: [
        both(
          '送货归物流，安装归网点，两家的账分开算。物流按台拿钱，货进门就结；网点按单拿钱，多跑一次多收一次。没有一方因为少跑而多赚。',
          'Delivery was paid by the unit and done at the door. The fitters were paid by the visit. Nobody earned a yuan more for coming once.',
        ),
        both(
          '空调和燃气热水器还多一层：打孔、登高、接气要持证。一般的送货组没有这个证，只好另约。星野最后拿定的主意，是让持证的人坐到送货车上。',
          'Air conditioners and gas heaters add a license for heights and gas, which an ordinary delivery crew lacks, so a second visit is the rule. Xingye’s answer was to put the licensed man on the delivery van.',
        ),
      ],
    },
    {
      kind: 'timeline',
      id: 'counties',
      title: both('四十一个县，分三批换', 'Forty-one counties in three batches'),
      items: [
        moment(
          '2025-12',
          ['量一量', 'Counting'],
          [
            '抽 600 单回访，平均上门 2.2 次，每户耗掉买家十一个钟头。',
            'Six hundred buyers asked: 2.2 visits each, eleven hours of their time.',
          ],
        ),
        moment(
          '2026-02',
          ['改价钱', 'New pay'],
          [
            '一单一个价，装好试机才结；二次上门不另付，原因不在师傅的除外。',
            'One price an order, paid on a working unit. A second trip earns nothing unless the cause was not theirs.',
          ],
        ),
        moment(
          '2026-03',
          ['头六个县', 'First six'],
          [
            '湖北恩施一州先试，两人一车，一人持高处作业证。',
            'Enshi in Hubei: two to a van, one certified for heights.',
          ],
        ),
        moment(
          '2026-05',
          ['加十四县', 'Fourteen more'],
          [
            '旺季前把铜管、支架、延长线做成三种料包，按户型领。',
            'Before the peak, pipe, brackets and leads were packed in three kits by type of home.',
          ],
        ),
        moment(
          '2026-07',
          ['再加二十一县', 'Twenty-one more'],
          [
            '最热的一周不停，只把燃气热水器晚三天排。',
            'On through the hottest week; only gas heaters were put back three days.',
          ],
        ),
        moment(
          '2026-10',
          ['还剩十七县', 'Seventeen to go'],
          [
            '缺持证师傅的县，先送人去考证，再换。',
            'Where nobody is certified, people are trained before the change.',
          ],
          'now',
        ),
      ],
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('换过的二十个县', 'The first twenty counties'),
      before: both('2025 年', '2025'),
      after: both('2026 年', '2026'),
      items: [
        measure(['每户上门', 'Visits a home'], ['次', 'visits'], 2.2, 1.06),
        measure(['买家在家等', 'Buyer waiting in'], ['小时', 'hours'], 11, 2.5),
        measure(['下单到能用', 'Order to working'], ['天', 'days'], 8.5, 4.1),
        measure(['运输损坏', 'Damaged on the way'], ['‰', 'per thousand'], 7.4, 2.9),
        measure(['每台送装成本', 'Cost per unit'], ['元', 'yuan'], 236, 228, [
          '头两个月反而是 251 元',
          'It was ¥251 in the first two months',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，与上年同县同月比；企业虚构，数字为示例',
        'From the client, March to August 2026, same counties and months of 2025; fictional firm, sample figures',
      ),
    },
    {
      kind: 'split',
      id: 'wasted-trips',
      title: both('头两个月还是白跑，白跑在哪', 'Trips still wasted at first'),
      lead: both(
        '三四月一次装好的只有 74%。一户一户问回来，四种原因。',
        'Only 74% worked first time in spring. Four reasons, asked home by home.',
      ),
      points: [
        term(
          ['没接地', 'No earth'],
          [
            '老房子插座没地线，装了也不许通电。改成前一晚请买家拍一张配电箱。',
            'Old sockets without earth: fitted, yet not to be switched on. Buyers now photograph the fuse box the night before.',
          ],
        ),
        term(
          ['料包配错', 'Wrong kit'],
          [
            '自建房墙厚，标准管不够长。料包从一种改成三种，车上再备两米散管。',
            'Self-built homes have thick walls. One kit became three, with two loose meters on the van.',
          ],
        ),
        term(
          ['一天排太满', 'Too full a day'],
          [
            '为了省钱一天排八户，第七户天黑了不敢登高。降到六户，成本涨了，白跑少了一半。',
            'Eight homes a day meant the seventh after dark, when nobody should climb. Six cost more and halved the waste.',
          ],
        ),
        term(
          ['持证的人请假', 'The licensed man is off'],
          [
            '他一歇，全车停工。现在两县共备一个机动师傅。',
            'When he rested the van stood. Two counties now share a spare.',
          ],
        ),
      ],
      action: {
        label: both('家电方案：师傅的一天怎么排', 'A crew’s day, hour by hour'),
        href: '/solutions/appliances',
      },
      scene: 'doorstep',
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('星野交给鸿雁的四段', 'Four stretches in our hands'),
      items: [
        card(
          ['送装一体', 'One crew for both'],
          claimOr(
            ['upstairs'],
            [
              '外机多在 40 公斤上下，离 100 公斤的免费上楼线还远。',
              'Outdoor units weigh around 40 kg, well inside the free 100 kg for stairs.',
            ],
            ['内外机一车到，一组人抬、装、试。', 'Both units on one van; one crew carries, fits and tests.'],
          ),
          '/products/bulky#installation',
        ),
        card(
          ['大区仓', 'Regional stock'],
          [
            '内机外机在仓里先配成对，出门就不会错型号。',
            'Indoor and outdoor units are paired in the warehouse, so a mismatch cannot leave it.',
          ],
          '/products/warehousing#storage',
        ),
        card(
          ['保价', 'Insurance'],
          claimOr(
            ['insurance-rate'],
            ['一套 3,600 元的空调按 5‰ 保，18 元。', 'A ¥3,600 set is insured at 5‰ for ¥18.'],
            ['整套按一票保，不拆内外机。', 'The set is insured as one shipment.'],
          ),
          '/products/insurance',
        ),
        card(
          ['师傅培训', 'Training fitters'],
          [
            '缺人的县，和当地职校一起开登高与制冷的班。',
            'Where hands are short, courses in heights and cooling run with a local college.',
          ],
          '/products/industry-college',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('从白跑最多的县开始', 'Begin where trips are wasted most'),
      actions: [
        toTalk(['挑六个县', 'Pick six counties']),
        toPage(['查县和镇', 'Check counties and towns'], '/network#coverage'),
      ],
    },
  ],
  tags: ['bulky', 'warehousing', 'people', 'retail'],
  updated: '2026-11-11',
}
