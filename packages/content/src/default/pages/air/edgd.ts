import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { box, cells, check, columns, heads, node, step, toPage } from '../builders.ts'

/** The dangerous goods declaration: reviewed online, signed on paper. */
export const edgd: PageSeed = {
  path: '/air/e-freight/edgd',
  kind: 'document',
  parent: '/air/e-freight',
  name: both('危险品电子申报', 'Dangerous goods declaration'),
  head: {
    title: both('危险品电子申报 e-DGD：谁填、填什么', 'e-DGD: declaring dangerous goods electronically'),
    keyword: both(
      '危险品申报单,e-DGD,UN 编号,包装说明,机长通知单,锂电池申报',
      'dangerous goods declaration, e-DGD, UN number, packing instruction, notice to captain, lithium declaration',
    ),
    description: both(
      '危险品申报单只能由受过训练的人填。每一栏的次序和写法、线上审核要几天、收运时核对什么，附锂电池样单和常见退回，空白表可下载。',
      'Only trained people may fill in this declaration. The order of entries, how long review takes, a lithium sample, refusals and a blank form.',
    ),
  },
  hero: {
    title: bothLines(['一个字母写错，', '整票不上机'], ['One wrong letter', 'keeps it on the ground']),
    lead: both(
      '先在线审，后看实物。线上过了，签字原件还要跟着货来。',
      'Reviewed online first, then against the goods. The signed original still travels with them.',
    ),
    actions: [
      toPage(['先查能不能运', 'Can it fly at all?'], '/air/prohibited'),
      { label: both('问危险品员', 'Ask the specialist'), target: { kind: 'outside', href: 'tel:950616' } },
    ],
    scene: 'forklift',
  },
  blocks: [
    {
      kind: 'steps',
      id: 'timing',
      title: both('从分类到收运，倒着排日子', 'Count the days backwards'),
      lead: both(
        '审一遍要一个工作日，退一次又是一天，所以至少提前三天。',
        'A review takes a working day and each correction another: allow three.',
      ),
      items: [
        step(
          ['分类', 'Classify'],
          [
            '按安全技术说明书定编号、类别、包装等级。分不清的送鉴定。',
            'Number, class and packing group from the safety data sheet; unclear goods go to a laboratory.',
          ],
          ['起飞前一周', 'A week before'],
        ),
        step(
          ['订舱', 'Book'],
          [
            '订舱时就说是危险品，货机和客机能装的不一样。',
            'Say so when booking: freighters and belly holds take different things.',
          ],
          ['起飞前三天', 'Three days before'],
        ),
        step(
          ['线上填报', 'Declare'],
          [
            '填完系统先查格式，再由危险品员逐栏看。',
            'The system checks the form, then a specialist reads each box.',
          ],
          ['一个工作日', 'One working day'],
        ),
        step(
          ['包装贴标', 'Pack and label'],
          [
            '用有 UN 标记的包装，标签不折边、不遮字。',
            'UN-marked packaging; labels neither folded nor covered.',
          ],
          ['过了审再包', 'After approval'],
        ),
        step(
          ['交货核对', 'Accept'],
          [
            '收运员拿检查单逐件对，一处不符整票退。',
            'A clerk goes through the checklist piece by piece; one fault returns the lot.',
          ],
          ['起飞前 6 小时', '6 hours before'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'needed',
      title: both('要不要申报，先对一对', 'Is a declaration needed?'),
      verdicts: heads(['要申报', 'Declare'], ['看情况', 'It depends'], ['不用申报', 'No need']),
      items: [
        check('yes', ['单独寄的锂电池，不论多小', 'Lithium batteries on their own, however small']),
        check('yes', [
          '清单里允许的易燃液体、气瓶、腐蚀品、毒性物质',
          'Flammable liquids, cylinders, corrosives and toxics that the list allows',
        ]),
        check('yes', ['安全气囊、安全带预紧器', 'Airbags and seat-belt pretensioners']),
        check('condition', [
          '磁性货物：运单注明，附磁检报告',
          'Magnets: named on the waybill, with the measurement',
        ]),
        check('condition', [
          '限量包装的香水：照样申报，标“限量”',
          'Limited quantities of perfume: declared and marked so',
        ]),
        check('condition', [
          '给非危险品降温的干冰：只在运单上写',
          'Dry ice cooling ordinary goods: on the waybill only',
        ]),
        check('no', ['UN3373 的诊断样本：运单注明即可', 'UN3373 samples: a line on the waybill will do']),
        check('no', ['设备里的小电池，符合第二节条款', 'Small batteries in equipment, under Section II']),
      ],
      note: both(
        '不用申报，不等于不用告诉我们：品名和编号仍要写。',
        'No declaration does not mean no word: description and number are still given.',
      ),
    },
    {
      kind: 'filled-form',
      id: 'sample',
      title: both('样单：四箱锂电池', 'Sample: four boxes of batteries'),
      lead: both(
        '公司和人名虚构，写法照规则，货物一行用英文。圈里的数字见下面那张表。',
        'Names are fictional; the wording follows the rules. The table below explains each numbered box.',
      ),
      form: both('危险品申报单', 'Shipper’s declaration for dangerous goods'),
      edge: 'hatched',
      boxes: [
        box(6, ['发货人', 'Shipper'], ['南屿电子（虚构），深圳', 'Nanyu Electronics (fictional), Shenzhen'], {
          mark: 1,
        }),
        box(6, ['运单号', 'Waybill number'], ['000-2345 6786', '000-2345 6786'], { look: 'heavy' }),
        box(
          6,
          ['收货人', 'Consignee'],
          ['Marlow 维修站（虚构），新加坡', 'Marlow Repairs (fictional), Singapore'],
          { mark: 1 },
        ),
        box(3, ['航班', 'Flight'], ['HY8809', 'HY8809']),
        box(3, ['起讫', 'From and to'], ['SZX—SIN', 'SZX–SIN']),
        box(6, ['机型限制', 'Aircraft limitation'], ['CARGO AIRCRAFT ONLY', 'CARGO AIRCRAFT ONLY'], {
          mark: 2,
          struck: 'PASSENGER AND CARGO AIRCRAFT',
        }),
        box(6, ['货物种类', 'Shipment type'], ['NON-RADIOACTIVE', 'NON-RADIOACTIVE'], {
          struck: 'RADIOACTIVE',
        }),
        box(2, ['UN 编号', 'UN number'], ['UN3480', 'UN3480'], { mark: 3, look: 'heavy' }),
        box(4, ['运输专用名称', 'Proper shipping name'], ['Lithium ion batteries', 'Lithium ion batteries'], {
          mark: 4,
          look: 'heavy',
        }),
        box(2, ['类别', 'Class'], ['9', '9'], { mark: 5, look: 'heavy' }),
        box(2, ['包装等级', 'Packing group'], ['—', '—'], { mark: 6 }),
        box(2, ['包装说明', 'Instruction'], ['965 IB', '965 IB'], { mark: 8, look: 'heavy' }),
        box(
          6,
          ['数量与包装', 'Quantity and packing'],
          ['4 Fiberboard boxes × 8.4 kg', '4 Fiberboard boxes × 8.4 kg'],
          { mark: 7 },
        ),
        box(
          6,
          ['荷电', 'State of charge'],
          ['不超过 30%，出厂记录随附', '30% at most, maker’s record attached'],
        ),
        box(
          6,
          ['应急电话，全天有人接', 'Emergency phone, day and night'],
          ['+86 000 0000 0000（示例）', '+86 000 0000 0000 (sample)'],
          { mark: 9 },
        ),
        box(
          6,
          ['签名与日期', 'Signature and date'],
          ['罗衡（虚构），2026-11-19', 'Luo Heng (fictional), November 19, 2026'],
          {
            mark: 10,
            look: 'signed',
          },
        ),
      ],
    },
    {
      kind: 'table',
      id: 'fields',
      title: both('货物那一行，次序不能换', 'The line of goods, in this order'),
      lead: both(
        '编号、名称、类别、包装等级四项连写，中间不插别的字。',
        'Number, name, class and packing group follow each other with nothing between.',
      ),
      columns: columns(['栏目', 'Box'], ['怎么写', 'How'], ['常见错', 'Common slip']),
      rows: [
        cells(
          ['1 收发货人', '1 Parties'],
          ['与运单一字不差', 'Exactly as on the waybill'],
          ['一边写简称', 'Abbreviated on one of them'],
        ),
        cells(
          ['2 机型限制', '2 Aircraft'],
          ['客机与货机，或仅限货机，划去不用的', 'Passenger and cargo, or cargo only; strike the other'],
          ['两个都留着', 'Both left standing'],
        ),
        cells(
          ['3 UN 编号', '3 UN number'],
          ['前面写 UN', 'With UN in front'],
          ['只写四位数', 'Four digits alone'],
        ),
        cells(
          ['4 运输专用名称', '4 Proper shipping name'],
          ['照《危险品规则》名称表抄', 'Copied from the list'],
          ['写商品名', 'A brand name'],
        ),
        cells(
          ['5 类别、次要危险', '5 Class, subsidiary'],
          ['次要危险写在括号里', 'Subsidiary hazard in brackets'],
          ['漏写次要', 'Subsidiary missing'],
        ),
        cells(
          ['6 包装等级', '6 Packing group'],
          ['I、II、III；没有的空着', 'I, II or III; blank if none'],
          ['电池写了 II', 'II for batteries'],
        ),
        cells(
          ['7 数量与包装', '7 Quantity and packing'],
          ['几个什么箱 × 每箱净量', 'Boxes × net quantity each'],
          ['写成毛重', 'Gross in place of net'],
        ),
        cells(
          ['8 包装说明', '8 Instruction'],
          ['三位数；电池加节号', 'Three digits, plus the section for batteries'],
          ['965 没写 IA 或 IB', '965 without IA or IB'],
        ),
        cells(
          ['9 应急电话', '9 Emergency phone'],
          ['全天有人懂这批货', 'Answered day and night by someone who knows'],
          ['总机，夜里没人', 'A switchboard that sleeps'],
        ),
        cells(
          ['10 签名', '10 Signature'],
          ['受训人姓名、日期，手签', 'Trained person, date, by hand'],
          ['盖公章代替', 'A company stamp'],
        ),
      ],
    },
    {
      kind: 'flow',
      id: 'readers',
      title: both('申报单交出去，谁会看', 'Who reads it after you'),
      lanes: [
        {
          label: both('收运前', 'Before acceptance'),
          nodes: [
            node(['格式检查', 'Format'], ['缺栏、错序当场退', 'Missing or misplaced boxes at once']),
            node(['危险品员', 'Specialist'], ['能不能装这种机型', 'Whether this aircraft may take it']),
            node(['收运检查单', 'Checklist'], ['标签、标记、包装、数量', 'Labels, marks, packing, number']),
          ],
        },
        {
          label: both('上机前', 'Before loading'),
          nodes: [
            node(['配载隔离', 'Segregation'], ['互相反应的不放邻位', 'Nothing beside what it reacts with']),
            node(['机长通知单', 'Notice to captain'], ['哪块板、什么、多少', 'Which place, what, how much']),
            node(['装机目视', 'Last look'], ['漏的、破的不装', 'Leaking or torn stays behind']),
          ],
        },
        {
          label: both('落地后', 'After landing'),
          nodes: [
            node(['卸机检查', 'On unloading'], ['看有没有渗漏', 'Looked over for leaks']),
            node(['移交', 'Handover'], ['申报单副本交收货人', 'A copy to the consignee']),
            node(['存档', 'Filed'], ['至少两年', 'Two years at least']),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'refusals',
      title: both('退回最多的五条', 'The five commonest refusals'),
      columns: columns(['退的原因', 'Reason'], ['后果', 'What follows']),
      rows: [
        cells(
          ['申报品名和实物不符', 'Goods differ from the paper'],
          ['整票扣下，报民航主管部门', 'All held, and the authority told'],
        ),
        cells(['培训合格证过期', 'Training expired'], ['换有证的人重签', 'Signed again by someone in date']),
        cells(['包装 UN 标记看不清', 'UN mark unreadable'], ['换箱，重贴', 'New box, new labels']),
        cells(
          ['标签尺寸不足或反光', 'Label too small or shiny'],
          ['当场换，来不及改下一班', 'Changed there, or next flight'],
        ),
        cells(
          ['两种互斥的货同箱', 'Two incompatible goods in one box'],
          ['分箱，各写各的', 'Split, each declared apart'],
        ),
      ],
      note: both(
        '瞒报不是改单能了的事：按法规可能罚款，屡犯的不再收。',
        'Hiding goods is more than a correction: the law fines it, and repeat offenders are no longer served.',
      ),
    },
    {
      kind: 'downloads',
      id: 'form',
      title: both('空白申报表', 'Blank declaration'),
      lead: both(
        '供准备和导入用，签字原件请用规定的红边表格。',
        'For preparing and importing; the signed original uses the red-edged form.',
      ),
      items: [
        {
          title: both('危险品申报空白表', 'Blank e-DGD'),
          note: both('一行一种危险品', 'One row for each substance'),
          file: '/forms/edgd.csv',
          type: 'CSV',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('申报以前', 'Before you declare'),
      ids: ['air-dangerous-goods', 'air-book-space', 'air-awb'],
    },
    {
      kind: 'call',
      title: both('第一次申报，先打电话', 'First time? Call first'),
      actions: [
        { label: both('拨打 950616', 'Call 950616'), target: { kind: 'outside', href: 'tel:950616' } },
        toPage(['再看电池表', 'The battery table'], '/air/prohibited#lithium'),
      ],
    },
  ],
  tags: ['air', 'safety', 'help'],
  updated: '2026-10-12',
}
