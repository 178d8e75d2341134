import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { card, cells, check, claimedCells, heads, span, step, stop, toPage, toTalk } from '../builders.ts'

export const electronics: PageSeed = {
  path: '/solutions/electronics',
  kind: 'solution',
  parent: '/products',
  name: both('消费电子方案', 'Electronics solution'),
  head: {
    title: both('消费电子物流方案：按序列号管货', 'Electronics logistics by serial number'),
    keyword: both(
      '消费电子物流,序列号管理,锂电池运输,新品首发,备件物流,手机保价',
      'electronics logistics, serial numbers, lithium battery shipping, product launch, spare parts',
    ),
    description: both(
      '手机、电脑、数码配件怎么仓配：序列号逐台跟单，新品首发按时压单放行，锂电池分三种装法收运，调包、少件、换新机各有处理步骤。',
      'Phones, laptops and accessories: serial numbers follow every order, launches are held to the minute, batteries shipped by how they are packed.',
    ),
  },
  hero: {
    title: bothLines(['丢一台手机，', '不只是丢一个包裹'], ['A lost phone is more', 'than a lost parcel']),
    lead: both(
      '序列号对不上，激活、保修、渠道返利都跟着错。这行的货要按台管，不能按箱管。',
      'When serials do not match, activation, warranty and dealer rebates go wrong too. This trade is run by the unit, not by the carton.',
    ),
    actions: [
      toTalk(['约首发方案', 'Plan a launch']),
      toPage(['查能不能寄', 'Can it be sent?'], '/prohibited'),
    ],
    scene: 'robot',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'trouble',
      title: both('值钱、带电、怕提前', 'Valuable, live and under embargo'),
      paragraphs: [
        both(
          '一托手机抵得上一车家具的货值，盒子又小，揣进口袋就走了。偷换的人不会整箱拿，他划开一条封口，换进去两块差不多重的铁片。',
          'A pallet of phones is worth a truck of furniture, and each box fits a pocket. Nobody steals the carton: a slit in the tape, two steel plates of about the same weight, and it is sealed again.',
        ),
        both(
          '首发更难。早到一小时，开箱照就上了网；晚到一小时，买家就去门店排队退单。',
          'Launches are harder still. An hour early and the unboxing is online; an hour late and buyers line up at a store and cancel.',
        ),
      ],
      list: [
        both(
          '换新机、维修机和新机回流到同一个仓，混在一起就成了“翻新当新卖”。',
          'Exchanges, repairs and new units meet in one building; mixed up, a refurbished phone is sold as new.',
        ),
        both(
          '锂电池的装法不同，能走的路就不同，装车前才发现，整票都要卸。',
          'How a lithium battery is packed decides how it may travel. Found out at loading, the whole consignment comes off.',
        ),
        both(
          '配件几百种，充电头只差一个型号字母，靠眼睛分不开。',
          'Accessories come in hundreds, and two chargers may differ by one letter.',
        ),
      ],
    },
    {
      kind: 'day-clock',
      id: 'launch-day',
      title: both('首发日，一分钟也不提前', 'Launch day, not a minute early'),
      lead: both(
        '示例：上午 10 点开售。前一夜货已进城，到点之前谁也扫不出派送。',
        'Sample: on sale at 10:00. Stock reaches the city overnight, but no scanner will release it before the hour.',
      ),
      spans: [
        span(
          0,
          5,
          ['进城', 'Into the city'],
          ['封签车到城市仓，对封号，不拆箱', 'Sealed trucks arrive; seals are compared, boxes stay shut'],
        ),
        span(
          5,
          8,
          ['分到站点', 'To the stations'],
          ['外箱不写品名，系统里只显示代号', 'Plain cartons; the system shows a code name only'],
        ),
        span(
          8,
          10,
          ['压单', 'Held'],
          ['快递员已在小区附近，派送键是灰的', 'Couriers wait near the buildings, delivery locked'],
        ),
        span(
          10,
          13,
          ['首波派送', 'First wave'],
          ['预售付清的先送，验码签收', 'Paid pre-orders first, signed for by code'],
        ),
        span(
          13,
          18,
          ['现货单', 'Same-day orders'],
          ['上午新下的单从城市仓出', 'Orders of the morning leave the city warehouse'],
        ),
        span(
          18,
          21,
          ['再送一次', 'Second attempt'],
          ['白天没人在家的，下班后再约', 'For those who were at work'],
        ),
      ],
      mark: { at: 10, label: both('开售放行', 'Release') },
    },
    {
      kind: 'journey',
      id: 'serial',
      title: both('一个序列号走过的站', 'Where a serial number is read'),
      lead: both(
        '示例：一台笔记本从深圳的仓到成都的买家，走航空。每读一次码，就多一条能查的记录。',
        'Sample: a laptop from a Shenzhen warehouse to a buyer in Chengdu by air. Every reading adds a line that can be looked up.',
      ),
      stops: [
        stop(
          0,
          ['入仓', 'Into stock'],
          ['按箱扫外码，按台扫内码，两边数目要合', 'Carton code and unit codes must add up'],
          ['箱内台数', 'Units per carton'],
        ),
        stop(
          6,
          ['拣货复核', 'Pick and check'],
          ['型号、颜色、版本任何一项不对，打不出面单', 'Wrong model, color or edition: no label prints'],
          ['序列号绑运单', 'Serial tied to waybill'],
        ),
        stop(
          1,
          ['称重封箱', 'Weighed and sealed'],
          ['称到克，封口贴一次性签，留照片', 'To the gram, with a one-time seal and a photo'],
          ['重量、封签号', 'Weight and seal number'],
        ),
        stop(
          9,
          ['航空干线', 'Flight'],
          ['电池装法与申报一致才进舱', 'Loaded only if batteries match the declaration'],
          ['电池标签', 'Battery mark'],
        ),
        stop(
          7,
          ['派送站', 'Station'],
          ['贵重件单独笼车，两人清点', 'Valuables in a cage of their own, counted by two'],
          ['再称一次', 'Weighed again'],
        ),
        stop(
          3,
          ['签收', 'Signature'],
          ['当面看封签，机主本人或指定人签', 'Seal shown, signed by the owner or a named person'],
          ['保修从这天起', 'Warranty starts'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'batteries',
      title: both('带电的货，先看装法', 'With batteries, packing decides'),
      lead: both(
        '下面是空运的常见情形，号码是国际航协的包装说明。陆运宽一些，同样要先申报。',
        'The usual cases by air, with the IATA packing instruction. Road is wider, yet still has to be declared.',
      ),
      verdicts: heads(['直接寄', 'As it is'], ['按条件寄', 'With conditions'], ['不收', 'Refused']),
      items: [
        check('yes', [
          '电池装在机器里：手机、耳机、笔记本（PI 967）',
          'Battery inside the device: phones, earbuds, laptops (PI 967)',
        ]),
        check('condition', [
          '电池与机器同箱、没装进去（PI 966）：电量不高于 30%',
          'Battery packed beside the device (PI 966): charged to 30% at most',
        ]),
        check('condition', [
          '单独的锂电池、充电宝（PI 965）：不上客机，多数改走陆运',
          'Loose batteries and power banks (PI 965): never on passenger aircraft, mostly by road',
        ]),
        check('no', ['鼓包、进水、被召回的电池', 'Swollen, soaked or recalled batteries']),
        check('no', ['拿不出 UN 38.3 试验概要的电池', 'Batteries without a UN 38.3 test summary']),
      ],
      note: both(
        '退回来的故障机先判断电池好坏，再决定走哪条路。',
        'For faulty units sent back, the battery is judged first and the route after.',
      ),
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('以一台 4,999 元的手机为例', 'Example: a ¥4,999 phone'),
      columns: [
        { label: both('选项', 'Option') },
        { label: both('算法', 'How') },
        { label: both('这一台', 'This phone'), align: 'end' },
      ],
      rows: [
        claimedCells(
          ['insurance-rate'],
          ['保价', 'Insurance'],
          ['声明价值的 5‰，四舍五入到元', '5‰ of declared value, to the yuan'],
          ['25 元', '¥25'],
        ),
        claimedCells(
          ['full-cover'],
          ['全额保', 'Full coverage'],
          ['声明价值的 8‰', '8‰ of declared value'],
          ['40 元', '¥40'],
        ),
        claimedCells(
          ['named-signing'],
          ['只准机主签', 'Only the owner signs'],
          ['按票', 'Per shipment'],
          ['0.5 元', '¥0.50'],
        ),
        claimedCells(
          ['receipt-electronic'],
          ['经销商收货回单', 'Dealer’s signed receipt'],
          ['电子，按票', 'Electronic, per shipment'],
          ['5 元', '¥5'],
        ),
        cells(
          ['扫序列号', 'Serial scanning'],
          ['按台，含在仓内操作里', 'Per unit, part of handling'],
          ['合同价', 'Contract'],
        ),
      ],
      note: both(
        '声明价值以发票为准；填低了省几块钱，出事只能按填的赔。',
        'Declare the invoice value. Declaring less saves a few yuan and caps what you can get back.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('从仓到备件的几段', 'From stock to spares'),
      items: [
        card(
          ['仓储托管', 'Contract storage'],
          [
            '贵重品库双锁、双人进出，新机与换新机分两个库区。',
            'A double-locked cage entered in pairs; new units and exchanges in separate zones.',
          ],
          '/products/warehousing#storage',
        ),
        card(
          ['特快', 'Priority express'],
          [
            '预售单跨省走优先中转，和普通件不同笼。',
            'Pre-orders between provinces go first through each hub, in cages of their own.',
          ],
          '/products/express#priority',
        ),
        card(
          ['航空', 'Air cargo'],
          ['整托上货机，省去反复装卸这段风险。', 'Whole pallets on a freighter, so fewer hands touch them.'],
          '/products/air#airport-to-airport',
        ),
        card(
          ['备件退回', 'Returned parts'],
          claimOr(
            ['parts-response'],
            [
              '坏件取回、好件先发，途中有异常 1 小时内给答复。',
              'Good part out, bad part back, and an answer within 1 hour when something sticks.',
            ],
            [
              '坏件取回、好件先发，途中异常有专人答复。',
              'Good part out, bad part back, with one person answering for it.',
            ],
          ),
          '/products/warehousing#reverse',
        ),
        card(
          ['跨境出口', 'Export'],
          [
            '出海的数码配件，电池文件在集货仓就查完。',
            'For accessories going abroad, battery papers are checked at the collection warehouse.',
          ],
          '/products/cross-border#export',
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'swapped',
      title: both('开箱不对，四步说清', 'The box is wrong: four steps'),
      items: [
        step(
          ['当面停', 'Stop at the door'],
          [
            '封签断了、轻了，快递员不请您签，先拍照。',
            'Seal torn or weight short: the courier takes photos and asks for no signature.',
          ],
        ),
        step(
          ['比重量', 'Compare weights'],
          [
            '出仓、到站、门口三个重量摆在一起，差在哪段一看就知道。',
            'Dispatch, station and doorstep side by side show which leg it happened on.',
          ],
          ['精确到克', 'To the gram'],
        ),
        step(
          ['锁序列号', 'Block the serial'],
          [
            '请品牌方暂停激活，被换走的机器用不了。',
            'The maker suspends activation, so the stolen phone is of no use.',
          ],
        ),
        step(
          ['先赔后查', 'Pay, then trace'],
          [
            '责任段查明是我们的，先按保价给您，追赃归我们。',
            'If the leg was ours you are paid by the insurance; chasing the thief is our part.',
          ],
          claim(['payout'], '最快 24 小时', '24 hours at the fastest'),
        ),
      ],
    },
    { kind: 'case', path: '/cases/ruiheng-instruments' },
    {
      kind: 'call',
      title: both('下一次首发，提前三周说', 'Three weeks before your next launch'),
      actions: [
        toTalk(['现在就约', 'Book a talk']),
        toPage(['看保价规则', 'Insurance rules'], '/products/insurance'),
      ],
    },
  ],
  tags: ['express', 'air', 'safety', 'retail'],
  updated: '2026-09-16',
}
