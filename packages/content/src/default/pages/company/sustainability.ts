import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { emissionShares, sustainabilityTargets } from './sustainability-data.ts'

/** What we try to use less of, how far we are and what we do not know. */
export const sustainability: PageSeed = {
  path: '/sustainability',
  kind: 'sustainability',
  parent: '/introduction',
  name: both('可持续发展', 'Sustainability'),
  head: {
    title: both('可持续发展：目标、排放与包装', 'Sustainability: targets, emissions, packaging'),
    keyword: both(
      '可持续发展,碳排放,绿色物流,循环包装,新能源车,减排目标',
      'sustainability, carbon emissions, green logistics, reusable packaging, electric vans',
    ),
    description: both(
      '减排目标和进度、排放按运输方式的构成、包装与车队在做什么、还有哪些事我们不知道。数据为示例，方法和系数来源全部公开。',
      'Targets and progress, emissions by mode, packaging and vehicles, and what we still do not know. Sample data, with the method in full.',
    ),
  },
  hero: {
    title: bothLines(['先少排，', '再谈抵消'], ['Emit less first,', 'offset last']),
    lead: both(
      '最有用的三件事都不新鲜：车装满、路走短、箱子再用一次。',
      'The three things that help most are old ones: fuller trucks, shorter routes, boxes used again.',
    ),
    actions: [
      { label: both('算一票货', 'Work out a shipment'), target: { kind: 'page', path: '/carbon' } },
      {
        label: both('看完整报告', 'Read the report'),
        target: { kind: 'page', path: '/sustainability/report' },
      },
    ],
    scene: 'sustainability',
  },
  blocks: [
    sustainabilityTargets,
    emissionShares,
    {
      kind: 'split',
      id: 'fleet',
      title: both('车队：先换短途', 'Vehicles: the short trips first'),
      lead: both(
        '城里一天跑的路短，夜里回站能充电，所以从末端换起；跨省干线现在换，电不够走。',
        'City rounds are short and end at a charger, so they change first. On long trunk lines a battery does not last yet.',
      ),
      points: [
        {
          term: both('末端', 'Last mile'),
          text: both(
            '三轮车和轻型货车换电动，装货量不变的线路优先。',
            'Tricycles and light vans go electric, starting where the load stays the same.',
          ),
        },
        {
          term: both('干线', 'Trunk'),
          text: both(
            '先管空驶：回程货提前配，配不到就合并班次。',
            'Empty return runs come first: loads are matched beforehand, or two runs become one.',
          ),
        },
        {
          term: both('铁路', 'Rail'),
          text: both(
            '不赶时间的货改走铁路集装箱，排放在碳足迹页与公路并排比。',
            'Goods without a deadline go by rail container: compare the emissions on the carbon page.',
          ),
        },
        {
          term: both('航空', 'Air'),
          text: both(
            '可持续航空燃料供应还少，用了多少就报多少，不提前记账。',
            'Sustainable fuel is scarce. We report what was burned and book nothing in advance.',
          ),
        },
      ],
      action: { label: both('比较不同走法的排放', 'Compare ways of sending'), href: '/carbon' },
      scene: 'van',
    },
    {
      kind: 'checklist',
      id: 'packaging',
      title: both('包装：能不用就不用', 'Packaging: none is best'),
      lead: both(
        '按这个顺序问：能不能不包、能不能再用、能不能少用。',
        'We ask in this order: none, again, less.',
      ),
      verdicts: heads(['照做', 'We do'], ['看情况', 'It depends'], ['不再做', 'No longer']),
      items: [
        {
          text: both('站与站之间用中转箱，到站收回', 'Transit boxes between depots, collected on arrival'),
          verdict: 'yes',
        },
        { text: both('原厂箱够结实，就直接贴单发', 'Sturdy makers’ boxes ship as they are'), verdict: 'yes' },
        {
          text: both('面单改窄，不再附纸质发货单', 'Narrower labels and no paper packing slip'),
          verdict: 'yes',
        },
        {
          text: both('旧纸箱再用：没破、没湿、旧面单撕净', 'Used boxes: whole, dry, old labels removed'),
          verdict: 'condition',
        },
        {
          text: both(
            '可降解胶带：冷链件上粘不住，暂不用',
            'Compostable tape: not on chilled goods, where it peels',
          ),
          verdict: 'condition',
        },
        { text: both('为了好看多套一个盒子', 'An outer box for looks'), verdict: 'no' },
        { text: both('用泡沫填满的大箱装小件', 'A small thing in a large box of foam'), verdict: 'no' },
      ],
      note: both(
        '包装用料和价格见信息公开页的包装价目表。',
        'Materials and prices are in the packaging list on the Transparency page.',
      ),
    },
    {
      kind: 'prose',
      id: 'unknown',
      title: both('我们还不知道的', 'What we do not know yet'),
      paragraphs: [
        both(
          '报告写得太圆满，多半漏了什么。下面几件事目前答不上来，也写清了打算怎么补。',
          'A report without gaps has usually left something out. These we cannot answer yet, and this is how we mean to.',
        ),
      ],
      list: [
        both(
          '外协货车的真实油耗：现在用标准系数，正在向承运方要加油记录',
          'Real fuel of hired trucks: standard factors for now; we are asking carriers for fuel slips',
        ),
        both(
          '合作云仓的用电：只有一部分装了分表',
          'Power of partner warehouses: only some have meters of their own',
        ),
        both(
          '包装到了收件人手里以后怎么处理：没有可靠的数据',
          'What happens to packaging after delivery: no reliable data',
        ),
        both('员工上下班：还没开始统计', 'Commuting: not counted yet'),
        both(
          '高空排放的额外影响：科学上没有定论，结果里单独列，不并入总数',
          'Effects of emissions at altitude: unsettled, so shown apart and never added',
        ),
      ],
    },
    {
      kind: 'table',
      id: 'your-part',
      title: both('您寄件时能做的', 'What you can do when sending'),
      lead: both('都不多花钱，有几样还省钱。', 'None costs more, and some cost less.'),
      columns: [
        { label: both('做法', 'Do this') },
        { label: both('为什么有用', 'Why it helps') },
        { label: both('要付出什么', 'What it takes') },
      ],
      rows: [
        [
          both('不急的货，选晚一天到', 'Choose a day later if it can wait'),
          both('可以改走公路或铁路，等车装满', 'Road or rail instead of air, and a full truck'),
          both('多等一天', 'One day'),
        ],
        [
          both('几单合成一单', 'Combine orders'),
          both('少跑一趟门，少用一个箱', 'One doorstep, one box'),
          both('攒一攒', 'A little patience'),
        ],
        [
          both('箱子裁到合身', 'Cut the box to size'),
          both('同一辆车能多装', 'More fits on the truck'),
          both('一把裁刀', 'A knife'),
        ],
        [
          both('地址和电话写全', 'Give the full address and phone'),
          both('一次送到，不跑第二趟', 'Delivered at the first try'),
          both('多写几个字', 'A few more words'),
        ],
        [
          both('选自提柜或网点自取', 'Choose a locker or the branch'),
          both('一趟送完一片', 'One stop for a whole street'),
          both('走几步路', 'A short walk'),
        ],
      ],
    },
    {
      kind: 'cards',
      id: 'documents',
      title: both('方法和名词', 'Method and terms'),
      items: [
        {
          title: both('可持续发展报告', 'The report'),
          text: both(
            '边界、系数、算例和不确定的地方。',
            'Boundary, factors, a worked example and the uncertainties.',
          ),
          path: '/sustainability/report',
        },
        {
          title: both('名词表', 'Glossary'),
          text: both('TTW、范围三、空驶率，一句话一个。', 'TTW, scope 3, empty running: a sentence each.'),
          path: '/sustainability/glossary',
        },
        {
          title: both('碳足迹计算', 'Carbon calculator'),
          text: both('填两个地名和重量，逐段看排放。', 'Two places and a weight; emissions leg by leg.'),
          path: '/carbon',
        },
      ],
    },
    {
      kind: 'call',
      title: both('需要一年的排放数据？', 'Need a year of emission data?'),
      actions: [
        { label: both('索取客户排放报表', 'Ask for a customer statement'), target: { kind: 'consultation' } },
      ],
    },
  ],
  tags: ['green', 'company'],
  updated: '2026-10-28',
}
