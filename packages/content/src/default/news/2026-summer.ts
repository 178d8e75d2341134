import type { ArticleSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'
import { passage } from '../passages.ts'

/** June to September 2026, newest first. */
export const newsOfSummer2026: readonly ArticleSeed[] = [
  {
    id: 'masked-labels',
    date: '2026-09-15',
    category: 'company',
    title: both('面单再隐一步，派送员也看不到您的号码', 'Couriers no longer see your number'),
    summary: both(
      '姓名只留姓，来电显示的是中间号。',
      'Labels show surnames only, and calls come through a relay number.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'shipping-label',
    body: [
      passage.paragraph(
        '面单上的手机号早就隐去了中间四位。9 月 10 日起，新打的面单再进一步：姓名只留姓，派送员打电话也走中间号。扔箱子之前，不用再涂掉半张面单。',
        'Labels have long left out the middle four digits of a mobile number. Those printed since September 10 go further: surnames only, and couriers call through a relay. You need not black out half a label before throwing a box away.',
      ),
      passage.heading('谁看得到完整的', 'Who still sees the rest'),
      passage.list(
        ['寄件人和收件人，登录后在运单里看。', 'Sender and recipient, signed in, on the order.'],
        [
          '派送员只有一个“拨打”键，看不到号码。',
          'Couriers do not: their screen has a Call button and no number.',
        ],
        [
          '客服看到的也是隐去后的，回电话同样走中间号。',
          'Customer service has the masked version and calls through the relay too.',
        ],
      ),
      passage.paragraph(
        '签收以后中间号就失效，有人再拿旧面单打您，是打不通的。收到自称快递员、却说得出完整号码的电话，请挂断，再打 950616 核对。',
        'A relay number dies with the signature, so an old label reaches nobody. If a caller claims to be a courier and knows your full number, hang up and check with 950616.',
      ),
      passage.paragraph(
        '试行时出过一个问题：写字楼前台按姓名分件，只剩一个“王”字，一层楼有六位。现在收件地址是单位的，可以由寄件人加一个工号或座位号，印在姓的后面。',
        'The trial had a flaw: office receptions sort by name, and one floor had six people called Wang. For company addresses senders can now add a staff or desk number after the surname.',
      ),
      passage.paragraph(
        '商家用自己模板的，接口返回的字段从 11 月 1 日起只给隐去后的值，请在此之前改好。',
        'Merchants with their own templates: from November 1 the interface returns masked values only, so please adapt before then.',
      ),
    ],
    related: ['/information-safety', '/legal/privacy', '/products/express'],
  },
  {
    id: 'picker-to-technician',
    date: '2026-09-03',
    category: 'people',
    title: both('从拣货员到修机械臂的人', 'From picker to robot technician'),
    summary: both(
      '郭小满四年前来仓里拣货，现在她的工具箱有二十公斤。',
      'Four years ago Guo Xiaoman picked orders; now her toolbox weighs twenty kilograms.',
    ),
    place: both('嘉兴', 'Jiaxing'),
    scene: 'hardware',
    body: [
      passage.paragraph(
        '嘉兴仓的六号机械臂夜里卡住，郭小满到场先不看屏幕，蹲下来听。她说吸盘漏气有一种很细的哨音，比报警早半分钟。',
        'When arm six in Jiaxing jams at night, Guo Xiaoman does not look at the screen. She crouches and listens. A leaking suction cup, she says, whistles faintly half a minute before the alarm.',
      ),
      passage.paragraph(
        '2022 年她来拣货，一天走两万多步。第二年仓里装机械臂，师傅缺帮手，她每天下班多留一小时，给人递扳手，把每次故障画在本子上。画满两本以后，师傅让她自己上。',
        'She came in 2022 to pick, over twenty thousand steps a day. When arms were installed the next year and the fitter lacked a hand, she stayed an hour after each shift to pass wrenches and draw every fault. With two books full, he let her do it alone.',
      ),
      passage.heading('转岗要过的', 'What the move takes'),
      passage.list(
        ['低压电工作业证，学费由公司付。', 'A low-voltage electrician’s permit, paid for by the company.'],
        [
          '跟班三个月，独立处理二十次故障。',
          'Three months alongside a fitter and twenty faults solved unaided.',
        ],
        ['断电挂牌考核，错一步就重来。', 'A lock-out test in which one missed step means starting again.'],
      ),
      passage.quote(
        ['先断电，再伸手，机器等得起。', 'Power off, then reach in. The machine can wait.'],
        ['郭小满，嘉兴仓设备技术员', 'Guo Xiaoman, equipment technician, Jiaxing'],
      ),
      passage.paragraph(
        '嘉兴仓的八名技术员里，五名原来是拣货员。他们知道货会从哪个角度滑下来，这是设备厂的人一时学不会的。',
        'Five of the eight technicians here used to be pickers. They know at what angle a parcel slides, which people from the factory take a long while to learn.',
      ),
      passage.paragraph(
        '转岗每季度报一次名，在岗满半年就可以，不看学历。',
        'Applications are taken each quarter from anyone with six months’ service; certificates from school are not asked for.',
      ),
    ],
    related: ['/products/arms', '/products/industry-college'],
  },
  {
    id: 'typhoon-two-days',
    date: '2026-08-18',
    category: 'network',
    title: both('台风来的两天，货怎么绕', 'Two days of typhoon, and the way around'),
    summary: both(
      '8 月 8 日、9 日华南的货晚了多久，下次怎么做。',
      'How late cargo in South China ran on August 8 and 9, and what we do next time.',
    ),
    place: both('广州', 'Guangzhou'),
    scene: 'van',
    body: [
      passage.paragraph(
        '8 月 8 日下午台风登陆粤西，湛江、茂名和海口停收停派，琼州海峡停航。当晚广州枢纽里，有 210 笼车的货本来要过海。',
        'On the afternoon of August 8 a typhoon reached western Guangdong. Pickup and delivery stopped in Zhanjiang, Maoming and Haikou, and no ferry crossed the strait. That evening 210 cages in Guangzhou were waiting for it.',
      ),
      passage.heading('三种货，三种走法', 'Three kinds of cargo'),
      passage.list(
        [
          '药品和急件改飞机，从深圳等到停风后的第一班去海口。',
          'Medicine and urgent goods waited in Shenzhen for the first flight to Haikou.',
        ],
        [
          '生鲜退回广州冷库，寄件人选等、改址或就地卖掉。',
          'Fresh food went back to cold rooms; senders chose to wait, redirect or sell on the spot.',
        ],
        ['普通件原地不动，不往码头压。', 'Ordinary parcels stayed put and did not crowd the port.'],
      ),
      passage.paragraph(
        '复航后用了 31 个小时清完。最晚的一批普通件比原定晚了三天，生鲜有 12 票改卖，差价按约定由寄件人和买家自己结。',
        'Once ferries ran, clearing took 31 hours. The last ordinary parcels were three days late; twelve fresh consignments were sold elsewhere, the difference settled between sender and buyer.',
      ),
      passage.heading('做得不好的', 'What went badly'),
      passage.paragraph(
        '通知发晚了。停航的消息中午就有，短信到下午四点才发，这四个小时里又收进四百多件去海南的货。下次一接到停航预告，系统先停止接单，再等人来确认。',
        'We told people late. The port announced at noon, our messages went out at four, and in between over four hundred more parcels for Hainan were accepted. Next time orders stop with the first warning and people confirm afterward.',
      ),
      passage.paragraph(
        '台风季里寄往沿海，下单前看一眼公告页，受影响的地区会逐个列出；已经寄出的，查单页会写新的预计时间。',
        'Before sending to the coast in typhoon season look at the notices, where areas are listed one by one; for parcels under way the tracking page gives the new date.',
      ),
    ],
    related: ['/notice', '/track', '/network#coverage'],
  },
  {
    id: 'papers-before-the-terminal',
    date: '2026-07-14',
    category: 'technology',
    brand: 'air',
    title: both('进货站之前，先在网上查一遍', 'Checked before you reach the terminal'),
    summary: both(
      '交运预检和进场预约接在一起，白跑的少了。',
      'Pre-check and drop-off booking now work as one, and fewer trips are wasted.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'park',
    body: [
      passage.paragraph(
        '卡车开到货站，品名不清、尺寸超了舱门、缺一张证明，只能开回去，这样的白跑 5 月有 47 次。7 月 8 日起，交运预检和进场预约连成一步：预检过了，才放出时间段。',
        'A truck reaches the cargo terminal and turns back for a vague description, a crate wider than the door or a missing certificate: it happened 47 times in May. Since July 8 pre-check and drop-off are one step, and slots open once the check is passed.',
      ),
      passage.heading('预检查四样', 'Four things are checked'),
      passage.list(
        [
          '品名够不够具体，像不像隐含危险品。',
          'Whether the description is precise or hints at hidden danger.',
        ],
        [
          '最长边和最高件，能不能过这一班的舱门。',
          'Whether the longest and tallest pieces pass that flight’s door.',
        ],
        ['证件齐不齐，有效期够不够到目的站。', 'Whether papers are complete and valid on arrival.'],
        ['集装板还是散货，要不要垫板。', 'Whether it travels on a pallet or loose, and needs spreaders.'],
      ),
      passage.paragraph(
        '过不了会写明是哪一条、怎么补，改完重新提交，一般几分钟有结果；要人看的，工作时间里两小时内答复。',
        'A failed check names the point and the remedy; corrected entries are answered within minutes, or within two working hours if a person must look.',
      ),
      passage.paragraph(
        '6 月试行时，过了预检的 1,150 票里有 9 票在窗口又被退，都是实物和申报不符。机器看不到箱子里，写什么它信什么，所以照实写最省事。',
        'In the June trial nine of 1,150 passed consignments were still refused at the counter, each because goods and papers disagreed. The check believes what you type, so the truth is quickest.',
      ),
      passage.paragraph(
        '预约的时段留 30 分钟，晚了顺延到下一个空档。没预约也收，排在后面。',
        'A slot is held for 30 minutes, then moves to the next free one. Unbooked trucks are still taken, after the booked ones.',
      ),
    ],
    related: ['/air/e-freight/pre-check', '/air/e-freight/drop-off'],
  },
  {
    id: 'late-cold-compensation',
    date: '2026-06-10',
    category: 'products',
    title: both('冷链晚到，怎么算、怎么赔', 'When a cold shipment is late'),
    summary: both(
      '从约定时刻起算，晚多久、赔多少，用一票货讲清楚。',
      'From which minute it counts and what you get, shown on one shipment.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'cold-chain',
    body: [
      passage.paragraph(
        '夏天问得最多的是：约好上午到，下午才来，赔不赔。赔，看三个时刻：单上约定的送达时刻、派送员到门的时刻、您签收的时刻。算晚到只用前两个，您下楼慢几分钟不影响。',
        'The question of the summer: promised for the morning, here in the afternoon, what now? Three moments are on record: the time agreed, the courier at your door, your signature. Lateness uses the first two, so a slow elevator costs nobody anything.',
      ),
      passage.stated(
        ['late-penalty'],
        [
          '晚到超过 1 小时，赔运费的 10%；晚得越久赔得越多，超过 12 小时，最高赔到全部运费。',
          'More than 1 hour late returns 10% of the freight. It rises with the delay, and beyond 12 hours can reach all of it.',
        ],
        [
          '晚得越久赔得越多，具体档位写在服务条款里。',
          'The later it is the more comes back; the steps are in the service terms.',
        ],
      ),
      passage.heading('一个算例', 'An example'),
      passage.stated(
        ['late-penalty'],
        [
          '一票虾，运费 260 元，约定 10:00 前到。派送员 11:20 到门，晚了 80 分钟，赔 26 元。10:55 到，晚 55 分钟，不赔。',
          'A box of prawns, freight ¥260, due by 10:00. The courier arrives at 11:20, 80 minutes late: ¥26 back. At 10:55 nothing would be due.',
        ],
        [
          '一票虾，约定 10:00 前到，派送员 11:20 到门，就按晚 80 分钟算。',
          'A box of prawns is due by 10:00 and the courier arrives at 11:20: that counts as 80 minutes.',
        ],
      ),
      passage.list(
        ['您改了时间或地址，从改后的时刻起算。', 'If you change time or address, the new time counts.'],
        [
          '敲过门、打过电话没人应的等候，不计在内。',
          'Waiting after a knock and a call without answer is left out.',
        ],
        [
          '货坏了另算，按温度记录和保价理赔，和晚到赔付不冲突。',
          'Spoiled goods are a separate claim, on the temperature record and the cover, and one does not exclude the other.',
        ],
      ),
      passage.paragraph(
        '不用您提，也不用举证：时刻都在系统里，第二天自动退到付款的账户；没收到，打 950616。',
        'You need not ask and prove nothing: the times are on record, and the money returns next day to the account that paid. If it does not, call 950616.',
      ),
    ],
    related: ['/products/cold-chain', '/legal/service-details', '/help'],
    corrections: [
      {
        date: '2026-06-12',
        text: claimOr(
          ['late-penalty'],
          [
            '原文写“晚到满 1 小时”，应为“超过 1 小时”：晚 60 分钟整不赔。',
            'The first version said “after 1 hour or more”. It is more than 1 hour: exactly 60 minutes does not count.',
          ],
          ['原文把赔付的起点写早了一分钟，已改。', 'The first version began a minute too early; corrected.'],
        ),
      },
    ],
  },
]
