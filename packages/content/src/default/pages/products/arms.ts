import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const arms: PageSeed = {
  path: '/products/arms',
  kind: 'hardware',
  parent: '/products',
  name: both('机械臂', 'Robot arms'),
  head: {
    title: both('仓用机械臂：拆垛、码垛和装箱', 'Robot arms for depalletizing, stacking and packing'),
    keyword: both(
      '机械臂,拆垛机器人,码垛机器人,自动装箱,视觉抓取,仓储自动化',
      'robot arm,depalletizing robot,palletizing robot,automatic packing,vision picking,warehouse automation',
    ),
    description: both(
      '一箱二十公斤，一班搬上千次，这种活交给机械臂。看它抓得住什么、抓不住什么、占多大地方、围栏怎么设，以及从试抓到验收的步骤。',
      'Twenty kilos a box, a thousand times a shift: a job for an arm. What it grips and what it cannot, the space it takes, and how it is tested.',
    ),
  },
  hero: {
    title: bothLines(['重的、单调的，', '让它来搬'], ['Heavy and dull work,', 'off your shoulders']),
    lead: both(
      '拆一车散箱要两个人弯腰一整天。机械臂看得见箱子在哪、多大、正不正，抓起来放到线上，一班下来速度不变。',
      'Unloading loose boxes means two people bending all day. The arm sees where each box lies and how big it is, and is as quick at the end of the shift as at the start.',
    ),
    actions: [
      { label: both('寄几箱样品来试抓', 'Send samples for a trial'), target: { kind: 'consultation' } },
    ],
    scene: 'hardware',
  },
  blocks: [
    {
      kind: 'cards',
      id: 'jobs',
      title: both('三种工位', 'Three jobs'),
      lead: both(
        '同一台臂，换夹具和程序就换工作。',
        'One arm; change the gripper and program, and it changes jobs.',
      ),
      items: [
        {
          title: both('拆垛', 'Depalletizing'),
          text: both(
            '托盘上混着几种箱子也行。相机从上方拍一层，先抓最高、最外的那箱。',
            'Mixed pallets too. A camera looks down on each layer and the highest, outermost box goes first.',
          ),
          scene: 'forklift',
        },
        {
          title: both('码垛', 'Palletizing'),
          text: both(
            '按门店卸货的顺序码，重的在下、先卸的在外，层间自动垫纸。',
            'Stacked in the order the shop unloads: heavy below, first out on the outside, paper between layers.',
          ),
          scene: 'freight',
        },
        {
          title: both('拣选装箱', 'Picking into boxes'),
          text: both(
            '从料箱里一件件取，放进订单箱并记下摆放照片。拿不准的推给旁边的人。',
            'Items are taken from a tote into the order box, with a photo. Anything doubtful goes to a person beside it.',
          ),
          scene: 'sorter',
        },
      ],
    },
    {
      kind: 'dimensions',
      id: 'cell',
      title: both('拆垛工作站，示例配置', 'Depalletizing cell, sample build'),
      lead: both(
        '下面是臂本体的尺寸。连围栏和进出线，一个站约占 5 米乘 6 米。',
        'Measures of the arm itself. With fence and conveyors a cell takes about 5 by 6 meters.',
      ),
      outline: 'arm',
      length: 1920,
      width: 820,
      height: 2350,
      specs: [
        { term: both('抓取重量', 'Payload'), text: both('40 公斤，含夹具', '40 kg, gripper included') },
        { term: both('臂展', 'Reach'), text: both('2,100 毫米', '2,100 mm') },
        { term: both('重复定位', 'Repeats within'), text: both('±0.1 毫米', '±0.1 mm') },
        {
          term: both('节拍', 'Rate'),
          text: both('同规格箱每小时约 700 箱，混箱约 450 箱', 'About 700 like boxes an hour, 450 mixed'),
        },
        {
          term: both('供电', 'Power'),
          text: both('三相 380 V，运行功率约 6 kW', 'Three-phase 380 V, about 6 kW running'),
        },
        { term: both('压缩空气', 'Air'), text: both('0.6 MPa，吸盘用', '0.6 MPa, for suction') },
      ],
    },
    {
      kind: 'table',
      id: 'grip',
      title: both('抓得住什么', 'What it can grip'),
      lead: both(
        '数值按示例夹具，样品试过才写进合同。',
        'For sample grippers; only tested values enter a contract.',
      ),
      columns: [
        { label: both('货', 'Goods') },
        { label: both('夹具', 'Gripper') },
        { label: both('单件上限', 'Limit each'), align: 'end' },
        { label: both('要注意', 'Watch for') },
      ],
      rows: [
        [
          both('瓦楞纸箱', 'Corrugated boxes'),
          both('海绵吸盘', 'Foam suction pad'),
          { value: '30', unit: both('公斤', 'kg') },
          both('封箱带要贴平，顶面破洞不超过一个拳头', 'Tape flat; no hole in the top larger than a fist'),
        ],
        [
          both('塑料周转箱', 'Plastic totes'),
          both('侧夹', 'Side clamp'),
          { value: '35', unit: both('公斤', 'kg') },
          both('把手朝向要一致', 'Handles facing the same way'),
        ],
        [
          both('袋装货', 'Bagged goods'),
          both('托爪加压板', 'Forks and press plate'),
          { value: '25', unit: both('公斤', 'kg') },
          both('袋里留气不能太多', 'Not too much air in the bag'),
        ],
        [
          both('软包、快递袋', 'Soft packs, mail bags'),
          both('波纹吸盘', 'Bellows cup'),
          { value: '3', unit: both('公斤', 'kg') },
          both('透气的布面抓不稳', 'Breathable cloth slips'),
        ],
        [
          both('瓶、罐', 'Bottles and cans'),
          both('软指', 'Soft fingers'),
          { value: '2', unit: both('公斤', 'kg') },
          both('玻璃瓶先做跌落评估', 'Glass is assessed for drops first'),
        ],
      ],
    },
    {
      kind: 'checklist',
      id: 'suitable',
      title: both('先别急着买，对照一下', 'Before you buy'),
      verdicts: heads(['合适', 'Suitable'], ['看情况', 'It depends'], ['不合适', 'Unsuitable']),
      items: [
        {
          text: both('同一动作一班重复几百次以上', 'The same move, hundreds of times a shift'),
          verdict: 'yes',
        },
        {
          text: both('单件在 10 公斤以上，招人难、流动大', 'Pieces above 10 kg, and hiring is hard'),
          verdict: 'yes',
        },
        {
          text: both('箱型常变：要留出教新箱型的时间', 'Boxes change often: allow time to teach new ones'),
          verdict: 'condition',
        },
        {
          text: both('冷冻库：臂要穿保温衣，速度会降', 'Frozen rooms: a jacket for the arm, and less speed'),
          verdict: 'condition',
        },
        { text: both('货没有包装、形状每件不同', 'Unpacked goods, no two alike'), verdict: 'no' },
        { text: both('有爆炸性粉尘或气体的区域', 'Areas with explosive dust or gas'), verdict: 'no' },
      ],
    },
    {
      kind: 'split',
      id: 'fence',
      title: both('人和臂之间隔着什么', 'What stands between arm and people'),
      lead: both(
        '按 GB 11291 做风险评估，评估报告随设备交付，贴在站旁。',
        'Risk is assessed to GB 11291; the report comes with the cell and hangs beside it.',
      ),
      points: [
        {
          term: both('围栏与门锁', 'Fence and lock'),
          text: both('门一开，臂停在原位，不会接着做完', 'An open gate stops it where it is'),
        },
        {
          term: both('进出料口', 'Openings'),
          text: both('光幕分得清箱子和手臂', 'Light curtains tell a box from an arm'),
        },
        {
          term: both('急停', 'Emergency stop'),
          text: both('四角各一个，蹲着也够得到', 'One at each corner, in reach even when crouching'),
        },
        {
          term: both('断电断气', 'Power or air lost'),
          text: both('抱闸锁住，吸盘保压，箱子不落', 'Brakes hold, suction is kept, the box stays up'),
        },
      ],
      scene: 'robot',
    },
    {
      kind: 'steps',
      id: 'delivery',
      title: both('从一箱样品到验收', 'From a sample to acceptance'),
      items: [
        {
          title: both('试抓', 'Trial'),
          text: both('最常见的和最难抓的各寄几箱，拍视频给您', 'Your commonest and hardest boxes, filmed'),
          mark: both('试抓报告', 'Trial report'),
        },
        {
          title: both('定节拍', 'Agree on a rate'),
          text: both(
            '写明箱型、成功率、每小时箱数和人工接手比例',
            'Boxes, success, hourly rate, share left to people',
          ),
          mark: both('指标表', 'Target sheet'),
        },
        {
          title: both('厂内预装', 'Build at ours'),
          text: both('连您的线速和托盘一起搭起来跑', 'Run with your line speed and pallets'),
        },
        {
          title: both('现场安装', 'Install'),
          text: both('趁一个周末停线，周一照常开工', 'Over a weekend; work resumes on Monday'),
        },
        {
          title: both('带班', 'Train'),
          text: both(
            '教会每班两人换吸盘、清相机、教新箱',
            'Two people a shift learn cups, camera and new boxes',
          ),
        },
        {
          title: both('验收', 'Accept'),
          text: both(
            '连续三班达标才签字，不达标继续调',
            'Signed after three shifts on target, and not before',
          ),
          mark: both('验收单', 'Acceptance'),
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('工厂和仓库常问的', 'Asked by plants and warehouses'),
      ids: ['business-trial', 'business-contract', 'business-api'],
    },
    {
      kind: 'call',
      title: both('抓不抓得住，试了才算', 'Try it on your boxes'),
      actions: [
        { label: both('约试抓', 'Book a trial'), target: { kind: 'consultation' } },
        {
          label: both('看制造业方案', 'For manufacturers'),
          target: { kind: 'page', path: '/solutions/manufacturing' },
        },
      ],
    },
  ],
  tags: ['hardware', 'automation', 'industry'],
  updated: '2026-07-30',
}
