import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { card, cells, columns, node, term, toPage, toTalk } from '../builders.ts'

/** Way into the electronic documents: which there are, who makes each, who may read it. */
export const airFreightDocuments: PageSeed = {
  path: '/air/e-freight',
  kind: 'air',
  parent: '/air',
  name: both('电子货运', 'e-freight'),
  head: {
    title: both('电子货运：五份单证各管什么', 'e-freight: five electronic documents'),
    keyword: both(
      '电子货运,电子运单,电子安检声明,危险品电子申报,交运预检,进场预约',
      'e-freight, electronic air waybill, security declaration, dangerous goods declaration, pre-check, drop-off',
    ),
    description: both(
      '电子运单、安检声明、危险品申报、交运预检和进场预约，五份单证由谁填、什么时候交、谁看得到，哪些仍要纸质原件，系统停了怎么照常交货。',
      'Waybill, security declaration, dangerous goods, pre-check and drop-off: who fills in each, by when, who reads it, and what still needs paper.',
    ),
  },
  hero: {
    title: bothLines(['货还在路上，', '单证先过关'], ['Let the papers clear', 'while the truck drives']),
    lead: both(
      '五份单证用同一个运单号串起来，填一次，后面的都从它取。',
      'One waybill number ties five documents together: enter it once and the rest is filled from it.',
    ),
    actions: [
      toPage(['从电子运单开始', 'Start with the waybill'], '/air/e-freight/eawb'),
      toTalk(['接自家系统', 'Connect your system']),
    ],
    scene: 'software',
  },
  blocks: [
    {
      kind: 'cards',
      id: 'documents',
      title: both('五份单证，按先后', 'Five documents, in order'),
      items: [
        card(
          ['电子运单', 'e-AWB'],
          [
            '运输合同本身：谁托给谁，运什么，多重，多少钱。',
            'The contract itself: from whom to whom, what, how heavy, for how much.',
          ],
          '/air/e-freight/eawb',
        ),
        card(
          ['电子安检声明', 'e-CSD'],
          [
            '这票货由谁、用什么方法查过，之后没人动过。',
            'Who screened it, by which method, and that nobody touched it since.',
          ],
          '/air/e-freight/ecsd',
        ),
        card(
          ['危险品电子申报', 'e-DGD'],
          [
            '只有危险品才要。训练过的人填，训练过的人审。',
            'Dangerous goods only: written and reviewed by trained people.',
          ],
          '/air/e-freight/edgd',
        ),
        card(
          ['交运预检', 'Pre-check'],
          ['出门之前，先问这批货进不进得来。', 'Before you leave home: will it be taken?'],
          '/air/e-freight/pre-check',
        ),
        card(
          ['进场预约', 'Drop-off'],
          ['预检过了，挑一个时段，车到就卸。', 'Once passed, choose a slot and unload on arrival.'],
          '/air/e-freight/drop-off',
        ),
      ],
    },
    {
      kind: 'flow',
      id: 'hands',
      title: both('一票货的单证，经过几双手', 'Whose hands the papers pass'),
      lead: both(
        '同一行从左到右是先后。上一格没完成，下一格打不开。',
        'Each row runs from left to right; a box opens when the one before is done.',
      ),
      lanes: [
        {
          label: both('托运人或代理', 'Shipper or agent'),
          nodes: [
            node(['填运单', 'Waybill'], ['品名、件数、收发货人', 'Goods, pieces, parties']),
            node(['补申报', 'Declarations'], ['带危险品才做', 'Only with dangerous goods']),
            node(['提交预检', 'Pre-check'], ['附照片和证件', 'With photos and papers']),
          ],
        },
        {
          label: both('货站', 'Terminal'),
          nodes: [
            node(['放时段', 'Slots'], ['预检过了才放', 'Once the check is passed']),
            node(
              ['复磅安检', 'Scales and screening'],
              ['实重写回运单', 'True weight goes back to the waybill'],
            ),
            node(['出声明', 'Declaration'], ['安检声明自动生成', 'The security declaration is made']),
          ],
        },
        {
          label: both('鸿雁航空', 'Hongyan Air'),
          nodes: [
            node(['定板位', 'Position'], ['配载员读毛重', 'From the gross weight']),
            node(['通知机长', 'Captain told'], ['危险品逐条列出', 'Dangerous goods, line by line']),
            node(['报落地站', 'Next station'], ['落地前单证先到', 'Papers there before landing']),
          ],
        },
      ],
    },
    {
      kind: 'data-matrix',
      id: 'readers',
      title: both('谁能看到哪一份', 'Who can read which'),
      lead: both(
        '代理看得到自己填的全部，收货人只看到交给他的那部分。',
        'An agent sees all that it entered, a consignee only the part meant for them.',
      ),
      parties: [
        both('托运人', 'Shipper'),
        both('货站', 'Terminal'),
        both('配载', 'Planner'),
        both('海关', 'Customs'),
        both('收货人', 'Consignee'),
      ],
      rows: [
        {
          label: both('收发货人地址', 'Addresses of both parties'),
          sees: ['full', 'full', 'none', 'full', 'masked'],
          kept: both('三年', '3 years'),
        },
        {
          label: both('件数、毛重、尺寸', 'Pieces, weight, sizes'),
          sees: ['full', 'full', 'full', 'full', 'full'],
          kept: both('三年', '3 years'),
        },
        {
          label: both('运费', 'Charges'),
          sees: ['full', 'none', 'none', 'full', 'masked'],
          kept: both('三年', '3 years'),
        },
        {
          label: both('安检方法和操作人', 'Screening method and person'),
          sees: ['masked', 'full', 'masked', 'full', 'none'],
          kept: both('三年', '3 years'),
        },
        {
          label: both('危险品申报', 'Dangerous goods declaration'),
          sees: ['full', 'full', 'full', 'full', 'masked'],
          kept: both('两年', '2 years'),
        },
        {
          label: both('司机和车牌', 'Driver and plate'),
          sees: ['full', 'full', 'none', 'none', 'none'],
          kept: both('三十天', '30 days'),
        },
      ],
    },
    {
      kind: 'table',
      id: 'still-paper',
      title: both('单证电子化了，哪些还要纸', 'What still needs paper'),
      lead: both('电子件和纸质件对不上，以窗口复核为准。', 'If paper and record differ the counter decides.'),
      columns: columns(['货', 'Cargo'], ['线上', 'Online'], ['随货', 'With the cargo'], ['原因', 'Why']),
      rows: [
        cells(
          ['国内普货', 'Domestic, general'],
          ['全部', 'All of it'],
          ['不用', 'Nothing'],
          ['国内认电子运单', 'Electronic waybills count'],
        ),
        cells(
          ['危险品', 'Dangerous goods'],
          ['先审', 'Reviewed first'],
          ['签字申报单', 'Signed declaration'],
          ['机组和落地站要看', 'Crew and next station read it'],
        ),
        cells(
          ['动植物', 'Animals and plants'],
          ['上传扫描件', 'Scan uploaded'],
          ['检疫证原件', 'Original certificate'],
          ['海关只认原件', 'Customs wants the original'],
        ),
        cells(
          ['目的站不收电子单', 'Stations without e-AWB'],
          ['照样填', 'Filled in'],
          ['打印运单', 'Printed waybill'],
          ['系统会提示这一站', 'The system tells you'],
        ),
        cells(
          ['贵重品', 'Valuables'],
          ['填', 'Filled in'],
          ['交接清单', 'Handover list'],
          ['两人签字', 'Two signatures'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'outage',
      title: both('系统停了，货照收', 'If the system is down'),
      paragraphs: [
        both(
          '停机超过十五分钟，窗口改用纸表。表上有红色编号，按号补录，不补的不装机。',
          'After fifteen minutes the counter turns to paper. Each form has a red number and is entered later; no number entered, no loading.',
        ),
        both(
          '网络不好交不上预检的，先到货站自助机，或打 950616 转航空信息组，由值班员代填，您核对后签字。',
          'If your line is bad use a terminal at the cargo hall, or call 950616 for air information: the person on duty types it and you sign.',
        ),
      ],
      terms: [
        term(
          ['改错', 'Corrections'],
          [
            '过磅前自己改；过磅后改件数和重量，要收运员复核。',
            'Yours until weighing; after it a clerk looks again.',
          ],
        ),
        term(
          ['撤回', 'Withdrawing'],
          [
            '没有起飞的，全部可以撤；起飞后要落地站同意。',
            'Freely before take-off; afterward with the next station’s consent.',
          ],
        ),
        term(
          ['留痕', 'Trail'],
          ['谁在几点改了哪一格，都留着，三年内可调。', 'Who changed which box and when is kept three years.'],
        ),
      ],
    },
    {
      kind: 'downloads',
      id: 'forms',
      title: both('空白表，离线也能先填', 'Blank forms, for offline use'),
      lead: both('双语表头，表格软件可以直接打开。', 'Two-language headings, for any spreadsheet program.'),
      items: [
        {
          title: both('电子运单', 'Air waybill'),
          note: both('一行一票', 'A row for each consignment'),
          file: '/forms/eawb.csv',
          type: 'CSV',
        },
        {
          title: both('安检声明', 'Security declaration'),
          note: both('一行一票', 'A row for each consignment'),
          file: '/forms/ecsd.csv',
          type: 'CSV',
        },
        {
          title: both('危险品申报', 'Dangerous goods'),
          note: both('一行一种货', 'A row for each substance'),
          file: '/forms/edgd.csv',
          type: 'CSV',
        },
        {
          title: both('交运预检', 'Pre-check'),
          note: both('一行一件', 'A row for each piece'),
          file: '/forms/pre-check.csv',
          type: 'CSV',
        },
        {
          title: both('进场预约', 'Drop-off'),
          note: both('一行一车', 'A row for each vehicle'),
          file: '/forms/drop-off.csv',
          type: 'CSV',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('电子单证的几个问题', 'On electronic papers'),
      ids: ['air-awb', 'business-api', 'cross-border-documents', 'air-dangerous-goods'],
    },
    {
      kind: 'call',
      title: both('一年上千票的，走接口', 'A thousand waybills a year? Use the interface'),
      actions: [
        toTalk(['谈接入', 'Ask about access']),
        toPage(['货站几点开门', 'When terminals open'], '/air/cargo#stations'),
      ],
    },
  ],
  tags: ['air', 'software', 'help'],
  updated: '2026-11-10',
}
