import type { NoticeSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** The middle of November 2026, newest first. */
export const noticesOfNovember2026: readonly NoticeSeed[] = [
  {
    id: 'north-china-snow',
    kind: 'notice',
    category: 'weather',
    date: '2026-11-20',
    title: both('华北降雪，京津冀部分线路顺延一天', 'Snow: some Beijing–Tianjin–Hebei routes run a day late'),
    summary: both(
      '11 月 24 日零点前，进出三地的公路件多算一天，张家口、承德乡镇暂停收派。',
      'Until midnight on November 23 road shipments take a day longer; rural Zhangjiakou and Chengde are closed.',
    ),
    from: '2026-11-20T00:00:00Z',
    until: '2026-11-23T16:00:00Z',
    severity: 'caution',
    areas: [both('北京', 'Beijing'), both('天津', 'Tianjin'), both('河北', 'Hebei')],
    areaCodes: ['110000', '120000', '130000', '130700', '130800'],
    services: ['express', 'freight', 'bulky', 'cold-chain'],
    delay: { days: 1, carriage: 'road' },
    contact: both('华北路况值班，950616', 'North China road desk, 950616'),
    body: [
      passage.paragraph(
        '11 月 20 日早上起，北京、天津和河北持续降雪，京藏、京礼高速分段限行，山区县道有暗冰。进出三地的公路件，预计送达日统一往后挪一天，已经寄出的，运单页上午 10 点前改完。',
        'Snow has been falling over Beijing, Tianjin and Hebei since the morning of November 20. Two expressways to the north-west are open in parts only and mountain roads are icy. Road shipments in and out get a day more; for those under way the page is updated by 10:00.',
      ),
      passage.table(
        ['降雪期间各类货怎么走', 'What happens to which goods'],
        [
          ['货', 'Goods'],
          ['走法', 'Routing'],
          ['多久', 'Delay'],
        ],
        [
          [
            ['快递、零担', 'Express, part loads'],
            ['改走京沪方向，山区班次白天发', 'Via the Shanghai expressway; mountain runs by day only'],
            ['一天', 'One day'],
          ],
          [
            ['张家口、承德乡镇件', 'Rural Zhangjiakou and Chengde'],
            ['停收停派，件放县城网点', 'Closed; parcels wait in the county town'],
            ['等开路', 'Until roads open'],
          ],
          [
            ['冷链', 'Chilled goods'],
            ['照发，怕冻的另加保温套', 'Running, with covers for what must not freeze'],
            ['半天', 'Half a day'],
          ],
          [
            ['药品、急件', 'Medicine, urgent goods'],
            ['先上除过雪的线路', 'First on cleared roads'],
            ['逐票告知', 'Told individually'],
          ],
          [
            ['大件送装', 'Bulky goods'],
            ['上门前再打一次电话', 'A second call before the visit'],
            ['与您另约', 'A new slot'],
          ],
        ],
      ),
      passage.heading('等不了的话', 'If it cannot wait'),
      passage.list(
        [
          '还没寄的，先查地址；停收的乡镇，系统不接单。',
          'Not sent yet? Check the address first: closed townships take no orders.',
        ],
        [
          '路上的可以改到城区网点自取，雪天改址不收费。',
          'On the way? Collect from a branch in town; the change is free while it snows.',
        ],
        [
          '鲜花、活鲜和蛋糕，建议推到 24 日以后。',
          'Flowers, live seafood and cakes are better left until the 24th.',
        ],
      ),
      passage.paragraph(
        '封路的几个小时不算我们晚到；货在我们手里冻坏、压坏，照赔。雪停以后先清药品和鲜货，再按收寄先后清其余的。',
        'Hours of closure do not count as delay. Goods that freeze or are crushed in our care are paid for as usual. When it stops we clear medicine and fresh food first, the rest in order of acceptance.',
      ),
    ],
    related: [
      { label: both('查您的那一票', 'Track yours'), href: '/track' },
      { label: both('查一个地址', 'Check an address'), href: '/network#coverage' },
      { label: both('天气不好时怎么调度', 'What we do in bad weather'), href: '/cargo#disruption' },
    ],
  },
  {
    id: 'spring-festival',
    kind: 'notice',
    category: 'service',
    date: '2026-11-16',
    title: both('春节期间各产品揽收与派送安排', 'Pickup and delivery over the Spring Festival'),
    summary: both(
      '2027 年 1 月 25 日到 2 月 14 日分三段安排，想赶在除夕前到的，看最晚交货日。',
      'Three phases from January 25 to February 14, 2027, with the last days for arrival before Chinese New Year’s Eve.',
    ),
    from: '2027-01-24T16:00:00Z',
    until: '2027-02-14T16:00:00Z',
    contact: both('客户服务热线 950616，春节不打烊', 'Hotline 950616, open through the holiday'),
    body: [
      passage.paragraph(
        '2027 年除夕是 2 月 5 日，初一是 2 月 6 日。我们按节前、过年、节后三段排班，每个网点哪天停收、哪天恢复，1 月中旬写进网点查询。',
        'In 2027 Chinese New Year’s Eve is February 5 and New Year’s Day the 6th. Work is planned in three phases; each branch’s last and first day will be in the branch finder by mid-January.',
      ),
      passage.table(
        ['三段怎么收、怎么送', 'The three phases'],
        [
          ['日期', 'Dates'],
          ['揽收', 'Pickup'],
          ['派送', 'Delivery'],
        ],
        [
          [
            ['1 月 25 日–2 月 3 日', 'January 25 – February 3'],
            ['照常，乡镇请早一天约', 'As usual; a day ahead in townships'],
            ['跨省多留一到两天', 'One or two days more between provinces'],
          ],
          [
            ['2 月 4 日–2 月 9 日', 'February 4 – 9'],
            ['值班网点收快递和医药', 'Duty branches: express and pharma'],
            ['城区轮班，乡镇暂停', 'Shifts in cities, none in townships'],
          ],
          [
            ['2 月 10 日–2 月 14 日', 'February 10 – 14'],
            ['城区恢复，货运 12 日起', 'Cities resume; freight from the 12th'],
            ['按收寄先后清积压', 'The backlog, in order of acceptance'],
          ],
        ],
      ),
      passage.heading('想在除夕前收到', 'To arrive before New Year’s Eve'),
      passage.list(
        ['同省的快递，2 月 2 日前交。', 'Express within a province: by February 2.'],
        [
          '跨省的快递，1 月 30 日前；新疆、西藏再早三天。',
          'Between provinces: by January 30, three days earlier for Xinjiang and Tibet.',
        ],
        ['零担和大件送装，1 月 26 日前。', 'Part loads and bulky goods with fitting: by January 26.'],
        [
          '生鲜礼盒，收件人回老家了就直接寄老家。',
          'Fresh gift boxes: if the receiver has gone home, send them there.',
        ],
      ),
      passage.paragraph(
        '仓库过年不关，订单照接，出库时段改为上午一波。退货先收进来，年后再验。',
        'Warehouses stay open and take orders, with one wave in the morning. Returns are received and inspected after the holiday.',
      ),
      passage.paragraph(
        '医院、疾控和急救用药不受上面的分段影响，随时可约。春节不另加节日费，价格以下单时报价页为准。',
        'Hospitals, disease control and emergency medicine are outside these phases and may book at any hour. There is no holiday charge: the quote you see when ordering stands.',
      ),
    ],
    attachments: [
      {
        title: both('批量查地址的表格，一次 500 个', 'Sheet for checking up to 500 addresses'),
        file: both('/forms/coverage-template.csv', '/forms/coverage-template-en.csv'),
        type: 'CSV',
      },
    ],
    related: [
      { label: both('查网点哪天开门', 'Branch hours'), href: '/network' },
      { label: both('先算价格和到达日', 'Price and arrival day'), href: '/fee' },
      { label: both('过年期间怎么找人', 'Reaching us'), href: '/consultation' },
    ],
  },
  {
    id: 'influenza-season',
    kind: 'notice',
    category: 'health',
    date: '2026-11-14',
    title: both('流感季节，交接可以不碰面', 'Flu season: contactless delivery'),
    summary: both(
      '12 月 15 日前，收寄都可以选放门口、拍照签收；各地照常收送。',
      'Until December 15 parcels may change hands at the door with a picture. Service continues everywhere.',
    ),
    from: '2026-11-15T16:00:00Z',
    until: '2026-12-15T16:00:00Z',
    services: ['express', 'bulky', 'cold-chain', 'pharma'],
    contact: both('客户服务健康专班，950616', 'Health team of customer service, 950616'),
    popup: {
      version: 1,
      text: both(
        '流感季节，12 月 15 日前可请快递员把件放在门口，拍照代替签字。各地照常收送。',
        'Flu season: until December 15 couriers will leave parcels at your door and take a picture instead of a signature. Service runs everywhere as usual.',
      ),
    },
    body: [
      passage.paragraph(
        '入冬后发烧咳嗽的人多起来，快递员一天要敲上百扇门。从 11 月 16 日到 12 月 15 日，谁都可以要求不碰面交接，不用说理由，也不加钱。',
        'Coughs and fevers are about, and a courier knocks on a hundred doors a day. From November 16 to December 15 anybody may ask for a handover without meeting, for no reason and at no charge.',
      ),
      passage.heading('您可以这样选', 'Your choices'),
      passage.list(
        [
          '收件：打 950616 或对快递员说“放门口”，他放下、拍照、按铃、走开。',
          'Receiving: say “at the door” on 950616 or to the courier, who puts it down, takes a picture, rings and leaves.',
        ],
        [
          '寄件：箱子敞着口放在门外，隔着两步验视，当面看他封好。',
          'Sending: leave the box open outside; it is inspected two steps away and sealed before your eyes.',
        ],
        [
          '家里有人生病，下单备注一句，快递员会戴好口罩，单放一袋。',
          'If someone at home is ill, add a line: the courier wears a mask and keeps your parcel in a bag of its own.',
        ],
      ),
      passage.heading('我们这边', 'On our side'),
      passage.paragraph(
        '快递员每天出车前量体温，发热的停班，工资照发。车厢和手持机早晚各擦一遍。退热药、抗病毒药的订单先派，冷链药仍要两人当面交接，这一条不放宽；贵重件、到付件隔开距离当面点清。',
        'Couriers check their temperature before each round, and whoever has a fever stays home on full pay. Vans and handhelds are wiped morning and evening. Fever and antiviral medicine is delivered first; chilled medicine still needs two people face to face, and valuables and cash on delivery are checked in person at arm’s length.',
      ),
      passage.paragraph(
        '这只是流感季的做法，不是疫情管控，没有哪个地区停收停派。疫情预案是另一页，目前没有启用。',
        'This is about seasonal flu and not an outbreak order: no area is closed. The plan for outbreaks is a separate page and not in force.',
      ),
    ],
    related: [
      { label: both('看送到哪一步', 'See where it is'), href: '/track' },
      { label: both('疫情预案（未启用）', 'Outbreak plan (not in force)'), href: '/epidemic-notice' },
      { label: both('寄药看这里', 'Sending medicine'), href: '/products/pharma' },
    ],
  },
  {
    id: 'winter-deicing',
    kind: 'notice',
    category: 'air',
    date: '2026-11-12',
    title: both('除冰日，北方五个货站提前截单', 'De-icing days: five stations close earlier'),
    summary: both(
      '启动除冰的当天，截单提前 40 分钟，当天 14:00 前发航空公告。',
      'On such days acceptance ends 40 minutes earlier, announced here by two in the afternoon.',
    ),
    from: '2026-11-14T16:00:00Z',
    until: '2027-03-27T16:00:00Z',
    areas: [
      both('哈尔滨', 'Harbin'),
      both('北京', 'Beijing'),
      both('兰州', 'Lanzhou'),
      both('乌鲁木齐', 'Urumqi'),
      both('青岛', 'Qingdao'),
    ],
    areaCodes: ['230000', '110000', '620000', '650000', '370000'],
    services: ['air'],
    direction: 'send',
    contact: both('鸿雁航空运行值班，950616 转航空', 'Hongyan Air operations, 950616, ask for air'),
    body: [
      passage.paragraph(
        '飞机带霜带雪不能起飞，除冰车一架一架喷，一架大约要二十分钟，排队时更久。为了不让货等在机坪上，11 月 15 日起，启动除冰的日子提前 40 分钟停收。',
        'An aircraft with frost on its wings may not leave, and trucks spray one at a time: some twenty minutes each, more in a queue. So that cargo need not wait on the apron, acceptance on de-icing days ends 40 minutes earlier from November 15.',
      ),
      passage.table(
        ['当天怎么知道', 'How you will know'],
        [
          ['钟点', 'Hour'],
          ['我们做什么', 'We'],
          ['您做什么', 'You'],
        ],
        [
          [
            '12:00',
            ['看气象和跑道报告', 'read forecast and runway report'],
            ['照常备货', 'prepare as usual'],
          ],
          [
            '14:00',
            ['写进航空公告，发短信给订舱人', 'post it and text the bookers'],
            ['改约卡车时段', 'move your truck slot'],
          ],
          [
            ['截止前', 'Before closing'],
            ['预约过的优先过磅', 'weigh booked trucks first'],
            ['赶不上就报，换下一班', 'say so early for the next flight'],
          ],
        ],
      ),
      passage.list(
        [
          '鲜花、疫苗、活体不在室外排队，直接进温控区。',
          'Flowers, vaccines and live cargo skip the queue outside.',
        ],
        [
          '液体和凝胶怕冻，箱外请写最低温度。',
          'Liquids and gels may freeze: write the lowest temperature on the box.',
        ],
        [
          '散货的防雨布积了雪要先扫净，不然不过安检。',
          'Brush snow off covers, or screening will refuse them.',
        ],
      ),
      passage.paragraph(
        '因为除冰没赶上的，自动改下一班，不收改配费；约好的固定板位照样保留。雾天、大风天另行通知，不套用这条。',
        'Cargo that misses its flight through de-icing moves to the next without charge, and standing positions are kept. Fog and gales are announced separately and not covered by this rule.',
      ),
    ],
    related: [
      { label: both('预约进场时段', 'Book a drop-off slot'), href: '/air/e-freight/drop-off' },
      { label: both('看航线与班次', 'Routes and departures'), href: '/air/cargo' },
      { label: both('冬春航季的变化', 'Winter season changes'), href: '/news/winter-flights-2026' },
    ],
  },
]
