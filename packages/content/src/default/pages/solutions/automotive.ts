import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { card, cells, check, claimedCells, columns, heads, step, stop, toPage, toTalk } from '../builders.ts'

export const automotive: PageSeed = {
  path: '/solutions/automotive',
  kind: 'solution',
  parent: '/products',
  name: both('汽车配件方案', 'Automotive solution'),
  head: {
    title: both('汽车配件物流方案：入厂与售后件', 'Automotive logistics: line supply and service parts'),
    keyword: both(
      '汽车物流,循环取货,入厂物流,排序上线,售后备件,周转器具,危险品配件',
      'automotive logistics, milk run, line supply, sequencing, service parts, returnable racks',
    ),
    description: both(
      '零部件入厂怎么循环取货、厂边备料、排序上线，4S 店的急件怎么走，器具怎么回，气囊和电池这类配件有什么限制，停线风险怎么处置。',
      'Milk runs, stock beside the plant, sequencing to the line, urgent parts for workshops, racks that come back, and limits on airbags and batteries.',
    ),
  },
  hero: {
    title: bothLines(
      ['产线按分钟走，', '料也得按分钟到'],
      ['The line runs by the minute.', 'So must the parts.'],
    ),
    lead: both(
      '停一条总装线，一分钟下不来一台车。为了不停，各家都多备料，于是厂门口堵、线边堆、资金压着。',
      'Every stopped minute is a car not built. To be safe everyone over-stocks, so trucks queue at the gate, racks crowd the line and cash sits in steel.',
    ),
    actions: [
      toTalk(['发一条线路来测', 'Have a route measured']),
      toPage(['看整车与零担', 'See freight'], '/products/freight'),
    ],
    scene: 'hardware',
  },
  blocks: [
    {
      kind: 'steps',
      id: 'stop',
      title: both('一次停线，是这样攒出来的', 'How a line comes to stop'),
      lead: both(
        '示例：一个普通的周二，没有人犯大错，线还是停了。',
        'Sample: an ordinary Tuesday on which nobody erred badly, and the line stopped.',
      ),
      items: [
        step(
          ['供应商晚装半小时', 'Loading starts late'],
          [
            '空器具没回来，成品没架子放，只好等。',
            'Empty racks had not come back, so finished parts had nothing to stand on.',
          ],
          ['06:30', '06:30'],
        ),
        step(
          ['厂门排队', 'Queue at the gate'],
          [
            '十几家供应商都挑早班送，月台只有四个。',
            'A dozen suppliers choose the early shift; there are four docks.',
          ],
          ['08:10', '08:10'],
        ),
        step(
          ['卸错月台', 'Wrong dock'],
          [
            '左右门饰板外箱一样，送到了另一侧。',
            'Left and right trims share a carton and went to the other side.',
          ],
          ['09:05', '09:05'],
        ),
        step(
          ['线边见红', 'Line side turns red'],
          ['安全库存按两小时设，刚好用完。', 'Safety stock was set at two hours and has just run out.'],
          ['09:20', '09:20'],
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'milk-run',
      title: both('一趟循环取货', 'One milk run'),
      lead: both(
        '示例：三家供应商、一座厂边仓、一条座椅线。去时带空器具，回来带料，每站窗口十五分钟。',
        'Sample: three suppliers, a warehouse by the plant, one seat line. Out with empty racks, back with parts, fifteen minutes a stop.',
      ),
      stops: [
        stop(
          0,
          ['骨架厂', 'Frames'],
          ['卸空架，装满架，按看板数装', 'Empties off, full racks on, as the kanban says'],
          ['看板张数', 'Kanban count'],
        ),
        stop(
          0.8,
          ['发泡厂', 'Foam'],
          ['抛货在上，防压', 'Light goods on top, kept from crushing'],
          ['装载率', 'Fill of the truck'],
        ),
        stop(
          0.6,
          ['面套厂', 'Covers'],
          ['左右分架、颜色分层', 'Left and right on separate racks, colors by shelf'],
          ['左右件标识', 'Left/right marks'],
        ),
        stop(
          1.2,
          ['厂边仓', 'Store by the plant'],
          ['抽检、去外包装，换线边器具', 'Sampled, outer packing off, into line racks'],
          ['批次、库龄', 'Batch and age'],
        ),
        stop(
          1.5,
          ['排序', 'Sequenced'],
          ['接到主机厂过点信号，按车身顺序排', 'On the body signal, racks are set in build order'],
          ['顺序号', 'Sequence number'],
        ),
        stop(
          0.4,
          ['上线', 'At the line'],
          ['拖车送到工位，当面换空架', 'A tugger brings it to the station and takes the empty rack'],
          ['到工位时间', 'Minute of arrival'],
        ),
      ],
    },
    {
      kind: 'comparison',
      id: 'before-after',
      title: both('各送各的，与一趟取齐', 'Everyone drives, or one run'),
      before: both('供应商自送', 'Own deliveries'),
      after: both('循环取货', 'Milk run'),
      items: [
        {
          label: both('每天进厂车次', 'Trucks a day'),
          unit: both('车', 'trucks'),
          before: 46,
          after: 18,
          note: both('月台从排队变成预约', 'Docks by appointment instead of a queue'),
        },
        {
          label: both('车厢装载率', 'Truck fill'),
          unit: both('%', '%'),
          before: 52,
          after: 87,
        },
        {
          label: both('线边库存', 'Stock at the line'),
          unit: both('小时', 'hours'),
          before: 16,
          after: 6,
        },
        {
          label: both('空器具周转', 'Rack turnaround'),
          unit: both('天', 'days'),
          before: 9,
          after: 4,
          note: both('同样产量少买一半架子', 'Half the racks for the same output'),
        },
      ],
      source: both(
        '示例数据，按一家虚构的座椅厂和十四家供应商的线路编写，2026 年 6 月。',
        'Sample data written for a fictional seat plant with fourteen suppliers, June 2026.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('入厂、售后、急件各用什么', 'Line supply, service parts, urgent'),
      items: [
        card(
          ['整车', 'Full truck'],
          claimOr(
            ['rapid-response', 'rapid-pickup'],
            [
              '计划外补料，10 分钟内回话，2 小时到厂门口装。',
              'For unplanned refills: an answer in 10 minutes, a truck at the supplier’s gate in 2 hours.',
            ],
            ['计划外补料，随叫随派。', 'For unplanned refills, sent when you call.'],
          ),
          '/products/freight#full-truck',
        ),
        card(
          ['厂边仓', 'Storage by the plant'],
          [
            '供应商寄存，用多少结多少，账按日对。',
            'Suppliers keep the title; you pay what you draw, reconciled daily.',
          ],
          '/products/warehousing#storage',
        ),
        card(
          ['售后件与旧件', 'Service parts and cores'],
          [
            '4S 店急件当晚出，索赔旧件原路收回供主机厂分析。',
            'Workshop orders leave that night; claimed parts come back for the maker to examine.',
          ],
          '/products/warehousing#reverse',
        ),
        card(
          ['航空急件', 'Urgent by air'],
          [
            '一箱控制器能救一条线，机场两头都有人接。',
            'One box of controllers can save a line; people wait at both airports.',
          ],
          '/products/air#door-to-door',
        ),
        card(
          ['器具管理', 'Rack management'],
          [
            '每只器具一个码，谁手里、几天了，看得见。',
            'Each rack has a code: who holds it, and for how many days.',
          ],
          '/products/packaging',
        ),
        card(
          ['运输管理系统', 'Transport software'],
          [
            '窗口时间、到发货通知、晚点预警在一张屏上。',
            'Windows, dispatch notices and late warnings on one screen.',
          ],
          '/products/tms',
        ),
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('怎么结算', 'How it is billed'),
      columns: columns(['业务', 'Work'], ['计费', 'Charged by'], ['说明', 'Note']),
      rows: [
        cells(
          ['循环取货', 'Milk run'],
          ['按趟，含固定站点', 'By run with fixed stops'],
          ['空驶由我们排，不另收', 'Empty legs are ours to plan, not yours to pay'],
        ),
        cells(
          ['厂边备料、排序', 'Stock and sequencing'],
          ['按件或按台套', 'By piece or by car set'],
          ['随产量浮动，停产月按保底', 'Moves with output, with a floor for idle months'],
        ),
        claimedCells(
          ['heavy-bands'],
          ['零担补货', 'Part loads'],
          [
            '20–60、60–500、500–3,000 公斤、3,000 公斤以上四段',
            'Steps 20–60, 60–500, 500–3,000 and above 3,000 kg',
          ],
          ['越往上单价越低，凑段前先算', 'Each step costs less per kilo; work it out before splitting'],
        ),
        claimedCells(
          ['receipt-paper', 'receipt-electronic'],
          ['收货凭证', 'Proof of receipt'],
          ['纸质 8 元，电子 5 元', 'Paper ¥8, electronic ¥5'],
          ['主机厂要原件的选纸质', 'Paper where the car maker wants the original'],
        ),
        claimedCells(
          ['parts-response'],
          ['售后退件', 'Returned parts'],
          ['按票', 'By shipment'],
          ['异常 1 小时内有人接手', 'Somebody takes a problem on within 1 hour'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'dangerous',
      title: both('这些配件有规矩', 'Parts with rules of their own'),
      verdicts: heads(['按货运走', 'As freight'], ['按规矩走', 'By the rules'], ['不收', 'Refused']),
      items: [
        check('condition', [
          '安全气囊、预紧器：按危险品申报，专车，不与普件混装',
          'Airbags and pretensioners: declared dangerous goods, on their own truck',
        ]),
        check('condition', [
          '铅酸电池：直立、绝缘端子、托盘防漏',
          'Lead-acid batteries: upright, terminals covered, drip tray',
        ]),
        check('condition', [
          '动力电池包：先给检测报告，拆装后的要测电压',
          'Traction packs: test report first, voltage check once removed from a car',
        ]),
        check('yes', [
          '轮胎、玻璃、钣金件：用专用架，不堆叠',
          'Tires, glass, body panels: on racks made for them',
        ]),
        check('no', ['渗油的旧总成、没放空的油箱', 'Used assemblies that drip, tanks not drained']),
      ],
    },
    {
      kind: 'table',
      id: 'wrong',
      title: both('眼看要断料，谁先动', 'When a shortage looms'),
      lead: both(
        '每条线路开通前，这张表填上名字和电话，三班都贴在调度台。',
        'Before a route opens, names and numbers go into this table and it hangs by the desk on all shifts.',
      ),
      columns: columns(['苗头', 'Sign'], ['先做', 'First move'], ['谁定', 'Who decides']),
      rows: [
        cells(
          ['车晚过窗口', 'Truck misses its window'],
          [
            '查线边余量，够就改窗口，不够就派小车先抢这一料',
            'Check the line; if short, a van brings that part first',
          ],
          ['我们的线路调度', 'Our route planner'],
        ),
        cells(
          ['供应商出不了货', 'Supplier cannot ship'],
          ['当趟先走别家，告知主机厂缺口和恢复时间', 'The run goes on; the plant hears the gap and the hour'],
          ['主机厂物料', 'Plant material control'],
        ),
        cells(
          ['排序错一位', 'One out of sequence'],
          ['停拖车，用备件位补，错架退回重排', 'Stop the tugger, fill from the spare position, re-sequence'],
          ['厂边仓班长', 'Shift leader of the warehouse'],
        ),
        cells(
          ['来料混批', 'Mixed batches'],
          ['整架挂红牌，换下一架上线', 'Red tag on the rack, next rack up'],
          ['主机厂质量', 'Plant quality'],
        ),
      ],
      note: claim(
        ['service-hours'],
        '厂边仓跟着您的班次走；总部客服每天 8:00–22:00。',
        'The warehouse keeps your shifts; head-office service is staffed 8:00–22:00 daily.',
      ),
    },
    { kind: 'case', path: '/cases/jinlu-auto-parts' },
    {
      kind: 'call',
      title: both('给我们一周的到货记录', 'Give us a week of arrivals'),
      actions: [
        toTalk(['算一条取货线', 'Design a run']),
        toPage(['看整车报价', 'Full-truck prices'], '/fee'),
      ],
    },
  ],
  tags: ['industry', 'freight', 'warehousing', 'software'],
  updated: '2026-08-27',
}
