import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, columns, step, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const mubaiFurniture: PageSeed = {
  path: '/cases/mubai-furniture',
  kind: 'case',
  parent: '/products',
  name: both('木白家具', 'Mubai Furniture'),
  head: {
    title: both('木白家具案例：沙发不再卡在楼下', 'Mubai Furniture: no more sofas on the curb'),
    keyword: both(
      '家具送装案例,沙发进电梯,送装一体,齐套配送,大件上楼,一次装完',
      'furniture delivery case, sofa in the elevator, delivery and fitting, complete sets, stairs',
    ),
    description: both(
      '一家网上卖沙发的家具厂，怎么在出库前就知道进不进得了电梯：五个尺寸怎么问到，一千单里哪几种失败各占多少，量尺短信为什么没人回。',
      'A maker that sells sofas online learns before dispatch whether they fit the elevator: five measures, failures per thousand, and unread texts.',
    ),
  },
  hero: {
    title: bothLines(
      ['木白家具：出库前，', '先在电梯里转一圈'],
      ['Mubai Furniture: turned', 'in the elevator beforehand'],
    ),
    lead: both(
      '赣州的厂，杭州的客厅，中间隔着一部一米四深的电梯。以前到了楼下才知道，如今下单那晚就知道。',
      'A factory in Ganzhou, a living room in Hangzhou, and between them an elevator 1.4 meters deep. They used to find out on the sidewalk. Now they know on the evening of the order.',
    ),
    actions: [
      toPage(['看大件送装', 'Delivery and fitting'], '/products/bulky#installation'),
      toTalk(['拿一款来算', 'Try one model']),
    ],
    scene: 'doorstep',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('once', '94', ['%', '%'], ['一次上门装完', 'fitted in one visit']),
        figure('stuck', '6', ['单', 'orders'], ['每千单进不去', 'per thousand that do not fit']),
        figure('days', '9', ['天', 'days'], ['下单到坐上', 'from order to sitting down']),
      ],
      note: both('木白家具提供，2026 年 3–8 月', 'From Mubai Furniture, March to August 2026'),
    },
    {
      kind: 'prose',
      id: 'on-the-kerb',
      title: both('一张沙发，在楼下过了一夜', 'A sofa spends the night outside'),
      paragraphs: [
        both(
          '2025 年 8 月，一张 2.6 米的整体沙发送到杭州一个小区，电梯门高两米，斜着差四厘米。走楼梯，三楼转角卡住。师傅打电话，木白的客服下班了。',
          'In August 2025 a one-piece sofa of 2.6 meters reached a block in Hangzhou. In the elevator it was four centimeters too long on the diagonal; on the stairs it stuck at the third landing. The crew called, and Mubai’s desk had closed.',
        ),
        both(
          '那晚下雨。物业不让堆在大堂，买家自己盖了塑料布。第二天退货，往返运费九百多，沙发扶手泡了水，三千八的货按八百处理。',
          'It rained. The lobby would not have it, and the buyer covered it with plastic. Next day it went back: over ¥900 of freight, a swollen arm, and a ¥3,800 sofa sold off for ¥800.',
        ),
        both(
          '这样的事一个月一百来起，每起都不是谁不认真，是没人问过那部电梯。',
          'There were a hundred or so a month. Nobody had been careless. Nobody had asked about the elevator.',
        ),
      ],
    },
    {
      kind: 'shares',
      id: 'why-failed',
      title: both('一千单里，哪些没能一次装完', 'Per thousand orders, what went wrong'),
      lead: both(
        '先分清是哪一种，才知道该改哪里。四月改齐套，五月起问尺寸，六月才看见成效。',
        'Kinds first, cures second. Sets were fixed in April, measures asked from May, and June shows it.',
      ),
      unit: both('单', 'orders'),
      parts: [
        { id: 'fit', label: both('进不去', 'Does not fit') },
        { id: 'set', label: both('不齐套', 'Set incomplete') },
        { id: 'home', label: both('家里没人', 'Nobody home') },
        { id: 'damage', label: both('磕碰', 'Damaged') },
      ],
      rows: [
        { label: both('3 月', 'March'), values: [58, 71, 39, 22] },
        { label: both('4 月', 'April'), values: [61, 34, 36, 21] },
        { label: both('5 月', 'May'), values: [40, 26, 33, 18] },
        { label: both('6 月', 'June'), values: [17, 22, 28, 17] },
        { label: both('7 月', 'July'), values: [9, 20, 25, 15] },
        { label: both('8 月', 'August'), values: [6, 18, 22, 14] },
      ],
      source: both(
        '木白家具送装记录，每月约 1,900 单；虚构企业，示例数据',
        'Mubai’s fitting log, about 1,900 orders a month; a fictional company and sample data',
      ),
    },
    said(
      [
        '卖家具的人都说自己卖的是生活。那天夜里下雨，我站在监控里看那张沙发，才知道我卖的是一个尺寸。',
        'Everyone in furniture says they sell a way of life. I watched that sofa in the rain on a security camera and understood that I sell a size.',
      ],
      ['白思齐', 'Bai Siqi'],
      ['木白家具创始人，虚构人物', 'Founder of Mubai Furniture, a fictional person'],
    ),
    {
      kind: 'steps',
      id: 'in-order',
      title: both('让一张沙发先在纸上进屋', 'Getting it in on paper first'),
      items: [
        step(
          ['把货量准', 'Measure the goods'],
          [
            '四十七款逐款量，不量外箱，量拆到能抬的最小一块：长、宽、高、斜高、脚能不能拆。',
            'All 47 models, measured as the smallest piece that can be carried: three sides, the slant height, whether legs come off.',
          ],
          ['47 款，6 天', '47 models, 6 days'],
        ),
        step(
          ['把路问到', 'Ask the way in'],
          [
            '付款页多一步，选小区名。问过的楼，电梯尺寸直接带出来。',
            'The payment page asks for the housing complex. Where one is known, its elevator fills in by itself.',
          ],
          ['已存 2,300 部电梯', '2,300 elevators on file'],
        ),
        step(
          ['当晚算一遍', 'Checked that night'],
          [
            '进不去的，客服第二天上午打电话：换拆装款、走楼梯、还是退款。',
            'If it cannot pass, somebody calls next morning: a model in parts, the stairs, or the money back.',
          ],
          ['出库之前', 'Before it leaves'],
        ),
        step(
          ['等齐再走', 'Wait for the set'],
          [
            '沙发、脚凳、五金包在赣州扫成一套，缺一不装车。',
            'Sofa, stool and hardware are scanned as one in Ganzhou, or stay.',
          ],
          ['三码合一', 'Three codes, one set'],
        ),
        step(
          ['同一组人', 'One crew'],
          [
            '抬进去、装好、拍照、带走纸箱，都写在一张单上。',
            'Carried, fitted, photographed, cartons gone: one sheet.',
          ],
          ['两小时时段', 'Two-hour slot'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'did-not-work',
      title: both('问尺寸，前三种问法都不灵', 'Measures: the first three ways of asking failed'),
      columns: columns(['怎么问', 'How we asked'], ['多少人答', 'Answered'], ['毛病在哪', 'What was wrong']),
      rows: [
        cells(
          ['发短信，请量门宽', 'A text: measure your door'],
          ['18%', '18%'],
          ['多半量的是门扇，不是开到底的净空', 'Most measured the leaf, not the opening'],
        ),
        cells(
          ['发链接，拍六张照', 'A link: take six photos'],
          ['41%', '41%'],
          ['照片里没有尺子，看得见，算不出', 'No ruler in the picture: visible, not countable'],
        ),
        cells(
          ['送货前一天打电话', 'A call the day before'],
          ['77%', '77%'],
          ['答了也晚了，货已经在杭州', 'Too late: the goods were in Hangzhou'],
        ),
        cells(
          ['付款时选小区', 'Pick your complex when paying'],
          ['92%', '92%'],
          ['剩下的自建房，由师傅路过时去量', 'The rest are self-built houses; a passing crew measures'],
        ),
      ],
      note: both(
        '电梯里的扶手会吃掉五厘米，六月有十一单就输在这上头，后来尺寸一律按扶手内侧记。',
        'A handrail takes five centimeters. Eleven orders were lost to it in June; elevators are now recorded inside the rail.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('一张 3,800 元的沙发用到什么', 'What a ¥3,800 sofa uses'),
      lead: both('三人位，88 公斤，赣州到杭州。', 'A three-seater of 88 kg, Ganzhou to Hangzhou.'),
      items: [
        card(
          ['送装一体', 'Delivery and fitting'],
          claimOr(
            ['upstairs'],
            [
              '没过 100 公斤线，抬到五楼不收钱；装脚、拼转角、调平下单时写死。',
              'Under the 100 kg line the fifth floor costs nothing; legs, joints and leveling are fixed in the order.',
            ],
            ['装脚、拼转角、调平下单时写死。', 'Legs, corner joints and leveling are fixed in the order.'],
          ),
          '/products/bulky#installation',
        ),
        card(
          ['全额保', 'Full coverage'],
          claimOr(
            ['full-cover'],
            [
              '布面划了、木腿裂了都算，3,800 × 8‰，收 30 元。',
              'Torn fabric and split legs included: 3,800 × 8‰, so ¥30.',
            ],
            ['布面划了、木腿裂了都算。', 'Torn fabric and split legs included.'],
          ),
          '/products/insurance',
        ),
        card(
          ['等装修', 'Home not ready'],
          claimOr(
            ['free-storage'],
            [
              '房子没好，沙发在杭州仓里等，15 天内不收钱。',
              'If the home is not ready the sofa waits in Hangzhou, 15 days for nothing.',
            ],
            ['房子没好，沙发先在杭州仓里等。', 'If the home is not ready the sofa waits in Hangzhou.'],
          ),
          '/products/warehousing#storage',
        ),
        card(
          ['包装加固', 'Packing'],
          ['转角沙发的护角，照 47 款各配一副。', 'Corner guards cut for each of the 47 models.'],
          '/products/packaging',
        ),
      ],
      all: { label: both('家居方案：量门到安装', 'Home solution, door to fitting'), href: '/solutions/home' },
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('三月到八月，差了多少', 'From March to August'),
      before: both('3 月', 'March'),
      after: both('8 月', 'August'),
      items: [
        measure(['一次上门装完', 'Fitted in one visit'], ['%', '%'], 81, 94),
        measure(['进不去而退回', 'Sent back unfitted'], ['‰', 'per thousand'], 58, 6),
        measure(['下单到装好', 'Order to fitted'], ['天', 'days'], 13, 9),
        measure(['每单送装费', 'Delivery and fitting'], ['元', 'yuan'], 268, 274, [
          '多出的六元是打电话的人',
          'The six yuan are the people who call',
        ]),
        measure(['二次上门费', 'Second visits'], ['元/月', 'yuan a month'], 61000, 13000),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，首月与末月相比',
        'From the client, first and last month of March to August 2026',
      ),
    },
    {
      kind: 'call',
      title: both('发一款尺寸，今晚就能算', 'Send us one model tonight'),
      actions: [
        toTalk(['发尺寸表', 'Send the dimensions']),
        toPage(['算大件运费', 'Price a large piece'], '/fee'),
      ],
    },
  ],
  tags: ['bulky', 'warehousing', 'retail'],
  updated: '2026-10-27',
}
