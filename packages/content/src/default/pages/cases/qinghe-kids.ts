import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, columns, term, toPage, toTalk } from '../builders.ts'
import { figure, measure, moment, said } from './builders.ts'

export const qingheKids: PageSeed = {
  path: '/cases/qinghe-kids',
  kind: 'case',
  parent: '/products',
  name: both('青禾童装', 'Qinghe Kids'),
  head: {
    title: both('青禾童装案例：六座仓，大促当天发完', 'Qinghe Kids: six warehouses, one busy day'),
    keyword: both(
      '童装物流案例,云仓,分仓备货,大促发货,退货上架,断码',
      'children’s clothing logistics, cloud warehouse, split stock, sale day, returns',
    ),
    description: both(
      '一家童装网店怎么把一座仓的货分到六座仓，其中五座是云仓：按尺码和入秋早晚铺货，大促当天的单当天发完，第一次分错在哪，库存多压了几天，都写在这里。',
      'How an online shop for children’s clothes moved from one site to six: stock placed by size and season, what went wrong, what it cost.',
    ),
  },
  hero: {
    title: bothLines(['青禾童装：大促当天，', '仍然当天发完'], ['Qinghe Kids ships', 'sale day on sale day']),
    lead: both(
      '湖州一家童装网店，三百来个款，尺码从 80 到 160。货原来全在一座仓，大促一来，最远的买家要等六天。',
      'An online shop in Huzhou with some three hundred styles in sizes 80 to 160. Everything used to leave from one building, and in sale week distant buyers waited six days.',
    ),
    actions: [
      toTalk(['聊聊怎么分仓', 'Discuss splitting stock']),
      toPage(['看云仓计划', 'See cloud warehouses'], '/products/cloud-warehouse'),
    ],
    scene: 'wardrobe',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('sites', '6', ['座', 'sites'], ['分仓', 'hold the stock']),
        figure('days', '1.4', ['天', 'days'], ['平均送达', 'average delivery']),
        figure('sale-day', '38,600', ['单', 'orders'], ['大促当天发完', 'sent on sale day']),
      ],
      note: both('青禾童装提供，2026 年 6 月大促与上半年', 'From Qinghe Kids, first half of 2026'),
    },
    {
      kind: 'table',
      id: 'five-days',
      title: both('2025 年 11 月，一座仓的五天', 'Five days in November 2025'),
      lead: both(
        '订单两小时进来一大半，货走了五天。晚发的那些里，有一成多被买家退了款。',
        'Most of the orders came in two hours, and the parcels took five days to leave. More than a tenth of the late ones were canceled.',
      ),
      columns: columns(
        ['日子', 'Day'],
        ['新进订单', 'Orders in'],
        ['发出', 'Sent'],
        ['仓里在发生什么', 'On the floor'],
      ),
      rows: [
        cells(
          ['11 日', '11th'],
          ['29,400', '29,400'],
          ['7,100', '7,100'],
          ['请了四十个临时工，认不出 110 和 120 的吊牌', 'Forty temps who cannot tell a 110 tag from a 120'],
        ),
        cells(
          ['12 日', '12th'],
          ['6,200', '6,200'],
          ['8,300', '8,300'],
          ['打包台堆满，拣好的货没地方放', 'Benches full; picked goods have nowhere to stand'],
        ),
        cells(
          ['13 日', '13th'],
          ['3,900', '3,900'],
          ['8,000', '8,000'],
          ['客服一天接一千一百个催单', 'Eleven hundred buyers ask where theirs is'],
        ),
        cells(
          ['14 日', '14th'],
          ['2,800', '2,800'],
          ['8,600', '8,600'],
          ['头一批退货到了，堆在院里没人拆', 'First returns arrive and wait in the yard'],
        ),
        cells(
          ['15 日', '15th'],
          ['2,500', '2,500'],
          ['8,400', '8,400'],
          [
            '还欠 4,400 单，气温降了，羽绒的退款最多',
            '4,400 still owed; it turns cold, and down jackets are canceled first',
          ],
        ),
      ],
      note: both('数字出自青禾自己的发货记录。', 'From the shop’s own dispatch log.'),
    },
    {
      kind: 'timeline',
      id: 'moves',
      title: both('先搬三座，看一季再搬两座', 'Three sites, one season, two more'),
      items: [
        moment(
          '2025-12',
          ['拿订单画地图', 'A map of orders'],
          [
            '一年的订单按省、按尺码、按月份摊开，先看谁在几月买什么码。',
            'A year of orders laid out by province, size and month: who buys which size when.',
          ],
        ),
        moment(
          '2026-01',
          ['广州、成都、天津', 'Three cities'],
          [
            '三座仓接进同一套库存，湖州只留新款和慢款。',
            'Guangzhou, Chengdu and Tianjin join one stock; Huzhou keeps new and slow styles.',
          ],
        ),
        moment(
          '2026-02',
          ['换吊牌', 'New tags'],
          [
            '尺码印成大字加色条，110 是绿，120 是橙，扫码前眼睛先认一遍。',
            'Sizes in large type with a color bar, green for 110, orange for 120, so the eye checks before the scanner.',
          ],
        ),
        moment(
          '2026-04',
          ['武汉、西安加入', 'Two more'],
          [
            '春装卖完才动，调走的只是货，买家看不出换了仓。',
            'Moved once spring was sold. Only stock traveled; no buyer noticed.',
          ],
        ),
        moment(
          '2026-05',
          ['空跑一遍', 'A rehearsal'],
          [
            '用去年 11 月的两万张旧单重放一夜，堵在哪个工位，当场加台。',
            'Twenty thousand old November orders replayed overnight; benches added wherever they jammed.',
          ],
        ),
        moment(
          '2026-06',
          ['大促', 'The sale'],
          [
            '38,600 单从六处出门，22 点 40 分发完最后一件。',
            '38,600 orders left from six places, the last at 22:40.',
          ],
        ),
      ],
    },
    {
      kind: 'circle',
      id: 'six-sites',
      title: both('一盘货，放在六个地方', 'One stock in six places'),
      lead: both(
        '百分数是 2026 年 8 月各仓占的件数。铺什么，跟着当地什么时候换季走。',
        'Shares are pieces held in August 2026. What each holds follows its own seasons.',
      ),
      centre: both('同一本库存账', 'One stock record'),
      items: [
        {
          title: both('湖州 28%', 'Huzhou 28%'),
          text: both('新款先到这里，管江浙沪皖', 'New styles land here; serves the lower Yangtze'),
        },
        {
          title: both('广州 21%', 'Guangzhou 21%'),
          text: both('短袖多留两成，十月还在卖', 'A fifth more short sleeves, still selling in October'),
        },
        {
          title: both('武汉 16%', 'Wuhan 16%'),
          text: both('中部四省，各仓缺货从这里匀', 'Four central provinces, and the reserve for all'),
        },
        {
          title: both('成都 14%', 'Chengdu 14%'),
          text: both('川渝云贵，薄外套卖得久', 'The south-west, where light coats sell for months'),
        },
        {
          title: both('天津 13%', 'Tianjin 13%'),
          text: both('华北东北，羽绒比南方早铺三周', 'The north; down arrives three weeks earlier'),
        },
        {
          title: both('西安 8%', 'Xi’an 8%'),
          text: both('西北，只放走得最快的 120 款', 'The north-west, with the 120 fastest styles only'),
        },
      ],
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('快了，也多压了八天货', 'Faster, at eight days more stock'),
      before: both('一座仓', 'One site'),
      after: both('六座仓', 'Six sites'),
      items: [
        measure(['平均送达', 'Average delivery'], ['天', 'days'], 3.6, 1.4),
        measure(['大促单当天发出', 'Sale orders sent that day'], ['%', '%'], 24, 100),
        measure(['每单快递费', 'Carriage per order'], ['元', 'yuan'], 7.1, 5.3),
        measure(['退货到重新可售', 'Return to resale'], ['天', 'days'], 9, 2.5, [
          '退到最近的仓，不回湖州',
          'Sent to the nearest site, not to Huzhou',
        ]),
        measure(['要备的库存', 'Stock held'], ['天', 'days'], 41, 49, [
          '每座仓都要留齐码，这是代价',
          'Every site needs full sizes; that is the price',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，与上年同期相比；企业为虚构，数字是示例',
        'From the client, March to August 2026 against the year before; a fictional company, sample figures',
      ),
    },
    {
      kind: 'split',
      id: 'first-wrong',
      title: both('头一回分仓，分错了三处', 'Three mistakes in the first split'),
      points: [
        term(
          ['按省平均铺', 'Spread by province'],
          [
            '照总销量分，没管尺码。天津的 90 码一周断货，广州的 140 码躺到换季。',
            'Stock followed total sales and ignored size. Tianjin ran out of 90s in a week; Guangzhou kept its 140s into the next season.',
          ],
        ),
        term(
          ['拆单太勤', 'Too many part orders'],
          [
            '系统看见近就发，一单两件从两座仓走。三月改成先凑齐：差一天以内，宁可从远一点的仓一次发完。',
            'Nearest won every time, so two pieces left from two sites. Since March an order waits for one site if that costs no more than a day.',
          ],
        ),
        term(
          ['亲子装成对', 'Matching pairs'],
          [
            '大人款和小人款分在两座仓，凑不成一套。后来编成一个组合码，成对铺、成对补。',
            'Parent and child sizes sat in different cities. They now share a set code and move in pairs.',
          ],
        ),
      ],
      action: { label: both('服饰方案里的铺货与退货', 'The apparel solution'), href: '/solutions/apparel' },
      scene: 'warehousing',
    },
    said(
      [
        '我以前最怕的不是没单，是零点那两个小时。六月那天我十一点就回家了，第二天早上群里没有一个催单的截图。',
        'I never feared a day without orders. I feared the two hours after midnight. In June I was home by eleven, and next morning nobody had posted a complaint.',
      ],
      ['钱晓岚', 'Qian Xiaolan'],
      ['青禾童装运营主管，虚构人物', 'Head of operations at Qinghe Kids, a fictional person'],
    ),
    {
      kind: 'cards',
      id: 'services',
      title: both('青禾用了哪几样', 'What Qinghe uses'),
      items: [
        card(
          ['合作云仓', 'Partner sites'],
          claimOr(
            ['cloud-warehouses'],
            [
              '从 2,000 多座里按订单地图挑了五座，湖州那座是自己的。',
              'Five picked from over 2,000 by the map of orders; the Huzhou building is their own.',
            ],
            [
              '按订单地图挑了五座，湖州那座是自己的。',
              'Five picked by the map of orders; the Huzhou building is their own.',
            ],
          ),
          '/products/cloud-warehouse',
        ),
        card(
          ['退货重新上架', 'Returns'],
          claimOr(
            ['free-storage'],
            [
              '换季退回的整批货先存着挑，15 天以内不另付仓租。',
              'End-of-season returns can be sorted at leisure: no rent for 15 days.',
            ],
            ['换季退回的整批货先存着慢慢挑。', 'End-of-season returns can be sorted at leisure.'],
          ),
          '/products/warehousing#reverse',
        ),
        card(
          ['快递取与送', 'Express both ways'],
          claimOr(
            ['pickup-time'],
            [
              '换码的买家约好就在家等，1 小时内有人来取旧的。',
              'A buyer swapping sizes waits at home; someone is there within 1 hour.',
            ],
            ['换码的买家约好就在家等人来取。', 'A buyer swapping sizes waits at home for the courier.'],
          ),
          '/products/express#standard',
        ),
        card(
          ['库存软件', 'Stock software'],
          [
            '六座仓一个账号看，哪个码剩不到七天的量就标红。',
            'Six sites in one login; a size with less than a week left turns red.',
          ],
          '/products/wms',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('下一场大促前，先重放一夜旧单', 'Replay an old sale before the next one'),
      actions: [
        toTalk(['约一次演练', 'Book a rehearsal']),
        toPage(['算算快递费', 'Price the shipping'], '/fee'),
      ],
    },
  ],
  tags: ['express', 'warehousing', 'fashion', 'retail'],
  updated: '2026-10-12',
}
