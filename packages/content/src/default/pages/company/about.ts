import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { milestones } from './about-milestones.ts'

/** Mission, vision, values, milestones and honours. */
export const about: PageSeed = {
  path: '/about',
  kind: 'company',
  parent: '/introduction',
  name: both('关于鸿雁', 'About Hongyan'),
  head: {
    title: both('关于鸿雁：使命、历程与荣誉', 'Our mission, milestones and honors'),
    keyword: both(
      '鸿雁物流,企业使命,企业愿景,发展历程,企业荣誉,企业文化',
      'mission, vision, values, company history, milestones, honors',
    ),
    description: both(
      '我们为什么做物流、想把它做成什么样、遇事按什么取舍；从 2007 年的一座仓库到今天的三层网络，以及将要做的事。',
      'Why we are in logistics, what we want it to become and how we decide. From one warehouse in 2007 to three networks, and what is next.',
    ),
  },
  hero: {
    title: bothLines(['每件东西，', '都有人在等'], ['Somebody is waiting', 'for every parcel']),
    lead: both(
      '一件货的两头都是人。我们做的决定，最后都要回到这句话上。',
      'There is a person at each end of a shipment. Our decisions come back to that.',
    ),
    actions: [
      { label: both('看公司介绍', 'Company profile'), target: { kind: 'page', path: '/introduction' } },
    ],
    scene: 'hub',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'mission',
      title: both('使命：让托付有回音', 'Mission: an answer for everything entrusted'),
      paragraphs: [
        both(
          '寄东西的人把东西交出去，就看不见它了。剩下的时间里，他只能相信我们。使命这个词说大了，落到手上就是一句话：随时问，随时答得上来。',
          'Whoever hands over a parcel can no longer see it. From then on there is only trust. Our mission is a large word for a plain duty: ask at any time and get an answer.',
        ),
        both(
          '答得上来，不等于总是好消息。晚了，就说晚了多久、为什么、还要多久；坏了，就说怎么赔。含糊比坏消息更伤人。',
          'An answer is not always good news. Late means how late, why and for how long; damaged means what we pay. Vagueness hurts more than bad news does.',
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'vision',
      title: both('愿景：没人需要操心物流', 'Vision: logistics nobody has to think about'),
      paragraphs: [
        both(
          '水电好用的时候，没有人谈论它。我们希望物流也到那一步：价格事先清楚，到达日说话算数，出错有人主动来电话。',
          'Nobody talks about water and power while they work. Logistics should get there: prices known in advance, arrival days that hold, and a call from us before you notice an error.',
        ),
        both(
          '离那一步还远。偏远地区还要多等几天，旺季还会排队，外包车的油耗还只能估。这些都写在对应的页面上。',
          'We are not there. Remote places wait days longer, peaks still mean queues and the fuel of hired trucks is still a guess. Each of these is written where it belongs.',
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'values',
      title: both('遇事怎么取舍', 'How we decide'),
      paragraphs: [
        both(
          '价值观挂在墙上没有用，两样好东西只能选一样的时候才看得出来。下面五条是我们选过的。',
          'Values on a wall prove nothing. They show when two good things cannot both be had. These are five choices we have made.',
        ),
      ],
      terms: [
        {
          term: both('安全先于准点', 'Safety before punctuality'),
          text: both(
            '路滑、人困、货没绑牢，就不发车。晚了由调度解释，司机不受罚。',
            'Icy road, tired driver, loose load: the truck stays. Control explains the delay; the driver is not punished.',
          ),
        },
        {
          term: both('说清先于说好', 'Clear before pleasant'),
          text: both(
            '赔多少、赔不赔，第一次通话就讲明，不拖到客户不再追问。',
            'Whether and how much we pay is said in the first call, not dragged out until people give up.',
          ),
        },
        {
          term: both('现场先于会议', 'The floor before the meeting'),
          text: both(
            '改流程的人要先到现场跟一个班，再坐下来讨论。',
            'Whoever changes a process works a shift in it first.',
          ),
        },
        {
          term: both('够用先于最新', 'Sufficient before new'),
          text: both(
            '三个人一张表能做好的事，不买设备。',
            'If three people and one table can do it, we buy no machine.',
          ),
        },
        {
          term: both('少浪费先于好看', 'Less waste before looks'),
          text: both(
            '箱子合身就行，不为拆箱好看多裹一层。',
            'A box that fits will do. No extra layer for the unboxing.',
          ),
        },
      ],
    },
    milestones,
    {
      kind: 'table',
      id: 'honours',
      title: both('荣誉（示例）', 'Honors (sample)'),
      lead: both(
        '表中的奖项和颁发方都是虚构的，只示范这一栏怎么写：哪一年、为哪件事、由谁评。',
        'Awards and juries here are fictional. They show how this table is kept: the year, the work and the jury.',
      ),
      columns: [
        { label: both('年份', 'Year') },
        { label: both('奖项', 'Award') },
        { label: both('因为什么', 'For') },
        { label: both('谁评的', 'Jury') },
      ],
      rows: [
        [
          '2026',
          both('示例：年度透明服务', 'Sample: Clear Service of the Year'),
          both('延误原因写进运单页', 'Reasons for delay on the tracking page'),
          both('虚构评审会甲', 'Fictional jury A'),
        ],
        [
          '2025',
          both('示例：循环包装实践', 'Sample: Reuse in Practice'),
          both('中转箱回收再用', 'Transit boxes that come back'),
          both('虚构评审会乙', 'Fictional jury B'),
        ],
        [
          '2024',
          both('示例：安全班组', 'Sample: Safe Crew'),
          both('装卸班组连续一年没有工伤', 'A loading crew without injury for a year'),
          both('虚构评审会甲', 'Fictional jury A'),
        ],
        [
          '2022',
          both('示例：校企合作', 'Sample: School and Company'),
          both('学生在仓里完成毕业设计', 'Final projects done in a warehouse'),
          both('虚构评审会丙', 'Fictional jury C'),
        ],
      ],
      note: both(
        '正式使用本网站的公司，应当把这张表换成自己能出示证书的奖项，或整段删去。',
        'A company using this site should replace the table with awards it can prove, or remove it.',
      ),
    },
    {
      kind: 'quote',
      text: both(
        '刚来时，师傅教我的第一句话是轻放：箱子里可能是别人攒了半年的东西。',
        'The first thing I was taught here: set it down, never throw it. Somebody may have saved half a year for what is inside.',
      ),
      who: both('邵禾（虚构人物）', 'Shao He (fictional)'),
      role: both('武汉枢纽夜班分拣员', 'Night sorter, Wuhan hub'),
    },
    {
      kind: 'cards',
      id: 'more',
      title: both('接着看', 'Read on'),
      items: [
        {
          title: both('可持续发展', 'Sustainability'),
          text: both('目标、进度和还不知道的事。', 'Targets, progress and what we do not know.'),
          path: '/sustainability',
        },
        {
          title: both('产业学院', 'Industry college'),
          text: both('和学校一起带学生的办法。', 'How we train students with their schools.'),
          path: '/products/industry-college',
        },
        {
          title: both('新闻', 'News'),
          text: both('近来做成的和没做成的。', 'What worked lately and what did not.'),
          path: '/news',
        },
      ],
    },
    {
      kind: 'call',
      title: both('想和我们一起做事？', 'Want to work with us?'),
      actions: [
        { label: both('谈合作', 'Talk about cooperation'), target: { kind: 'consultation' } },
        { label: both('联系我们', 'Contact us'), target: { kind: 'page', path: '/connect' } },
      ],
    },
  ],
  tags: ['company', 'people'],
  updated: '2026-09-28',
}
