import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { card, cells, check, columns, heads, step, toPage } from '../builders.ts'
import { desks } from './desks.ts'

const apply = { kind: 'outside', href: `mailto:${desks.careers}` } as const

/** Careers: roles, how to apply without a form or an account, how to tell a false recruiter. */
export const recruitment: PageSeed = {
  path: '/recruitment',
  kind: 'company',
  parent: '/introduction',
  name: both('人才招聘', 'Careers'),
  head: {
    title: both('人才招聘：岗位、报名与怎么选人', 'Careers: roles, applying, how we choose'),
    keyword: both(
      '鸿雁物流招聘,快递员招聘,仓库招聘,货车司机,物流实习,校园招聘',
      'Hongyan careers, courier jobs, warehouse jobs, truck driver, logistics internship',
    ),
    description: both(
      '快递员、仓储、司机、客服和研发常年招哪些人，在哪座城市；一封邮件怎么报名，几步有结果；怎么认出冒名招聘。',
      'Couriers, warehouse, drivers, service and engineering: which roles and where, how one e-mail applies, and how to spot a false recruiter.',
    ),
  },
  hero: {
    title: bothLines(['做事踏实的人，', '我们都想认识'], ['People who do the job', 'properly: hello']),
    lead: both(
      '不用注册，不用填长表。一份简历，发一封邮件，其余我们来问。',
      'No account and no long form. One CV in one e-mail; we ask for the rest.',
    ),
    actions: [
      { label: both('投简历', 'Send a CV'), target: apply },
      toPage(['看航空岗位', 'Roles in the air'], '/air/recruitment'),
    ],
    scene: 'education',
  },
  blocks: [
    {
      kind: 'table',
      id: 'openings',
      title: both('常年在招的岗位', 'Roles we always need'),
      lead: both(
        '示例岗位，虚构。本季在招哪几个、待遇多少，写信就告诉您。',
        'Sample roles, fictional. Write and we tell you which are open this quarter, with pay.',
      ),
      columns: columns(
        ['岗位', 'Role'],
        ['城市', 'Where'],
        ['做什么', 'What you do'],
        ['看重什么', 'What counts'],
      ),
      rows: [
        cells(
          ['快递员', 'Courier'],
          ['各网点', 'All branches'],
          ['收件、派件，把话带到', 'Collect, deliver, explain'],
          ['认路、守时，有驾照更好', 'Knows the streets, keeps time'],
        ),
        cells(
          ['仓库作业员', 'Warehouse worker'],
          ['武汉、广州、成都', 'Wuhan, Guangzhou, Chengdu'],
          ['收货、上架、拣货、复核', 'Receive, store, pick, check'],
          ['手稳，数得准', 'Steady hands, exact counts'],
        ),
        cells(
          ['干线司机', 'Line-haul driver'],
          ['各枢纽', 'All hubs'],
          ['枢纽之间跑固定线路', 'Fixed routes between hubs'],
          ['A2 驾照，三年无责任事故', 'Heavy-vehicle license, three clean years'],
        ),
        cells(
          ['客服', 'Customer service'],
          ['武汉', 'Wuhan'],
          ['查件、改派、理赔，接电话回消息', 'Tracking, redelivery, claims'],
          ['能把坏消息说清楚', 'Can tell bad news plainly'],
        ),
        cells(
          ['解决方案顾问', 'Solutions consultant'],
          ['上海、深圳、北京', 'Shanghai, Shenzhen, Beijing'],
          ['到客户仓里看，算一套做法', 'Visit, measure, propose'],
          ['懂一个行业的货', 'Knows the goods of one trade'],
        ),
        cells(
          ['软件工程师', 'Software engineer'],
          ['上海、武汉', 'Shanghai, Wuhan'],
          ['仓储、运输和这个网站', 'Warehouse, transport and this website'],
          ['写得简单，测得仔细', 'Simple code, careful tests'],
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'apply',
      title: both('报名到入职，四步', 'From e-mail to first day'),
      items: [
        step(
          ['写信', 'Write'],
          [
            '附一份简历，写明岗位和城市。照片、婚育、家庭情况都不用写。',
            'Attach a CV, name the role and the city. No photo, no family details.',
          ],
          ['一份简历', 'One CV'],
        ),
        step(
          ['电话', 'A call'],
          ['半小时，问做过的事，也回答您的问题。', 'Half an hour about your work, and your questions.'],
        ),
        step(
          ['到现场', 'On site'],
          ['跟一个班两小时，看看活是什么样。路费我们出。', 'Two hours with a shift. We pay your fare.'],
        ),
        step(
          ['签合同', 'Contract'],
          ['先看合同，想好再签。试用期工资一样发。', 'Read it first. Full pay during the trial period.'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'genuine',
      title: both('来找您的是不是我们', 'Is it really us?'),
      verdicts: heads(['是我们', 'It is us'], ['先核实', 'Check first'], ['不是我们', 'It is not']),
      items: [
        check('yes', ['用公司邮箱或 950616 联系您', 'Writes from our mail or calls from 950616']),
        check('yes', ['约在网点、仓库或办公室见面', 'Meets you at a branch, warehouse or office']),
        check('condition', [
          '中介介绍：打 950616 问有没有登记',
          'An agency: ask 950616 whether it is registered',
        ]),
        check('no', ['收押金、培训费、服装费', 'Takes a deposit, or fees for training or uniform']),
        check('no', ['要您把身份证照片发到聊天群', 'Wants pictures of your ID in a chat group']),
      ],
    },
    {
      kind: 'cards',
      id: 'other-ways',
      title: both('其他加入方式', 'Other ways in'),
      items: [
        card(
          ['鸿雁航空', 'Hongyan Air'],
          [
            '配载、装卸、签派、机务，多半在夜里。',
            'Load planning, ramp, dispatch, maintenance; mostly at night.',
          ],
          '/air/recruitment',
        ),
        card(
          ['产业学院', 'Industry college'],
          ['在校学生跟着真班组实习。', 'Students train with real crews.'],
          '/products/industry-college',
        ),
        card(
          ['开网点、带车合作', 'A branch or trucks of your own'],
          ['不是应聘，是合作，有另一张表。', 'A partnership rather than a job, with its own form.'],
          '/ecology/cooperation',
        ),
      ],
    },
    {
      kind: 'contacts',
      id: 'contacts',
      title: both('去哪里问', 'Where to ask'),
      items: [
        {
          title: both('投简历（示例邮箱）', 'Applications (sample mailbox)'),
          value: desks.careers,
          note: both('岗位、待遇、截止日，两天内回。', 'Roles, pay, closing dates; answered in two days.'),
          href: `mailto:${desks.careers}`,
        },
        {
          title: both('核实与进度', 'Checks and progress'),
          value: '950616',
          note: both('报手机号后四位，查报名到了哪一步。', 'Give the last four digits of your number.'),
          href: 'tel:950616',
        },
      ],
    },
  ],
  tags: ['people', 'company'],
  updated: '2026-11-23',
}
