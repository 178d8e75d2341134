import type { ArticleSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'
import { passage } from '../passages.ts'

const crate = ['wooden-packaging', 'wooden-volume', 'wooden-minimum'] as const

/** A value worked out from the price of crates; without the price there is nothing to show. */
function worked(chinese: string, english: string) {
  return claimOr(crate, [chinese, english], ['按当日价目', 'At the listed price'])
}

/** June to November 2025, newest first. */
export const newsOfLate2025: readonly ArticleSeed[] = [
  {
    id: 'eleven-minutes',
    date: '2025-11-18',
    category: 'technology',
    title: both('双十一夜里，分拣线停了十一分钟', 'Eleven minutes without a sorter'),
    summary: both('停下来的不是机器，是一块写满的磁盘。', 'The machine was sound. A disk had filled up.'),
    place: both('北京', 'Beijing'),
    scene: 'sorter',
    body: [
      passage.paragraph(
        '11 月 12 日 0 点 47 分，北京枢纽一号分拣线停下，58 分恢复。货没有损坏，大约四千件晚了一班车。原因和改法如下。',
        'At 00:47 on November 12 line one in Beijing stopped; at 00:58 it ran again. Nothing was damaged, and about four thousand parcels left one truck later. This is what happened.',
      ),
      passage.paragraph(
        '包裹过扫描门要拍六张照片，先存在本地，再往外传。那晚外传变慢，本地磁盘写满，控制程序等不到“写完了”的回话，就照规则停线。',
        'Each parcel is photographed six times at the scanning gate, stored locally and then uploaded. Uploads slowed that night, the disk filled, and the control program, hearing nothing back, stopped the line as it had been told to.',
      ),
      passage.paragraph(
        '报警其实早响了一个小时，发到一位已经调岗的同事手机上，他那晚在休假。',
        'A warning had gone out an hour before, to the phone of a colleague who had moved to another post and was on leave.',
      ),
      passage.heading('改法', 'What is different now'),
      passage.list(
        [
          '照片写不进去就丢掉照片，线不停。',
          'If a photo cannot be stored it is dropped and the belt goes on.',
        ],
        ['报警发给当班的岗位，不发给人名。', 'Warnings go to the post on duty, not to a name.'],
        ['大促前一周，故意把磁盘写满演一次。', 'A week before each sale we fill the disk on purpose.'],
      ),
      passage.paragraph(
        '受影响的寄件人当天上午 10 点前收到了短信，省内的当天补到，省外晚半天左右。生鲜和医药不走这条线。',
        'Senders concerned had a text message by ten that morning. Parcels within the province still came that day, others about half a day late. Fresh food and medicine use another line.',
      ),
    ],
    related: ['/products/wcs', '/track'],
  },
  {
    id: 'claim-progress',
    date: '2025-10-21',
    category: 'company',
    title: both('理赔走到哪一步，自己能查', 'Follow a claim from report to payment'),
    summary: both(
      '四步，每一步写着谁在办、最晚几时有回音。',
      'Four stages, each naming who has it and when you will hear.',
    ),
    place: both('上海', 'Shanghai'),
    scene: 'service',
    body: [
      passage.paragraph(
        '10 月 15 日起，报过理赔的客户报运单号就能听到进度，不用从头再说一遍。',
        'Since October 15 anyone who has reported a claim hears its stage for the waybill number, without telling the story again.',
      ),
      passage.table(
        ['理赔的四步', 'The four stages'],
        [
          ['步骤', 'Stage'],
          ['我们做什么', 'We'],
          ['可能要您补的', 'You may be asked for'],
        ],
        [
          [
            ['受理', 'Received'],
            ['核对运单和签收照片', 'compare order and delivery photos'],
            ['破损处和外箱的照片', 'photos of the damage and the box'],
          ],
          [
            ['核定', 'Assessed'],
            ['看保价额，看哪一段出的事', 'look at the cover and at which leg failed'],
            ['购货凭证', 'proof of purchase'],
          ],
          [
            ['确认', 'Agreed'],
            ['写出金额和算法', 'state the sum and how it was reached'],
            ['同意，或不同意的理由', 'your consent, or why not'],
          ],
          [
            ['付款', 'Paid'],
            ['转账，发短信告知', 'transfer the money and text you'],
            ['与索赔人同名的账户', 'an account in the claimant’s name'],
          ],
        ],
      ),
      passage.stated(
        ['payout'],
        [
          '材料齐、金额没争议的，最快 24 小时到账。慢的多半卡在购货凭证上：没有发票，付款截图和聊天记录也能用。',
          'With papers complete and the sum undisputed, money can arrive in 24 hours. Most delays are about proof of purchase: if there is no invoice, a payment screenshot and the chat will serve.',
        ],
        [
          '慢的多半卡在购货凭证上：没有发票，付款截图和聊天记录也能用。',
          'Most delays are about proof of purchase: if there is no invoice, a payment screenshot and the chat will serve.',
        ],
      ),
      passage.paragraph(
        '不同意就直说，案子转给另一个人从头看。已经同意的，付款之前还可以撤回。',
        'If you disagree, say so, and somebody else looks at the file afresh. Consent can be withdrawn until the money leaves.',
      ),
      passage.paragraph(
        '没有保价的件，按运输条款赔，页面会写明用了哪一条。签收时发现外箱破了，请先拍照再开箱。',
        'Shipments without cover are settled under the terms of carriage, and the page names the clause. If a box looks broken on delivery, photograph it before opening.',
      ),
    ],
    related: ['/products/insurance', '/help', '/legal/service-details'],
    corrections: [
      {
        date: '2025-10-24',
        text: both(
          '原文写“同意之后不能再改”，不对。付款之前可以撤回，正文已改。',
          'This item said that consent was final. It can be withdrawn until payment; the text has been put right.',
        ),
      },
    ],
  },
  {
    id: 'crate-price-explained',
    date: '2025-09-16',
    category: 'products',
    title: both('木箱的价钱是怎么来的', 'How the price of a crate is worked out'),
    summary: both(
      '报价单从此写出三行：实物、计价、倍数。',
      'Quotes now show three lines: actual size, billed size, factor.',
    ),
    place: both('苏州', 'Suzhou'),
    scene: 'forklift',
    body: [
      passage.paragraph(
        '常有客户问：机器只有半个立方米，木箱怎么收得比想的多。9 月 20 日起，报价单把算法写出来，价格本身没有变。',
        'Customers often ask why the crate for a half-cubic-meter machine costs more than expected. From September 20 quotes show the calculation; the price itself is the same.',
      ),
      passage.stated(
        crate,
        [
          '木质包装每立方米 200 元，体积按实物的 1.4 倍计，一票至少 40 元。多出的四成，是木料的厚度、箱底的托脚和货与箱壁之间的空隙。',
          'Wooden packaging costs ¥200 per cubic meter on 1.4 times the physical volume, ¥40 at least. The extra four tenths are the thickness of the wood, the feet under the crate and the gap between goods and walls.',
        ],
        [
          '计价用的体积比实物大，多出的是木料的厚度、箱底的托脚和货与箱壁之间的空隙。',
          'The billed volume exceeds the goods by the thickness of the wood, the feet under the crate and the gap inside.',
        ],
      ),
      passage.table(
        ['三个算例', 'Three worked examples'],
        [
          ['货物，厘米', 'Goods, cm'],
          ['实物，立方米', 'Actual, m³'],
          ['计价，立方米', 'Billed, m³'],
          ['费用', 'Charge'],
        ],
        [
          [
            ['水泵 80×70×90', 'Pump 80×70×90'],
            '0.504',
            worked('0.706', '0.706'),
            worked('141.12 元', '¥141.12'),
          ],
          [
            ['灯具 50×40×45', 'Lamp 50×40×45'],
            '0.090',
            worked('0.126', '0.126'),
            worked('40 元，不足最低额', '¥40, the minimum'),
          ],
          [
            ['柜机 120×80×180', 'Cabinet 120×80×180'],
            '1.728',
            worked('2.419', '2.419'),
            worked('483.84 元', '¥483.84'),
          ],
        ],
      ),
      passage.heading('想少花一点', 'Ways to pay less'),
      passage.list(
        [
          '支脚、把手、天线能拆的先拆，量的是最外面。',
          'Take off feet, handles and aerials: the outermost point is what we measure.',
        ],
        [
          '几件小的并进一只箱，只收一次最低额。',
          'Put several small things in one crate, so the minimum counts once.',
        ],
        [
          '不怕压、只怕刮的，用护角和缠绕膜就够。',
          'If it fears scratches and not pressure, corner guards and film will do.',
        ],
      ),
      passage.paragraph(
        '要出口的提前说，木料得用带 IPPC 标识的，多备一天。',
        'For export tell us early: the wood must bear the IPPC mark, which takes a day more.',
      ),
    ],
    related: ['/products/packaging', '/solutions/manufacturing'],
  },
  {
    id: 'shenzhen-singapore',
    date: '2025-08-19',
    category: 'network',
    brand: 'air',
    title: both('深圳夜里起飞，新加坡清早收货', 'Shenzhen by night, Singapore by breakfast'),
    summary: both(
      '电子件、电商包裹和海鲜共用一班，舱位按周放出。',
      'Components, parcels and seafood share a flight; space is released weekly.',
    ),
    place: both('深圳', 'Shenzhen'),
    scene: 'air-network',
    body: [
      passage.paragraph(
        '8 月 16 日，鸿雁航空开通深圳至新加坡的货班。去程以电子元件和网购包裹为主，回程装活海鲜。',
        'On August 16 Hongyan Air began flying cargo between Shenzhen and Singapore: components and online orders out, live seafood back.',
      ),
      passage.table(
        ['交货和提货，当地时间', 'Acceptance and release, local time'],
        [
          ['货类', 'Cargo'],
          ['深圳最晚交货', 'Shenzhen, until'],
          ['新加坡可提', 'Singapore, from'],
        ],
        [
          [['普通货', 'General'], '20:30', ['次日 8:00', '8:00 next day']],
          [['冷藏货', 'Chilled'], '21:00', ['次日 6:30', '6:30 next day']],
          [['网购包裹', 'Parcels'], '21:30', ['次日 7:00，已分拣', '7:00 next day, sorted']],
        ],
      ),
      passage.paragraph(
        '每周三上午放出下一周的舱位，先到先得。每月都有货的客户可以签固定板位，用不满的，起飞前一天还给我们，不收空舱费。',
        'Each Wednesday morning we release the following week, first come first served. Regular shippers may hold a pallet position; hand back what you do not need a day before departure and no dead freight is due.',
      ),
      passage.paragraph(
        '新加坡对进口货征 9% 的消费税。400 新元以下的网购包裹，税通常由在当地登记的卖家代收；收件人再被要求付税，请先向卖家要凭证，别急着转账。',
        'Singapore charges 9% GST on imports. On online orders up to S$400 registered sellers normally collect it; a recipient asked to pay again should see the seller’s receipt before sending money.',
      ),
      passage.paragraph(
        '海鲜要双层袋加吸水垫，箱体倒置四小时不漏才收。漏水会腐蚀机舱地板，这一条没有商量。',
        'Seafood needs two bags and an absorbent mat, in a box that stays dry upside down for four hours. Salt water eats the cabin floor, so there is no arguing about this one.',
      ),
    ],
    related: ['/air/cargo', '/products/cross-border#export', '/air/compartments'],
  },
  {
    id: 'load-planners',
    date: '2025-07-15',
    category: 'people',
    brand: 'air',
    title: both('配载员结业，头一课是找错', 'Load planners start with a mistake'),
    summary: both(
      '十四个人，八周，一张故意写错的装机单。',
      'Fourteen people, eight weeks and a load sheet wrong on purpose.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'apron',
    body: [
      passage.paragraph(
        '7 月 11 日，鸿雁航空的配载班在武汉结业，14 人拿到上岗资格。八周只学一件事：把货放到飞机上对的位置，让重心落在允许的范围里。',
        'Fourteen load planners of Hongyan Air qualified in Wuhan on July 11. They had spent eight weeks on one thing: putting cargo where it keeps the center of gravity within limits.',
      ),
      passage.paragraph(
        '头一课发下一张装机单，二十个板位藏了五处错，没有人全找出来。最隐蔽的一处，是一块板的毛重写成了净重，差的正好是板和网自己的分量。',
        'The first lesson was a load sheet with twenty positions and five errors. Nobody found them all. Best hidden was a gross weight given as net; the gap was the pallet and its net.',
      ),
      passage.heading('结业过三关', 'Three tests'),
      passage.list(
        ['不用电脑，手算一份平衡表。', 'Work out a load and trim sheet by hand.'],
        [
          '临时换机型，25 分钟内重排全部板位。',
          'Replan every position in 25 minutes after a change of aircraft.',
        ],
        [
          '说出哪些情形必须喊停，不必等谁批准。',
          'Name the cases in which to call a halt without asking anyone.',
        ],
      ),
      passage.quote(
        [
          '装机晚十分钟是延误，重心错一格就不该起飞。',
          'Ten minutes late is a delay. One mark off balance is a flight that should not leave.',
        ],
        ['许明远，配载教员', 'Xu Mingyuan, load planning instructor'],
      ),
      passage.paragraph(
        '这和寄货的人也有关：申报的重量差得多，收货过磅后就要重排，货可能改到下一班。托盘和木箱的分量请一并报。',
        'It concerns shippers too. If the scales disagree with the booking, the load is planned again and your cargo may go on the next flight, so declare pallets and crates as part of the weight.',
      ),
      passage.paragraph(
        '下一班 10 月开课，货站干过两年以上的优先。',
        'The next course begins in October; two years in a cargo terminal count in your favor.',
      ),
    ],
    related: ['/air/recruitment', '/air/compartments'],
  },
  {
    id: 'tms-return-legs',
    date: '2025-06-17',
    category: 'technology',
    title: both('运输系统看得见返程的空车', 'Empty return trips become visible'),
    summary: both('车还没卸完，回程的货已经排上。', 'Before a truck is unloaded, its load home is waiting.'),
    place: both('济南', 'Jinan'),
    scene: 'freight',
    body: [
      passage.paragraph(
        '一辆车把货送到济南，回上海常常半空。6 月 12 日更新的运输系统把返程单列一栏：几点卸完、剩多少立方、顺路过哪些城市，调度员一眼看全。',
        'A truck that brings goods to Jinan often goes back to Shanghai half empty. The transport system of June 12 gives return trips a column: when the truck will be free, how many cubic meters are left, which cities lie on the way.',
      ),
      passage.paragraph(
        '不赶时间的货可以勾“随返程走”。系统给一个时间窗，最长等 36 小时，价钱按当时的空位报，您点头才算数；到点没配上，照正常班次发，价钱按返程的算。',
        'Cargo that can wait may check “with a return trip”. The system offers a window of 36 hours at most and a price for the space; it counts once you accept. If no truck comes in time, goods leave by the ordinary service at the price agreed.',
      ),
      passage.heading('不适合的货', 'Not suitable for'),
      passage.list(
        ['约了固定到货钟点的。', 'goods with a fixed delivery hour'],
        ['要控温的。', 'goods under temperature control'],
        ['单件长过 3 米，和别的货拼不下的。', 'single pieces over 3 meters that share badly'],
      ),
      passage.figure(['31% → 22%', '31% → 22%'], null, [
        '济南至上海返程空驶里程，试用两个月前后',
        'empty kilometers from Jinan to Shanghai, before and after two months of trial',
      ]),
      passage.paragraph(
        '没能再低，是因为卸货要等月台，车几点空下来说不准。下一版先接上月台预约。',
        'It fell no further because trucks wait for a dock and nobody can say when they will be free. The next release reads the dock bookings.',
      ),
      passage.paragraph(
        '买了系统自己用的企业，7 月 1 日自动更新，旧报表格式留到年底。',
        'Companies running the system themselves are updated on July 1; old report formats stay until the end of the year.',
      ),
    ],
    related: ['/products/tms', '/products/freight'],
  },
]
