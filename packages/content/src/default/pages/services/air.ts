import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { columns, step, stop, term, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, merged, row } from '../table-cells.ts'

const fourHours = large(['4', '小时'], ['4', 'hours'])
const sixHours = large(['6', '小时'], ['6', 'hours'])

export const air: PageSeed = {
  path: '/products/air',
  kind: 'service',
  parent: '/products',
  name: both('航空', 'Air cargo'),
  head: {
    title: both('航空货运：机场到机场，或门到门', 'Air cargo: airport to airport, door to door'),
    keyword: both(
      '航空货运,机场到机场,门到门,订舱,航空运单,锂电池空运,计费重量',
      'air cargo, airport to airport, door to door, booking, air waybill, lithium batteries',
    ),
    description: both(
      '自营货机怎么订舱：起飞前多久交货、各类货要带什么单证，计费重量怎么算，门到门一夜经过哪几站，拉货和航班取消以后怎么办。',
      'Booking our freighters: hours before take-off, papers by kind of cargo, chargeable weight, a night door to door, and what a canceled flight means.',
    ),
  },
  hero: {
    title: bothLines(['赶的是一夜，', '差的是几小时'], ['It is one night,', 'and hours decide']),
    lead: both(
      '可以只订机场到机场的舱位，也可以两头都交给我们。先看截货时刻，再看货带不带电。',
      'Book space between airports only, or leave both ends to us. Check the hand-in hour first, then whether anything has a battery.',
    ),
    actions: [
      toTalk(['询舱位', 'Ask for space']),
      toPage(['看航线与班次', 'Routes and departures'], '/air/cargo'),
    ],
    scene: 'air',
  },
  blocks: [
    {
      kind: 'table',
      id: 'airport-to-airport',
      title: both('机场到机场：按货类备单证', 'Airport to airport: papers by cargo'),
      lead: both(
        '交货时刻是示例，从计划起飞倒数；各机场货站以当天公布的为准。',
        'Hours are samples, counted back from scheduled departure. Each cargo terminal posts its own.',
      ),
      columns: [
        ...columns(['货类', 'Cargo'], ['单证', 'Papers'], ['留意', 'Watch for']),
        merged('起飞前交货', 'Hand in before'),
        merged('订舱', 'Book'),
      ],
      rows: [
        row(
          ['普通货物', 'General cargo'],
          ['托运书、安检申报清单', 'Shipper’s letter, security declaration'],
          ['品名写到物，不写“配件”“样品”', 'Name the thing; “parts” or “samples” will not do'],
          fourHours,
          ['当天可订', 'Same day'],
        ),
        row(
          ['鲜活', 'Perishables and live seafood'],
          ['普货单证，加检疫或产地证明', 'The same, with quarantine or origin papers'],
          ['水产用防漏箱；干冰写明公斤数', 'Leak-proof boxes; state the kilos of dry ice'],
          fourHours,
          ['当天可订', 'Same day'],
        ),
        row(
          ['药品与样本', 'Medicines and specimens'],
          ['普货单证，加药检或不传染证明', 'The same, with test report or non-infectious statement'],
          ['标明温度范围和开箱权限', 'Mark the range and who may open it'],
          sixHours,
          ['前一天', 'Day before'],
        ),
        row(
          ['带锂电池', 'With lithium batteries'],
          ['UN 38.3 试验概要、运输条件鉴定书', 'UN 38.3 summary, transport report'],
          [
            '单独电池走 PI 965，电量不超过 30%，只上全货机',
            'Cells alone fall under PI 965: 30% charge at most, freighters only',
          ],
          sixHours,
          ['前一天', 'Day before'],
        ),
        row(
          ['超长、超重、超高', 'Outsize and heavy'],
          ['图纸或照片，重心和吊点', 'Drawing or photo, center of gravity, lifting points'],
          ['先对舱门尺寸，再对单件限重', 'Door first, then the limit for one piece'],
          large(['8', '小时'], ['8', 'hours']),
          ['三天前', 'Three days before'],
        ),
        row(
          ['危险品', 'Dangerous goods'],
          ['危险品申报单、包装性能单证', 'Dangerous goods declaration, packaging certificate'],
          ['受过训的人才能包装和申报', 'Packed and declared by trained staff only'],
          ['审核后通知', 'Told after review'],
          ['三天前', 'Three days before'],
        ),
      ],
      note: both(
        '带锂电池的货里，和设备装在一箱的是 PI 966，装进设备里的是 PI 967，要求松一些，但同样先验单证再收货。',
        'Batteries packed with equipment fall under PI 966 and inside it under PI 967: milder rules, yet papers are still checked before goods are taken.',
      ),
    },
    {
      kind: 'steps',
      id: 'booking',
      title: both('订一个舱位', 'Booking space'),
      items: [
        step(
          ['报货', 'Describe'],
          [
            '航段、件数、每件长宽高和重量，能不能侧放、能不能压。',
            'The leg, the pieces, size and weight of each, and whether they may be laid or stacked.',
          ],
          ['每件尺寸', 'Size of each piece'],
        ),
        step(
          ['确认', 'Confirm'],
          [
            '回您航班号、计费重量和价格，舱位留到约定时刻。',
            'You get flight, chargeable weight and price, and the space is held until an agreed hour.',
          ],
          ['订舱号', 'Booking number'],
        ),
        step(
          ['制单', 'Waybill'],
          [
            '运单号 11 位，前三位是航空公司，末位是校验码，抄错了多半当场就能看出。',
            'Eleven digits: three for the airline, the last a check digit, so most slips show at once.',
          ],
          ['航空运单', 'Air waybill'],
        ),
        step(
          ['交货安检', 'Hand in'],
          [
            '货站复磅、过机。开箱查的，要有人在场，或先签委托。',
            'Reweighed and screened. If it must be opened, someone attends or has signed for us to.',
          ],
          ['复磅单', 'Weight slip'],
        ),
        step(
          ['提货', 'Collect'],
          [
            '落地、卸机、理货后发到货通知，凭证件和运单号提。',
            'A notice follows unloading and checking; collect with ID and waybill number.',
          ],
          ['到货通知', 'Arrival notice'],
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'door-to-door',
      title: both('门到门：一台仪器的一夜', 'Door to door: an instrument’s night'),
      lead: both(
        '示例：成都的工厂傍晚打包，青岛的实验室中午前开箱。小时数从上一站算起。',
        'Sample: packed at a plant in Chengdu in the evening, opened in a Qingdao laboratory before noon. Each figure is the time from the stop before.',
      ),
      stops: [
        stop(
          0,
          ['工厂提货', 'Plant'],
          ['木箱四面贴防倾倒标签', 'Tilt labels on four sides of the crate'],
          ['标签未变色', 'Labels unchanged'],
        ),
        stop(
          2,
          ['成都货站', 'Chengdu terminal'],
          ['打板、加网，过安检', 'On a pallet, netted, screened'],
          ['板号、毛重', 'Pallet number, gross weight'],
        ),
        stop(
          4,
          ['起飞', 'Take-off'],
          ['主舱固定，放在好卸的位置', 'Main deck, where it comes off easily'],
          ['舱位号', 'Position'],
        ),
        stop(
          3,
          ['武汉换机', 'Change in Wuhan'],
          ['整板换，不拆网', 'The whole pallet moves, net untouched'],
          ['封签一致', 'Seal unchanged'],
        ),
        stop(
          4,
          ['青岛落地', 'Qingdao'],
          ['优先卸，直接交提货车', 'Off first, straight to the van'],
          ['卸机时刻', 'Time unloaded'],
        ),
        stop(
          3,
          ['实验室', 'Laboratory'],
          ['尾板车送到楼口，进房间另约', 'Liftgate to the entrance; to the room by arrangement'],
          ['开箱照片', 'Photos on opening'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'chargeable-weight',
      title: both('计费重量，自己就能算', 'Work out the chargeable weight'),
      paragraphs: [
        both(
          '航空业通行的算法：长宽高都用厘米，相乘，除以 6,000，得体积重；和毛重比，取大的，再进到 0.5 公斤。',
          'The airlines’ common rule: centimeters multiplied together, divided by 6,000. Compare with gross weight, take the larger, round up to half a kilo.',
        ),
        both(
          '示例：10 箱灯罩，每箱 50 × 40 × 40 厘米，一共毛重 96 公斤。体积重 800,000 ÷ 6,000 = 133.3，按 133.5 公斤收。每箱高度压到 28 厘米，就按毛重 96 公斤收。',
          'Sample: 10 boxes of lampshades, 50 × 40 × 40 cm, 96 kg gross. Volume weight is 800,000 ÷ 6,000 = 133.3, billed as 133.5 kg. At 28 cm high, each box would be billed on the 96 kg.',
        ),
      ],
      terms: [
        term(
          ['拉货了', 'Offloaded'],
          [
            '天热、跑道短、旅客多都会让货留下。我们当晚告诉您改哪一班，不等您来问。',
            'Heat, a short runway or a heavy load can leave cargo behind. You hear the new flight the same night.',
          ],
        ),
        term(
          ['航班取消', 'Canceled'],
          [
            '改下一班、换路由或退舱任您选，退舱不收费。',
            'Next flight, another route or your money back, without a charge.',
          ],
        ),
        term(
          ['您临时不发', 'You withdraw'],
          [
            '截货时刻前撤，不收空舱费；过了，按约定的比例收。',
            'Free before the hand-in hour; after it, the agreed share of the space.',
          ],
        ),
        term(
          ['件数短少', 'Short on arrival'],
          [
            '提货当场写进交付记录。货站监控和装机单一起查，结论书面给您。',
            'Note it when collecting. Cameras and load sheets are checked together, and you get the finding in writing.',
          ],
        ),
      ],
    },
    { kind: 'figures', items: figuresOf('rapid-response', 'rapid-pickup', 'payout') },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('和舱位一起订', 'Book with the space'),
      lead: both(
        '航空件价值高，承运人的法定赔偿有上限，差额靠保价补。',
        'Air cargo is valuable and a carrier’s legal liability is capped; insurance covers the difference.',
      ),
      ids: ['insurance', 'full-cover', 'wooden', 'named-signing', 'receipt-electronic'],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('交货前常问', 'Before you hand it over'),
      ids: ['air-book-space', 'air-awb', 'air-dangerous-goods', 'price-surcharges', 'claims-how-long'],
    },
    { kind: 'case', path: '/cases/ruiheng-instruments' },
    {
      kind: 'call',
      title: both('今晚要飞的，先打电话', 'Flying tonight? Call first'),
      actions: [
        { label: '950616', target: { kind: 'outside', href: 'tel:950616' } },
        toPage(['看舱门与限重', 'Doors and limits'], '/air/compartments'),
      ],
    },
  ],
  tags: ['air', 'industry', 'safety'],
  updated: '2026-11-02',
}
