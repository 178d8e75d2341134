import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { cells, check, columns, heads, step, toPage, type Words } from '../builders.ts'

/** The online check that decides whether a truck may set out. */
export const preCheck: PageSeed = {
  path: '/air/e-freight/pre-check',
  kind: 'document',
  parent: '/air/e-freight',
  name: both('交运预检', 'Pre-check'),
  head: {
    title: both('交运预检：出门前先过一遍', 'Pre-check: before the truck sets out'),
    keyword: both(
      '交运预检,航空收货检查,品名审核,舱门尺寸核对,收运退回',
      'pre-check, cargo acceptance, description review, door size, refused at the counter',
    ),
    description: both(
      '车出门之前，系统先查品名、尺寸、证件和装法四样。几分钟出结果，没过会写明哪一条、怎么补，附三件样货过舱门的例子和常见不通过的原因。',
      'Description, size, papers and packing are checked before the truck leaves. Results in minutes, with the reason; a sample and common failures.',
    ),
  },
  hero: {
    title: bothLines(
      ['车没出门，', '先知道进不进得来'],
      ['Know before you leave', 'whether it will be taken'],
    ),
    lead: both(
      '预检不收费，也不占舱位。过了才能约时段。',
      'It is free and holds no space. Slots open once it is passed.',
    ),
    actions: [
      toPage(['看怎么约时段', 'How to book a slot'], '/air/e-freight/drop-off'),
      toPage(['填运单', 'The waybill'], '/air/e-freight/eawb'),
    ],
    scene: 'service',
  },
  blocks: [
    {
      kind: 'circle',
      id: 'four',
      title: both('一次查四样', 'Four things at once'),
      lead: both(
        '四样各自独立，哪一样不过，就只改哪一样。',
        'Each stands alone: correct only the one that failed.',
      ),
      centre: both('预检', 'Pre-check'),
      items: [
        {
          title: both('品名', 'Description'),
          text: both('词够不够具体，会不会藏着危险品', 'Precise enough, and hiding nothing dangerous'),
        },
        {
          title: both('尺寸', 'Size'),
          text: both('最大的一件过不过得了这一班的门', 'Does the largest piece pass that flight’s door'),
        },
        {
          title: both('证件', 'Papers'),
          text: both('有没有、到没到期、够不够目的站', 'There, in date, and enough for the far end'),
        },
        {
          title: both('装法', 'Packing'),
          text: both('上板还是散装，托盘承不承得住', 'Pallet or loose, and does the base bear it'),
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how',
      title: both('一票货，五步做完', 'Five steps'),
      items: [
        step(
          ['取运单', 'Pick the waybill'],
          ['填过的内容自动带进来，不用重打。', 'What you typed there comes along.'],
          ['不重复填', 'Typed once'],
        ),
        step(
          ['补照片', 'Add photos'],
          [
            '最大的那一件六面各一张，再加标签，要看得见尺子。',
            'Six sides of the largest piece and the label, with a ruler in sight.',
          ],
          ['六面各一张', 'One of each side'],
        ),
        step(
          ['传证件', 'Attach papers'],
          ['鉴定书、检疫证、发票，一份一个文件。', 'Report, quarantine, invoice, a file each.'],
          ['PDF 或图片', 'PDF or image'],
        ),
        step(
          ['等结果', 'Wait'],
          [
            '机器先看，几分钟；机器拿不准的，工作时间两小时内有人看。',
            'Minutes by machine; within two working hours when a person must look.',
          ],
          ['结果写条款号', 'Reasons given'],
        ),
        step(
          ['约时段', 'Book'],
          ['过了直接跳到进场预约，把舱位和时段连上。', 'Passed: on to the gate, slot tied to booking.'],
          ['有效三天', 'Good for 3 days'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'fields',
      title: both('要填的栏', 'What to enter'),
      columns: columns(['栏目', 'Box'], ['要求', 'Requirement'], ['谁填', 'By']),
      rows: [
        cells(
          ['订舱号', 'Booking number'],
          ['每票一个，和运单号对应', 'One per consignment, matching the waybill'],
          ['托运人', 'Shipper'],
        ),
        cells(
          ['品名与成分', 'Goods and contents'],
          ['能让外人想出东西，带电、带磁、含液体注明', 'Plain, with power, magnets, liquids stated'],
          ['托运人', 'Shipper'],
        ),
        cells(
          ['每件长宽高', 'Size of each piece'],
          ['厘米，量到最突出处', 'Centimeters, at the furthest point'],
          ['托运人', 'Shipper'],
        ),
        cells(
          ['每件毛重', 'Weight of each piece'],
          ['公斤，含托盘', 'Kilograms, pallet included'],
          ['托运人', 'Shipper'],
        ),
        cells(
          ['托盘或散装', 'Pallet or loose'],
          ['单位是板还是箱', 'Which unit it rides on'],
          ['代理', 'Agent'],
        ),
        cells(
          ['照片', 'Photos'],
          ['六面各一张，清楚', 'One of each side, sharp'],
          ['装车的人', 'Whoever loads'],
        ),
        cells(['证件扫描', 'Papers'], ['号码与运单一致', 'Numbers as on the waybill'], ['代理', 'Agent']),
        cells(['联系人', 'Contact'], ['半小时内能接', 'Answers within half an hour'], ['托运人', 'Shipper']),
      ],
    },
    {
      kind: 'door-check',
      id: 'sample',
      title: both('样例：三件货过一道门', 'Sample: three pieces, one door'),
      lead: both(
        '货主为虚构。控制柜立着不过，厂家书面同意侧放，第二次就过了。',
        'Fictional cargo. The cabinet failed upright and passed on its side, with the maker’s consent.',
      ),
      aircraft: 'narrow-freighter',
      deck: 'main',
      pieces: [
        piece([1_200, 800, 950], 210, ['1 水泵', '1 Pump'], ['木托盘', 'wooden pallet']),
        piece([900, 700, 2_150], 185, ['2 控制柜', '2 Control cabinet'], ['直立', 'upright']),
        piece([2_150, 900, 700], 185, ['2 控制柜，改', '2 Cabinet, changed'], ['侧放', 'on its side']),
        piece([600, 400, 350], 42, ['3 阀门箱', '3 Valve box'], ['散装', 'loose']),
      ],
    },
    {
      kind: 'table',
      id: 'results',
      title: both('四种结果，下一步各不同', 'Four results'),
      columns: columns(['结果', 'Result'], ['您看到什么', 'What you see'], ['能做什么', 'What you can do']),
      rows: [
        cells(['通过', 'Passed'], ['绿色，时段列表打开', 'Green; slots open'], ['挑时段', 'Choose one']),
        cells(
          ['补件', 'More needed'],
          ['哪一份、为什么', 'Which one, and why'],
          ['传上来，队伍不重排', 'Upload; your place is kept'],
        ),
        cells(
          ['有人看', 'A person looks'],
          ['预计几点答复', 'By when'],
          ['等答复，过了再约', 'Wait for the answer, then book'],
        ),
        cells(
          ['不收', 'Not taken'],
          ['哪一条规定、有没有别的办法', 'The rule, and any other way'],
          ['改路由，或改走公路', 'Another route, or road'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'failures',
      title: both('第一次常不过的', 'Failing the first time'),
      verdicts: heads(['一次过', 'Passes'], ['补了再过', 'Passes later'], ['不过', 'Fails']),
      items: [
        check('no', ['品名写“货样”，成分空白', '“Sample” and nothing else']),
        check('no', ['量的是内箱，不是托盘', 'The inner box, not the pallet']),
        check('no', ['证件差一天到期', 'Papers that expire a day too soon']),
        check('condition', ['温控货没写温区，要补', 'Temperature not stated: add it']),
        check('condition', ['照片是旧的，要现拍', 'Old photos: take new ones']),
        check('yes', ['照实写、拍清楚，一般一次过', 'Plain words and sharp photos usually pass at once']),
      ],
      note: both(
        '机器看不到箱子里，到窗口若实物不符，仍要退。',
        'The machine cannot see inside; goods that differ at the counter go back.',
      ),
    },
    {
      kind: 'downloads',
      id: 'form',
      title: both('预检空白表', 'Blank pre-check form'),
      items: [
        {
          title: both('交运预检空白表', 'Blank pre-check'),
          note: both('一行一件，可批量导入', 'One row per piece, imports in bulk'),
          file: '/forms/pre-check.csv',
          type: 'CSV',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('预检之前', 'Before the check'),
      ids: ['air-oversize', 'air-dangerous-goods', 'sending-cutoff'],
    },
    {
      kind: 'call',
      title: both('每天几十票，走接口查', 'Dozens a day? Let systems ask'),
      actions: [
        toPage(['看单证总览', 'All documents'], '/air/e-freight'),
        { label: both('问收运员', 'Ask a clerk'), target: { kind: 'outside', href: 'tel:950616' } },
      ],
    },
  ],
  tags: ['air', 'software', 'help'],
  updated: '2026-07-24',
}

/** A piece before the door: length, width, height in millimetres as it stands, kilograms gross. */
function piece(
  [length, width, height]: readonly [length: number, width: number, height: number],
  weight: number,
  title: Words,
  packing: Words,
) {
  return { title: both(...title), length, width, height, weight, packing: both(...packing) }
}
