import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'

export const tms: PageSeed = {
  path: '/products/tms',
  kind: 'software',
  parent: '/products',
  name: both('运输管理 TMS', 'Transport management'),
  head: {
    title: both(
      '运输管理系统 TMS：派车、在途、运费一处管',
      'Transport management: loads, trucks and freight bills',
    ),
    keyword: both(
      '运输管理系统,TMS,排车,在途跟踪,运费对账,承运商管理',
      'transport management system,TMS,load planning,in-transit tracking,freight audit,carrier management',
    ),
    description: both(
      '订单进来自动配车，司机用手机接单和交接，异常先到您手里，运费逐票核到分。看调度员的一天怎么过、谁能看到什么、别家车队怎么接入。',
      'Orders become loads, drivers work from a phone, problems reach you first and every freight bill is checked. See a dispatcher’s day.',
    ),
  },
  hero: {
    title: bothLines(
      ['一票货走到哪，', '大家看同一张图'],
      ['One picture of a load,', 'the same for everyone'],
    ),
    lead: both(
      '货主催、司机答、调度查，过去要打三个电话。现在车在哪、几点到、签没签，各人打开就看得到。',
      'It used to take three calls to learn where a truck was. Now shipper, dispatcher and driver look at one page.',
    ),
    actions: [
      { label: both('看看适不适合', 'See if it suits you'), target: { kind: 'consultation' } },
      { label: both('查一票在途', 'Track a shipment'), target: { kind: 'page', path: '/track' } },
    ],
    scene: 'freight',
  },
  blocks: [
    {
      kind: 'cards',
      id: 'users',
      title: both('四种人在用', 'Four kinds of people use it'),
      items: [
        {
          title: both('有货的企业', 'Companies with goods'),
          text: both(
            '几家承运商的车排在一张表上，比价、派单、对账不用换系统。',
            'All your carriers in one list: compare, assign and settle without changing screens.',
          ),
        },
        {
          title: both('有车的车队', 'Fleets'),
          text: both(
            '空驶和等货看得见，回程有没有货，出发前就知道。',
            'Empty miles and waiting show up, and the return load is known before leaving.',
          ),
        },
        {
          title: both('仓库', 'Warehouses'),
          text: both(
            '车几点到、停几号月台、先装哪一票，备货跟着到车时间走。',
            'Which truck, which dock, which load first; staging follows the arrival time.',
          ),
        },
        {
          title: both('门店和收货人', 'Shops and receivers'),
          text: both(
            '到货前收到时段和司机电话的中间号，少了几箱当场点给司机看。',
            'A time window and a masked number in advance; shortages are noted with the driver there.',
          ),
        },
      ],
    },
    {
      kind: 'flow',
      id: 'lanes',
      title: both('一票运输的四条线', 'Four lanes of one journey'),
      lanes: [
        {
          label: both('货主', 'Shipper'),
          nodes: [
            { title: both('下单', 'Order'), text: both('货、时间、要求', 'Goods, times, wishes') },
            { title: both('看在途', 'Follow'), text: both('位置和预计到达', 'Position and arrival') },
            { title: both('确认', 'Accept'), text: both('签收照片和差异', 'Photo and differences') },
            { title: both('付款', 'Pay'), text: both('只付核过的账', 'Only what was checked') },
          ],
        },
        {
          label: both('调度', 'Dispatch'),
          nodes: [
            { title: both('拼车', 'Combine'), text: both('顺路的配在一起', 'Loads on one way together') },
            { title: both('派车', 'Assign'), text: both('先合同价，后询价', 'Contract rates before spot') },
            {
              title: both('盯异常', 'Watch'),
              text: both('晚点、偏航、开门', 'Late, off route, door opened'),
            },
          ],
        },
        {
          label: both('司机', 'Driver'),
          nodes: [
            { title: both('接单', 'Accept'), text: both('地址和装卸要求', 'Address and handling') },
            {
              title: both('装车', 'Load'),
              text: both('逐托扫码，拍封签', 'Pallets scanned, seal photographed'),
            },
            { title: both('在途', 'Drive'), text: both('到时间提醒休息', 'Told when to rest') },
            { title: both('交货', 'Deliver'), text: both('签字或拍回单', 'Signature or receipt photo') },
          ],
        },
        {
          label: both('财务', 'Finance'),
          nodes: [
            { title: both('计费', 'Rate'), text: both('按合同自动算', 'By contract, by itself') },
            { title: both('核对', 'Audit'), text: both('里程、等候、附加费', 'Distance, waiting, extras') },
            {
              title: both('开票', 'Invoice'),
              text: both('一张账单对一批票', 'One bill, its shipments listed'),
            },
          ],
        },
      ],
    },
    {
      kind: 'day-clock',
      id: 'dispatcher-day',
      title: both('调度员的一天', 'A dispatcher’s day'),
      lead: both(
        '一家区域车队的排班示例，您的时间可以不一样。',
        'A sample from a regional fleet; your hours may differ.',
      ),
      spans: [
        {
          from: 6,
          to: 9,
          label: both('早送', 'Early drops'),
          text: both('门店开门前送到，没送到的先处理', 'Shops before opening; failures dealt with first'),
        },
        {
          from: 9,
          to: 12,
          label: both('收单', 'Orders'),
          text: both('各家订单汇进来，缺信息的退回补', 'Orders come in; incomplete ones go back'),
        },
        {
          from: 12,
          to: 15,
          label: both('排车', 'Planning'),
          text: both(
            '系统给三个方案，调度选一个再改',
            'Three plans offered; the dispatcher picks and adjusts',
          ),
        },
        {
          from: 15,
          to: 19,
          label: both('装车', 'Loading'),
          text: both('按月台顺序叫车，扫完才能关门', 'Called dock by dock; doors close after the last scan'),
        },
        {
          from: 19,
          to: 30,
          label: both('夜间干线', 'Night trunk'),
          text: both('只剩异常提醒，一人值守', 'Alerts only, one person on duty'),
        },
      ],
      mark: { at: 15, label: both('方案锁定', 'Plan fixed') },
    },
    {
      kind: 'table',
      id: 'freight-audit',
      title: both('运费怎么核', 'How freight is checked'),
      lead: both(
        '核不上的那几票单独列出，其余的照常付款，不用整张账单退回。',
        'Only the doubtful lines are held back; the rest of the bill is paid as usual.',
      ),
      columns: [
        { label: both('费用', 'Charge') },
        { label: both('凭什么算', 'Based on') },
        { label: both('系统查什么', 'What is checked') },
      ],
      rows: [
        [
          both('基本运费', 'Base freight'),
          both('合同价、重量体积、起止地', 'Contract, weight and volume, both ends'),
          both('有没有重复计，价格在不在有效期', 'Counted twice? Price still valid?'),
        ],
        [
          both('里程费', 'Distance'),
          both('导航里程', 'Route distance'),
          both('和轨迹差得多的标出来', 'Large gaps from the recorded track'),
        ],
        [
          both('等候费', 'Waiting'),
          both('进出围栏的时间', 'Times in and out of the fence'),
          both('是谁让车等的，双方各看到一份', 'Who kept the truck, shown to both'),
        ],
        [
          both('多点卸货', 'Extra stops'),
          both('签收点数', 'Signed stops'),
          both('没签收的点不计', 'No signature, no charge'),
        ],
        [
          both('燃油附加', 'Fuel'),
          both('公布的费率', 'Published rate'),
          both('按提货那天的费率，不按开票那天', 'Rate of the pickup day, whenever billed'),
        ],
      ],
    },
    {
      kind: 'data-matrix',
      id: 'visibility',
      title: both('谁看得到什么', 'Who can see what'),
      lead: both(
        '默认给到够用为止，要多看先在合同里写明。',
        'Enough for the job; anything more is agreed in the contract.',
      ),
      parties: [
        both('货主', 'Shipper'),
        both('调度', 'Dispatcher'),
        both('司机', 'Driver'),
        both('收货人', 'Receiver'),
      ],
      rows: [
        {
          label: both('货名与价值', 'Goods and value'),
          sees: ['full', 'full', 'masked', 'full'],
          kept: both('随运单保存', 'With the waybill'),
        },
        {
          label: both('收货人电话', 'Receiver’s phone'),
          sees: ['full', 'masked', 'masked', 'full'],
          kept: both('签收后中间号就失效', 'Masked number ends on signature'),
        },
        {
          label: both('车辆位置', 'Truck position'),
          sees: ['full', 'full', 'full', 'masked'],
          kept: both('这一票签收即停止共享', 'Shared until this load is signed for'),
        },
        {
          label: both('运费', 'Freight'),
          sees: ['full', 'full', 'none', 'none'],
          kept: both('到账款结清', 'Until settled'),
        },
        {
          label: both('签收照片', 'Proof of delivery'),
          sees: ['full', 'full', 'full', 'full'],
          kept: both('合同约定的年限', 'Years agreed in the contract'),
        },
      ],
    },
    {
      kind: 'prose',
      id: 'other-carriers',
      title: both('用别家的车，也能管', 'Carriers that are not ours'),
      paragraphs: [
        both(
          '承运商有系统的，走接口对推订单和状态；没有系统的，司机扫码登录网页就能接单，不用装软件。',
          'Carriers with a system exchange orders and status by interface. Those without one log in by code on a web page, with nothing to install.',
        ),
      ],
      list: [
        both(
          '每家承运商的准点、破损和回单单独成绩单，按月给双方看',
          'A monthly score of each carrier’s punctuality, damage and receipts, shown to both sides',
        ),
        both(
          '证照到期前提醒，过期的车派不出去',
          'Licenses are watched; a truck with an expired one cannot be assigned',
        ),
        both(
          '运输责任仍按您和承运商的合同，我们提供记录作证据',
          'Liability stays with your carrier contract; our records serve as evidence',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('物流经理常问的', 'Asked by logistics managers'),
      ids: ['business-api', 'business-data', 'business-invoice', 'business-trial'],
    },
    {
      kind: 'call',
      title: both('拿上月账单来，先核一遍', 'Let us check last month’s bill'),
      actions: [
        { label: both('约时间', 'Set a time'), target: { kind: 'consultation' } },
        {
          label: both('看货运服务', 'Freight services'),
          target: { kind: 'page', path: '/products/freight' },
        },
      ],
    },
  ],
  tags: ['software', 'freight', 'industry', 'retail'],
  updated: '2026-08-26',
}
