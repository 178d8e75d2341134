import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { cells, check, columns, heads, span, step, term, toPage } from '../builders.ts'
import { desks } from '../company/desks.ts'

const apply = { kind: 'outside', href: `mailto:${desks.careers}` } as const

/** Careers at the air brand: roles, a night's work, how we choose. No form, no personal data. */
export const airRecruitment: PageSeed = {
  path: '/air/recruitment',
  kind: 'air',
  parent: '/air',
  name: both('加入航空', 'Careers'),
  head: {
    title: both('鸿雁航空在招什么人，怎么选', 'Careers at Hongyan Air: roles and how we choose'),
    keyword: both(
      '航空招聘,配载员,装卸监督,货运签派,机务,航空培训,夜班',
      'air careers, load planner, loading supervisor, dispatcher, maintenance, training, night work',
    ),
    description: both(
      '货运航空都有哪些岗位、常在哪座城市、夜里怎么排班；报名之后怎么面、考什么、多久有消息；为什么我们从来不向应聘的人收一分钱。',
      'Roles in a cargo airline and where they are based, what a night shift is like, how we choose in four steps, and why nobody pays us to apply.',
    ),
  },
  hero: {
    title: bothLines(['爱看飞机的人，', '也要会点数'], ['You may like aircraft.', 'You must like counting.']),
    lead: both(
      '夜里干活，白天睡觉，每一班都和人对数字。想来，先看这一晚怎么过。',
      'Night work, and figures agreed with people on every flight. See a night before you apply.',
    ),
    actions: [
      { label: both('投简历', 'Send a CV'), target: apply },
      toPage(['实习看产业学院', 'Student placements'], '/products/industry-college'),
    ],
    scene: 'education',
  },
  blocks: [
    {
      kind: 'table',
      id: 'openings',
      title: both('这些岗位常年需要人', 'Roles we always need'),
      lead: both(
        '示例岗位，虚构。本季在招哪几个、待遇多少，写信就告诉您。',
        'Sample roles, fictional. Write and we tell you which are open this quarter, with pay.',
      ),
      columns: columns(
        ['岗位', 'Role'],
        ['城市', 'Base'],
        ['做什么', 'What you do'],
        ['看重什么', 'What counts'],
      ),
      rows: [
        cells(
          ['配载员', 'Load planner'],
          ['武汉、深圳、上海', 'Wuhan, Shenzhen, Shanghai'],
          ['算重心，排板位，改机型时重来', 'Balance, positions, start again when the type changes'],
          ['心算和耐性，货站两年', 'Mental arithmetic, patience, two years in a terminal'],
        ),
        cells(
          ['装卸班组长', 'Ramp lead'],
          ['武汉、成都、昆明', 'Wuhan, Chengdu, Kunming'],
          ['一个班六个人，看锁扣和网', 'Six people, locks and nets'],
          ['带过班，能喊停', 'Has led a crew, can say stop'],
        ),
        cells(
          ['收运员', 'Acceptance clerk'],
          ['各航站', 'All stations'],
          ['查单、复磅、退不合格的货', 'Papers, scales, sending faulty cargo back'],
          ['会用电脑，能说清理由', 'Handles a computer, explains a refusal'],
        ),
        cells(
          ['危险品员', 'Dangerous goods clerk'],
          ['武汉、上海', 'Wuhan, Shanghai'],
          ['查申报单，定编号，教客户', 'Declarations, classification, teaching'],
          ['有民航危险品培训合格证', 'A valid dangerous goods certificate'],
        ),
        cells(
          ['货运签派', 'Dispatcher'],
          ['武汉', 'Wuhan'],
          ['航路、天气、备降，和机长通话', 'Routes, weather, alternates, the radio'],
          ['签派执照', 'A dispatcher’s license'],
        ),
        cells(
          ['机务放行', 'Line maintenance'],
          ['武汉、上海', 'Wuhan, Shanghai'],
          ['航前检查，故障排除', 'Pre-flight checks, faults cleared'],
          ['民用航空器维修执照', 'A maintenance license'],
        ),
        cells(
          ['客户接口', 'Customer desk'],
          ['武汉', 'Wuhan'],
          ['订舱、改单、说坏消息', 'Bookings, changes, bad news told plainly'],
          ['普通话和一门外语', 'Mandarin and one more language'],
        ),
      ],
      note: both(
        '不限院校；视力、身高按岗位法规，不另加。',
        'No school is required; sight and height follow the law for the role and no more.',
      ),
    },
    {
      kind: 'day-clock',
      id: 'shift',
      title: both('配载员的一班，从晚上到早上', 'A load planner’s night'),
      lead: both(
        '武汉夜班示例，四班轮换，一周四天。',
        'A sample night in Wuhan. Crews rotate, four nights a week each.',
      ),
      spans: [
        span(
          21,
          23,
          ['看订舱', 'Bookings'],
          ['算当晚总重，问哪票还没到', 'The night’s weight; which consignment is missing'],
        ),
        span(
          23,
          26,
          ['到货过磅', 'Scales'],
          ['实重和订的差多少，差多了改计划', 'Booked against actual; replan if they differ'],
        ),
        span(
          26,
          28,
          ['排板', 'Planning'],
          [
            '重的靠近重心，危险品分开，温控接得上电',
            'Heavy near the center, dangerous goods apart, power where it is needed',
          ],
        ),
        span(
          28,
          30,
          ['出单装机', 'Loading'],
          ['装机单下楼，50 分钟里走九班', 'Sheets go down; nine flights leave within fifty minutes'],
        ),
        span(
          30,
          33,
          ['交班', 'Handover'],
          ['写下没处理完的，白班接着跟', 'Loose ends written down for the day shift'],
        ),
      ],
      mark: { at: 28, label: both('第一班推出', 'First flight pushed back') },
    },
    {
      kind: 'steps',
      id: 'selection',
      title: both('四步，每一步都说为什么', 'Four steps, each with a reason'),
      lead: both(
        '前前后后约三周。没过，也会打电话说哪一步没过。',
        'About three weeks. If it is a no, we call and say which step it was.',
      ),
      items: [
        step(
          ['写信报名', 'Write to us'],
          [
            '只要简历。照片、婚育、家庭情况都不用写，写了也没人看。',
            'A CV and nothing else. Leave out photo, family and marital status: nobody reads them.',
          ],
          ['一份简历', 'One CV'],
        ),
        step(
          ['半小时电话', 'A half-hour call'],
          [
            '问两个真题：怎么跟人说“您的货今天上不了飞机”，夜班熬得住吗。',
            'Two real questions: how you tell someone their cargo stays, and whether nights suit you.',
          ],
          ['当天给答复', 'Answer the same day'],
        ),
        step(
          ['现场半天', 'Half a day here'],
          [
            '跟一个班组走两小时，做一道算重心或排板的题，能看着答案做。',
            'Two hours on the floor, then a balance exercise, open book.',
          ],
          ['报销路费', 'Travel paid'],
        ),
        step(
          ['体检和试用', 'Medical and trial'],
          [
            '按岗位法规体检，试用两个月，工资一样发。',
            'Medical to the rules of the role, two months on trial at full pay.',
          ],
          ['合同先看', 'The contract comes first'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'fees',
      title: both('来找您的是不是我们', 'Is it really us?'),
      verdicts: heads(['是我们', 'It is us'], ['先核实', 'Check first'], ['不是我们', 'It is not']),
      items: [
        check('no', ['收服装费、培训费、押金', 'Fees for uniform, training or deposit']),
        check('no', ['要您把身份证照片发到聊天群', 'ID pictures to a chat group']),
        check('no', ['说交钱就能直接上岗', 'Pay and start tomorrow']),
        check('yes', ['用公司邮箱或 950616 回您', 'Replies from our mail or 950616']),
        check('yes', ['面试在航站楼里，不在酒店', 'Interviews at a terminal, never a hotel']),
        check('condition', ['中介介绍，请先确认他登记过', 'Agencies: check they are registered']),
      ],
      note: both('遇到要钱的，把号码发到 950616。', 'If asked for money, tell 950616 the number.'),
    },
    {
      kind: 'prose',
      id: 'terms',
      title: both('夜班怎么补，值不值得', 'Working nights, and what it takes'),
      paragraphs: [
        both(
          '夜里的人少，出错的机会多，所以按国家规定的上限排班，连上三天必休。值夜班的那几天，食堂不按白班的餐点开。',
          'Fewer people and more room for error at night, so shifts stay within the legal limit with a day off after three. The canteen does not keep office hours.',
        ),
      ],
      terms: [
        term(
          ['津贴', 'Allowance'],
          ['按夜里的时数算，工资单上单列。', 'By the hours of the night, on its own line.'],
        ),
        term(
          ['培训', 'Training'],
          [
            '上岗前四到八周，危险品每两年复训一次。',
            'Four to eight weeks before the job, dangerous goods every two years.',
          ],
        ),
        term(['带教', 'Mentor'], ['前十个班不单独签字。', 'Nobody signs alone in the first ten shifts.']),
        term(['改岗', 'Moves'], ['干满一年可以申请，面试一样要考。', 'Apply after a year; the same exam.']),
      ],
    },
    {
      kind: 'quote',
      text: both(
        '白天别人问我干什么，我说把板放到对的位置。他们笑。可我那晚放错一块，就没人笑得出来。',
        'People ask what I do, and I say I put pallets in the right place. They laugh. If I put one wrong that night, nobody does.',
      ),
      who: both('高澜', 'Gao Lan'),
      role: both('武汉夜班配载员，虚构人物', 'Night load planner in Wuhan, a fictional person'),
    },
    {
      kind: 'contacts',
      id: 'contacts',
      title: both('去哪里问', 'Where to ask'),
      items: [
        {
          title: both('在招岗位', 'Open roles'),
          value: desks.careers,
          note: both('岗位、待遇和截止日（示例邮箱）', 'Roles, pay and closing dates (sample mailbox)'),
          href: `mailto:${desks.careers}`,
        },
        {
          title: both('实习', 'Placements'),
          value: both('产业学院', 'Industry college'),
          note: both('院系带队来的', 'For groups from a department'),
          href: '/products/industry-college',
        },
        {
          title: both('已报名的进度', 'Your application'),
          value: '950616',
          note: both('报手机号后四位查', 'Give the last four digits'),
          href: 'tel:950616',
        },
      ],
    },
    {
      kind: 'call',
      title: both('熬得住夜的，来试半天', 'Good with nights? Try half a day'),
      actions: [
        { label: both('投简历', 'Send a CV'), target: apply },
        toPage(['看航空是做什么的', 'What Hongyan Air does'], '/air/about'),
      ],
    },
  ],
  tags: ['air', 'people', 'company'],
  updated: '2026-11-06',
}
