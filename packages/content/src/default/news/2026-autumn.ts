import type { ArticleSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'
import { passage } from '../passages.ts'

/** October and November 2026, newest first. The first four stand on the home page as well. */
export const newsOfAutumn2026: readonly ArticleSeed[] = [
  {
    id: 'wuhan-phase-two',
    date: '2026-11-18',
    category: 'network',
    title: both('武汉枢纽二期转运中心投入使用', 'Phase two of the Wuhan hub opens'),
    summary: both(
      '新增一条自动分拣线，夜航中转不用再排两次队。',
      'A second automatic line means night cargo queues once, not twice.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'hub',
    body: [
      passage.paragraph(
        '11 月 18 日零点，武汉枢纽二期转运中心接下第一批夜航货。此前货机落地后，货先在一期分到省，再回头排队分到城市，高峰夜里两道队加起来将近两个小时。',
        'At midnight on November 18 phase two in Wuhan took its first night cargo. Until now freight from the aircraft was split by province in the old building, then queued again to be split by city; on a busy night the two queues came close to two hours.',
      ),
      passage.paragraph(
        '二期的分拣线直接分到城市，两栋楼之间用一条封闭皮带连着，下雨天集装器也不用走露天。',
        'The new line sorts straight to the city. A covered belt joins both buildings, so nothing crosses the yard in the rain.',
      ),
      passage.heading('对您有什么不同', 'What changes for you'),
      passage.list(
        [
          '中转留出的余量变短，部分城市的特快收货可以晚半个小时，以报价页为准。',
          'With less slack needed, priority pickup closes half an hour later in some cities; the quote shows which.',
        ],
        [
          '查单页少一条“等待分拣”，多一条“已分到”哪座城市。',
          'On the tracking page one “waiting to be sorted” goes and “sorted to” a city comes.',
        ],
        ['药品和鲜花走单独的冷通道，不上大线。', 'Medicine and flowers use a cold lane of their own.'],
      ),
      passage.paragraph(
        '头两周只开六成速度，人和系统都要磨合。这段时间若有晚到，照原来的时效承诺处理，不因试运行打折扣。',
        'For two weeks it runs at six tenths of its speed while people and software settle in. Times promised stay promised in those weeks.',
      ),
      passage.paragraph(
        '自己送货来的卡车走新开的北门，先在线上约时段；导航若仍指向东门，那里已经改作员工入口。',
        'Trucks bringing cargo use the new north gate and book a slot first. If your map still says east gate, that is the staff entrance now.',
      ),
    ],
    related: ['/cargo', '/air', '/products/express'],
  },
  {
    id: 'fresh-eighteenth-city',
    date: '2026-11-12',
    category: 'network',
    title: both('生鲜冷仓覆盖第 18 座城市', 'Fresh-food warehouses reach an 18th city'),
    summary: claimOr(
      ['fresh-limit'],
      ['二三线城市最长 72 小时送达。', 'Smaller cities are now served within 72 hours at most.'],
      ['二三线城市送得更快。', 'Smaller cities are now served faster.'],
    ),
    place: both('兰州', 'Lanzhou'),
    scene: 'cold',
    body: [
      passage.stated(
        ['fresh-cities', 'regions'],
        [
          '11 月 10 日，兰州生鲜仓开门收货。至此，生鲜仓分布在 7 个大区的 18 座城市，西北有了西安之外的第二座。',
          'Lanzhou opened its doors on November 10, which makes 18 cities in 7 regions with a fresh-food warehouse and gives the north-west a second beside Xi’an.',
        ],
        [
          '11 月 10 日，兰州生鲜仓开门收货，西北有了西安之外的第二座。',
          'Lanzhou opened its doors on November 10 and gives the north-west a second warehouse beside Xi’an.',
        ],
      ),
      passage.stated(
        ['fresh-limit'],
        [
          '货提前放进兰州，往西宁、银川、天水和河西走廊发，就不必每次从西安起步。这些地方从下单到签收，最长 72 小时。',
          'With stock in Lanzhou, orders for Xining, Yinchuan, Tianshui and the Hexi Corridor need not start in Xi’an each time. From order to signature they take 72 hours at the longest.',
        ],
        [
          '货提前放进兰州，往西宁、银川、天水和河西走廊发，就不必每次从西安起步。',
          'With stock in Lanzhou, orders for Xining, Yinchuan, Tianshui and the Hexi Corridor need not start in Xi’an each time.',
        ],
      ),
      passage.paragraph(
        '反过来，高原夏菜、百合和牛羊肉也能在这里集货。榆中的合作社送一车来，按去向拆成几十票，不用自己凑满一辆冷藏车。',
        'It works the other way as well. Highland vegetables, lily bulbs, beef and mutton are gathered here: a co-operative from Yuzhong brings one load, we split it by destination, and nobody has to fill a chilled truck alone.',
      ),
      passage.heading('入仓先看三条', 'Before you bring goods'),
      passage.list(
        [
          '肉类带检疫合格证明和“两章”，缺了不卸车。',
          'Meat needs its quarantine certificate and stamps, or it is not unloaded.',
        ],
        ['叶菜先预冷，到仓菜心不高于 8 度。', 'Leaf vegetables come pre-cooled, 8 °C at the heart at most.'],
        [
          '头一个月每天 14 点停收，之后和各仓一样。',
          'In the first month goods are taken until 14:00, then until the same hour as everywhere else.',
        ],
      ),
      passage.stated(
        ['cold-unloading', 'cold-labelling'],
        [
          '卸货每立方米 18 元，或每吨 35 元，贴标每件 0.5 元，与其他生鲜仓相同。',
          'Unloading is ¥18 per cubic meter or ¥35 per tonne and labeling ¥0.50 apiece, as in every other warehouse.',
        ],
        [
          '卸货和贴标的价钱，与其他生鲜仓相同。',
          'Unloading and labeling cost what they do in every other warehouse.',
        ],
      ),
    ],
    related: ['/products/cold-chain#cold-storage', '/solutions/fresh', '/products/cold-chain-services'],
  },
  {
    id: 'electronic-receipts',
    date: '2026-11-05',
    category: 'products',
    title: both('电子签单返还上线', 'Electronic signed receipts go live'),
    summary: claimOr(
      ['receipt-electronic'],
      ['签收后就能下载，5 元一票。', 'Download them after delivery, ¥5 each.'],
      ['签收后就能下载。', 'Download them after delivery.'],
    ),
    place: both('上海', 'Shanghai'),
    scene: 'white-paper',
    body: [
      passage.stated(
        ['receipt-electronic', 'receipt-paper'],
        [
          '财务等签收单对账，从前要等一张纸寄回来。11 月 5 日起，下单时可以选电子签单返还，一票 5 元；要纸质原件的照旧，一票 8 元。',
          'Finance used to wait for a sheet of paper to come back before closing an account. From November 5 orders may ask for an electronic receipt at ¥5; the paper original stays at ¥8.',
        ],
        [
          '财务等签收单对账，从前要等一张纸寄回来。11 月 5 日起，下单时可以选电子签单返还；要纸质原件的照旧。',
          'Finance used to wait for a sheet of paper to come back before closing an account. From November 5 orders may ask for an electronic receipt; paper stays available.',
        ],
      ),
      passage.heading('一份电子签单里有什么', 'What one contains'),
      passage.list(
        [
          '收货人的手写签名，和签的时间、地点。',
          'The recipient’s handwritten signature with time and place.',
        ],
        ['您随货的送货单，签完逐页拍清楚。', 'Your delivery note, each signed page photographed.'],
        ['拒收、少件的，写明件数和原因。', 'For refusals and shortages, how many pieces and why.'],
        ['防改的校验码，扫一下能验真假。', 'A check code that shows by one scan whether it was altered.'],
      ),
      passage.paragraph(
        '签收后一般几分钟就能在运单里下载，月结客户可以按天打包，记得在自己的系统里留一份。',
        'It appears with the order minutes after delivery, and account customers can fetch a whole day at once; keep a copy in your own system.',
      ),
      passage.paragraph(
        '选之前问一声对方：有的商超和医院只认盖章的原件，那就选纸质。两种都要的，按两项收。',
        'Ask the other side first: some supermarkets and hospitals accept stamped originals only, so choose paper there. If you want both, both are charged.',
      ),
      passage.paragraph(
        '照片糊了、缺页，三天内从运单里退回重拍，派送员会再跑一趟，不另收钱。',
        'If a page is blurred or missing, send it back from the order within three days; the courier returns for it and you pay nothing more.',
      ),
    ],
    related: ['/products/receipts', '/products/express'],
  },
  {
    id: 'carbon-arithmetic',
    date: '2026-10-28',
    category: 'sustainability',
    title: both('碳足迹计算公开每一步', 'Our carbon figures now show their working'),
    summary: both(
      '里程、系数和来源逐段列出，可以自己复算。',
      'Distance, factor and source, leg by leg, so anyone can check.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'sustainability',
    body: [
      passage.paragraph(
        '以前一票货只给一个数，客户的审计问从哪里来，我们要翻好几天。现在点开这个数，每一段走了多少公里、用什么车、乘的系数出自哪份文件，都在旁边。',
        'A shipment used to come with a single number, and when a customer’s auditor asked where it came from we searched for days. Now the number opens: kilometers, vehicle, factor and the document it is taken from, for each leg.',
      ),
      passage.table(
        ['算例：100 公斤，西安到北京，里程为示例', 'Example: 100 kg, Xi’an to Beijing, sample distances'],
        [
          ['路段', 'Leg'],
          ['公里', 'km'],
          ['系数，公斤/吨公里', 'Factor, kg/tkm'],
          ['二氧化碳当量，公斤', 'CO₂e, kg'],
        ],
        [
          [['上门揽收，2 吨轻型货车', 'Pickup, 2 t light truck'], '6', '0.286', '0.172'],
          [['干线，30 吨柴油货车', 'Trunk, 30 t diesel truck'], '1,080', '0.078', '8.424'],
          [['两个枢纽，每吨 1.2 公斤', 'Two hubs, 1.2 kg per tonne'], '—', '—', '0.240'],
          [['派送，2 吨轻型货车', 'Delivery, 2 t light truck'], '12', '0.286', '0.343'],
          [['合计', 'Total'], '1,098', '—', '9.179'],
        ],
      ),
      passage.paragraph(
        '复算很简单：吨数乘公里乘系数，各段相加。方法参照 ISO 14083；系数出自不同的文件，口径不全一样，页面逐段标明。',
        'Checking is simple: tonnes times kilometers times factor, then add. The method follows ISO 14083; factors come from several documents whose scopes differ, and each leg says which.',
      ),
      passage.heading('还算不准的', 'Where it is still rough'),
      passage.list(
        [
          '没装分表的枢纽，用电取每吨的默认值。',
          'Hubs without a meter of their own use a default per tonne.',
        ],
        [
          '冷机耗油还没有计入，冷链货的数字会偏低。',
          'Fuel for cooling is not counted yet, so chilled goods come out low.',
        ],
        [
          '外协车还拼了谁的货，我们看不到，按平均装载率算。',
          'What else a hired truck carries we cannot see, so an average load stands in.',
        ],
      ),
      passage.paragraph(
        '系数以后会换版本，旧运单按当时的那一版保留，不会悄悄变。需要盖章报告的企业，从碳足迹页导出明细后写信来。',
        'Editions of the factors will change; a past shipment keeps the one it was worked out with. Companies needing a stamped report can export the details from the carbon page and write to us.',
      ),
    ],
    related: ['/carbon', '/sustainability/report', '/sustainability/glossary'],
  },
  {
    id: 'import-papers-check',
    date: '2026-10-20',
    category: 'products',
    title: both('进口清关缺什么，下单页先告诉您', 'What customs will miss, before you ship'),
    summary: both(
      '身份信息、限额和品名三项，提前查。',
      'Identity, limits and descriptions are checked while you order.',
    ),
    place: both('青岛', 'Qingdao'),
    scene: 'cross-border',
    body: [
      passage.paragraph(
        '跨境进口的货卡在口岸，多半不是查出了什么，是少了什么。10 月 15 日起，保税和直邮的订单在提交前先查一遍，缺的当场补。',
        'Import parcels usually stop at the port not because something was found but because something was missing. Since October 15 orders from bond and from abroad are checked before they are sent, and gaps are filled on the spot.',
      ),
      passage.heading('查哪三项', 'The three checks'),
      passage.list(
        [
          '订购人的姓名、证件号和付款人对不对得上。',
          'Whether name and identity number of the buyer match the payer.',
        ],
        [
          '零售进口有没有超限：单次 5,000 元，全年 26,000 元。',
          'Whether the retail limits hold: ¥5,000 an order, ¥26,000 a year.',
        ],
        [
          '品名能不能归到税号，“保健品一盒”归不了。',
          'Whether the description leads to a tariff code; “one box of health food” does not.',
        ],
      ),
      passage.paragraph(
        '全年额度以海关的记录为准，我们看不到您在别家买了多少，所以只能提醒，不能担保。订单超了单次限值，又是一件不可分的货，可以按一般贸易报，税率不同，页面会把两种税额并排列出。',
        'Customs keeps the yearly total and we cannot see what you bought elsewhere, so this is a warning and no promise. A single indivisible article above the order limit may be declared as general trade; both tax amounts are set side by side.',
      ),
      passage.paragraph(
        '青岛口岸 9 月试了四周：补资料的电话从每天七十多个降到二十来个，有资料问题的货，平均早一天半放行。',
        'Four weeks of trial in Qingdao in September brought calls for papers down from over seventy a day to about twenty, and released the affected goods a day and a half sooner.',
      ),
      passage.paragraph(
        '身份信息由清关组收，只传给海关申报用，放行后九十天删除；也可以到口岸窗口当面核。',
        'The customs team takes identity data for the declaration and nothing else, and it is deleted ninety days after release. You may also show your card at the port office.',
      ),
    ],
    related: ['/products/cross-border#import', '/cases/tongdao-cross-border', '/legal/privacy'],
  },
  {
    id: 'winter-flights-2026',
    date: '2026-10-13',
    category: 'network',
    brand: 'air',
    title: both('冬春航季：哪些货班变了', 'Winter season: which freighters change'),
    summary: both(
      '10 月 25 日换季，六条航线有变，其中三条的交货钟点跟着变。',
      'From October 25 six routes change, three of them with new acceptance times.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'air-network',
    body: [
      passage.paragraph(
        '冬春航季从 2026 年 10 月 25 日到 2027 年 3 月 27 日。下面六条航线有变化，没列出的照旧。',
        'The winter season runs from October 25, 2026 to March 27, 2027. Six routes change; any not listed stay as they are.',
      ),
      passage.table(
        ['冬春航季的变化', 'Changes for the winter season'],
        [
          ['航线', 'Route'],
          ['航班', 'Flights'],
          ['交货', 'Acceptance'],
        ],
        [
          [
            ['武汉—哈尔滨', 'Wuhan–Harbin'],
            ['推迟 40 分钟', '40 minutes later'],
            ['也推迟 40 分钟', 'also 40 minutes later'],
          ],
          [
            ['武汉—乌鲁木齐', 'Wuhan–Urumqi'],
            ['每周加周三、周六两班', 'Wednesdays and Saturdays added'],
            ['不变', 'unchanged'],
          ],
          [
            ['深圳—海口', 'Shenzhen–Haikou'],
            ['周日加一班', 'a Sunday flight added'],
            ['周日 19 点截止', 'Sundays until 19:00'],
          ],
          [
            ['昆明—曼谷', 'Kunming–Bangkok'],
            ['提前 30 分钟', '30 minutes earlier'],
            ['提前到 19:30', 'until 19:30'],
          ],
          [
            ['青岛—首尔', 'Qingdao–Seoul'],
            ['夏季加的周二、周五两班停飞', 'the Tuesday and Friday extras of summer end'],
            ['不变', 'unchanged'],
          ],
          [
            ['成都—拉萨', 'Chengdu–Lhasa'],
            ['推迟一小时，等天亮', 'an hour later, for daylight'],
            ['不变', 'unchanged'],
          ],
        ],
      ),
      passage.paragraph(
        '哈尔滨推迟，是等深圳来的货在武汉接上；曼谷提前，是当地货站的冷库改了班。乌鲁木齐加班，为的是年前出疆的干果，去程空位多，价钱会低一些，以订舱报价为准。',
        'Harbin leaves later to wait for cargo from Shenzhen that connects in Wuhan; Bangkok earlier because the cold store at that end changed shifts. Urumqi’s extra flights bring out dried fruit before the New Year; there is room on the way there, so that direction will be quoted lower.',
      ),
      passage.paragraph(
        '雾和雪多发的几个月，收货截止前三小时请看一眼航空公告。已经约好的固定板位自动顺到新钟点，不合适的，10 月 23 日前告诉订舱员。',
        'In the months of fog and snow look at the air announcements three hours before acceptance closes. Standing pallet positions move to the new times by themselves; if that does not suit, tell the booking desk by October 23.',
      ),
    ],
    related: ['/air/cargo', '/air/notice', '/products/air#airport-to-airport'],
  },
]
