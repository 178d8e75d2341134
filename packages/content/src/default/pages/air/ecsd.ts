import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { box, cells, check, columns, heads, stop, toPage, toTalk } from '../builders.ts'

/** The electronic security declaration: who screened what, and that nobody touched it since. */
export const ecsd: PageSeed = {
  path: '/air/e-freight/ecsd',
  kind: 'document',
  parent: '/air/e-freight',
  name: both('电子安检声明', 'Security declaration'),
  head: {
    title: both('电子安检声明 e-CSD：由谁查、怎么查', 'e-CSD: the electronic security declaration'),
    keyword: both(
      '电子安检声明,e-CSD,航空货物安检,X 光机,监管代理人,安检状态',
      'electronic security declaration, e-CSD, cargo screening, X-ray, regulated agent, security status',
    ),
    description: both(
      '电子安检声明写明货由谁查、用什么方法、之后封没封好。安检断了怎么接，SPX、SCO 是什么意思，附样单和常见退回，空白表可下载。',
      'A security declaration says who screened cargo, by which method, and that the seal held. What SPX means, a sample, refusals, a form.',
    ),
  },
  hero: {
    title: bothLines(['查过没有，', '查到哪一步'], ['Has it been screened,', 'and by whom?']),
    lead: both(
      '货从安检口出来到进机舱之间，一直有人看着，这份声明就是凭据。',
      'From the scanner to the hold somebody watches it; this is the record.',
    ),
    actions: [
      toPage(['看运单怎么填', 'The waybill'], '/air/e-freight/eawb'),
      toPage(['看怎么约时段', 'How to book a slot'], '/air/e-freight/drop-off'),
    ],
    scene: 'hardware',
  },
  blocks: [
    {
      kind: 'journey',
      id: 'chain',
      title: both('安检链：一环也不能断', 'The chain must not break'),
      lead: both(
        '示例：一票精密仪器。断了一环，从头再查。',
        'Sample: a crate of instruments. Break a link and it begins again.',
      ),
      stops: [
        stop(
          0,
          ['托运人交货', 'Shipper'],
          ['封签号写在单上', 'The seal number is on the papers'],
          ['封签', 'Seal'],
        ),
        stop(
          1,
          ['监管代理人', 'Regulated agent'],
          ['在受控区里拆看、过机', 'Opened and scanned in a controlled area'],
          ['方法和操作人', 'Method and person'],
        ),
        stop(
          2,
          ['货站复核', 'Terminal'],
          ['封签、单证、件数三样对上', 'Seal, papers and pieces agree'],
          ['扫描记录', 'Scan record'],
        ),
        stop(
          3,
          ['候机区', 'Waiting area'],
          ['有监控，不进无关的人', 'Watched, closed to others'],
          ['封条', 'Tape'],
        ),
        stop(
          1,
          ['进机舱', 'Aircraft'],
          ['装完一块，核一块', 'One pallet loaded, one checked'],
          ['机舱照片', 'Photo'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'issuer',
      title: both('谁能出，谁不能', 'Who may issue one'),
      verdicts: heads(['能出', 'May'], ['有条件', 'With conditions'], ['不能出', 'May not']),
      items: [
        check('yes', [
          '民航批准的货站和航空公司的安检员',
          'Authority-approved screeners of terminals and airlines',
        ]),
        check('yes', [
          '监管代理人、已知托运人，按审定的方案',
          'Regulated agents and known consignors, under their plan',
        ]),
        check('condition', [
          '外站代出：要在电文里写出操作员和单位代码',
          'Other stations: with the operator and station code',
        ]),
        check('no', [
          '没受训的临时工，或者“先签再查”',
          'Untrained temporary staff, or signing first and screening later',
        ]),
        check('no', ['自己查自己的货，没有在批准的区域', 'Checking your own goods outside an approved area']),
      ],
      note: both(
        '普通托运人不用自己做，货站收运时自动生成；给您看的是只读的一份。',
        'Ordinary shippers make none: it comes with acceptance, and you get a read-only copy.',
      ),
    },
    {
      kind: 'table',
      id: 'fields',
      title: both('声明里写什么', 'What is in it'),
      columns: columns(['栏目', 'Box'], ['写法', 'How'], ['说明', 'Meaning']),
      rows: [
        cells(
          ['出具方代码', 'Issuer'],
          ['国家、类别、批准号、有效期', 'Country, class, approval, expiry'],
          ['RA 是监管代理人，KC 是已知托运人', 'RA agent, KC known consignor'],
        ),
        cells(['运单号', 'Waybill'], ['11 位', '11 digits'], ['一票一份', 'One each']),
        cells(
          ['安检状态', 'Status'],
          ['SPX、SCO 或 SHR', 'SPX, SCO or SHR'],
          [
            'SPX 客机货机都行，SCO 只上货机，SHR 按高风险复查',
            'SPX any aircraft, SCO freighters, SHR high risk',
          ],
        ),
        cells(
          ['方法', 'Method'],
          ['XRY、ETD、EDD、VCK、PHS', 'XRY, ETD, EDD, VCK, PHS'],
          ['X 光、痕量探测、爆炸物犬、目视、开包', 'X-ray, trace, dogs, visual, by hand'],
        ),
        cells(
          ['豁免', 'Exemption'],
          ['写代码和理由', 'Code and reason'],
          ['血液样本等极少情形', 'Blood samples and few others'],
        ),
        cells(
          ['操作人', 'Person'],
          ['姓名或工号、时间', 'Name or number, time'],
          ['不能填公司名代替', 'Never a company'],
        ),
        cells(
          ['前手', 'Previous'],
          ['前一份的出具方和时间', 'The earlier issuer and time'],
          ['只在转手时要', 'When handed on'],
        ),
      ],
    },
    {
      kind: 'filled-form',
      id: 'sample',
      title: both('一份样单', 'A sample'),
      lead: both('单位、工号、编号全是虚构。', 'Every name and number is fictional.'),
      form: both('货物安检声明', 'Consignment security declaration'),
      boxes: [
        box(6, ['出具方', 'Issuer'], ['CN / RA / 00000-01 / 2027-06', 'CN / RA / 00000-01 / 2027-06']),
        box(6, ['运单号', 'Waybill number'], ['000-1234 5675', '000-1234 5675'], { look: 'heavy' }),
        box(4, ['件数与毛重', 'Pieces and gross'], ['12 件，186.0 公斤', '12 pieces, 186.0 kg']),
        box(4, ['方法与结果', 'Method and result'], ['XRY；第 4、7 件 PHS', 'XRY; pieces 4 and 7 by PHS']),
        box(4, ['状态', 'Status'], ['SPX', 'SPX'], { look: 'heavy' }),
        box(4, ['封签', 'Seal'], ['HY-S 00417，完好', 'HY-S 00417, intact']),
        box(4, ['操作人', 'Screened by'], ['工号 2083', 'Number 2083']),
        box(4, ['时间', 'Time'], ['2026-11-24 00:12', 'November 24, 2026, 00:12']),
      ],
    },
    {
      kind: 'table',
      id: 'refusals',
      title: both('链断了，会怎样', 'When the chain breaks'),
      columns: columns(['发生了什么', 'What happened'], ['怎么接上', 'How it is fixed']),
      rows: [
        cells(
          ['封签断了、号码不符', 'Seal torn or number wrong'],
          ['全部再查，新写一份，不改旧的', 'Screened again, a new one written, the old left as it is'],
        ),
        cells(
          ['司机中途停了两个小时，没有定位', 'Driver stopped two hours untracked'],
          ['按高风险处理，开包', 'High risk: opened'],
        ),
        cells(
          ['安检图像看不清', 'Picture unclear'],
          ['换方法或开包，记两种方法', 'Another method or opened, both noted'],
        ),
        cells(['出具方有效期过了', 'Issuer expired'], ['由货站重做', 'Done again by the terminal']),
      ],
      note: both(
        '查出来的违禁品交给机场公安，不退给托运人，其余货物等处理完再走。',
        'Forbidden items go to the airport police and not to you; the rest waits.',
      ),
    },
    {
      kind: 'downloads',
      id: 'form',
      title: both('给监管代理人的空白表', 'A blank form for agents'),
      items: [
        {
          title: both('安检声明空白表', 'Blank e-CSD'),
          note: both('双语表头，一行一票', 'Two-language headings, one row each'),
          file: '/forms/ecsd.csv',
          type: 'CSV',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('安检和手续', 'Screening and papers'),
      ids: ['air-awb', 'air-dangerous-goods', 'cross-border-documents'],
    },
    {
      kind: 'call',
      title: both('想自己安检、少排队？', 'Screen your own cargo?'),
      actions: [
        toTalk(['谈监管代理', 'Regulated agent']),
        toPage(['看货站分区', 'The terminal plan'], '/air/cargo#transfer'),
      ],
    },
  ],
  tags: ['air', 'safety', 'help'],
  updated: '2026-09-18',
}
