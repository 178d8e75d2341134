import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import {
  card,
  cells,
  claimedCells,
  columns,
  point,
  step,
  stop,
  toOrder,
  toPage,
  toTalk,
} from '../builders.ts'

export const baby: PageSeed = {
  path: '/solutions/baby',
  kind: 'solution',
  parent: '/products',
  name: both('母婴方案', 'Baby solution'),
  head: {
    title: both('母婴物流方案：同城备货与批次召回', 'Baby goods logistics: stock nearby, batches traced'),
    keyword: both(
      '母婴物流,奶粉配送,纸尿裤仓储,批次追溯,同城急送,产品召回',
      'baby goods logistics, infant formula delivery, diaper storage, batch tracing, recall',
    ),
    description: both(
      '奶粉、纸尿裤、辅食、童车的仓配方案：同城备货应急补，批次跟单可召回，按月龄预备尺码，抛货怎么算运费，家里没人怎么交到人手里。',
      'Formula, diapers, baby food and strollers: stock in the same city, batches tied to orders, sizes planned by age, and what bulky light parcels cost.',
    ),
  },
  hero: {
    title: bothLines(['奶粉只剩半罐时，', '新的该在路上了'], ['Half a can left,', 'the next on its way']),
    lead: both(
      '别的包裹晚一天是扫兴，这一件晚一天，孩子今晚吃什么就成了问题。',
      'A late parcel is usually a nuisance. This one decides what a child eats tonight.',
    ),
    actions: [
      toTalk(['聊聊备货城市', 'Choose your cities']),
      toPage(['看同城急送', 'See same city'], '/products/express#same-city'),
    ],
    scene: 'city',
  },
  blocks: [
    {
      kind: 'cards',
      id: 'trouble',
      title: both('母婴生意里等不起的四样', 'Four things that cannot wait'),
      items: [
        card(
          ['断粮', 'Running out'],
          [
            '奶粉不好临时换牌子。常吃的那段缺货，妈妈当晚就换店，换了就不回来。',
            'You do not switch formula overnight. If the usual stage is sold out, parents change shop and stay there.',
          ],
        ),
        card(
          ['日期', 'Date on the can'],
          [
            '同样没过期，买家只要“新日期”。仓里不分日期，客服就天天解释。',
            'Well within its date, an older can is still refused. Unsorted stock keeps your service desk explaining.',
          ],
        ),
        card(
          ['换码', 'Next size up'],
          [
            '纸尿裤几周就换一号。备多了小码卖不掉，备少了大码断货。',
            'Diapers move up a size every few weeks: too many small ones stay, too few large ones run out.',
          ],
        ),
        card(
          ['召回', 'A recall'],
          [
            '监管要的是“卖给了谁”，不是“卖了多少”。翻快递单翻不出批号。',
            'The authority asks who bought it, not how many were sold. Old waybills do not show a batch.',
          ],
        ),
      ],
    },
    {
      kind: 'curve',
      id: 'nappies',
      title: both('月龄越大，用得越少，码越大', 'Fewer a day, and larger'),
      lead: both(
        '示例：一个孩子每天用几片纸尿裤。仓里照着这条线提前换码，而不是等上个月的销量。',
        'Sample: diapers one child uses a day. Sizes are moved up along this line, ahead of last month’s sales.',
      ),
      unit: both('片/天', 'a day'),
      points: [
        point(10, ['NB 初生', 'Newborn']),
        point(9),
        point(8.5, ['S 码', 'S, 2 months']),
        point(8),
        point(7.5, ['M 码', 'M, 4 months']),
        point(7),
        point(6.6),
        point(6.2, ['L 码', 'L, 9 months']),
        point(6),
        point(5.6),
        point(5.2, ['XL 码', 'XL, 15 months']),
        point(4.8),
        point(4.2),
        point(3.4, ['夜用', 'Nights only']),
      ],
    },
    {
      kind: 'journey',
      id: 'tonight',
      title: both('晚饭后下的那一单', 'An order after dinner'),
      lead: both(
        '示例：成都，一罐三段奶粉，货在同城仓。分钟数写的是每一站与前一站的间隔。',
        'Sample: Chengdu, one can of stage-three formula held in the city. Minutes are the gap to the previous stop.',
      ),
      stops: [
        stop(
          0,
          ['家长下单', 'Parent orders'],
          ['页面写着日期区间，不用问客服', 'The page shows the date range; no need to ask'],
          ['日期区间', 'Date range'],
        ),
        stop(
          0.1,
          ['同城仓接单', 'City warehouse takes it'],
          ['离得最近且日期够新的那座仓接', 'The nearest warehouse with a fresh enough can'],
          ['距离、日期', 'Distance and date'],
        ),
        stop(
          0.1,
          ['扫批号', 'Batch scanned'],
          ['罐底批号绑到这张单，凹罐不出', 'The code under the can is tied to the order; dented cans stay'],
          ['批号、罐形', 'Batch and shape'],
        ),
        stop(
          0.1,
          ['交骑手', 'To the rider'],
          ['不与生鲜、日化同箱', 'Never in one box with fresh food or detergents'],
          ['封袋', 'Sealed bag'],
        ),
        stop(
          0.4,
          ['到手', 'Handed over'],
          ['不按门铃，发消息，怕吵醒孩子', 'A message instead of the bell: someone may be asleep'],
          claimOr(['same-city'], ['最快 30 分钟', '30 minutes at best'], ['送到手里', 'Into your hands']),
        ),
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('重的、轻的、贵的各怎么收', 'Heavy, light and expensive'),
      columns: columns(['货', 'Goods'], ['按什么算', 'Charged by'], ['省钱的办法', 'How to save']),
      rows: [
        cells(
          ['奶粉', 'Formula'],
          ['实重', 'Weight'],
          ['六罐一箱，首重只付一次', 'Six cans to a case pay the first kilo once'],
        ),
        cells(
          ['纸尿裤', 'Diapers'],
          ['体积重，典型抛货', 'Volume weight: big and light'],
          [
            '压缩装少一半箱数，同城仓直送免去长途',
            'Compressed packs halve the boxes; stock in the city skips the long haul',
          ],
        ),
        claimedCells(
          ['delivery-bands'],
          ['童车、餐椅', 'Strollers and high chairs'],
          ['30 公斤以内首重加续重，再重走大件', 'First kilo and steps up to 30 kg, bulky above'],
          ['厂里就做成可邮寄的原箱', 'Design the carton for posting at the factory'],
        ),
        claimedCells(
          ['named-signing'],
          ['只交给妈妈', 'Handed only to the mother'],
          ['0.5 元一票', '¥0.50 a shipment'],
          ['贵的、特殊配方的再选', 'For expensive or special formula only'],
        ),
        claimedCells(
          ['insurance', 'insurance-middle'],
          ['保价', 'Insurance'],
          ['500 元以内 1 元，到 1,000 元 2 元', '¥1 to ¥500, ¥2 to ¥1,000'],
          ['一箱奶粉多半落在第二档', 'A case of formula is mostly in the second'],
        ),
        cells(
          ['批号登记', 'Batch keeping'],
          ['按件，写在合同里', 'By the piece, in the contract'],
          ['只给奶粉、辅食开，玩具不必', 'For formula and food; toys can do without'],
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'recall',
      title: both('接到召回通知后', 'When a recall is called'),
      items: [
        step(
          ['锁货', 'Lock'],
          ['输入批号，全国各仓的存量一起冻结。', 'One batch code freezes what is left in every warehouse.'],
          ['各仓存量', 'Stock by warehouse'],
        ),
        step(
          ['拦在途', 'Stop what moves'],
          [
            '还在路上的改退回，派送员手里的不再出车。',
            'Parcels on the road turn around; those on a van stay there.',
          ],
          ['在途票数', 'Parcels stopped'],
        ),
        step(
          ['出名单', 'List the buyers'],
          [
            '已签收的导出订单号和联系方式，只给您和监管部门。',
            'Orders and contacts of those delivered go to you and the authority, to nobody else.',
          ],
          ['导出留痕', 'Export is logged'],
        ),
        step(
          ['上门收', 'Collect'],
          [
            '按名单约取，买家不付钱，开过的也收。',
            'We call at each home; buyers pay nothing and opened cans are taken too.',
          ],
        ),
        step(
          ['留证销毁', 'Destroy with proof'],
          ['称重、录像、出证明，数目与名单对平。', 'Weighed, filmed, certified, and matched to the list.'],
          ['销毁证明', 'Certificate'],
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('母婴店这样搭', 'How a baby shop puts it together'),
      items: [
        card(
          ['同城急送', 'Same-city delivery'],
          [
            '应急的一罐、一包，从最近的仓直接送。',
            'The emergency can or pack, straight from the nearest warehouse.',
          ],
          '/products/express#same-city',
        ),
        card(
          ['标准快递', 'Standard express'],
          claimOr(
            ['pickup-time'],
            [
              '囤货的大单走这条，退换 1 小时内来取。',
              'For the monthly stock-up; exchanges are fetched within 1 hour.',
            ],
            ['囤货的大单走这条，退换上门来取。', 'For the monthly stock-up; exchanges are fetched at home.'],
          ),
          '/products/express#standard',
        ),
        card(
          ['跨境进口', 'Import'],
          [
            '进口奶粉进保税仓，清关单和批号绑在一起。',
            'Imported formula in bond, customs entry and batch held together.',
          ],
          '/products/cross-border#import',
        ),
        card(
          ['云仓', 'Cloud warehouse'],
          [
            '先开三座城市，哪座晚间单多就加哪座。',
            'Open three cities and add where evening orders are many.',
          ],
          '/products/cloud-warehouse',
        ),
      ],
      all: { label: both('全部服务', 'All services'), href: '/products' },
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('店主和家长常问', 'Shops and parents ask'),
      lead: claim(
        ['service-hours'],
        '急事打 950616，每天 8:00–22:00 有人接。',
        'For anything urgent call 950616, answered 8:00–22:00 every day.',
      ),
      ids: ['delivery-not-home', 'delivery-signature', 'price-volume-weight', 'warehousing-returns'],
    },
    { kind: 'case', path: '/cases/qinghe-kids' },
    {
      kind: 'call',
      title: both('先把奶粉放进一座城市', 'Start with formula in one city'),
      actions: [toTalk(['选第一座城', 'Pick the first city']), toOrder(['先寄一票', 'Send one parcel'])],
    },
  ],
  tags: ['retail', 'express', 'food', 'safety'],
  updated: '2026-08-19',
}
