import type { ArticleSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** December 2025 to May 2026, newest first. */
export const newsOfEarly2026: readonly ArticleSeed[] = [
  {
    id: 'rail-to-urumqi',
    date: '2026-05-19',
    category: 'network',
    title: both('西安到乌鲁木齐，一部分货改走铁路', 'To Urumqi by rail, for some of the cargo'),
    summary: both(
      '试了八周：慢一天，更准点，排放约为公路的四分之一。',
      'Eight weeks of trial: a day slower, more punctual, a quarter of the emissions.',
    ),
    place: both('西安', 'Xi’an'),
    scene: 'rail',
    body: [
      passage.paragraph(
        '3 月到 5 月，西安枢纽把一部分去乌鲁木齐的货装进集装箱，两头用卡车，中间走铁路。八周跑了 36 箱，同时段公路照跑，好做比较。',
        'From March to May our Xi’an hub put part of its Urumqi cargo into containers, by truck at both ends and rail between. Eight weeks made 36 containers, with trucks running beside them for comparison.',
      ),
      passage.table(
        ['同一批货的两种走法', 'Two ways for the same goods'],
        [
          ['项目', 'Measure'],
          ['公路', 'Road'],
          ['公铁联运', 'Road and rail'],
        ],
        [
          [
            ['门到门', 'Door to door'],
            ['约 52 小时', 'About 52 hours'],
            ['约 78 小时', 'About 78 hours'],
          ],
          [['准点', 'On time'], '89%', '97%'],
          [
            ['货物破损', 'Damage'],
            ['纸箱压角 2 起', '2 crushed corners'],
            ['无', 'None'],
          ],
          [['碳排放，公路为 100', 'Carbon, road as 100'], '100', '26'],
        ],
      ),
      passage.paragraph(
        '更准点，是因为火车不受封路影响：3 月下旬甘肃大风，公路停了 19 个小时，铁路照走。慢在两头换装，一天里有半天在等车皮。',
        'Trains do better because roads close and rails seldom do: when gales stopped trucks in Gansu for 19 hours in March, the containers rolled. The day is lost at the ends, half of it waiting for a wagon.',
      ),
      passage.heading('适合谁', 'Who it suits'),
      passage.list(
        ['饮料、图书、五金，一次够半箱以上。', 'Drinks, books and hardware, half a container or more.'],
        ['补常备库存，早一天晚一天都卖得掉。', 'Regular restocking, where a day makes no difference.'],
        [
          '生鲜、医药和急件不适合，仍走公路或航空。',
          'Not fresh food, medicine or urgent goods: road or air as before.',
        ],
      ),
      passage.paragraph(
        '6 月起每周二、五发车，下单时说明“可走铁路”，运费打 950616 问。冬天箱内会降到零下，怕冻的货 10 月停收。',
        'From June containers leave on Tuesdays and Fridays. Say “rail possible” when ordering, and call 950616 for the price. It freezes inside in winter, so goods that mind are not taken from October.',
      ),
    ],
    related: ['/products/freight', '/carbon', '/solutions/drinks'],
  },
  {
    id: 'frankfurt-cool-containers',
    date: '2026-04-21',
    category: 'products',
    brand: 'air',
    title: both('武汉至法兰克福可订温控集装器', 'Cooled containers on the Frankfurt flight'),
    summary: both(
      '药品全程 2 至 8 度，落地两小时内拿到温度曲线。',
      'Medicine at 2 to 8 °C throughout, with the curve two hours after landing.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'compartment',
    body: [
      passage.paragraph(
        '4 月 20 日起，鸿雁航空武汉至法兰克福的航班可以订温控集装器，先放四个位置。药品、诊断试剂和细胞制品都能装，前提是有稳定性资料。',
        'Since April 20 the Wuhan–Frankfurt flights of Hongyan Air carry temperature-controlled containers, four positions to begin with. They take medicines, reagents and cell products, provided there is stability data.',
      ),
      passage.table(
        ['两种集装器怎么选', 'Choosing between the two kinds'],
        [
          ['比较', 'Compared'],
          ['主动式', 'Active'],
          ['被动式', 'Passive'],
        ],
        [
          [
            ['靠什么保冷', 'Cooled by'],
            ['压缩机和电池', 'compressor and battery'],
            ['蓄冷板', 'cold plates'],
          ],
          [
            ['订舱提前', 'Book ahead'],
            ['72 小时', '72 hours'],
            ['48 小时', '48 hours'],
          ],
          [
            ['能撑多久', 'Lasts'],
            ['插上电不限', 'unlimited when plugged in'],
            ['约 96 小时', 'about 96 hours'],
          ],
          [
            ['空箱', 'Empty unit'],
            ['我们回收', 'we take it back'],
            ['收货方当场交还', 'handed back at delivery'],
          ],
        ],
      ),
      passage.paragraph(
        '装箱在武汉货站的冷区做，开门不超过十分钟。箱里放三只记录仪，上、中、下各一只，落地两小时内曲线发到订舱邮箱；超出范围，先打电话，再发邮件。',
        'Loading happens in the cold area in Wuhan with the door open ten minutes at most. Three loggers, top, middle and bottom, report within two hours of landing; after an excursion we call first and write second.',
      ),
      passage.paragraph(
        '航班延误怎么办：主动式在机坪接电，被动式延误超过六小时就换蓄冷板。两样都做不到时，货退回冷库，由您决定等还是退。',
        'If the flight is late, active units are plugged in on the apron and passive ones get new plates after six hours. Where neither can be done, goods return to the cold room and you decide whether to wait.',
      ),
      passage.paragraph(
        '第一次订请提前两周，把稳定性资料、装箱图和欧盟收货方的许可一起发来，我们先做一次空箱走线。',
        'For a first booking allow two weeks: send stability data, the packing plan and the European consignee’s license, and we run the route with an empty unit.',
      ),
    ],
    related: ['/air/compartments', '/products/pharma', '/air/cargo'],
  },
  {
    id: 'small-warehouse-robots',
    date: '2026-03-17',
    category: 'technology',
    title: both('小仓也能用机器人了', 'Robots for a small warehouse'),
    summary: both(
      '长沙一座书仓改造六周，只停发三天。',
      'A book warehouse in Changsha was changed over in six weeks, three of its days shut.',
    ),
    place: both('长沙', 'Changsha'),
    scene: 'robot',
    body: [
      passage.stated(
        ['automation-area'],
        [
          '常有人问，仓要多大才值得上机器人。我们的界线是 1,000 平方米。长沙这座书仓 1,300 平方米，每天出四千来本，2 月底改完。',
          'People ask how large a warehouse must be. Our line is 1,000 square meters. This one, 1,300 square meters and some four thousand books a day, was ready at the end of February.',
        ],
        [
          '常有人问，仓要多大才值得上机器人。长沙这座书仓不大，每天出四千来本，2 月底改完。',
          'People ask how large a warehouse must be. This one is small, sends some four thousand books a day, and was ready at the end of February.',
        ],
      ),
      passage.table(
        ['改造前后，四周平均', 'Before and after, four-week averages'],
        [
          ['项目', 'Measure'],
          ['以前', 'Before'],
          ['现在', 'Now'],
        ],
        [
          [['每人每小时拣货', 'Lines per person-hour'], '62', '141'],
          [
            ['每班走路', 'Walked per shift'],
            ['16 公里', '16 km'],
            ['3 公里', '3 km'],
          ],
          [['每万行拣错', 'Errors per 10,000 lines'], '9', '3'],
        ],
      ),
      passage.heading('没想到的两件事', 'Two surprises'),
      passage.paragraph(
        '书比衣服重得多，放满的货架在机器人背上晃，前两周只好把顶层空着，后来改了货架的脚。角落里两处没有信号，机器人走到那里就发呆，补了天线才好。',
        'Books are heavy: full shelves swayed on the robots, so the top level stayed empty for two weeks until the feet were changed. In two corners without signal robots stood and thought; aerials cured them.',
      ),
      passage.paragraph(
        '原来的九名拣货员都还在，四个人学了巡检，工资按新岗位算。他们说最大的变化是晚上脚不肿了。',
        'All nine pickers are still there, four of them trained as inspectors on an inspector’s pay. The greatest change, they say, is that their feet no longer swell.',
      ),
      passage.paragraph(
        '想知道自己的仓合不合适，先准备三样：平面图、最近三个月的订单明细、最重的一箱有多重。两周内给您一份算法写明的估算，不合适也会直说。',
        'To find out about yours have three things ready: a floor plan, three months of order lines and the weight of your heaviest carton. A worked estimate follows in two weeks, and if the answer is no we will say so.',
      ),
    ],
    related: ['/products/robots', '/products/wcs', '/solutions/books'],
  },
  {
    id: 'a-morning-on-950616',
    date: '2026-02-05',
    category: 'people',
    title: both('在 950616 听一个上午', 'A morning on 950616'),
    summary: both(
      '问得最多的不是“到哪了”，是“今天还来不来”。',
      'The commonest question is not where it is but whether it still comes today.',
    ),
    place: both('成都', 'Chengdu'),
    scene: 'service',
    body: [
      passage.stated(
        ['service-hours'],
        [
          '热线 8:00–22:00 有人接。1 月 29 日早上，我们坐在成都座席唐宁旁边，戴上第二副耳机，听到中午。',
          'The hotline is staffed from 8:00 to 22:00. On the morning of January 29 we sat beside Tang Ning in Chengdu with a second headset and listened until noon.',
        ],
        [
          '1 月 29 日早上，我们坐在热线座席唐宁旁边，戴上第二副耳机，听到中午。',
          'On the morning of January 29 we sat beside Tang Ning of the hotline with a second headset and listened until noon.',
        ],
      ),
      passage.paragraph(
        '9 点 10 分，一位女士问母亲的药。系统里写着“派送中”，她要的不是这三个字，是要不要请假等。唐宁打给派送员，问清楚还有十一家，回话：十点半前后。',
        'At ten past nine a woman asked about her mother’s medicine. “Out for delivery” was on the screen, but what she needed to know was whether to take the morning off. Tang called the courier, learned there were eleven stops to go and told her: about half past ten.',
      ),
      passage.paragraph(
        '10 点多，一家小店的老板抱怨月结单看不懂。她没有照着念，让对方翻到第二页，从最大的一笔开始对，七分钟后找到了：两票货按体积重算的。',
        'After ten a shopkeeper could not read his monthly bill. Instead of reading it out she had him turn to page two and begin with the largest sum. In seven minutes they had it: two shipments billed by volume.',
      ),
      passage.quote(
        [
          '人家打来不是要听道歉，是要知道接下来几点。',
          'Nobody calls to hear that we are sorry. They want a time.',
        ],
        ['唐宁，热线座席', 'Tang Ning, hotline agent'],
      ),
      passage.paragraph(
        '她一上午接了 34 个电话，13 个问的是今天还来不来。同事们为此提了一个改法，2 月 3 日已经做进查单页：派送员出门之后，页面写出他几点出发、预计哪个时段到。',
        'Of 34 calls that morning 13 asked whether it still comes today. The agents proposed a change, and since February 3 the tracking page does it: once a courier sets out it shows since when, and the window.',
      ),
      passage.paragraph(
        '等不及接通，可以按 1 留号码，前一位说完就回拨，不用重新排队。',
        'If you cannot hold, press 1 and leave your number; we call back when your turn comes.',
      ),
    ],
    related: ['/connect', '/track', '/help'],
  },
  {
    id: 'tricycles-at-minus-28',
    date: '2026-01-20',
    category: 'sustainability',
    title: both('零下 28 度，电三轮能跑多远', 'Electric tricycles at minus 28'),
    summary: both(
      '续航剩不到三成，加了保温套才够跑完一趟。',
      'Less than a third of the range remained; a heated jacket made the round possible.',
    ),
    place: both('哈尔滨', 'Harbin'),
    scene: 'express',
    body: [
      passage.paragraph(
        '1 月 5 日至 16 日，哈尔滨道里区 12 辆派送三轮换上三种电池，跑同一组路线，每天记里程。最冷的一天零下 28 度。',
        'From January 5 to 16 twelve delivery tricycles in the Daoli district of Harbin ran the same rounds on three kinds of battery. The coldest day was minus 28 °C.',
      ),
      passage.table(
        ['充满一次实际跑出的公里数', 'Kilometers on one charge'],
        [
          ['电池', 'Battery'],
          ['厂家标称', 'Rated'],
          ['零下 10 度', '−10 °C'],
          ['零下 28 度', '−28 °C'],
        ],
        [
          [['铅酸', 'Lead-acid'], '60', '29', '14'],
          [['磷酸铁锂', 'LFP'], '80', '41', '19'],
          [['磷酸铁锂加保温套', 'LFP with heated jacket'], '80', '55', '38'],
        ],
      ),
      passage.paragraph(
        '一趟派送来回 24 公里，只有第三种跑得完。第四天，户外换电柜的门锁冻住，两块电池取不出来，派送员推车回站，63 件晚到，站长逐户打了电话。',
        'A round is 24 kilometers, which only the third kind can manage. On day four the lock of an outdoor swapping cabinet froze with two batteries inside; couriers pushed their tricycles home, 63 parcels came late and the manager called every household.',
      ),
      passage.heading('接下来这样做', 'From here on'),
      passage.list(
        ['换电柜搬进站点门厅，柜门朝里。', 'Cabinets move into the stations’ entrance halls.'],
        [
          '哈尔滨和沈阳的三轮，冬天一律配保温套。',
          'Every tricycle in Harbin and Shenyang gets a jacket for winter.',
        ],
        ['低于零下 30 度改用厢式车，当天不派三轮。', 'Below minus 30 vans go out and tricycles stay in.'],
      ),
      passage.paragraph(
        '保温套自己也耗电，这样跑比夏天多用三成左右，算下来仍比燃油小货车少排。哪天改用厢式车，收件人不用做什么，时段照旧。',
        'The jacket uses power of its own, about three tenths more than in summer, and the total is still below a gasoline van. On van days nothing changes for recipients, time slots included.',
      ),
    ],
    related: ['/sustainability', '/products/express'],
  },
  {
    id: 'battery-charge-rule',
    date: '2025-12-16',
    category: 'products',
    brand: 'air',
    title: both('同箱寄的锂电池，电量先降下来', 'Batteries in the box: run them down first'),
    summary: both(
      '1 月 1 日起，与设备同箱的锂离子电池有了电量上限。',
      'From January 1 lithium-ion batteries packed with equipment have a charge limit.',
    ),
    place: both('深圳', 'Shenzhen'),
    scene: 'packing',
    body: [
      passage.paragraph(
        '国际航协《危险品规则》第 67 版把一条建议改成了要求：与设备同箱、没有装进设备的锂离子电池，超过 2.7 瓦时的，交运时荷电状态不得超过额定容量的 30%。鸿雁航空 1 月 1 日起按此收货。',
        'The 67th edition of the IATA Dangerous Goods Regulations turns advice into a rule: lithium-ion batteries above 2.7 Wh packed with equipment, though not inside it, may be charged to 30% of rated capacity at most. Hongyan Air applies it from January 1.',
      ),
      passage.table(
        ['三种装法', 'Three ways of packing'],
        [
          ['电池在哪里', 'The battery is'],
          ['包装说明', 'Instruction'],
          ['电量', 'Charge'],
        ],
        [
          [['单独寄', 'on its own'], 'PI 965', ['不超过 30%，早有规定', '30% at most, as before']],
          [['同箱，没装进去', 'beside the device'], 'PI 966', ['不超过 30%，新规定', '30% at most, new']],
          [['装在设备里', 'in the device'], 'PI 967', ['建议不超过 30%', '30% advised']],
        ],
      ),
      passage.heading('怎么准备', 'How to prepare'),
      passage.list(
        ['能看到电量的，放到显示 25% 以下再装箱。', 'Where a level is shown, bring it to 25% or less.'],
        ['看不到的，请厂家出一份出厂荷电状态的说明。', 'Where it is not, obtain a statement from the maker.'],
        [
          '无人机、电动工具的备用电池最常超，装箱前单独查。',
          'Spares for drones and power tools are the usual offenders.',
        ],
      ),
      passage.paragraph(
        '收货时抽测，超了当场退，不能在货站放电。不愿放电的，把电池装进设备里寄，或者改走陆运。',
        'We test samples at acceptance and return what exceeds the limit; batteries cannot be drained at the terminal. If yours must stay charged, fit it in the device or send by road.',
      ),
      passage.paragraph(
        '鼓包、召回和来历不明的电池，充不充电都不收。',
        'Swollen, recalled or unidentified batteries are not taken at any charge.',
      ),
    ],
    related: ['/air/prohibited', '/air/e-freight/edgd', '/prohibited'],
  },
]
