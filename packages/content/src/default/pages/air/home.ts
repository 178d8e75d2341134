import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { card, cells, columns, step, term, toPage, toTalk } from '../builders.ts'
import { frankfurt, outbound } from './flights.ts'

const shown = ['HY1115', 'HY1111', 'HY1103', 'HY1113', 'HY1109', 'HY1101']

/** Home of the air brand: what leaves tonight, whether a piece fits, how space is booked. */
export const airHome: PageSeed = {
  path: '/air',
  kind: 'air',
  parent: null,
  name: both('鸿雁航空', 'Hongyan Air'),
  head: {
    title: both('武汉夜航货机：航班、板位与订舱', 'Night freighters from Wuhan: flights, positions, booking'),
    keyword: both(
      '鸿雁航空,武汉货机,航空货运,订舱,板位,电子货运,夜间中转',
      'Hongyan Air, Wuhan freighters, air cargo, booking, pallet positions, e-freight, night transfer',
    ),
    description: both(
      '货机每晚在武汉换板，凌晨四点起飞往各地。先查今晚的航班，再看舱门和板位装不装得下，最后按零散、固定板位或整机订舱，单证全部走线上。',
      'Freighters change pallets in Wuhan each night and leave from four. Look up a flight, see whether your piece fits, and choose how to book space.',
    ),
  },
  hero: {
    title: bothLines(['看得见板位，', '再订舱'], ['Space you can see', 'before you book']),
    lead: both(
      '自营货机每晚从武汉飞出去。先看您的货放得进哪块板，再叫车送来。',
      'Our own freighters, from Wuhan every night. Check the position, then send the cargo.',
    ),
    actions: [toTalk(['订舱', 'Book space']), toPage(['看航线', 'See routes'], '/air/cargo')],
    scene: 'apron',
  },
  blocks: [
    {
      kind: 'air-desk',
      id: 'desk',
      title: both('查一票，试一件', 'Track one, try one'),
      lead: both(
        '单号抄错了，多半还没查就看得出来；货装不装得下，先在这里算。',
        'Most slips in a waybill number are caught before it is looked up. And before you book, see whether your piece fits.',
      ),
    },
    {
      kind: 'timetable',
      id: 'tonight',
      title: both('今晚从武汉飞出去', 'Out of Wuhan tonight'),
      lead: both(
        '午夜前后各地的货机到齐，换完板，凌晨四点起一架接一架离开。',
        'Around midnight the aircraft come in; by four the pallets have changed over and the aircraft begin to leave.',
      ),
      flights: [...outbound.filter(({ number }) => shown.includes(number)), frankfurt],
      note: both(
        '示例航班，冬春航季，均为当地时间。法兰克福与武汉差 7 小时。全部航班见货运网络页。',
        'Sample flights of the winter season, local times; Frankfurt is 7 hours behind Wuhan. The network page lists them all.',
      ),
    },
    {
      kind: 'compartments',
      id: 'fit',
      title: both('装得下吗', 'Will it fit?'),
      lead: both('选一块板，看它的轮廓和限重。', 'Choose a position to see its contour and limits.'),
      aircraft: ['narrow-freighter', 'wide-freighter', 'passenger-belly'],
    },
    {
      kind: 'table',
      id: 'ways',
      title: both('三种订法，看货有没有规律', 'Three ways to book'),
      lead: both(
        '货越有规律，价格越稳；货越零散，变动的余地越大。',
        'Steady cargo buys a steady price; odd consignments keep their freedom.',
      ),
      columns: columns(
        ['订法', 'Way'],
        ['适合谁', 'Good for'],
        ['怎么计价', 'Priced by'],
        ['货没来怎么办', 'If the cargo fails to come'],
      ),
      rows: [
        cells(
          ['零散订舱', 'Ad hoc'],
          ['一次一票，日子定不下来', 'One consignment, dates unsure'],
          ['按计费重量，报价当天有效', 'Chargeable weight; a quote holds for the day'],
          ['截货前撤单免费', 'Free to cancel before cut-off'],
        ),
        cells(
          ['固定板位', 'Standing position'],
          ['每周同一天都有货', 'Cargo on the same day each week'],
          ['按板，一季一个价', 'By the position, one price a season'],
          ['前一天退回就不计费', 'Returned a day before, it costs nothing'],
        ),
        cells(
          ['整机', 'Full charter'],
          ['大批急货，或目的地不在表上', 'A large urgent lot, or an airport not listed'],
          ['按航程、机型和空返', 'Route, aircraft and the empty way back'],
          ['按合同里的改期条款', 'As the contract says on changes'],
        ),
      ],
      note: both(
        '零散舱位每周三放出下一周的。节前两周最紧，固定板位的客户先挑。',
        'Ad hoc space for the next week opens on Wednesdays. Two weeks before a holiday are tight, and standing customers choose first.',
      ),
    },
    {
      kind: 'steps',
      id: 'booking',
      title: both('从问舱到起飞，五个节点', 'From a question to take-off'),
      items: [
        step(
          ['问位', 'Ask'],
          [
            '说航段、日子和最大一件，别的可以后补。',
            'The leg, the day and the largest piece. The rest can follow.',
          ],
          claim(['rapid-response'], '10 分钟内回话', 'An answer in 10 minutes'),
        ),
        step(
          ['留位', 'Hold'],
          [
            '给您一个订舱号，写着留到几点。到点没确认，位置放给下一位。',
            'You get a booking number and an hour. Unconfirmed by then, the space goes to the next in line.',
          ],
          ['示例：留 4 小时', 'Sample: held for 4 hours'],
        ),
        step(
          ['预检', 'Pre-check'],
          [
            '品名、尺寸、证件先在线过一遍，过了才开放进场时段。',
            'Description, size and papers are looked at online; only then do gate slots open.',
          ],
          ['几分钟有结果', 'Minutes, as a rule'],
        ),
        step(
          ['送货', 'Deliver'],
          ['按时段到货站，扫码、卸货、复磅、过安检。', 'Come in your slot: scan, unload, weigh, screen.'],
          ['复磅数为准', 'The scales decide'],
        ),
        step(
          ['装机', 'Loaded'],
          [
            '配载员定下板位，关舱后通知您：哪一班、哪块板、几点落地。',
            'The load planner assigns a place. Once the door is shut you hear which flight, which position, what time.',
          ],
          ['装机通知', 'Loading notice'],
        ),
      ],
    },
    {
      kind: 'split',
      id: 'papers',
      title: both('单证比货先到', 'Papers travel ahead'),
      lead: both(
        '五份单证填好先发来，货还在路上，窗口已经看过了。',
        'Five documents, filled in and sent ahead: the counter has read them before your truck arrives.',
      ),
      points: [
        term(
          ['运单和安检', 'Waybill and security'],
          [
            '电子运单记合同，电子安检声明记这票货由谁查过、用什么查。',
            'The waybill holds the contract; the security declaration says who screened the cargo, and how.',
          ],
        ),
        term(
          ['危险品', 'Dangerous goods'],
          [
            '申报单线上先审，签字原件随货，两样缺一不可。',
            'The declaration is reviewed online first and its signed original comes with the goods: both are needed.',
          ],
        ),
        term(
          ['预检和进场', 'Pre-check and gate'],
          ['两步接成一步，少跑一趟。', 'Two steps made one, and a trip saved.'],
        ),
      ],
      action: { label: both('看电子货运', 'About e-freight'), href: '/air/e-freight' },
      scene: 'white-paper',
    },
    {
      kind: 'cards',
      id: 'more',
      title: both('交货之前，翻这几页', 'Before you hand anything over'),
      items: [
        card(
          ['航线与截货', 'Routes and cut-offs'],
          [
            '几点飞、几点前交、几点能提，国内国外分开列。',
            'When it flies, when it closes, when it can be collected.',
          ],
          '/air/cargo',
        ),
        card(
          ['舱位图', 'Compartments'],
          ['三种机型的门、板位和地板承重。', 'Doors, places and floors of three aircraft.'],
          '/air/compartments',
        ),
        card(
          ['禁运物品', 'Prohibited items'],
          ['从锂电池到磁铁，哪些要先问。', 'From lithium cells to magnets: what to ask about first.'],
          '/air/prohibited',
        ),
        card(
          ['关于航空', 'About us'],
          ['机型、机组、谁签字、不运什么。', 'Aircraft, crews, signatures, and what we turn down.'],
          '/air/about',
        ),
      ],
    },
    {
      kind: 'latest',
      id: 'notices',
      title: both('航空公告', 'Air announcements'),
      lead: both(
        '取消、改时、禁收都先发在这里。',
        'Cancellations, new times and embargoes are posted here first.',
      ),
      from: 'air-notice',
      count: 4,
      all: { label: both('全部航空公告', 'All announcements'), href: '/air/notice' },
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('第一次走航空', 'Flying cargo for the first time'),
      ids: ['air-book-space', 'air-oversize', 'price-volume-weight', 'air-awb'],
    },
    {
      kind: 'call',
      title: both('尺寸和日子定了，就问位', 'Know the size and the day? Ask'),
      actions: [
        { label: '950616', target: { kind: 'outside', href: 'tel:950616' } },
        toTalk(['谈固定板位', 'Discuss standing positions']),
      ],
    },
  ],
  tags: ['air', 'freight', 'cross-border'],
  updated: '2026-11-19',
}
