import type { ArticleSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** December 2023 to May 2024, newest first. */
export const newsOfEarly2024: readonly ArticleSeed[] = [
  {
    id: 'kunming-bangkok',
    date: '2024-05-22',
    category: 'network',
    brand: 'air',
    title: both('昆明至曼谷货运航线开航', 'Kunming–Bangkok freighter route opens'),
    summary: both(
      '鲜花晚上出云南，第二天早市前到曼谷。',
      'Flowers leave Yunnan at night and reach Bangkok before its morning markets.',
    ),
    place: both('昆明', 'Kunming'),
    scene: 'air',
    body: [
      passage.paragraph(
        '5 月 21 日夜里，鸿雁航空的货机从昆明起飞，飞往曼谷。头一班装的是玫瑰、非洲菊和蓝莓，回程带回榴莲和山竹。',
        'On the night of May 21 a Hongyan Air freighter left Kunming for Bangkok. The first load was roses, gerberas and blueberries; durian and mangosteen came back.',
      ),
      passage.heading('怎么交货', 'Handing over cargo'),
      passage.list(
        [
          '昆明货站当晚 20 点前收货，过完安检直接进冷藏区等打板。',
          'Kunming takes cargo until 20:00; after screening it waits in the cold area to be built up.',
        ],
        [
          '鲜花按体积重计费，纸箱要留通气孔，泡沫箱单独打板。',
          'Flowers are billed by volume. Cartons need air holes; foam boxes go on a pallet of their own.',
        ],
        [
          '曼谷到港后可以自提，也可以加订市区派送。',
          'In Bangkok you collect at the airport or book delivery into the city.',
        ],
      ),
      passage.paragraph(
        '鲜切花出口要有植物检疫证书，水果还要看果园和包装厂是否在对方的注册名单里。缺一样，货到了也提不出来，所以我们在昆明收货时就核对原件。',
        'Cut flowers need a phytosanitary certificate, and fruit must come from an orchard and a packing house registered with the other side. Without either the cargo lands and cannot be released, so originals are checked in Kunming.',
      ),
      passage.paragraph(
        '曼谷雨季午后雷雨多，航班因此排在夜里。遇到备降，订舱人会收到短信，鲜花优先改配最近的一班，改配不加收运费。',
        'Thunderstorms are an afternoon matter in Bangkok’s rainy season, hence the night slot. If a flight diverts, the booking contact gets a text message and flowers move to the next departure first, at no extra freight.',
      ),
      passage.paragraph(
        '订舱请打 950616 转航空，报花材、箱数和毛重即可。',
        'To book, call 950616, ask for air cargo, and give the flower, the number of boxes and the gross weight.',
      ),
    ],
    related: ['/air/cargo', '/products/air', '/solutions/fresh'],
  },
  {
    id: 'wms-rolling-count',
    date: '2024-04-18',
    category: 'technology',
    title: both('仓储系统更新：盘点不用停仓', 'Stocktaking without closing the warehouse'),
    summary: both(
      '一次只锁一个货位，订单照样往外走。',
      'One bin is locked at a time while orders keep leaving.',
    ),
    place: both('苏州', 'Suzhou'),
    scene: 'warehousing',
    body: [
      passage.paragraph(
        '以前月底盘点，仓库要停发半天。4 月 15 日上线的仓储系统新版改成滚动盘点：人走到哪个货位，系统就锁住哪个货位，数完立刻放开。',
        'A month-end count used to close a warehouse for half a day. The release of April 15 counts on the move: the bin in front of the counter is locked, counted and freed at once.',
      ),
      passage.paragraph(
        '锁住时正好有订单要这件货，先从别的货位出。别处也没有，订单最多等 15 分钟，再不行就跳过这个货位，改天再数。',
        'If an order wants the item meanwhile, another bin supplies it. If there is none, the order waits 15 minutes at most; then the count gives way and returns on another day.',
      ),
      passage.heading('商家能看到什么', 'What merchants can see'),
      passage.list(
        [
          '每个 SKU 上次盘点的日期、经手人和差异数。',
          'For every SKU, when it was last counted, by whom, and the difference found.',
        ],
        [
          '差异超过您设的界线，当天收到消息，附货位照片。',
          'A message on the same day, with a photo of the bin, once a difference passes your limit.',
        ],
        ['盘点记录留两年，可以导出成表格。', 'Two years of counting records, ready to export.'],
      ),
      passage.paragraph(
        '苏州一座服装仓先跑了六周。原来每月停 5 个小时，这六周一次没停；有一款袜子贴错了尺码，当天就查出来，没有发到买家手里。',
        'An apparel warehouse in Suzhou ran it for six weeks. It used to stop five hours a month and did not stop once; a sock with the wrong size label was caught that same day, before a buyer saw it.',
      ),
      passage.paragraph(
        '已经在用的仓库夜里自动更新，不用操作。接口多了两个字段，老的调用方式照旧；想先试的，向客户经理要测试账号。',
        'Warehouses already on the system update overnight. The interface gains two fields and old calls still work; ask your account manager for a test login if you wish to try it first.',
      ),
    ],
    related: ['/products/wms', '/solutions/apparel'],
  },
  {
    id: 'chengdu-box-trial',
    date: '2024-03-28',
    category: 'sustainability',
    title: both('循环中转箱试了三个月，有好有坏', 'Three months with reusable transit boxes'),
    summary: both('破损少了，丢失比预想的多。', 'Less damage, and more losses than we had reckoned with.'),
    place: both('成都', 'Chengdu'),
    scene: 'sorter',
    body: [
      passage.paragraph(
        '去年 12 月到今年 2 月，成都枢纽发往重庆、贵阳的小件改用折叠塑料箱中转，原来用的是编织袋。试用的箱子有 1,200 只，每只一个编号。',
        'From December to February small parcels from the Chengdu hub to Chongqing and Guiyang traveled in folding plastic boxes instead of woven sacks. There were 1,200 boxes, each with a number.',
      ),
      passage.table(
        ['成都枢纽试用结果', 'Results at the Chengdu hub'],
        [
          ['项目', 'Measure'],
          ['编织袋', 'Sacks'],
          ['循环箱', 'Boxes'],
        ],
        [
          [['每万件破损', 'Damaged per 10,000'], '14', '5'],
          [
            ['装一车用时', 'Loading a truck'],
            ['52 分钟', '52 min'],
            ['41 分钟', '41 min'],
          ],
          [
            ['空箱回程占车厢', 'Space taken by empties'],
            ['几乎不占', 'Hardly any'],
            ['约 6%', 'About 6%'],
          ],
          [
            ['三个月丢失', 'Lost in three months'],
            ['没有统计', 'Not counted'],
            ['83 只', '83'],
          ],
        ],
      ),
      passage.paragraph(
        '箱壁是硬的，压在下面的件不再受力，破损就少。箱子一样大，可以码到车顶，装车也快了。',
        'Stiff walls carry the load, so parcels at the bottom are no longer crushed. Boxes of one size stack to the roof, which saves loading time.',
      ),
      passage.paragraph(
        '问题出在回收。没回来的 83 只，大半留在收货方的院子里装工具。我们原以为扫一次码就够了，其实没有人去催。',
        'Getting them back was the trouble. Most of the 83 missing boxes hold tools in a consignee’s yard. We had thought one scan was enough; nobody was asked to chase them.',
      ),
      passage.paragraph(
        '4 月起，箱子进出每个站点都扫，七天没有动静，站长要去找；收货方签收时会看到“空箱请当场交还”。寄件人的运费不变，也不用多做什么。丢失降下来以后，再换别的线路试。',
        'From April every station scans boxes in and out, and its manager goes looking after seven silent days; the delivery screen tells consignees to hand empties back on the spot. Senders pay the same and do nothing new. Other lanes follow once losses fall.',
      ),
    ],
    related: ['/sustainability', '/products/packaging'],
  },
  {
    id: 'locker-consent',
    date: '2024-02-27',
    category: 'products',
    title: both('放进快递柜之前，先问收件人', 'We ask before using a locker'),
    summary: both(
      '新修订的《快递市场管理办法》3 月 1 日施行，派送方式由收件人定。',
      'Under rules in force from March 1 the recipient decides where a parcel is left.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'locker',
    body: [
      passage.paragraph(
        '《快递市场管理办法》写明：未经用户同意，不得代为确认收到快件，也不得擅自放进智能快件箱或快递服务站。这条规则已经做进我们的派送流程。',
        'The Measures for the Administration of the Express Delivery Market say a courier may neither sign for a recipient nor use a parcel locker or service station without consent. Our delivery process now follows that, step by step.',
      ),
      passage.heading('3 月 1 日起这样送', 'How delivery works from March 1'),
      passage.list(
        [
          '寄件时可选上门、快递柜或服务站，不选就按上门送。',
          'When sending, choose door, locker or service station; without a choice it is the door.',
        ],
        [
          '收件人打 950616 还能改，派送员出门之前改都算数。',
          'Recipients can change it on 950616 until the courier sets out.',
        ],
        [
          '敲门没人应，派送员先打电话；没得到同意，件带回网点，次日再送。',
          'If nobody answers, the courier calls; without consent the parcel returns to the branch and comes again next day.',
        ],
      ),
      passage.paragraph(
        '选择只对这一票有效。想以后都照办，告诉负责您的网点，派送员看得到。',
        'A choice holds for that parcel alone. To make it lasting, tell your branch, where couriers can read it.',
      ),
      passage.paragraph(
        '上门花的时间更长。浦东一个试点小区里，派送员一上午送的件少了两成左右，我们的办法是把派送区划小，不是让人跑得更快。',
        'Doors take longer. In a pilot neighborhood in Pudong a courier managed about a fifth fewer parcels a morning, and our answer is smaller rounds, not faster legs.',
      ),
      passage.paragraph(
        '件没经同意进了柜，请打 950616，网点当天答复，并把件送到门上。',
        'If a parcel lands in a locker without your word, tell us on 950616; the branch replies that day and brings it to your door.',
      ),
    ],
    related: ['/track', '/products/express', '/help'],
  },
  {
    id: 'new-year-branches',
    date: '2024-01-23',
    category: 'company',
    title: both('春节哪些网点开门，一张表查清', 'Which branches open over the New Year'),
    summary: both(
      '2 月 9 日至 15 日的逐日安排，已写进网点查询。',
      'Day-by-day hours for February 9 to 15 are now in the branch search.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'city',
    body: [
      passage.paragraph(
        '今年除夕是 2 月 9 日。从今天起，在网点查询里点开任何一个网点，都能看到 2 月 9 日至 15 日每天几点开门；没有标注的，这七天不收件。',
        'New Year’s Eve falls on February 9. Open any branch in the search and you will find its hours for each day from February 9 to 15; a branch with none is closed to parcels that week.',
      ),
      passage.table(
        ['2024 年春节前后', 'Around Spring Festival 2024'],
        [
          ['日期', 'Dates'],
          ['揽收', 'Pickup'],
          ['派送', 'Delivery'],
        ],
        [
          [
            ['2 月 5 日至 8 日', 'February 5–8'],
            ['照常，乡镇提前一天约', 'As usual; book a day ahead in townships'],
            ['跨省多留一天', 'Allow a day more between provinces'],
          ],
          [
            ['2 月 9 日至 12 日', 'February 9–12'],
            ['只在标注营业的网点', 'At branches marked open only'],
            ['城区轮班派送', 'In cities, on shift'],
          ],
          [
            ['2 月 13 日至 17 日', 'February 13–17'],
            ['城区恢复，乡镇 16 日起', 'Cities back, townships from the 16th'],
            ['逐日恢复', 'Returning day by day'],
          ],
        ],
      ),
      passage.paragraph(
        '寄生鲜前请先问一句：收件人回老家了没有。回去了，就直接写老家的地址，节前转寄常常赶不上。',
        'Sending fresh food? Ask first whether the recipient has gone home for the holiday. If so, write the home address; parcels forwarded in that week often miss the feast.',
      ),
      passage.paragraph(
        '假期到仓的退货先收进来，不质检，2 月 18 日起按到仓先后补做。节日里的价格以下单时显示的为准。',
        'Returns reaching our warehouses in the holiday are taken in unchecked, then inspected in order of arrival from February 18. Holiday prices are those shown when you order.',
      ),
      passage.stated(
        ['service-hours'],
        [
          '热线 950616 春节不休息，8:00–22:00 都有人接；初一上午人少，请多等几声。',
          'The hotline, 950616, takes no holiday and answers from 8:00 to 22:00; on New Year’s morning let it ring a little longer.',
        ],
        [
          '热线 950616 春节不休息；初一上午人少，请多等几声。',
          'The hotline, 950616, takes no holiday; on New Year’s morning let it ring a little longer.',
        ],
      ),
    ],
    related: ['/network', '/notice'],
  },
  {
    id: 'xian-lanzhou-driver',
    date: '2023-12-14',
    category: 'people',
    title: both('曾师傅的西兰线，第六个冬天', 'Six winters on the Lanzhou road'),
    summary: both(
      '一位夜班司机说，快慢在出发前那二十分钟里。',
      'A night driver on the twenty minutes that decide how fast a truck is.',
    ),
    place: both('西安', 'Xi’an'),
    scene: 'freight',
    body: [
      passage.paragraph(
        '曾建林的车晚上 9 点半离开西安枢纽，天亮前到兰州。六个冬天下来，哪个隧道口会结暗冰，哪个服务区凌晨还有热水，他都记在一个小本子上。',
        'Zeng Jianlin’s truck leaves the Xi’an hub at half past nine and is in Lanzhou before light. After six winters a small notebook tells him which tunnel mouths ice over and which rest stops have hot water at three.',
      ),
      passage.paragraph(
        '出发前他绕车走一圈，敲轮胎，核对封签号，再看车尾的货有没有顶住门。“路上省不出二十分钟，”他说，“这里能丢掉两个小时。”',
        'Before leaving he walks around it, knocks the tires, compares the seal number and looks whether cargo leans on the doors. “You cannot save twenty minutes on the road,” he says, “but you can lose two hours right here.”',
      ),
      passage.heading('冬天配双驾', 'Two drivers in winter'),
      passage.paragraph(
        '法规要求连续驾驶不超过四小时、每次休息不少于二十分钟。冬天这条线配两名司机，三个半小时一换，换下来的人必须躺到卧铺上，不许坐在副驾陪聊。',
        'The law allows four hours at the wheel, then a rest of at least twenty minutes. This line carries two drivers in winter, who change after three and a half; whoever comes off lies down in the bunk and does not sit up for company.',
      ),
      passage.quote(
        [
          '客户看到的是“运输中”三个字，我看到的是六盘山的雾。',
          'Customers read “in transit”. I see the fog on Mount Liupan.',
        ],
        ['曾建林，西安枢纽干线司机', 'Zeng Jianlin, trunk driver, Xi’an hub'],
      ),
      passage.paragraph(
        '遇到封路，他停稳后按车机上的“等待”，查单页就会写出原因和预计恢复的时间。这个键是司机们提的：从前车停在半路，查单页什么都不说，客服只好挨个打电话问。',
        'When a road closes he stops and presses Waiting on the dashboard; the tracking page then gives the reason and when it should end. Drivers asked for that button. Before it, a stopped truck said nothing and customer service had to call around.',
      ),
    ],
    related: ['/products/freight', '/cargo', '/track'],
  },
]
