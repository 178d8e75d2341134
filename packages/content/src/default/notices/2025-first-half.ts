import type { NoticeSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'
import { passage } from '../passages.ts'

/** January to June 2025, newest first. */
export const noticesOfEarly2025: readonly NoticeSeed[] = [
  {
    id: 'night-maintenance',
    kind: 'notice',
    category: 'service',
    date: '2025-05-14',
    title: both('5 月 18 日凌晨查件系统维护四小时', 'Tracking under maintenance on May 18'),
    summary: both(
      '1 点到 5 点查不到新记录，货照走，扫描事后补上。',
      'From 1:00 to 5:00 no new scans appear; goods move on and the scans follow.',
    ),
    from: '2025-05-17T17:00:00Z',
    until: '2025-05-17T21:00:00Z',
    contact: both('系统运行组，950616', 'Systems team, 950616'),
    body: [
      passage.paragraph(
        '数据库要换一代硬件，挑了一周里查件最少的四个小时。期间打开运单页，看到的是凌晨 1 点前的情况，页面上方会写“数据到几点为止”。',
        'The database moves to new machines in the four quietest hours of the week. Until it is done the page shows matters as of 1:00 and says so at the top.',
      ),
      passage.list(
        [
          '下单、改址、付款正常，只是回执短信晚到。',
          'Orders, changes and payments work; the text messages come late.',
        ],
        [
          '接口查询返回旧数据并带标记，推送排队，5 点后按顺序补发。',
          'The interface answers with old data and a flag; messages queue and follow in order after 5:00.',
        ],
        ['分拣、装车、派送用本地系统，不受影响。', 'Sorting, loading and delivery run on local systems.'],
      ),
      passage.paragraph(
        '急件要在这段时间里确认位置的，打夜间语音线，值班员可以看到枢纽的本地记录。',
        'If you must know where something is in those hours, the night line can read the hubs’ own records.',
      ),
      passage.paragraph(
        '做不完就退回旧系统，不拖到白天；真拖了，6 点前在这里写明。',
        'If it cannot be finished we return to the old machines and do not run into the day; should we fail at that, it will say so here by 6:00.',
      ),
    ],
    related: [
      { label: both('查运单', 'Track'), href: '/track' },
      { label: both('商家客服', 'Merchant service'), href: '/consultation' },
    ],
  },
  {
    id: 'one-pallet',
    kind: 'trend',
    category: 'industry',
    date: '2025-03-20',
    title: both('一块标准托盘，从厂里走到店里', 'One pallet size from plant to shop'),
    summary: both(
      '带板运输省的是装卸，前提是大家用同一种板，还得有人管还板。',
      'Goods that stay on their pallet save handling, if everyone uses one size and someone brings it back.',
    ),
    contact: both('标准与器具组，950616', 'Standards and equipment, 950616'),
    body: [
      passage.paragraph(
        '一车饮料从厂到店，常见的路是：工厂用自己的板码好，装车时拆散人搬，到仓再码到另一种板上，出仓又拆一遍。四次手工，箱角就是这么磕坏的。',
        'A load of drinks often travels like this: stacked on the plant’s own pallets, unstacked by hand into the truck, stacked again on another kind in the warehouse, unstacked once more on the way out. Four times by hand, and that is where the corners go.',
      ),
      passage.paragraph(
        '国家标准 GB/T 2934 列了两种联运平托盘：1,200 × 1,000 毫米和 1,100 × 1,100 毫米，优先推荐前一种。近年商超收货口、货架和新车厢多按它设计，一块板从头走到尾才有了条件。',
        'The national standard GB/T 2934 names two: 1,200 × 1,000 and 1,100 × 1,100 mm, and prefers the first. Receiving docks, racks and new truck bodies now mostly follow it, so one pallet can go all the way.',
      ),
      passage.table(
        ['示例：20 吨瓶装水，两种走法', 'Sample: 20 tonnes of bottled water'],
        [
          ['项目', 'Measure'],
          ['散装', 'Loose'],
          ['带板', 'On pallets'],
        ],
        [
          [
            ['装车', 'Loading'],
            ['3 人 2.5 小时', '3 people, 2.5 hours'],
            ['叉车 40 分钟', 'one forklift, 40 minutes'],
          ],
          [
            ['卸车', 'Unloading'],
            ['3 人 2 小时', '3 people, 2 hours'],
            ['叉车 35 分钟', 'one forklift, 35 minutes'],
          ],
          [
            ['车厢利用', 'Space used'],
            ['满', 'full'],
            ['少装一成', 'a tenth less'],
          ],
          [
            ['空板回程', 'Empty pallets'],
            ['没有', 'none'],
            ['要排一趟', 'a trip of their own'],
          ],
        ],
      ),
      passage.paragraph(
        '少装的一成和空板回程，是绕不过去的两笔账。所以先做的都是短线、大批量、两头有叉车的：饮料、纸品、日化。',
        'The lost tenth and the empties are real costs. So it starts where lines are short, volumes large and forklifts stand at both ends: drinks, paper, household goods.',
      ),
    ],
    related: [
      { label: both('饮料怎么送', 'Drinks'), href: '/solutions/drinks' },
      { label: both('重货分档', 'Freight bands'), href: '/products/freight#heavy' },
    ],
  },
  {
    id: 'cold-delay-steps',
    kind: 'notice',
    category: 'price',
    date: '2025-02-07',
    title: both('冷链晚到，3 月 10 日起分档退运费', 'Late chilled goods: refunds in steps from March 10'),
    summary: claimOr(
      ['late-penalty'],
      [
        '超过 1 小时先退 10%，越晚退得越多，12 小时以上最高全退。',
        'Over 1 hour brings 10%, and the later the more, up to all of it past 12 hours.',
      ],
      ['按晚到时长分档退，不用您申请。', 'By length of delay, without your asking.'],
    ),
    from: '2025-03-09T16:00:00Z',
    services: ['cold-chain'],
    contact: both('冷链客户组，950616', 'Cold chain customers, 950616'),
    body: [
      passage.paragraph(
        '以前冷链晚到要吵：晚多久算晚，赔多少看谁能说。3 月 10 日零点起收寄的，照时刻算，不照人情算。',
        'Lateness used to be an argument about how late counts and who talks best. For goods accepted from midnight on March 10 the clock decides.',
      ),
      passage.stated(
        ['late-penalty'],
        [
          '以运单上约定的送达时刻为准，到门口晚了 1 小时以内不退，超过就退 10%；再晚分档加上去，12 小时以上，最高把运费全部退还。',
          'Measured against the time on the waybill: within 1 hour nothing, beyond it 10%, then step by step, and past 12 hours up to the whole freight.',
        ],
        [
          '以运单上约定的送达时刻为准，晚得越久退得越多，各档写进服务条款第三版。',
          'Measured against the time on the waybill; the longer the delay the more comes back, by steps in the third edition of the terms.',
        ],
      ),
      passage.heading('不算晚到的', 'What does not count'),
      passage.list(
        ['收货口排队，超过预约时段还没轮到卸。', 'a queue at the receiving dock past the booked slot'],
        ['收件人改了时间或地址，从改后算。', 'a change by the receiver: the new time counts'],
        ['封路、停航，按公告写的起止时间扣除。', 'closed roads and ports, for the hours our notice names'],
      ),
      passage.paragraph(
        '退款第二天自动办，不用您提。同一票的货损另按温度记录和保价赔，不从里面抵。',
        'Refunds are made the next day unasked. Damage is claimed apart and nothing is set off against it.',
      ),
    ],
    related: [
      { label: both('一票货的算例', 'A worked example'), href: '/news/late-cold-compensation' },
      { label: both('看冷链', 'See the cold chain'), href: '/products/cold-chain' },
    ],
  },
]
