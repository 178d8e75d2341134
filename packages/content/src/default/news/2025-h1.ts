import type { ArticleSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** December 2024 to May 2025, newest first. */
export const newsOfEarly2025: readonly ArticleSeed[] = [
  {
    id: 'packaging-rules-2025',
    date: '2025-05-27',
    category: 'company',
    title: both('快递暂行条例改了，包装怎么变', 'The amended rules on packing a parcel'),
    summary: both(
      '6 月 1 日起施行，寄件人和我们各有几件事要做。',
      'In force from June 1, with a few things for senders and more for us.',
    ),
    place: both('北京', 'Beijing'),
    scene: 'packing',
    body: [
      passage.paragraph(
        '修改后的《快递暂行条例》6 月 1 日起施行，其中增加了快递包装的专门规定，要求少用、可重复用、便于回收。落到一件货上，变化是这些。',
        'The amended Interim Regulations on Express Delivery take effect on June 1 with provisions on packaging: less of it, used again, easy to recycle. For a single parcel that means the following.',
      ),
      passage.heading('我们做的', 'On our side'),
      passage.list(
        [
          '原包装结实的，直接贴面单，不再套一层箱子。',
          'Sturdy original packaging gets a label and no second box.',
        ],
        ['胶带只封口，不缠圈。', 'Tape closes the flaps and is not wound round.'],
        [
          '网点设回收架，完好的纸箱给下一位寄件人白用。',
          'A rack in each branch offers sound used boxes to the next sender, free.',
        ],
      ),
      passage.heading('您可以做的', 'On yours'),
      passage.paragraph(
        '自备的箱子只要干净、干燥、承得住，我们照收，旧报纸也能当填充。不合格的，收件员会当面说是哪一项；愿意换箱，按价目表付；不愿意，可以不寄。',
        'Bring your own box: clean, dry and strong enough is all we ask, and old newspaper will do as filling. If it falls short the courier says why; you may buy one of ours at the listed price, or keep the parcel.',
      ),
      passage.paragraph(
        '玻璃、陶瓷和仪器不在减量之列，该垫的照垫。省下一层泡沫、碎了一只花瓶，并不环保。',
        'Glass, china and instruments keep their padding. Saving a layer of foam and breaking a vase helps nobody.',
      ),
      passage.paragraph(
        '自己打包发货的商家，请在 6 月底前把包装材料的检测报告交给客户经理，限量看 GB 43352。手里还有旧料的，先报数量，我们一起排更换的日子。',
        'Merchants who pack themselves: please send your account manager the test reports of your materials by the end of June; the limits are in GB 43352. If old stock is left, tell us how much and we will plan the change together.',
      ),
    ],
    related: ['/products/packaging', '/sustainability'],
  },
  {
    id: 'roof-power',
    date: '2025-04-22',
    category: 'sustainability',
    title: both('三座仓的屋顶电，用在了哪里', 'Where the power from three roofs goes'),
    summary: both(
      '正午发得最多，冷库却在傍晚最吃电。',
      'Roofs peak at noon; cold rooms are hungriest at dusk.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'park',
    body: [
      passage.paragraph(
        '青浦、昆山、嘉兴三座仓的屋顶光伏并网满一年。把每小时的发电和用电放在一起看，结果和我们原先想的不一样。',
        'Solar roofs in Qingpu, Kunshan and Jiaxing have fed the grid for a year. Setting each hour’s output beside each hour’s use, we found something other than we expected.',
      ),
      passage.table(
        ['一个晴天，青浦仓，千瓦时', 'One sunny day in Qingpu, kWh'],
        [
          ['时段', 'Hours'],
          ['屋顶发电', 'Roof'],
          ['仓里用电', 'Used'],
          ['送回电网', 'To the grid'],
        ],
        [
          ['6:00–10:00', '410', '520', '0'],
          ['10:00–14:00', '1,260', '780', '480'],
          ['14:00–18:00', '690', '860', '0'],
          ['18:00–22:00', '0', '940', '0'],
        ],
      ),
      passage.paragraph(
        '正午近四成用不完，傍晚又要从电网买。于是我们挪用电的时间：叉车改在午休时充，冷库 11 点到 14 点多降两度，把冷存在货和墙里，傍晚少开压缩机。',
        'Nearly forty percent of the midday power had nowhere to go, and by evening we were buying. So demand was moved: forklifts charge over the lunch break, and cold rooms run two degrees lower from 11:00 to 14:00, storing cold in goods and walls for the evening.',
      ),
      passage.paragraph(
        '两个月后，送回电网的降到正午发电的一成多。分拣线挪不动，它跟着订单走；电池储电算下来还不划算，明年再看。',
        'Two months later little more than a tenth of the midday output leaves the site. Sorters cannot be moved, since they follow orders, and batteries do not yet pay; we will look again next year.',
      ),
      passage.paragraph(
        '货放在这三座仓的商家，从二季度起能在账单附页里看到：自己那份用电，多少度来自屋顶。',
        'Merchants with stock in these three will see from the second quarter, on a page with the invoice, how much of their share came off the roof.',
      ),
    ],
    related: ['/sustainability', '/products/intelligent-park'],
  },
  {
    id: 'lhasa-morning',
    date: '2025-03-18',
    category: 'network',
    brand: 'air',
    title: both('成都至拉萨的货班改到清晨', 'The Lhasa freighter moves to dawn'),
    summary: both(
      '避开午后的大风，取消的班次会少一些。',
      'Flying before the afternoon wind should mean fewer cancellations.',
    ),
    place: both('拉萨', 'Lhasa'),
    scene: 'apron',
    body: [
      passage.paragraph(
        '3 月 30 日换季起，成都至拉萨的货班从午后改到清晨。河谷的风中午以后变大，去年春天这条线取消的班次，大多在下午。',
        'With the season change on March 30 the freighter from Chengdu to Lhasa leaves at dawn instead of after lunch. Wind in the valley rises from midday, and most of last spring’s cancellations came in the afternoon.',
      ),
      passage.heading('对寄件人的影响', 'What it means for senders'),
      passage.list(
        [
          '成都收货改为前一天 22 点截止，原来是当天上午 9 点。',
          'Chengdu accepts cargo until 22:00 the evening before, no longer until 9:00 that day.',
        ],
        [
          '拉萨上午就能分拨，城区当天下午送到。',
          'Lhasa sorts before noon and delivers in town the same afternoon.',
        ],
        [
          '回程的牦牛肉和菌类，中午到成都，赶得上晚市。',
          'Yak meat and mushrooms reach Chengdu at midday, in time for the evening market.',
        ],
      ),
      passage.paragraph(
        '高原空气稀薄，气温越高，飞机能带起来的货越少。清晨冷，同一架飞机可以多装一些，夏天尤其明显。',
        'Thin plateau air lifts less the warmer it gets. At dawn the same aircraft can carry more, and in summer the difference is plain.',
      ),
      passage.paragraph(
        '低云和雪仍会让航班取消。取消后，货在成都等下一班，怕热怕冻的进控温区；等不起的，回复短信里的“改陆运”，三天左右到。',
        'Low cloud and snow will still cancel flights. Cargo then waits in Chengdu, sensitive goods under temperature control; if you cannot wait, answer the text message with “road” and it arrives in about three days.',
      ),
      passage.paragraph(
        '氧气瓶、自热食品、便携炉具常有人寄往高原：氧气瓶要由医疗单位先约定，自热食品不能上飞机，炉具不能带燃料。拿不准的，先查禁运清单。',
        'People often send oxygen cylinders, self-heating meals and camping stoves up here. Oxygen goes only by agreement with medical institutions, self-heating meals may not fly, and stoves must travel without fuel. When in doubt look at the list first.',
      ),
    ],
    related: ['/air/cargo', '/air/prohibited', '/air/notice'],
  },
  {
    id: 'old-sofa-away',
    date: '2025-02-20',
    category: 'products',
    title: both('新沙发进门，旧沙发同一趟带走', 'New sofa in, old sofa out'),
    summary: both(
      '广州、佛山、成都、西安四城可以加订。',
      'A new option on bulky orders in Guangzhou, Foshan, Chengdu and Xi’an.',
    ),
    place: both('佛山', 'Foshan'),
    scene: 'bulky',
    body: [
      passage.paragraph(
        '2 月 18 日起，四城的大件订单多了一个选项：带走旧件。同一组人把新家具送进屋、装好，再把旧的拆开抬下楼。',
        'Since February 18 bulky orders in four cities have one more box to check: take the old one. The crew that carries in and fits the new furniture takes the old apart and down the stairs.',
      ),
      passage.stated(
        ['upstairs'],
        [
          '新件单件不超过 100 公斤，上楼免费；旧件下楼按件报价，下单时就看得到，到了现场不加。',
          'New items go up free to 100 kg apiece. The way down for old ones is priced per item on the order, and nothing is added at your door.',
        ],
        [
          '旧件下楼按件报价，下单时就看得到，到了现场不加。',
          'The way down for old items is priced on the order, and nothing is added at your door.',
        ],
      ),
      passage.heading('约之前量一量', 'Measure before booking'),
      passage.list(
        [
          '两米二以上、进不了电梯的，请先说。',
          'Say so if it is over 2.2 meters and will not fit the elevator.',
        ],
        [
          '掏一掏坐垫缝，里面常有遥控器和现金。',
          'Reach behind the cushions: remote controls and money live there.',
        ],
        [
          '大理石台面、钢琴和固定在墙上的柜子不收。',
          'Marble tops, pianos and cabinets fixed to walls are not included.',
        ],
      ),
      passage.paragraph(
        '试了 45 单，7 单误了时间，五次是货车进不了地库，两次是物业要登记。现在预约时会问地库限高，也会提醒您给物业打个招呼。',
        'Of 45 trial orders seven ran late: five because the truck was too tall for the basement, two because the building wanted a permit. Booking now asks for the clearance and reminds you to tell the management.',
      ),
      passage.paragraph(
        '旧件的去向三天内写进订单：能修的交给旧货商，拆得开的木头、铁件、海绵分开回收，附照片。',
        'Within three days the order shows where it went: repairable pieces to a dealer, wood, iron and foam to separate recyclers, with photographs.',
      ),
    ],
    related: ['/products/bulky#installation', '/solutions/home'],
  },
  {
    id: 'college-six-weeks',
    date: '2025-01-14',
    category: 'people',
    title: both('产业学院的六周，课堂在仓里', 'Six weeks of class in a warehouse'),
    summary: both(
      '三十二名学生轮四个岗位，最难的不是搬货。',
      'Thirty-two students, four jobs, and lifting was not the hardest.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'education',
    body: [
      passage.paragraph(
        '1 月 10 日，武汉一所职业院校的 32 名学生上完了六周的进仓课。上午听课，下午跟班，收货、上架、复核、客诉，每个岗位一周半。',
        'On January 10, 32 students of a vocational college in Wuhan finished six weeks with us. Lessons in the morning, work in the afternoon: receiving, shelving, checking and complaints, a week and a half each.',
      ),
      passage.paragraph(
        '最难的是客诉。学生要在师傅旁听下，给真正等着货的人回电话。二年级的孟雨说，把“系统显示”改成“我查到了”，对方的语气马上就不一样。',
        'Complaints were the hardest: with a mentor listening they called people who were really waiting. Meng Yu, in her second year, found that saying “I have found it” instead of “the system shows” changed the voice at the other end.',
      ),
      passage.quote(
        ['说清楚几点给答复，人家就不催了。', 'Say by what time you will call back, and people stop chasing.'],
        ['孟雨，物流管理专业学生', 'Meng Yu, student of logistics management'],
      ),
      passage.paragraph(
        '结业不考卷子，每组要找出仓里一处浪费，并且量出来。有一组数了复核台到打包台的步数，建议把胶带架挪到右手边，B 区已经照改。',
        'There was no paper to sit. Each group had to find one waste and measure it. One counted steps between the checking and packing benches and proposed moving the tape rack to the right; zone B has done so.',
      ),
      passage.paragraph(
        '实习期签三方协议，买保险，按月付报酬，不排夜班。留不留下来，由学生自己决定。',
        'Placements come with a three-way agreement, insurance and monthly pay, and no night shifts. Whether to stay afterward is up to the student.',
      ),
      passage.paragraph(
        '秋季学期 3 月起接受申请，院系出一名带队老师。人数、专业和想学什么，写在产业学院页面的表里。',
        'Applications for the fall term open in March; departments provide one accompanying teacher. Tell us numbers, subject and aims on the industry college page.',
      ),
    ],
    related: ['/products/industry-college', '/products/warehousing'],
  },
  {
    id: 'drone-grounded',
    date: '2024-12-10',
    category: 'technology',
    title: both('无人机停飞三周，我们改了什么', 'Three weeks on the ground'),
    summary: both(
      '山里送药的试飞没有通过，问题在电池和风。',
      'A mountain medicine trial failed on batteries and wind; here is what changed.',
    ),
    place: both('贵阳', 'Guiyang'),
    scene: 'drone',
    body: [
      passage.paragraph(
        '11 月初，我们在贵州山区试飞一条送药支线，从乡镇卫生院到山上的村卫生室，公路要走一小时，直线 9 公里。试到第 11 天，我们自己叫停了。',
        'In early November we tried a medicine run in the hills of Guizhou, from a township clinic to a village post: an hour by road, nine kilometers straight. On the eleventh day we stopped it ourselves.',
      ),
      passage.heading('没通过的两项', 'The two failures'),
      passage.paragraph(
        '一是电池。清早山里只有 2 度，显示还剩四成电，一加速就掉到警戒线，两次提前返航。二是山口的阵风，投放时箱子荡起来，有一次落点偏了 6 米。',
        'Batteries first. At 2 °C in the morning the gauge read forty percent and fell to the limit under load; twice the drone turned back. Then gusts at the pass: boxes swung on release and one landed six meters off.',
      ),
      passage.list(
        ['电池起飞前在保温箱里热到 15 度。', 'Batteries are warmed to 15 °C before take-off.'],
        ['返航的电量线随气温变，不再是一个固定数。', 'The turn-back level moves with the temperature.'],
        [
          '风速超过每秒 8 米不投放，改为落地交接。',
          'Above 8 meters a second it lands and hands over instead of dropping.',
        ],
      ),
      passage.stated(
        ['drones'],
        [
          '机腹下的 4 个独立投放装置也改成逐个上锁，一个没关好，别的打不开，药不会送错村。',
          'Each of the 4 independent drop devices now has its own lock: while one is not shut the rest stay closed, and no village gets another’s medicine.',
        ],
        [
          '机腹下的投放装置也改成逐个上锁，一个没关好，别的打不开，药不会送错村。',
          'Each drop device now has its own lock: while one is not shut the rest stay closed, and no village gets another’s medicine.',
        ],
      ),
      passage.paragraph(
        '12 月 2 日复飞，到今天 40 架次没有提前返航。次数还少，过完一个冬天再谈收货，现在不接单。卫生院想参加试飞，可以写信来。',
        'Flights resumed on December 2; forty so far, none cut short. That is still few, and we take no orders until a whole winter has passed. Clinics that would like to join the trial may write to us.',
      ),
    ],
    related: ['/products/drones', '/connect'],
  },
]
