import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { card, cells, claimedCells, columns, stop, term, toPage, toTalk } from '../builders.ts'

export const manufacturing: PageSeed = {
  path: '/solutions/manufacturing',
  kind: 'solution',
  parent: '/products',
  name: both('制造方案', 'Manufacturing solution'),
  head: {
    title: both('制造业物流方案：齐套、线边与发运', 'Manufacturing logistics: kits, line side, dispatch'),
    keyword: both(
      '制造业物流,齐套配送,线边仓,设备运输,仓储自动化,存货融资',
      'manufacturing logistics, kitting, line-side storage, machinery transport, automation, inventory finance',
    ),
    description: both(
      '给设备、电子、五金厂的物流方案：物料怎么按工单齐套，系统怎么接到厂里的 ERP，精密设备怎么装车，自动化多大面积合算，费用怎么分摊。',
      'For makers of machines, electronics and hardware: kits by work order, links to your ERP, crating precision equipment, when automation pays.',
    ),
  },
  hero: {
    title: bothLines(['差一颗螺栓，', '一台设备发不走'], ['One bolt short,', 'one machine unsold']),
    lead: both(
      '账上库存九成够，工单却开不了工，因为缺的那一成各不相同。制造厂缺的常常不是料，是齐套。',
      'Stock covers nine parts in ten, yet no order can start, because each lacks a different tenth. What plants run short of is complete kits.',
    ),
    actions: [
      toTalk(['约一次现场看', 'Invite us to the plant']),
      toPage(['看智能仓', 'See the warehouse'], '/products/intelligent-warehouse'),
    ],
    scene: 'robot',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'trouble',
      title: both('三段各管各的，钱卡在中间', 'Three stretches, nobody between them'),
      paragraphs: [
        both(
          '采购管到货，车间管领料，销售管发运，三张表三个口径。到货堆在雨棚下没入账，车间说没料，采购说到了，谁都没说错。',
          'Purchasing owns arrivals, the shop floor owns issues, sales owns dispatch: three sheets, three truths. Goods sit under a canopy unbooked; the floor says none, purchasing says arrived, and both are right.',
        ),
        both(
          '成品那头更急。设备装好了，客户的场地没平，压在过道一个月；等客户催了，又找不到能装这尺寸的车。',
          'Finished machines are worse. The customer’s floor is not ready, so one blocks the aisle for a month; when he calls at last, no truck of that size is to be had.',
        ),
      ],
      list: [
        both(
          '呆滞料没人认：改版前的板子，账上还在，早用不上。',
          'Dead stock with no owner: boards from before the redesign, still on the books.',
        ),
        both(
          '外协往返没单：半成品送去电镀，少了几件说不清。',
          'No papers for outside work: parts sent for plating, some lost, no proof.',
        ),
        both(
          '货位靠人记：老师傅请假，谁也找不到那箱轴承。',
          'Memory instead of positions: when the old hand is off, the bearings cannot be found.',
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'three-stretches',
      title: both('从来料到客户厂房', 'From supplier to customer’s floor'),
      lead: both(
        '示例：苏州一家检测设备厂的一张工单。生产占去的时间不算在内，站上的小时都是物流用掉的。',
        'Sample: one work order at a test-equipment plant in Suzhou. Building time is left out; the hours are logistics alone.',
      ),
      stops: [
        stop(
          0,
          ['约月台', 'Dock booked'],
          ['供应商自己选时段，箱码提前传来', 'Suppliers pick a slot and send carton codes ahead'],
          ['时段、箱码', 'Slot and codes'],
        ),
        stop(
          1,
          ['收货上架', 'Received'],
          ['扫箱入账，待检区与合格区分色', 'Scanned into stock; hold and release zones in two colors'],
          ['入账时间', 'Time booked'],
        ),
        stop(
          2,
          ['按工单齐套', 'Kitted'],
          ['一台一车，缺哪颗料车上亮灯', 'One machine, one cart; a lamp shows the missing part'],
          ['缺件清单', 'Shortage list'],
        ),
        stop(
          0.5,
          ['送到线边', 'To the line side'],
          ['搬运机器人按节拍送，空车带回', 'Robots bring it to takt and take the empty cart'],
          ['节拍偏差', 'Takt deviation'],
        ),
        stop(
          4,
          ['打木箱', 'Crated'],
          ['固定点、重心、吊点写在箱外', 'Fixing, center of gravity and lifting points on the outside'],
          ['防震防倾标签', 'Shock and tilt labels'],
        ),
        stop(
          20,
          ['专车', 'Own truck'],
          ['气垫车，限速，路上不开箱', 'Air suspension, speed limit, never opened'],
          ['振动记录', 'Vibration log'],
        ),
        stop(
          3,
          ['进厂就位', 'Into position'],
          ['叉车吊车先约好，放到地脚线上', 'Forklift and crane booked, set down on the marks'],
          ['客户签收', 'Customer signs'],
        ),
      ],
    },
    {
      kind: 'flow',
      id: 'systems',
      title: both('厂里的系统不用换', 'Your systems stay'),
      lead: both(
        '我们接三个口：采购单、工单、销售单。其余照您原来的用。',
        'We connect at three points: purchase orders, work orders, sales orders. Everything else remains as it is.',
      ),
      lanes: [
        {
          label: both('进料', 'Inbound'),
          nodes: [
            { title: both('您的 ERP', 'Your ERP'), text: both('采购单、交期', 'Purchase order, due date') },
            { title: both('运输系统', 'Transport'), text: both('约车、约月台', 'Truck and dock booked') },
            {
              title: both('仓储系统', 'Warehouse'),
              text: both('收货、批次、质检状态', 'Receipt, batch, inspection'),
            },
            { title: both('回到 ERP', 'Back to ERP'), text: both('实收数', 'Quantity received') },
          ],
        },
        {
          label: both('生产', 'Production'),
          nodes: [
            { title: both('您的 MES', 'Your MES'), text: both('工单、物料清单', 'Work order, parts list') },
            {
              title: both('仓储系统', 'Warehouse'),
              text: both('齐套、缺件预警', 'Kitting, shortage warning'),
            },
            {
              title: both('控制系统', 'Control'),
              text: both('派机器人、提升机', 'Robots and elevators sent'),
            },
            { title: both('线边', 'Line side'), text: both('扫码接料，退料', 'Scan in, scan back') },
          ],
        },
        {
          label: both('发运', 'Outbound'),
          nodes: [
            { title: both('您的 ERP', 'Your ERP'), text: both('销售单、发货日', 'Sales order, ship date') },
            {
              title: both('仓储系统', 'Warehouse'),
              text: both('装箱单、箱外标', 'Packing list, crate marks'),
            },
            { title: both('运输系统', 'Transport'), text: both('派车、在途位置', 'Truck, position') },
            {
              title: both('客户与财务', 'Customer, finance'),
              text: both('签收件触发开票', 'Receipt triggers the invoice'),
            },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('软件、设备、车和钱', 'Software, machines, trucks, money'),
      items: [
        card(
          ['仓储控制系统', 'Warehouse control'],
          claimOr(
            ['equipment'],
            [
              '厂里已有的输送线、堆垛机先接上，28 类设备有现成接口。',
              'Conveyors and cranes you own are connected first; interfaces exist for 28 kinds.',
            ],
            ['厂里已有的输送线、堆垛机先接上。', 'Conveyors and cranes you own are connected first.'],
          ),
          '/products/wcs',
        ),
        card(
          ['搬运机器人', 'Robots'],
          claimOr(
            ['automation-area'],
            [
              '仓够 1,000 平方米再谈机器，不够先把货位理顺。',
              'Below 1,000 m² we put positions in order before talking about machines.',
            ],
            ['先把货位理顺，再谈机器。', 'Positions in order first, machines second.'],
          ),
          '/products/robots',
        ),
        card(
          ['整车与专车', 'Full and special trucks'],
          [
            '气垫、平板、飞翼，按设备外形选，吊装一起报。',
            'Air-ride, flatbed or wing-side by the machine’s shape, lifting quoted along.',
          ],
          '/products/freight#full-truck',
        ),
        card(
          ['厂内仓托管', 'Running your warehouse'],
          [
            '人归我们管，制度用您的，三班跟着车间。',
            'Our people, your rules, and the shop floor’s three shifts.',
          ],
          '/products/warehousing#storage',
        ),
        card(
          ['出口', 'Export'],
          [
            '整机出海，装箱、报关、到岸派送一张单。',
            'Whole machines abroad: crate, customs and delivery on one document.',
          ],
          '/products/cross-border#export',
        ),
        card(
          ['智能园区', 'Intelligent park'],
          [
            '车辆排队、月台、能耗在一块屏上，门卫不用对讲机喊。',
            'Queues, docks and energy on one screen; the gate stops shouting into radios.',
          ],
          '/products/intelligent-park',
        ),
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('费用分五块谈', 'Five parts to the price'),
      columns: columns(['哪一块', 'Part'], ['计价', 'Charged by'], ['举例', 'Example']),
      rows: [
        cells(
          ['厂内作业', 'Work in the plant'],
          ['按工单数或按人头，二选一', 'By work order or by head, you choose'],
          ['量不稳的厂按工单划算', 'Uneven volumes favor work orders'],
        ),
        claimedCells(
          ['rapid-response', 'rapid-pickup'],
          ['临时要车', 'A truck at short notice'],
          ['10 分钟内答复，2 小时内到，价随车型', 'Reply in 10 minutes, there in 2 hours, priced by truck'],
          ['常跑的线签年价，淡旺季不变', 'A year’s price for regular lanes, peak or not'],
        ),
        claimedCells(
          ['wooden-packaging', 'wooden-volume'],
          ['木箱', 'Wooden crate'],
          ['每立方米 200 元，按体积的 1.4 倍', '¥200 per m³ at 1.4 times the volume'],
          ['0.5 立方米的仪器：140 元', 'A 0.5 m³ instrument: ¥140'],
        ),
        claimedCells(
          ['insurance-rate', 'full-cover'],
          ['整机保价', 'Insuring a machine'],
          ['5‰，全额保 8‰', '5‰, or 8‰ for full coverage'],
          ['86,000 元的仪器：430 元或 688 元', 'An ¥86,000 instrument: ¥430 or ¥688'],
        ),
        claimedCells(
          ['financing'],
          ['押着库存借钱', 'Borrowing against stock'],
          ['年利率低至 6.5%，额度和利率以审批为准', 'From 6.5% a year, subject to approval'],
          ['借 100 万元用 60 天，利息约 1.07 万元', '¥1 m for 60 days: about ¥10,700 interest'],
        ),
      ],
    },
    {
      kind: 'split',
      id: 'wrong',
      title: both('出了问题，线不能等', 'When it breaks, the floor cannot wait'),
      points: [
        term(
          ['工单缺件', 'Order short of a part'],
          [
            '缺件清单早一班给到采购；能拆借别的工单的，由您的计划员点头。',
            'Purchasing has the list a shift early; borrowing from another order needs your planner’s nod.',
          ],
        ),
        term(
          ['系统断了', 'The link goes down'],
          [
            '手持终端离线照扫，纸单照走，恢复后自动补传，不重不漏。',
            'Handhelds go on scanning, paper covers the rest, and records follow once, when the link returns.',
          ],
        ),
        term(
          ['机器人停了', 'A robot stops'],
          [
            '旁路通道留着，人推车能顶一个班；备件在现场。',
            'A bypass aisle is kept free and carts cover a shift; spare parts are on site.',
          ],
        ),
        term(
          ['振动超限', 'Shaken too hard'],
          claim(
            ['payout'],
            '到厂先读记录仪，超限的当场约厂家复检，确认损伤后按保价赔，最快 24 小时。',
            'The logger is read on arrival, the maker re-tests, and confirmed damage is paid by its insurance, in 24 hours at best.',
          ),
        ),
      ],
      action: { label: both('看运输系统', 'Transport software'), href: '/products/tms' },
      scene: 'hub',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('签约前常问', 'Before you sign'),
      ids: [
        'business-trial',
        'business-contract',
        'business-api',
        'business-data',
        'business-invoice',
        'freight-appointment',
      ],
    },
    { kind: 'case', path: '/cases/ruiheng-instruments' },
    {
      kind: 'call',
      title: both('先接一条产线，三个月后再谈', 'Start with one line, review in three months'),
      actions: [
        toTalk(['申请试运行', 'Ask for a trial']),
        toPage(['看产业学院', 'Train your staff'], '/products/industry-college'),
      ],
    },
  ],
  tags: ['industry', 'automation', 'software', 'freight'],
  updated: '2026-10-30',
}
