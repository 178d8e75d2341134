import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, check, claimedCells, columns, heads, step, stop, toPage, toTalk } from '../builders.ts'

export const pharma: PageSeed = {
  path: '/solutions/pharma',
  kind: 'solution',
  parent: '/products',
  name: both('医药方案', 'Pharma solution'),
  head: {
    title: both('医药物流方案：交接、记录与超温处置', 'Pharma logistics: handover, records, excursions'),
    keyword: both(
      '医药物流,药品冷链,疫苗运输,GSP,温度记录,医药零担,冷藏车验证',
      'pharma logistics, drug cold chain, vaccine transport, GSP, temperature record, qualified box',
    ),
    description: both(
      '药品、疫苗、诊断试剂的运输方案：收货方为什么拒收、交接双人怎么签、谁能看温度记录、超温后谁来判，三个重量段各自怎么走。',
      'Moving medicines, vaccines and reagents: why receivers refuse, who signs a handover, who sees the record and who rules on an excursion.',
    ),
  },
  hero: {
    title: bothLines(
      ['药到了不算完，', '记录齐了才算'],
      ['Delivered is not done', 'until the record is whole'],
    ),
    lead: both(
      '药店和医院验的不只是药。温度曲线缺一段、随货单少一个章，车就得等在门口。',
      'Pharmacies and hospitals check more than the medicine. One gap in the curve or one stamp missing, and the truck waits outside.',
    ),
    actions: [
      toTalk(['要资质与验证文件', 'Ask for our papers']),
      toPage(['看医药服务', 'See pharma service'], '/products/pharma'),
    ],
    scene: 'pharma',
  },
  blocks: [
    {
      kind: 'checklist',
      id: 'refused',
      title: both('收货方拒收，多半为这几样', 'What receivers refuse'),
      lead: both(
        '发货前照着过一遍，比到门口再补快得多。',
        'Going through this before dispatch is far quicker than fixing it at the gate.',
      ),
      verdicts: heads(null, ['能补救', 'Can be fixed'], ['直接拒收', 'Refused']),
      items: [
        check('no', [
          '随货同行单没有原印章，或批号与实物不符',
          'Delivery note without original stamp, or batch unlike the goods',
        ]),
        check('no', ['温度记录从出库到现在缺了一段', 'A hole in the temperature record since dispatch']),
        check('no', ['夏季验证的箱子拿去跑冬季的线路', 'A box qualified for summer on a winter lane']),
        check('no', ['冷藏车到门口打不出在途数据', 'A reefer that cannot print its data at the door']),
        check('condition', [
          '收货人不在对方授权名单上：先打电话，改派人来',
          'Receiver not on the authorized list: call, and have another sent',
        ]),
        check('condition', [
          '外箱有压痕：开箱看内箱和探头，三方拍照后再定',
          'Dented outer box: open, inspect box and probe, photograph, decide',
        ]),
      ],
    },
    {
      kind: 'journey',
      id: 'handover',
      title: both('一箱疫苗，四次交接', 'One box of vaccine, four handovers'),
      lead: both(
        '示例：2–8 °C，从药企冷库到邻省疾控中心，车程不远，停顿却多。小时数从上一站算。',
        'Sample: 2–8 °C, maker’s cold store to a disease-control center one province on. Not far, yet many stops; hours since the last one.',
      ),
      stops: [
        stop(
          0,
          ['备箱', 'Box made ready'],
          ['蓄冷剂放到规定时间才装，探头先校准', 'Coolant conditioned for its set time, probe calibrated'],
          ['箱号对验证报告', 'Box number against its report'],
        ),
        stop(
          3,
          ['冷库装箱', 'Packed in the cold store'],
          ['在库内装，药与冰排之间有隔板', 'Packed inside, a board between vials and ice'],
          ['装箱起始温度', 'Starting temperature'],
        ),
        stop(
          1,
          ['第一次交接', 'First handover'],
          ['发货方与司机各签一名，逐箱拍照', 'Shipper and driver both sign; each box photographed'],
          ['两个签名', 'Two signatures'],
        ),
        stop(
          6,
          ['换车', 'Change of truck'],
          ['阴凉月台上换，不拆箱', 'On a shaded dock, boxes unopened'],
          ['表面温度、时长', 'Surface reading, minutes'],
        ),
        stop(
          4,
          ['目的地分拣', 'Sorting at the far end'],
          ['班长和司机对箱数、对封签', 'Shift leader and driver agree boxes and seals'],
          ['箱数、封签号', 'Boxes and seal numbers'],
        ),
        stop(
          2,
          ['疾控验收', 'Acceptance'],
          ['现场导出数据，收货双人签', 'Data read out on site, two receivers sign'],
          ['全程曲线', 'The whole curve'],
        ),
        stop(
          24,
          ['空箱回程', 'Boxes return'],
          ['清洁、晾干、查探头电量', 'Cleaned, dried, probe battery checked'],
          ['下次可用日期', 'Next fit-for-use date'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'bands',
      title: both('按重量分三条路', 'Three ways, by weight'),
      columns: columns(
        ['货量', 'Amount'],
        ['怎么走', 'How it goes'],
        ['怎么计价', 'How it is priced'],
        ['要准备', 'Prepare'],
      ),
      rows: [
        claimedCells(
          ['pharma-bands'],
          ['10–200 公斤', '10–200 kg'],
          ['保温箱或同温区拼车', 'Insulated boxes or shared truck'],
          ['按重量和温区报价', 'By weight and zone'],
          ['箱数、每箱限度、最晚到达', 'Boxes, limits, latest arrival'],
        ),
        claimedCells(
          ['pharma-middle', 'pharma-truck'],
          ['200–3,000 公斤', '200–3,000 kg'],
          ['零担大票，整板不拆', 'Large consignment, pallets kept whole'],
          ['按吨位段报价', 'By tonnage step'],
          ['板型、可否堆叠', 'Pallet type, stackable or not'],
        ),
        claimedCells(
          ['pharma-truck'],
          ['3,000 公斤以上', 'Above 3,000 kg'],
          ['医药整车，不与别家同车', 'A truck of your own'],
          ['按车、按线路报价', 'By truck and lane'],
          ['卸货口能否停冷藏车', 'Whether a reefer fits the dock'],
        ),
        claimedCells(
          ['receipt-paper'],
          ['随货单回传', 'Signed note back'],
          ['原件寄回，供 GSP 存档', 'The original, for your GSP file'],
          ['8 元一票', '¥8 a shipment'],
          ['收件人和部门', 'Name and department'],
        ),
        cells(
          ['校准与验证', 'Calibration, qualification'],
          ['探头、箱、车各有编号', 'Probe, box and truck each numbered'],
          ['报告复印件随首单给', 'Copies with the first order'],
          ['您的线路和季节', 'Your lanes and seasons'],
        ),
      ],
      note: both(
        '运输参照《药品经营质量管理规范》及 GB/T 28842；设备验证参照 GB/T 34399。',
        'Transport follows China’s GSP and GB/T 28842; equipment is qualified along GB/T 34399.',
      ),
    },
    {
      kind: 'data-matrix',
      id: 'who-sees',
      title: both('一份记录，谁能看到什么', 'One record: who sees what'),
      lead: both(
        '任何人都改不了原始读数。更正只能另加一条，写明谁、什么时候、为什么。',
        'Nobody can alter a reading. A correction is a line of its own, with name, time and reason.',
      ),
      parties: [
        both('发货企业', 'Shipper'),
        both('承运方', 'Carrier'),
        both('收货单位', 'Receiver'),
        both('药监检查', 'Inspector'),
      ],
      rows: [
        {
          label: both('在途温度读数', 'Readings in transit'),
          sees: ['full', 'full', 'full', 'full'],
          kept: both('至少 5 年', 'At least 5 years'),
        },
        {
          label: both('药品名称与批号', 'Product and batch'),
          sees: ['full', 'masked', 'full', 'full'],
          kept: both('至少 5 年', 'At least 5 years'),
        },
        {
          label: both('交接人姓名电话', 'Names and phones at handover'),
          sees: ['full', 'full', 'full', 'masked'],
          kept: both('随交接单', 'With the handover sheet'),
        },
        {
          label: both('箱、车、探头验证', 'Qualification of box, truck, probe'),
          sees: ['full', 'full', 'full', 'full'],
          kept: both(
            '设备报废后，留到下一次检查结束',
            'Until one inspection after the equipment is scrapped',
          ),
        },
        {
          label: both('采购价格', 'Purchase price'),
          sees: ['full', 'none', 'full', 'none'],
          kept: both('不进运单', 'Never on the waybill'),
        },
      ],
    },
    {
      kind: 'steps',
      id: 'excursion',
      title: both('温度报警之后', 'After the alarm'),
      lead: both(
        '我们管保住现场和数据，药还能不能用，由您的质量部门判。',
        'We protect the goods and the data. Whether the medicine may be used is for your quality department.',
      ),
      items: [
        step(
          ['报警', 'It sounds'],
          [
            '司机、值班质管和您指定的人同时收到，写明箱号、读数、地点。',
            'Driver, duty quality officer and the person you named receive box, reading and place together.',
          ],
          ['三个人同时收到', 'Three people at once'],
        ),
        step(
          ['稳住', 'Hold'],
          [
            '不开箱。冷机有备份就切，没有就开去沿途最近的合规冷库。',
            'Boxes stay shut. Switch to the spare unit, or drive to the nearest qualified cold store.',
          ],
        ),
        step(
          ['隔离', 'Isolate'],
          [
            '贴黄牌，系统状态改成待判，任何人扫不出派送。',
            'Yellow tag, status “pending”: no scanner releases it.',
          ],
          ['黄牌待判', 'Yellow tag'],
        ),
        step(
          ['判定', 'Rule'],
          [
            '数据包发给您：曲线、开门记录、设备报告。书面回我们放行、退回或销毁。',
            'You get curve, door log and equipment report, and answer in writing: release, return or destroy.',
          ],
          ['书面指令', 'In writing'],
        ),
        step(
          ['赔与改', 'Pay and put right'],
          [
            '责任在我们的，按合同和保价赔货值；同车型同线路停用复验后再跑。',
            'If we failed, contract and insurance cover the goods, and that truck type is off the lane until requalified.',
          ],
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('按货量和急缓选', 'Choose by amount and urgency'),
      items: [
        card(
          ['医药零担', 'Pharma freight'],
          claimOr(
            ['pharma-bands'],
            [
              '从 10 公斤起，区域配送和药店补货最常用。',
              'From 10 kg, mostly for regional supply and pharmacy top-ups.',
            ],
            ['区域配送和药店补货最常用。', 'Mostly for regional supply and pharmacy top-ups.'],
          ),
          '/products/pharma#pharma-parcel',
        ),
        card(
          ['医药整车', 'Pharma full truck'],
          [
            '招标配送、跨省调拨，一车一线，中途不开门。',
            'Tender supply and transfers: one truck, one lane, no door opened.',
          ],
          '/products/pharma#pharma-truck',
        ),
        card(
          ['航空门到门', 'Air, door to door'],
          [
            '短效期药和临床样本，争的是小时。',
            'Short-lived products and clinical samples, where hours count.',
          ],
          '/products/air#door-to-door',
        ),
        card(
          ['签单返还', 'Receipts'],
          [
            '回执缺页、缺章的当天告诉您，不等对账。',
            'A page or stamp missing is reported that day, not at month’s end.',
          ],
          '/products/receipts',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('质管部门常问', 'What quality departments ask'),
      ids: ['pharma-qualification', 'pharma-handover', 'cold-breakdown', 'cold-temperature-record'],
    },
    { kind: 'case', path: '/cases/chengming-pharma' },
    {
      kind: 'call',
      title: both('先审我们，再交货', 'Audit us before you ship'),
      actions: [
        toTalk(['约现场审计', 'Arrange an audit']),
        toPage(['算医药运费', 'Price a pharma load'], '/fee'),
      ],
    },
  ],
  tags: ['pharma', 'cold-chain', 'health', 'safety'],
  updated: '2026-11-03',
}
