import type { NoticeSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'
import { passage } from '../passages.ts'

/** June to September 2026, newest first. */
export const noticesOfSummer2026: readonly NoticeSeed[] = [
  {
    id: 'october-price-lists',
    kind: 'notice',
    category: 'price',
    date: '2026-09-18',
    title: both('服务和包装价目表 10 月 1 日换新', 'New service and packaging prices on October 1'),
    summary: both(
      '所有价格改为含税，保价写成三档，包装按规格逐件列出。',
      'All prices now include tax, insurance is shown in three steps, packaging piece by piece.',
    ),
    from: '2026-09-30T16:00:00Z',
    contact: both('价格管理组，950616', 'Pricing team, 950616'),
    body: [
      passage.paragraph(
        '旧表有的含税、有的不含，商家对账要自己换算。10 月 1 日零点起，两张表统一写含税价。没改的是收法：没勾的服务仍然不收。',
        'Some old prices included tax and some did not, which left merchants to convert. From midnight on October 1 both lists show prices with tax. What has not changed: a service you do not choose is not charged.',
      ),
      passage.table(
        ['常用的几项', 'The usual ones'],
        [
          ['服务', 'Service'],
          ['价格', 'Price'],
          ['说明', 'Note'],
        ],
        [
          [
            ['基本保价', 'Basic insurance'],
            claimOr(
              ['insurance', 'insurance-middle', 'insurance-rate'],
              ['1 元、2 元、5‰', '¥1, ¥2, 5‰'],
              ['三档', 'Three steps'],
            ),
            ['界线是 500 元和 1,000 元', 'Steps at ¥500 and ¥1,000'],
          ],
          [
            ['全额保', 'Full coverage'],
            claimOr(['full-cover'], ['2 元、3 元、8‰', '¥2, ¥3, 8‰'], ['三档', 'Three steps']),
            ['部分损坏不折算', 'Part damage paid in full'],
          ],
          [
            ['纸质签单返还', 'Paper receipt'],
            claimOr(['receipt-paper'], ['8 元一票', '¥8 a shipment'], ['按票', 'By shipment']),
            ['多联装订算一份', 'Stapled copies count once'],
          ],
          [
            ['木质包装', 'Wooden packaging'],
            claimOr(
              ['wooden-packaging', 'wooden-minimum'],
              ['200 元每立方米，40 元起', '¥200 per m³, from ¥40'],
              ['按立方米', 'By the cubic meter'],
            ),
            ['倍数写在报价单上', 'The factor is on the quote'],
          ],
        ],
      ),
      passage.paragraph(
        '9 月 30 日 24 点前揽收的按旧表。月结客户的合同价不受影响，10 月账单起加一列“不含税”，方便入账。',
        'Pickups until midnight on September 30 follow the old list. Contract prices stand; bills from October gain a column without tax for your books.',
      ),
      passage.paragraph(
        '旧表存档，写信可以要。发现收的和表上不一样，报单号，多收的当天退。',
        'The old lists are archived and sent on request. If you were charged anything else, give us the number and the excess is returned that day.',
      ),
    ],
    related: [
      { label: both('两张价目表', 'Both lists'), href: '/info#prices' },
      { label: both('保价怎么算', 'How cover is priced'), href: '/products/insurance#rates' },
    ],
    corrections: [
      {
        date: '2026-09-21',
        text: both(
          '初版写电子签单返还 10 月 1 日一同开通，有误。电子签单 11 月 5 日才上线，表里已删去这一行。',
          'The first version said electronic receipts would start on October 1 too. They begin on November 5; the row has been taken out.',
        ),
      },
    ],
  },
  {
    id: 'golden-week-freighters',
    kind: 'notice',
    category: 'air',
    date: '2026-09-16',
    title: both('国庆七天的货班与收货时间', 'Freighters over the National Day week'),
    summary: both(
      '10 月 1 日到 3 日国内货班减半，国际照飞，鲜货请提前订。',
      'Half the domestic flights run from October 1 to 3; international ones are unchanged.',
    ),
    from: '2026-09-30T16:00:00Z',
    until: '2026-10-07T16:00:00Z',
    services: ['air'],
    contact: both('鸿雁航空订舱台，950616 转航空', 'Hongyan Air bookings, 950616, ask for air'),
    body: [
      passage.table(
        ['国庆期间的安排', 'The week at a glance'],
        [
          ['日期', 'Dates'],
          ['国内', 'Domestic'],
          ['国际与地区', 'International'],
        ],
        [
          [
            ['1 日–3 日', 'October 1–3'],
            ['每条线隔天一班', 'Every other day on each route'],
            ['不变', 'Unchanged'],
          ],
          [
            ['4 日–5 日', 'October 4–5'],
            ['主要城市恢复', 'Main cities resume'],
            ['不变', 'Unchanged'],
          ],
          [
            ['6 日–7 日', 'October 6–7'],
            ['全部恢复，加两班返程鲜货', 'All, plus two for fresh returns'],
            ['首尔加一班', 'One more to Seoul'],
          ],
        ],
      ),
      passage.paragraph(
        '停的那几班，前一天的收货截止顺延到 23:00，货在武汉过夜，不另收存放费。大闸蟹、鲜花这类等不起的，只接有航班的日子。',
        'Where a flight is skipped, acceptance on the eve is extended to 23:00 and cargo spends the night in Wuhan free. Hairy crab, flowers and the like are taken only on days that fly.',
      ),
      passage.list(
        [
          '固定板位照留，不用的 9 月 28 日前退。',
          'Standing positions are kept; release yours by September 28.',
        ],
        [
          '货站白班 8:00 起，夜班只留过磅和安检。',
          'Terminals open at 8:00; nights have weighing and screening only.',
        ],
        ['海关节日有值班，查验件可能隔天。', 'Customs is on duty; inspections may take a day.'],
      ),
      passage.paragraph(
        '派送端也放缓：落地后的门到门件，县里多等一天；机场自提不受影响，带好提货委托。',
        'The ground slows as well: door deliveries in counties take a day more. Collection at the airport runs as usual with your authorization.',
      ),
    ],
    related: [
      { label: both('航线与班次', 'Routes and departures'), href: '/air/cargo' },
      { label: both('机场到机场', 'Airport to airport'), href: '/products/air#airport-to-airport' },
    ],
  },
  {
    id: 'terms-fifth-edition',
    kind: 'notice',
    category: 'service',
    date: '2026-08-28',
    title: both('第五版条款公示，10 月 1 日生效', 'Fifth edition of the terms, from October 1'),
    summary: both(
      '改了两条：索赔要交哪些材料，我们最晚几时答复。',
      'Two sections change: what a claim needs and how long we may take.',
    ),
    from: '2026-09-30T16:00:00Z',
    contact: both('法务与客户权益组，950616', 'Legal and customer rights, 950616'),
    body: [
      passage.paragraph(
        '条款改动要先公示三十天，让您有时间看、有时间反对。这一版动了第七、八条，其余只改错字。',
        'A change of terms is shown thirty days ahead, to be read and objected to. This edition alters sections 7 and 8; elsewhere only misprints are corrected.',
      ),
      passage.table(
        ['改在哪里', 'What is different'],
        [
          ['事项', 'Matter'],
          ['第四版', 'Fourth'],
          ['第五版', 'Fifth'],
        ],
        [
          [
            ['索赔材料', 'Papers for a claim'],
            ['“有关凭证”', '“relevant evidence”'],
            ['按丢、坏、少、晚分别列出', 'listed for loss, damage, shortage and delay'],
          ],
          [
            ['缺材料', 'Something missing'],
            ['可以要求补充', 'we may ask for more'],
            ['只能要一次，要说全', 'we may ask once, and for all of it'],
          ],
          [
            ['谁举证', 'Burden of proof'],
            ['没有写', 'not stated'],
            ['不赔的理由由我们证明', 'ours, for any reason not to pay'],
          ],
          [
            ['多久答复', 'Our reply'],
            ['照法规，没有写出来', 'as the law says, not spelled out'],
            ['写明 7 日内', 'within 7 days, in writing'],
          ],
        ],
      ),
      passage.paragraph(
        '10 月 1 日零点前收寄的，走完全程都用第四版。签了书面合同的客户，合同写得更细的照合同。',
        'Goods accepted before midnight on October 1 stay under the fourth edition to the end. Where a written contract says more, the contract counts.',
      ),
      passage.paragraph(
        '意见请在 9 月 20 日前写到投诉邮箱，逐条答复。不同意新版的月结客户，可以在 9 月底前解约，不算违约。',
        'Send objections to the complaints mailbox by September 20; each gets an answer. Account customers who disagree may leave by the end of September without breach.',
      ),
    ],
    related: [
      { label: both('读服务条款', 'Read the terms'), href: '/legal/service-details' },
      { label: both('提意见', 'Comment'), href: '/info#complaints' },
    ],
  },
  {
    id: 'typhoon-south-china',
    kind: 'notice',
    category: 'weather',
    date: '2026-08-08',
    title: both('台风登陆粤西，湛江、茂名、海口停收停派', 'Typhoon: Zhanjiang, Maoming and Haikou closed'),
    summary: both(
      '琼州海峡停航，发往海南的货暂存广州；药品和急件等复航后首班飞机。',
      'No ferries to Hainan; cargo waits in Guangzhou, medicine and urgent goods for the first flight.',
    ),
    from: '2026-08-08T08:00:00Z',
    until: '2026-08-11T16:00:00Z',
    severity: 'severe',
    areas: [both('广东西部', 'Western Guangdong'), both('海南', 'Hainan')],
    areaCodes: ['440000', '460000'],
    contact: both('华南应急调度，950616', 'South China emergency desk, 950616'),
    body: [
      passage.paragraph(
        '8 月 8 日 16:00 起，湛江、茂名、海口的网点关门，快递员已召回。珠三角各市照常收送，沿海和海岛镇街看当地通告。',
        'From 16:00 on August 8 branches in Zhanjiang, Maoming and Haikou are closed and couriers called in. The Pearl River Delta works as usual, save coastal and island townships under local orders.',
      ),
      passage.table(
        ['您的货在哪里，接下来怎样', 'Where your goods are and what follows'],
        [
          ['现在在', 'Now'],
          ['接下来', 'Next'],
          ['您可以', 'You may'],
        ],
        [
          [
            ['还没寄', 'Not sent'],
            ['停收城市不接单', 'No orders for closed cities'],
            ['等恢复短信', 'wait for our text'],
          ],
          [
            ['广州、深圳', 'Guangzhou, Shenzhen'],
            ['入库等复航', 'stored until ferries run'],
            ['改址、退回、等', 'redirect, recall, wait'],
          ],
          [
            ['已到停派城市', 'In a closed city'],
            ['搬上二楼，离地存放', 'moved upstairs, off the floor'],
            ['恢复后选时段', 'choose a slot afterward'],
          ],
          [
            ['生鲜', 'Fresh food'],
            ['进广州冷库', 'cold rooms in Guangzhou'],
            ['就地卖、改送、退', 'sell, redirect or recall'],
          ],
        ],
      ),
      passage.heading('请不要', 'Please do not'),
      passage.list(
        ['到已经关门的网点取件，门口积水。', 'come to closed branches: there is water at the door;'],
        [
          '把件改寄到码头附近等船，那里也停了。',
          'redirect goods to the port to wait, which is closed as well;',
        ],
        ['催快递员出门，安全比时效要紧。', 'urge couriers out: they matter more than the schedule.'],
      ),
      passage.paragraph(
        '停航期间不收保管费。箱子泡了水的先拍照再签收，按水湿理赔，我们会主动联系受影响的寄件人。',
        'Storage is free while ferries stand. Photograph any wet box before signing; it is claimed as water damage, and we contact the senders concerned.',
      ),
    ],
    related: [
      { label: both('后来怎么清完的', 'How it was cleared'), href: '/news/typhoon-two-days' },
      { label: both('查地址恢复没有', 'Is an address open again?'), href: '/network#coverage' },
    ],
    corrections: [
      {
        date: '2026-08-09',
        text: both(
          '初版漏写茂名。茂名的网点与湛江同时关门，标题和正文已补上。',
          'The first version left out Maoming, which closed together with Zhanjiang; title and text now name it.',
        ),
      },
    ],
  },
  {
    id: 'truck-batteries',
    kind: 'trend',
    category: 'industry',
    date: '2026-06-25',
    title: both('电动货车：先跑短途，再谈干线', 'Electric trucks: short runs first'),
    summary: both(
      '电池安全新国标 7 月 1 日起实施，换车的账要重算一遍。',
      'A stricter battery standard takes effect on July 1, and the math of replacing trucks changes with it.',
    ),
    contact: both('车队与能源组，950616', 'Fleet and energy team, 950616'),
    body: [
      passage.paragraph(
        'GB 38031-2025《电动汽车用动力蓄电池安全要求》7 月 1 日起实施，新申请型式批准的车先用，已经获批的车型宽限一年。改动最大的一条：电池内部热失控以后，从“着火前五分钟报警”变成“不起火、不爆炸”。',
        'GB 38031-2025, the Chinese safety standard for traction batteries, applies from July 1 to newly approved types, a year later to existing ones. Its greatest change: after a thermal runaway it no longer suffices to warn five minutes before fire. There must be neither fire nor explosion.',
      ),
      passage.paragraph(
        '对物流车，这一条比里程更要紧。货车充电停在仓库边上，旁边是纸箱和托盘，一辆车烧起来，赔的不只是车。',
        'For trucking that counts for more than range. Trucks charge beside warehouses, among cartons and pallets, and a burning one costs more than itself.',
      ),
      passage.heading('哪些线先换', 'Which lines change first'),
      passage.list(
        [
          '一天往返两三趟、夜里回场的城配，充得上。',
          'City rounds that come home each night: they can charge.',
        ],
        ['港口、厂区、园区内的短倒，路线固定。', 'Shuttles in ports, plants and parks, on fixed routes.'],
        [
          '三百公里以上的干线，先看换电站在不在路上。',
          'Trunk lines above 300 km: see first whether swap stations lie on the way.',
        ],
        [
          '冷藏车再等等，冷机要从同一块电池里分电。',
          'Reefers had better wait: the cooling draws on the same battery.',
        ],
      ),
      passage.paragraph(
        '货主想问承运商的，可以问三句：车是按哪一版标准批的，充电位离库房多远，冬天里程打几折。',
        'Three questions for a carrier: under which edition was the truck approved, how far is the charger from the building, and what remains of the range in winter.',
      ),
    ],
    related: [
      { label: both('零下 28 度的实测', 'Measured at minus 28'), href: '/news/tricycles-at-minus-28' },
      { label: both('我们的减排目标', 'Our targets'), href: '/sustainability' },
    ],
  },
  {
    id: 'exam-days',
    kind: 'notice',
    category: 'service',
    date: '2026-06-03',
    title: both('高考几天，考点周边静音派送', 'Quiet delivery around examination sites'),
    summary: both(
      '6 月 6 日到 9 日，考点附近的车改走外圈，按铃改成发短信。',
      'From June 6 to 9 vans keep away from exam sites and a text replaces the bell.',
    ),
    from: '2026-06-05T16:00:00Z',
    until: '2026-06-09T16:00:00Z',
    services: ['express', 'bulky', 'freight'],
    direction: 'receive',
    contact: both('各地网点，或 950616', 'Your branch, or 950616'),
    body: [
      passage.paragraph(
        '全国统一高考 6 月 7 日开始，有的省考到 9 日。考点周边的路按时段禁行禁鸣，快递车绕开走，这几天的派送会挪时间，不会停。',
        'The national college entrance examination begins on June 7 and in some provinces lasts until the 9th. Roads near the sites close at set hours and horns are banned; our vans go around, so delivery shifts and does not stop.',
      ),
      passage.list(
        [
          '考点 500 米内，开考到收卷之间不派送，中午和傍晚补上。',
          'Within 500 meters nothing is delivered while papers are written; midday and evening make up for it.',
        ],
        [
          '居民楼不按铃、不喊，发短信，等您下来或者放门口。',
          'In apartment buildings no bell and no calling: we text, and you come down or have it left.',
        ],
        [
          '大件和装修材料往后约，电钻声传得远。',
          'Bulky goods and building materials are booked later: a drill carries far.',
        ],
      ),
      passage.paragraph(
        '寄给考生的证件和眼镜，打 950616 报单号，网点单独送，不等班次。',
        'For papers or glasses a candidate needs, give 950616 the number and the branch brings it at once.',
      ),
      passage.paragraph(
        '家里有考生，打 950616 就能把这几天的件一起改到 10 日以后，免费。',
        'With a candidate at home, 950616 moves all parcels of these days past the 10th, free.',
      ),
    ],
    related: [
      { label: both('看改到几点为止', 'See until when it can change'), href: '/track' },
      { label: both('找负责您的网点', 'Find your branch'), href: '/network' },
    ],
  },
]
