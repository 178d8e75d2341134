import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const wms: PageSeed = {
  path: '/products/wms',
  kind: 'software',
  parent: '/products',
  name: both('仓储管理 WMS', 'Warehouse management'),
  head: {
    title: both('仓储管理系统 WMS：账和货一件件对得上', 'Warehouse management system: stock that adds up'),
    keyword: both(
      '仓储管理系统,WMS,库存管理,批次效期,波次拣货,仓库盘点',
      'warehouse management system,WMS,stock control,batch and expiry,wave picking,stock count',
    ),
    description: both(
      '收货、上架、拣货、复核、盘点、退货都在一套系统里，批次和效期跟到每一件。看它怎么接您的订单、出错时怎么拦、上线分几步、怎么收费。',
      'Receiving, picking, checking, counts and returns in one system. How it takes your orders, stops errors, goes live and is charged.',
    ),
  },
  hero: {
    title: bothLines(['账上有几件，', '架上就有几件'], ['What the books say,', 'the shelf holds']),
    lead: both(
      '从收货口到发货口，货每动一次就记一笔。对不上的时候，您能看到差在哪个库位、哪一步、谁经手。',
      'Every move of every item is written down. When a count is off, you see the bin, the step and the hand.',
    ),
    actions: [
      { label: both('约一次演示', 'Book a demonstration'), target: { kind: 'consultation' } },
      { label: both('看控制系统', 'See warehouse control'), target: { kind: 'page', path: '/products/wcs' } },
    ],
    scene: 'software',
  },
  blocks: [
    {
      kind: 'flow',
      id: 'paths',
      title: both('货、订单、设备，三条线怎么走', 'Goods, orders and devices'),
      lead: both(
        '三条线在波次那里碰头：订单定了拿什么，系统定了怎么拿。',
        'They meet at the wave: orders decide what to pick, the system decides how.',
      ),
      lanes: [
        {
          label: both('货', 'Goods'),
          nodes: [
            {
              title: both('收货', 'Receive'),
              text: both('逐箱扫码，多的少的当场记', 'Scanned box by box, differences noted at once'),
            },
            {
              title: both('上架', 'Put away'),
              text: both('系统给库位，同批放一起', 'The system gives the bin, one batch together'),
            },
            {
              title: both('拣货', 'Pick'),
              text: both('一个波次走一圈，不回头', 'One round a wave, no walking back'),
            },
            {
              title: both('复核', 'Check'),
              text: both('扫码、称重、拍照', 'Scan, weigh, photograph'),
            },
            {
              title: both('交运', 'Hand over'),
              text: both('箱号和运单号绑在一起', 'Box and waybill numbers tied together'),
            },
          ],
        },
        {
          label: both('订单', 'Orders'),
          nodes: [
            {
              title: both('进单', 'Arrive'),
              text: both('店铺、ERP 或一张表格', 'From a shop, an ERP or a spreadsheet'),
            },
            {
              title: both('审单', 'Review'),
              text: both('查地址和库存，该拆的拆', 'Address and stock checked, split if needed'),
            },
            {
              title: both('波次', 'Wave'),
              text: both('按截单时间和线路归组', 'Grouped by cut-off and route'),
            },
            {
              title: both('回传', 'Report'),
              text: both('出库即把单号送回店铺', 'Waybill back to the shop on dispatch'),
            },
          ],
        },
        {
          label: both('设备', 'Devices'),
          nodes: [
            {
              title: both('手持终端', 'Handheld'),
              text: both('收、上、拣、盘都用它', 'For receiving, shelving, picking, counting'),
            },
            {
              title: both('称重台', 'Scale'),
              text: both('重量不对就不出面单', 'No label while the weight is wrong'),
            },
            {
              title: both('WCS', 'WCS'),
              text: both('有自动化设备时接走任务', 'Takes over where machines do the work'),
            },
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'rules',
      title: both('每一步记什么，错了怎么拦', 'What is recorded, and what stops errors'),
      lead: both(
        '规则在上线前按您的货设好，改规则要留名字和时间。',
        'Rules are set for your goods before go-live; every change carries a name and a time.',
      ),
      columns: [
        { label: both('环节', 'Step') },
        { label: both('记下来的', 'Recorded') },
        { label: both('出错时', 'When it goes wrong') },
      ],
      rows: [
        [
          both('收货', 'Receiving'),
          both('到货单、箱数、批号、效期、破损照片', 'Advice, boxes, batch, expiry, photos of damage'),
          both('数量不符的单据挂起，您确认后才入账', 'The document waits until you accept the difference'),
        ],
        [
          both('库存', 'Stock'),
          both(
            '库位、批次、状态：可用、锁定、待检、残次',
            'Bin, batch, status: free, held, to inspect, faulty',
          ),
          both('当天动过的库位，下班前复盘一遍', 'Bins touched during the day are recounted by evening'),
        ],
        [
          both('拣货', 'Picking'),
          both('谁、几点、从哪格拿了几件', 'Who took how many from which bin, and when'),
          both('扫错码终端就停住，不能跳过', 'A wrong barcode halts the handheld; it cannot be skipped'),
        ],
        [
          both('复核', 'Checking'),
          both('件数、重量、包材、随箱单', 'Pieces, weight, packing, slip in the box'),
          both('重量超差的箱子转人工打开看', 'Boxes off in weight are opened by a person'),
        ],
        [
          both('退货', 'Returns'),
          both('原订单、退货原因、质检结论', 'Original order, reason, verdict'),
          both('判不准的拍照给您，由您定好坏', 'Doubtful items are photographed and you decide'),
        ],
      ],
    },
    {
      kind: 'split',
      id: 'expiry',
      title: both('快到期的，先出门', 'First to expire, first out'),
      lead: both(
        '食品、美妆和药品最怕压货。效期从收货那一刻就写进库存里。',
        'Food, cosmetics and medicine cannot wait. Expiry is part of the stock record from the first scan.',
      ),
      points: [
        {
          term: both('先到期先出', 'First to expire'),
          text: both('同一款货按到期日出库，不按入库日', 'Picked by expiry date, whatever day it came in'),
        },
        {
          term: both('临期预警', 'Early warning'),
          text: both(
            '剩多少天报警由您定，可以直接锁住不发',
            'You choose the number of days, and whether stock is held',
          ),
        },
        {
          term: both('批次召回', 'Recall'),
          text: both(
            '输入批号，列出还在架上的和已经发给谁的',
            'Enter a batch: what is left, and who has the rest',
          ),
        },
        {
          term: both('序列号', 'Serial numbers'),
          text: both(
            '贵重货一件一号，退回来的是不是原物一扫便知',
            'One per item, so a return is known to be the original',
          ),
        },
      ],
      scene: 'warehousing',
    },
    {
      kind: 'steps',
      id: 'go-live',
      title: both('上线分五步，每步有一份东西交给您', 'Five steps, each with a document'),
      lead: both('旧系统不急着关，对平了再切。', 'The old system stays until both agree.'),
      items: [
        {
          title: both('摸底', 'Survey'),
          text: both(
            '跟着班组走一天，记下品类、单量起伏和例外',
            'A day beside your shift: goods, peaks, exceptions',
          ),
          mark: both('现状清单', 'Findings'),
        },
        {
          title: both('定规则', 'Rules'),
          text: both('库位怎么编、效期怎么管、波次怎么切', 'Bins, expiry, waves, agreed line by line'),
          mark: both('规则表', 'Rule sheet'),
        },
        {
          title: both('接口', 'Interfaces'),
          text: both(
            '用您的真实订单跑通，失败的单看得见原因',
            'Run with real orders; failures show their cause',
          ),
          mark: both('联调记录', 'Test record'),
        },
        {
          title: both('并行', 'In parallel'),
          text: both('新旧两套同时记账，逐日对差异', 'Both systems keep books, compared day by day'),
          mark: both('对账单', 'Daily comparison'),
        },
        {
          title: both('切换', 'Switch'),
          text: both('全盘一次再切，实施的人留在现场', 'One full count, then the switch, with us on site'),
          mark: both('验收单', 'Acceptance'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'prepare',
      title: both('您这边要准备什么', 'What we need from you'),
      verdicts: heads(['要备好', 'Have ready'], ['可以先补', 'Can follow'], ['用不着', 'Not needed']),
      items: [
        {
          text: both(
            '商品档案：条码、尺寸、重量、是否管效期',
            'Item data: barcode, size, weight, whether expiry matters',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '一位能定规则的负责人，上线期间每天在',
            'One person who can decide rules, present every day',
          ),
          verdict: 'yes',
        },
        {
          text: both('没有条码的货可以先贴码再入库', 'Goods without barcodes can be labeled on the way in'),
          verdict: 'condition',
        },
        {
          text: both(
            '仓里的无线网络要覆盖到每一条巷道，有盲区先补',
            'Wireless in every aisle; blind spots are fixed first',
          ),
          verdict: 'condition',
        },
        {
          text: both(
            '总账、报税和采购审批不在里面，仍用您的财务系统',
            'Ledger, tax and purchasing stay in your own finance system',
          ),
          verdict: 'no',
        },
      ],
      note: both(
        '货放在我们的仓里时，系统已经装好，这张清单只剩第一条。',
        'In one of our own warehouses the system is running already, and only the first line applies.',
      ),
    },
    {
      kind: 'prose',
      id: 'charges',
      title: both('怎么收费，数据归谁', 'Charges, and whose data it is'),
      paragraphs: [
        both(
          '报价由三项组成：用几座仓、几个账号，每月大约多少单。单量有淡旺季的，可以按档计，淡季降档不用改合同。',
          'A price is made of three things: warehouses, accounts and orders a month. Seasonal volumes are priced in steps, and a quiet month drops a step without a new contract.',
        ),
        both(
          '库存和订单数据是您的。合同结束时按约定格式整库导出，您核对无误后我们再删除，并出具删除记录。',
          'Stock and order data are yours. When a contract ends we export all of it in the agreed format, and delete our copy, on record, once you have checked it.',
        ),
      ],
      terms: [
        {
          term: both('定制', 'Custom work'),
          text: both('能用规则配出来的不收开发费', 'What rules can express costs no development'),
        },
        {
          term: both('停机', 'Downtime'),
          text: both(
            '可用率和达不到时的赔付写进合同',
            'Availability, and what we pay below it, are in the contract',
          ),
        },
        {
          term: both('断网', 'No network'),
          text: both(
            '手持终端先存在本机，恢复后按时间顺序补传',
            'Handhelds keep their scans and send them in order later',
          ),
        },
      ],
    },
    { kind: 'case', path: '/cases/lanting-books' },
    {
      kind: 'questions',
      id: 'questions',
      title: both('上系统之前常问的', 'Asked before signing'),
      ids: ['business-trial', 'business-api', 'business-data', 'warehousing-peak', 'warehousing-returns'],
    },
    {
      kind: 'call',
      title: both('带一天的订单来，跑给您看', 'Bring a day of orders, see them run'),
      actions: [
        { label: both('预约演示', 'Arrange a demo'), target: { kind: 'consultation' } },
        {
          label: both('看仓储服务', 'Warehousing service'),
          target: { kind: 'page', path: '/products/warehousing' },
        },
      ],
    },
  ],
  tags: ['software', 'warehousing', 'retail', 'health'],
  updated: '2026-10-14',
}
