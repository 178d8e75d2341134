import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const industryCollege: PageSeed = {
  path: '/products/industry-college',
  kind: 'programme',
  parent: '/products',
  name: both('产业学院', 'Industry college'),
  head: {
    title: both('产业学院：和院校一起教物流', 'Industry college: teaching logistics with schools'),
    keyword: both(
      '产业学院,校企合作,物流专业,实训基地,现代学徒制,岗位实习',
      'industry college,school partnership,logistics course,training site,apprenticeship,work placement',
    ),
    description: both(
      '课程、实训场、师傅和岗位放在同一份计划里。看三年课时怎么分、学校和公司各出什么、学生实习有哪些保障、老师能来学什么、怎么申请。',
      'Courses, training floor, mentors and jobs in one plan. Hours over three years, what each side gives, students’ protection and how to apply.',
    ),
  },
  hero: {
    title: bothLines(['课本里的仓库，', '推开门就是'], ['The warehouse in the book', 'is through that door']),
    lead: both(
      '学生在教室听的，当周就在实训场上手；跟的是真的班组，做的是真的货，犯错由师傅兜着。',
      'What students hear in class they try that week, with a real crew and real goods, and a mentor to catch the mistakes.',
    ),
    actions: [
      { label: both('院校申请', 'Schools: apply'), target: { kind: 'page', path: '/cooperation' } },
      { label: both('约一次参观', 'Arrange a visit'), target: { kind: 'consultation' } },
    ],
    scene: 'education',
  },
  blocks: [
    {
      kind: 'cards',
      id: 'courses',
      title: both('六门课，每门带一件作品走', 'Six courses, each with a piece of work'),
      lead: both(
        '教材和学校一起编，每学期按现场的变化改一遍。',
        'Written with the schools and revised every term.',
      ),
      items: [
        {
          title: both('仓储作业与规划', 'Warehouse work and layout'),
          text: both(
            '作品：给一座空仓画货位图，并算出一天能出多少单。',
            'The work: lay out an empty building and work out its daily orders.',
          ),
        },
        {
          title: both('运输调度', 'Transport planning'),
          text: both(
            '作品：用三十票真实订单排一天的车，和调度员的方案比里程。',
            'The work: plan trucks for thirty real orders, and compare miles with a dispatcher.',
          ),
        },
        {
          title: both('冷链与食品安全', 'Cold chain and food safety'),
          text: both(
            '作品：读一条断过的温度曲线，写出断在谁手里。',
            'The work: read a broken temperature curve and say in whose hands it broke.',
          ),
        },
        {
          title: both('设备运维', 'Equipment upkeep'),
          text: both(
            '作品：在一段停掉的输送线上找出三处故障，写维修单。',
            'The work: find three faults on a stopped conveyor and write the job card.',
          ),
        },
        {
          title: both('数据与成本', 'Data and cost'),
          text: both(
            '作品：把一票货的成本拆到每一步，指出最该省的一步。',
            'The work: split the cost of one shipment by step and name the one to save.',
          ),
        },
        {
          title: both('安全与法规', 'Safety and law'),
          text: both(
            '作品：拍一段两分钟的收寄验视教学片。',
            'The work: film two minutes on checking goods at acceptance.',
          ),
        },
      ],
    },
    {
      kind: 'shares',
      id: 'hours',
      title: both('三年的课时怎么分', 'Three years of teaching hours'),
      lead: both(
        '一个高职班的示例计划。越往后，越多时间在现场。',
        'A sample plan for a three-year college class. The later the term, the more time on site.',
      ),
      unit: both('学时', 'hours'),
      parts: [
        { id: 'class', label: both('教室', 'Classroom') },
        { id: 'floor', label: both('实训场', 'Training floor') },
        { id: 'site', label: both('仓库与网点', 'Warehouse and branch') },
      ],
      rows: [
        { label: both('第一学期', 'Term 1'), values: [380, 60, 20] },
        { label: both('第二学期', 'Term 2'), values: [320, 120, 30] },
        { label: both('第三学期', 'Term 3'), values: [260, 160, 60] },
        { label: both('第四学期', 'Term 4'), values: [200, 180, 100] },
        { label: both('第五学期', 'Term 5'), values: [120, 100, 260] },
        { label: both('第六学期', 'Term 6'), values: [40, 20, 420] },
      ],
      source: both(
        '示例教学计划，实际课时按各校培养方案',
        'Sample plan; actual hours follow each school’s program',
      ),
    },
    {
      kind: 'table',
      id: 'who-gives',
      title: both('各方出什么、得什么', 'What each gives and gets'),
      columns: [
        { label: both('谁', 'Who') },
        { label: both('出', 'Gives') },
        { label: both('得', 'Gets') },
        { label: both('不要求', 'Is not asked for') },
      ],
      rows: [
        [
          both('学校', 'School'),
          both('场地、专业教师、学籍管理', 'Rooms, teachers, student records'),
          both('实训设备、企业师傅、教师到岗锻炼的名额', 'Equipment, mentors, places for teachers to work'),
          both('买我们的设备，或包下全部学生', 'Buying our equipment or enrolling everyone'),
        ],
        [
          both('学生', 'Student'),
          both('时间，和守安全规矩', 'Time, and keeping the safety rules'),
          both(
            '三年的课、实习报酬、一份写明会做什么的技能档案',
            'Courses, placement pay, a record of skills',
          ),
          both('毕业后一定来上班', 'Working for us afterward'),
        ],
        [
          both('公司', 'Company'),
          both('课程、师傅工时、设备和真实的订单', 'Courses, mentors’ hours, equipment, real orders'),
          both('熟悉现场的新人，和现场没想到的问题', 'Newcomers who know the floor, and awkward questions'),
          both('用学生顶旺季的缺口', 'Students to fill gaps at peak'),
        ],
      ],
    },
    {
      kind: 'split',
      id: 'training-floor',
      title: both('建在校园里的实训场', 'A training floor on campus'),
      lead: both(
        '按一座小仓缩建，货是真货，地址是假的，发错了绕一圈还回来。',
        'A small warehouse with real goods and invented addresses. What is sent wrong comes around again.',
      ),
      points: [
        {
          term: both('四个工位区', 'Four areas'),
          text: both('收货上架、拣货打包、分拣装车、客服异常', 'Receiving, picking, sorting, exceptions'),
        },
        {
          term: both('设备', 'Equipment'),
          text: both(
            '手持终端、电子标签、一段输送线、两台机器人',
            'Handhelds, pick lights, a conveyor, two robots',
          ),
        },
        {
          term: both('系统', 'System'),
          text: both('和正式仓同一套，数据隔开', 'The one in real use, with separate data'),
        },
        {
          term: both('流动车', 'Training van'),
          text: both('没有场地的学校，实训车开过去', 'For schools without room, a van comes'),
        },
      ],
      action: { label: both('看仓里用的系统', 'The system in use'), href: '/products/wms' },
      scene: 'warehousing',
    },
    {
      kind: 'checklist',
      id: 'protection',
      title: both('学生实习，先把这些写进协议', 'Written into every placement'),
      lead: both(
        '依照《职业学校学生实习管理规定》，学校、学生、公司三方签字后才上岗。',
        'Under the national rules on student placements, school, student and company all sign first.',
      ),
      verdicts: heads(['写进协议', 'In the agreement'], ['有条件', 'With conditions'], ['禁止', 'Forbidden']),
      items: [
        {
          text: both('实习报酬按月以货币直接发给学生', 'Pay in money, monthly, straight to the student'),
          verdict: 'yes',
        },
        {
          text: both(
            '公司投保实习责任险，上岗前先做安全培训',
            'Liability insurance by the company; safety training first',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '一个师傅带的人数写明，师傅换人要告诉学校',
            'A stated number per mentor; the school hears of changes',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '干线押运、高处作业：成年且持证才安排',
            'Trunk trips and work at height: adults with a certificate',
          ),
          verdict: 'condition',
        },
        { text: both('一年级学生岗位实习', 'Job placements for first-year students'), verdict: 'no' },
        {
          text: both('加班、夜班，或经中介安排', 'Overtime, nights, or placement through an agent'),
          verdict: 'no',
        },
        {
          text: both('向学生收押金、培训费，扣押证件', 'Deposits, fees or holding of papers'),
          verdict: 'no',
        },
      ],
      note: both(
        '学生可以随时向学校要求换岗，不用说明理由也会先停下来谈。',
        'A student may ask the school for another job at any time, and work pauses while it is discussed.',
      ),
    },
    {
      kind: 'quote',
      text: both(
        '以前带学生参观，走一圈就回来了。现在他们跟我说，三号线的光电眼该擦了。',
        'We used to show them around and go home. Now they tell me the sensor on line three wants cleaning.',
      ),
      who: both('陆文清', 'Lu Wenqing'),
      role: both('物流专业教师，虚构人物', 'Logistics teacher, a fictional person'),
    },
    {
      kind: 'steps',
      id: 'start',
      title: both('从第一次来访到开班', 'From first visit to first class'),
      lead: both('赶秋季开班的，请在上一年秋天来谈。', 'For a class in fall, talk to us the fall before.'),
      items: [
        {
          title: both('互访', 'Visits'),
          text: both('看学校的培养方案，学校看现场', 'We read your program, you see the floor'),
        },
        {
          title: both('对岗位', 'Match jobs'),
          text: both('列出毕业后去的岗位和要会的事', 'Jobs after graduation, and what they take'),
          mark: both('能力清单', 'Skills list'),
        },
        {
          title: both('定课程', 'Agree on courses'),
          text: both('哪几门进培养方案，谁来上、上多久', 'Which enter the program, by whom, how long'),
          mark: both('课程表', 'Course plan'),
        },
        {
          title: both('建场地', 'Build'),
          text: both('装设备，先培训教师', 'Equipment in, teachers trained first'),
        },
        {
          title: both('签三方协议', 'Sign'),
          text: both('学校、公司先签，学生实习前再签', 'School and company; each student before a placement'),
          mark: both('协议', 'Agreement'),
        },
        {
          title: both('开班', 'Begin'),
          text: both(
            '期末一起改教材，达不到的课停掉重写',
            'Materials revised at term end; weak courses rewritten',
          ),
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('院校常问的', 'Asked by schools'),
      ids: ['college-apply', 'business-contract', 'business-invoice'],
    },
    {
      kind: 'call',
      title: both('带着培养方案来坐坐', 'Come with your program'),
      actions: [
        { label: both('联系校企合作', 'Contact the college team'), target: { kind: 'consultation' } },
      ],
    },
  ],
  tags: ['people', 'company', 'warehousing', 'automation'],
  updated: '2026-09-03',
}
