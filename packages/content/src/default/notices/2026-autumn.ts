import type { NoticeSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** October and early November 2026, newest first. */
export const noticesOfAutumn2026: readonly NoticeSeed[] = [
  {
    id: 'fuel-surcharge',
    kind: 'notice',
    category: 'price',
    date: '2026-11-10',
    title: both('2026 年 12 月起燃油附加费调整', 'Fuel surcharge changes from December 2026'),
    summary: both(
      '从每季调一次改成每月调一次，跟着公布的柴油价走，涨跌都跟。',
      'Reviewed monthly instead of quarterly, following the published diesel price in both directions.',
    ),
    from: '2026-11-30T16:00:00Z',
    services: ['express', 'freight', 'bulky', 'cold-chain', 'pharma'],
    contact: both('结算中心，950616', 'Billing center, 950616'),
    body: [
      passage.paragraph(
        '附加费一季才动一次，油价跌了两个月，您还在付旧的；涨了，我们又一次补一大截。12 月 1 日零点起改成每月一调，依据不变，仍是国家发展改革委公布的柴油最高零售价。',
        'With a quarterly review you kept paying the old rate for two months after diesel fell, and when it rose the step was large. From midnight on December 1 it is reviewed each month, on the same basis: the maximum retail price of diesel published by the National Development and Reform Commission.',
      ),
      passage.table(
        ['一个月里的三个日子', 'Three dates in each month'],
        [
          ['日子', 'Date'],
          ['做什么', 'What happens'],
          ['在哪里看', 'Where to see it'],
        ],
        [
          [
            ['20 日', 'The 20th'],
            ['取前 30 天公布价的平均', 'the last 30 days’ prices are averaged'],
            ['发展改革委网站', 'the commission’s site'],
          ],
          [
            ['25 日', 'The 25th'],
            ['定下月比例', 'next month’s rate is set'],
            ['报价页', 'the quote page'],
          ],
          [
            ['次月 1 日零点', 'Midnight on the 1st'],
            ['新揽收的按新比例', 'applies to pickups from then on'],
            ['报价单单列一行', 'a line of its own'],
          ],
        ],
      ),
      passage.heading('差多少，这样算', 'What it amounts to'),
      passage.paragraph(
        '附加费只乘基本运费。一票基本运费 200 元的货，比例动 1 个百分点，差 2 元；2,000 元的差 20 元。以揽收那一刻为准，在路上跨了月的不变。',
        'It is a percentage of base freight only. On ¥200 of freight one percentage point is ¥2, on ¥2,000 it is ¥20. The moment of pickup decides, and goods on the road at midnight keep their rate.',
      ),
      passage.list(
        [
          '保价、代收、签单、包装、仓租不乘附加费。',
          'Insurance, collection, receipts, packing and storage bear none.',
        ],
        ['合同里写明固定比例的，到期前不动。', 'Rates fixed in a contract stay until it ends.'],
        ['航空段另有航油附加费，规则没有变。', 'Air legs have a fuel charge of their own, unchanged.'],
      ),
    ],
    related: [
      { label: both('报价里看这一行', 'See the line in a quote'), href: '/fee' },
      { label: both('服务价目表', 'Service prices'), href: '/info#prices' },
    ],
  },
  {
    id: 'prohibited-list',
    kind: 'notice',
    category: 'safety',
    date: '2026-11-03',
    title: both('禁寄物品清单更新，请寄件前查看', 'The list of prohibited items has changed'),
    summary: both(
      '锂电池和液体两类写细了，能寄的写明怎么包，不能寄的写明为什么。',
      'Lithium batteries and liquids are spelled out: how to pack what may go, and why the rest may not.',
    ),
    from: '2026-11-02T16:00:00Z',
    direction: 'send',
    contact: both('寄递安全组，950616', 'Safety team, 950616'),
    body: [
      passage.paragraph(
        '旧清单只写“锂电池，按规定”，快递员和寄件人各有各的理解，到了转运中心再被拦下。11 月 3 日起，这两类按物品一行行写清。',
        'The old list said “lithium batteries: by the rules”, which courier and sender read differently until a hub stopped the parcel. Since November 3 both groups are listed article by article.',
      ),
      passage.table(
        ['改动最大的几行', 'The entries that changed most'],
        [
          ['物品', 'Article'],
          ['能不能寄', 'Can it go?'],
          ['要做什么', 'What it takes'],
        ],
        [
          [
            ['充电宝', 'Power bank'],
            ['能，只走公路', 'Yes, by road only'],
            ['3C 标识清楚，一件一盒', 'Clear 3C mark, one to a box'],
          ],
          [
            ['电动自行车电池', 'E-bike battery'],
            ['个人不收', 'Not from individuals'],
            ['厂家凭鉴定书按危险货物托运', 'Makers ship it as dangerous goods'],
          ],
          [
            ['香水、指甲油', 'Perfume, nail polish'],
            ['能，只走公路', 'Yes, by road only'],
            ['没开封，原包装，外套防漏袋', 'Unopened, original pack, leakproof bag'],
          ],
          [
            ['白酒', 'Spirits'],
            ['酒精度 70% 以内能', 'Yes, up to 70% alcohol'],
            ['每瓶套气柱，瓶口朝上', 'Air sleeve on each, upright'],
          ],
          [
            ['油漆、稀释剂、胶水', 'Paint, thinner, glue'],
            ['水性的能，油性的不收', 'Water-based yes, solvent no'],
            ['附成分说明', 'With the safety data sheet'],
          ],
        ],
      ),
      passage.heading('寄之前半分钟', 'Half a minute before sending'),
      passage.list(
        ['搜品名，不搜品牌，结果最准。', 'Search for the thing and not the brand.'],
        [
          '一箱里有一件不能走，整箱都走不了，分开寄。',
          'One refused article stops the whole box: send it apart.',
        ],
        [
          '快递员拿不准会当面查，请等他半分钟。',
          'If the courier is unsure he looks it up; give him that half minute.',
        ],
      ),
      passage.paragraph(
        '11 月 3 日以前收寄的，按旧清单送完。夹带被查出的，货移交有关部门，同箱其他东西要等处理完才能退。',
        'Parcels accepted before November 3 travel under the old list. Where something hidden is found it goes to the authorities, and the rest of the box can be returned only after that.',
      ),
    ],
    related: [
      { label: both('按品名搜索', 'Search the list'), href: '/prohibited' },
      { label: both('航空另有一张清单', 'The list for air'), href: '/air/prohibited' },
      { label: both('收什么，不收什么', 'Goods we take and refuse'), href: '/legal/service-details#goods' },
    ],
  },
  {
    id: 'fraud-calls',
    kind: 'notice',
    category: 'warning',
    date: '2026-10-26',
    title: both('谨防冒充快递理赔的电话', 'Beware of callers who claim to pay compensation'),
    summary: both(
      '我们不在电话里要验证码，不叫您转账，不让您共享屏幕。',
      'We never ask for a code, a transfer or your screen on the phone.',
    ),
    severity: 'caution',
    direction: 'receive',
    contact: both('防诈骗专席，950616', 'Fraud desk, 950616'),
    body: [
      passage.paragraph(
        '10 月中旬以来，有人报得出单号和买的东西，自称我们的理赔员，说件丢了“三倍赔付”。一步步引到聊天群、屏幕共享，最后要您先转一笔“验证账户”。',
        'Since mid-October callers who know a tracking number and what was bought have posed as our claims staff, offering “triple compensation” for a lost parcel. Step by step it leads to a chat group, a shared screen and a transfer to “verify the account”.',
      ),
      passage.table(
        ['对方的话，和我们的做法', 'What they say and what we do'],
        [
          ['对方说', 'They say'],
          ['我们其实', 'In truth'],
        ],
        [
          [
            ['加好友办理赔', 'Join a chat to claim'],
            ['只在 950616 和在线客服办', 'Claims run on 950616 and our chat'],
          ],
          [
            ['念一下验证码', 'Read me the code'],
            ['理赔用不着验证码', 'No claim needs one'],
          ],
          [
            ['先转钱，再一起退', 'Pay first, refunded together'],
            ['赔款只进不出', 'Money flows to you, never from you'],
          ],
          [
            ['共享屏幕我教您', 'Share your screen and I will help'],
            ['客服看不到您的手机，也不需要看', 'Our staff neither can nor need to see it'],
          ],
          [
            ['今天不办就作废', 'It lapses today'],
            ['丢失一年内都能提', 'Loss may be reported for a year'],
          ],
        ],
      ),
      passage.heading('接到了怎么办', 'If it happens'),
      passage.list(
        [
          '挂断，自己拨 950616 问，不要回拨来电。',
          'Hang up and call 950616 yourself; do not return the call.',
        ],
        [
          '查运单页，真丢了，状态不会写“派送中”。',
          'Look at the page: a lost parcel is not “out for delivery”.',
        ],
        ['已经转了钱，马上打 110，再打银行止付。', 'If you have paid, call 110 at once, then your bank.'],
        ['来电号码和截图发给我们，连同单号。', 'Send us the caller’s number, a screenshot and the waybill.'],
      ),
      passage.paragraph(
        '单号从哪里漏的，我们和警方在查：有的来自没撕的旧面单，有的来自卖家的后台。查清一批，在这里写一批。',
        'How the numbers leaked is being traced with the police: some from labels thrown away whole, some from sellers’ systems. What we learn will be added here.',
      ),
    ],
    related: [
      { label: both('真的理赔怎么走', 'How a real claim runs'), href: '/products/insurance#claim' },
      { label: both('您自己可以做的', 'What you can do'), href: '/information-safety#yourself' },
      { label: both('问客服', 'Ask us'), href: '/consultation' },
    ],
  },
  {
    id: 'singles-day-pickup',
    kind: 'notice',
    category: 'service',
    date: '2026-10-22',
    title: both('双十一前后，取件和入仓怎么约', 'Booking pickups and stock around November 11'),
    summary: both(
      '11 月 1 日到 15 日取件排队，商家补货请走预约，急件送到网点最快。',
      'From November 1 to 15 pickups queue and stock needs a slot; urgent parcels are fastest at a branch.',
    ),
    from: '2026-10-31T16:00:00Z',
    until: '2026-11-15T16:00:00Z',
    services: ['express', 'warehousing', 'freight'],
    contact: both('旺季指挥组，950616', 'Peak season team, 950616'),
    body: [
      passage.stated(
        ['pickup-time'],
        [
          '这半个月里，1 小时内上门的承诺只保到当天 16:00 以前下的单；之后的排到次日上午。下单页会显示前面还有几单，不想等就改送网点。',
          'In these two weeks pickup within 1 hour holds for orders placed before 16:00; later ones move to the next morning. The order page shows the queue, and you can switch to a branch.',
        ],
        [
          '这半个月里，当天 16:00 以后下的单排到次日上午。下单页会显示前面还有几单，不想等就改送网点。',
          'In these two weeks orders placed after 16:00 move to the next morning. The order page shows the queue, and you can switch to a branch.',
        ],
      ),
      passage.heading('商家补货', 'Merchants bringing stock'),
      passage.list(
        [
          '10 月 31 日前到仓的，保证 11 月 10 日前上架。',
          'Arrivals by October 31 are on the shelf by November 10.',
        ],
        ['11 月 1 日起必须约时段，没约的车排在后面。', 'From November 1 a slot is required; others wait.'],
        [
          '混装、没贴码的，先放待检区，大促后处理。',
          'Mixed or unlabelled loads go to a holding area until afterward.',
        ],
        ['退货车走另一个门，和补货不抢月台。', 'Returns use another gate and do not compete for docks.'],
      ),
      passage.paragraph(
        '预售定金付过的单，建议提前打好包放在出库口，付尾款后直接贴面单，能省半天。',
        'Pre-orders can be packed beforehand and labeled once the balance is paid, which saves half a day.',
      ),
      passage.paragraph(
        '个人寄件不受仓库影响，只是快递员忙。11 月 11 日到 13 日寄文件和药品，选特快，走单独的班次。',
        'Private parcels are affected only by busy couriers. For papers and medicine between the 11th and the 13th choose priority, which has departures of its own.',
      ),
    ],
    related: [
      { label: both('找附近网点', 'Find a branch'), href: '/network' },
      { label: both('特快怎么走', 'How priority runs'), href: '/products/express#priority' },
      { label: both('仓储与配送', 'Warehousing'), href: '/products/warehousing' },
    ],
  },
  {
    id: 'one-document',
    kind: 'trend',
    category: 'industry',
    date: '2026-10-08',
    title: both('公铁联运，难的不是铁路是单子', 'Road and rail: the hard part is the paper'),
    summary: both(
      '一张单、一只箱走到底，货主才敢把货交给火车。',
      'Shippers trust the train once one document and one box go all the way.',
    ),
    contact: both('铁路与多式联运组，950616', 'Rail and intermodal team, 950616'),
    body: [
      passage.paragraph(
        '一箱货从工厂坐卡车到站，上火车，再坐卡车到仓，过去要换三张单：公路运单、铁路运单、提货单。责任也断成三截，坏了各说各的。',
        'A container that goes by truck, train and truck again used to change papers three times: road waybill, rail waybill, delivery order. Liability broke in three as well, and with damage each pointed at the next.',
      ),
      passage.paragraph(
        '2023 年 8 月，交通运输部等部门印发意见，推进多式联运“一单制”“一箱制”：一次委托，一张单据，一口价，一家对全程负责；箱子装好就不再倒。此后铁路和港口陆续放开数据，在途位置能接到同一张单上。',
        'In August 2023 the Ministry of Transport and other departments called for “one document, one container”: one order, one price and one party responsible throughout, with the box never unpacked on the way. Railways and ports have since opened their data, so that positions appear on a single waybill.',
      ),
      passage.heading('对货主意味着什么', 'What it means for shippers'),
      passage.list(
        [
          '索赔只找一家，不用自己分哪一段坏的。',
          'Claims go to one party; you need not prove which leg failed.',
        ],
        [
          '单据能不能当提单去融资，要看银行认不认，别先假定。',
          'Whether a bank will lend on it is up to the bank: ask first.',
        ],
        [
          '箱子押金和超期费要问清，铁路和海运的算法不同。',
          'Ask about deposits and overdue fees: rail and sea differ.',
        ],
      ),
      passage.paragraph(
        '慢还是慢：换装和等车皮的时间没有消失，只是看得见了。一吨货跑一千公里以上、早晚一天都行的，才值得比。',
        'It is still slow. Waiting for wagons has not gone away, it has become visible. A comparison pays above some thousand kilometers, for goods that do not mind a day.',
      ),
    ],
    related: [
      { label: both('西安到乌鲁木齐的试验', 'The Xi’an–Urumqi trial'), href: '/news/rail-to-urumqi' },
      { label: both('比一比两种走法的碳', 'Compare the carbon'), href: '/carbon' },
      { label: both('看货运', 'See freight'), href: '/products/freight' },
    ],
  },
]
