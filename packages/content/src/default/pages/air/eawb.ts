import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { box, cells, columns, node, term, toPage, toTalk } from '../builders.ts'

/** The electronic air waybill: the contract of carriage, field by field. */
export const eawb: PageSeed = {
  path: '/air/e-freight/eawb',
  kind: 'document',
  parent: '/air/e-freight',
  name: both('电子运单', 'Electronic air waybill'),
  head: {
    title: both('电子航空运单 e-AWB：怎么填、谁来填', 'e-AWB: filling in an electronic air waybill'),
    keyword: both(
      '电子航空运单,e-AWB,运单填写,声明价值,计费重量,运单号校验',
      'electronic air waybill, e-AWB, filling in, declared value, chargeable weight, check digit',
    ),
    description: both(
      '电子航空运单是运输合同。谁来开、什么时候开，每一栏写什么，附一张按虚构货物填好的样单，列出最常见的退单原因，可下载空白表。',
      'The electronic air waybill is the contract of carriage: who issues it, each field explained, a sample, common refusals and a blank form.',
    ),
  },
  hero: {
    title: bothLines(['一张运单，', '从订舱用到提货'], ['One waybill, from', 'booking to collection']),
    lead: both(
      '它是合同，也是收据，还是配载和报关的起点。一栏写错，后面跟着错。',
      'Contract, receipt, and the start of load plan and customs entry. One wrong box travels on.',
    ),
    actions: [
      toPage(['看五份单证', 'All five documents'], '/air/e-freight'),
      toTalk(['接自家系统', 'Connect your system']),
    ],
    scene: 'air',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'what',
      title: both('它是什么，什么时候要', 'What it is, and when'),
      paragraphs: [
        both(
          '电子运单与纸单同样有效：托运人提交，承运人确认，这条记录就是合同。武汉国内出港每票都用，国际要看目的站收不收。',
          'It binds like a paper waybill: the shipper submits, the carrier confirms, and the record is the contract. Every domestic departure from Wuhan uses one; abroad it depends on the station.',
        ),
      ],
      terms: [
        term(
          ['谁开', 'Who issues it'],
          ['托运人或其代理；代理开的，先交授权书。', 'The shipper or an agent holding its authority.'],
        ),
        term(
          ['什么时候', 'When'],
          [
            '订舱确认以后、复磅以前，越早越好。',
            'After booking is confirmed and before the scales, the earlier the better.',
          ],
        ),
        term(
          ['改到几时', 'Changes'],
          [
            '过磅前随时，过磅后按实物改，起飞后只能出更改通知。',
            'Any time before weighing; then by the goods; after take-off by a notice of change only.',
          ],
        ),
        term(
          ['几份', 'Copies'],
          ['电子的就一份，双方看的是同一条记录。', 'One, because both sides look at the same record.'],
        ),
      ],
    },
    {
      kind: 'filled-form',
      id: 'sample',
      title: both('一张填好的样单', 'A sample, filled in'),
      lead: both(
        '货主、收货人和运单号全是虚构，前三位 000 只作示例。圈里的数字，下面那张表逐栏解释。',
        'All names are fictional, and the prefix 000 is only a sample. The table below explains each numbered box.',
      ),
      form: both('航空货运单', 'Air waybill'),
      boxes: [
        box(
          6,
          ['发货人', 'Shipper'],
          [
            '汉源光学仪器（虚构），武汉光谷一路 18 号，027-0000 0186',
            'Hanyuan Optics (fictional), 18 Guanggu 1st Road, Wuhan, +86 27 0000 0186',
          ],
          { mark: 2 },
        ),
        box(6, ['运单号', 'Waybill number'], ['000-1234 5675', '000-1234 5675'], { mark: 1, look: 'heavy' }),
        box(
          6,
          ['收货人', 'Consignee'],
          [
            'Lindau 检测中心（虚构），法兰克福 Hafenweg\u00a07，电话 +49 69 000 0274',
            'Lindau Testing Center (fictional), Hafenweg\u00a07, Frankfurt, +49 69 000 0274',
          ],
          { mark: 2 },
        ),
        box(6, ['出单人', 'Issued by'], ['鸿雁航空货站，武汉', 'Hongyan Air cargo terminal, Wuhan']),
        box(2, ['起运站', 'From'], ['WUH', 'WUH'], { mark: 3, look: 'heavy' }),
        box(2, ['目的站', 'To'], ['FRA', 'FRA'], { mark: 3, look: 'heavy' }),
        box(4, ['航班与日期', 'Flight and date'], ['HY8801，2026-11-24', 'HY8801, November 24, 2026']),
        box(2, ['付费方式', 'Payment'], ['PP', 'PP'], { mark: 9 }),
        box(2, ['声明价值', 'Declared value'], ['NVD', 'NVD'], { mark: 8 }),
        box(
          12,
          ['操作要求', 'Handling'],
          ['不倾斜超过 30 度，不可叠放', 'No tilt above 30 degrees, no stacking'],
          { mark: 10 },
        ),
        box(2, ['件数', 'Pieces'], ['12', '12'], { mark: 5 }),
        box(2, ['毛重，公斤', 'Gross, kg'], ['186.0', '186.0'], { mark: 5 }),
        box(2, ['等级', 'Class'], ['Q', 'Q']),
        box(2, ['计费重量，公斤', 'Chargeable, kg'], ['192.0', '192.0'], { mark: 7 }),
        box(2, ['费率，元', 'Rate, CNY'], ['28.50', '28.50']),
        box(2, ['运费，元', 'Freight, CNY'], ['5,472.00', '5,472.00'], { look: 'heavy' }),
        box(
          6,
          ['货品', 'Goods'],
          ['光学镜架，铝制，无电池，纸箱', 'Optical mounts, aluminum, no batteries, cartons'],
          { mark: 4 },
        ),
        box(
          6,
          ['尺寸与体积重', 'Sizes and volume weight'],
          [
            '60 × 40 × 40 厘米，12 件；1,152,000 ÷ 6,000 = 192.0',
            '60 × 40 × 40 cm, 12 pieces; 1,152,000 ÷ 6,000 = 192.0',
          ],
          { mark: 6 },
        ),
        box(
          6,
          ['托运人确认', 'Confirmed by the shipper'],
          ['2026-11-22 16:05，在线提交', 'November 22, 2026, 16:05, online'],
        ),
        box(
          6,
          ['承运人收运', 'Accepted by the carrier'],
          ['2026-11-23 18:40，复磅无误', 'November 23, 2026, 18:40, weight confirmed'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'fields',
      title: both('每一栏写什么', 'Box by box'),
      lead: both('带 * 的缺了交不上去。', 'Those with an asterisk cannot be left out.'),
      columns: columns(['栏目', 'Box'], ['写法', 'How to write it'], ['别这样', 'Not like this']),
      rows: [
        cells(
          ['1 运单号 *', '1 Number *'],
          ['11 位，前 3 位航空公司，末位校验', '11 digits, carrier first, check last'],
          ['借别家的号段', 'Borrowing another range'],
        ),
        cells(
          ['2 收发货人 *', '2 Parties *'],
          ['全称、电话、能投递的地址', 'Full name, phone, an address a van can find'],
          ['只写公司简称', 'An abbreviation'],
        ),
        cells(
          ['3 起讫机场 *', '3 Airports *'],
          ['三字代码，如 WUH、FRA', 'Three letters, such as WUH, FRA'],
          ['写城市名', 'A city name'],
        ),
        cells(
          ['4 货品 *', '4 Goods *'],
          ['品名、材质、用途，具体到外人能想出来', 'Name, material, use, so that a stranger can picture it'],
          ['“配件”“样品”“日用品”', '“Parts”, “samples”, “goods”'],
        ),
        cells(
          ['5 件数、毛重 *', '5 Pieces, gross weight *'],
          [
            '含托盘和木箱，复磅误差超 5% 要改单',
            'Pallets and crates included; a gap above 5% means an amended waybill',
          ],
          ['写净重', 'Net weight'],
        ),
        cells(
          ['6 尺寸 *', '6 Sizes *'],
          ['每件长宽高，厘米', 'Each piece, centimeters'],
          ['取平均值', 'An average'],
        ),
        cells(
          ['7 计费重量', '7 Chargeable weight'],
          ['系统算，取毛重和体积重的大者', 'Worked out: gross or volume, the larger'],
          ['自己填一个小的', 'A smaller one of your own'],
        ),
        cells(
          ['8 声明价值', '8 Declared value'],
          ['不声明写 NVD；声明了按比例交附加费', 'NVD if none; a charge applies if there is one'],
          ['填发票一半', 'Half of the invoice'],
        ),
        cells(
          ['9 付费方式 *', '9 Payment *'],
          ['PP 预付，CC 到付', 'PP prepaid, CC collect'],
          ['空着', 'Left open'],
        ),
        cells(
          ['10 操作要求', '10 Handling'],
          ['温度、防倾、不压、活体', 'Temperature, tilt, no stacking, live'],
          ['“轻拿轻放”', '“Handle with care”'],
        ),
      ],
    },
    {
      kind: 'flow',
      id: 'life',
      title: both('一条记录，一站一站变', 'One record, station by station'),
      lead: both(
        '每一格是一个状态，状态一变，下一个人就动手。',
        'Each box is a status, and each change sets somebody to work.',
      ),
      lanes: [
        {
          label: both('托运段', 'Before the flight'),
          nodes: [
            node(['草稿', 'Draft'], ['可以改，可以删', 'Free to change or drop']),
            node(['已提交', 'Sent'], ['预检开始看', 'Pre-check begins']),
            node(['已收运', 'Accepted'], ['复磅完成，运费确定', 'Weighed, charges fixed']),
          ],
        },
        {
          label: both('飞行段', 'In flight'),
          nodes: [
            node(['已装机', 'Loaded'], ['板位写进来', 'The position is entered']),
            node(['已起飞', 'Departed'], ['目的站收到预告', 'The far station is told']),
            node(['已到达', 'Arrived'], ['卸机、理货', 'Unloaded and checked']),
          ],
        },
        {
          label: both('提货段', 'After landing'),
          nodes: [
            node(['到货通知', 'Notified'], ['通知发给收货人', 'The consignee is told']),
            node(['已提货', 'Delivered'], ['当面点件，签收', 'Counted and signed']),
            node(['归档', 'Archived'], ['保存三年', 'Kept three years']),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'refusals',
      title: both('退单，多半是这几条', 'Why waybills come back'),
      columns: columns(['退的原因', 'Reason'], ['怎么改', 'Fix']),
      rows: [
        cells(['品名太粗', 'Vague goods'], ['写到“汽车刹车片”这么细', 'As precise as “car brake pads”']),
        cells(
          ['毛重与复磅差太多', 'Weight off'],
          ['按实重改，计费一起改', 'Corrected to the scales, charges too'],
        ),
        cells(
          ['收货人电话打不通', 'Phone not answered'],
          ['换联系人，或写两个号', 'Another contact, or two numbers'],
        ),
        cells(
          ['声明价值与发票不符', 'Value unlike the invoice'],
          ['附发票，差额写明', 'Attach the invoice and explain'],
        ),
        cells(
          ['订舱号和运单号不是一票', 'Booking and waybill differ'],
          ['改订舱号，不要改运单', 'Change the booking, never the waybill'],
        ),
      ],
    },
    {
      kind: 'downloads',
      id: 'form',
      title: both('空白运单', 'Blank waybill'),
      items: [
        {
          title: both('电子运单空白表', 'Blank e-AWB'),
          note: both(
            '双语表头，一行一票，可直接导入',
            'Two-language headings, one row each, ready to import',
          ),
          file: '/forms/eawb.csv',
          type: 'CSV',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('填运单时常问', 'While filling it in'),
      ids: ['air-awb', 'price-volume-weight', 'business-api'],
    },
    {
      kind: 'call',
      title: both('运单填好，接着做预检', 'Waybill done? Pre-check next'),
      actions: [
        toPage(['去预检', 'Go to pre-check'], '/air/e-freight/pre-check'),
        { label: both('问信息组', 'Ask the desk'), target: { kind: 'outside', href: 'tel:950616' } },
      ],
    },
  ],
  tags: ['air', 'software', 'help'],
  updated: '2026-10-21',
}
