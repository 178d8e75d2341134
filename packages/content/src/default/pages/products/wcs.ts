import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { figuresOf } from '../claimed.ts'

export const wcs: PageSeed = {
  path: '/products/wcs',
  kind: 'software',
  parent: '/products',
  name: both('仓储控制 WCS', 'Warehouse control'),
  head: {
    title: both('仓储控制系统 WCS：设备听一个指挥', 'Warehouse control system: one conductor for machines'),
    keyword: both(
      '仓储控制系统,WCS,设备调度,输送线控制,分拣机,机器人调度',
      'warehouse control system,WCS,equipment control,conveyor control,sorter,robot dispatch',
    ),
    description: both(
      '输送线、分拣机、机器人和机械臂接进一套系统，排任务、让路口、绕故障。这里列出能接的设备、停机时怎么办，以及从测量到陪跑的六步。',
      'Conveyors, sorters, robots and arms under one system. See the equipment it runs, what happens in a stoppage, and six steps to go live.',
    ),
  },
  hero: {
    title: bothLines(['机器牌子不同，', '听同一个指挥'], ['Different machines,', 'one conductor']),
    lead: claimOr(
      ['equipment'],
      [
        '28 类设备接进一套系统。任务谁先做、路口谁先过、坏了一台往哪绕，都由它定，人只处理例外。',
        'It runs 28 kinds of equipment: whose turn it is, who crosses first, where to go around a fault. People see to the exceptions.',
      ],
      [
        '任务谁先做、路口谁先过、坏了一台往哪绕，都由它定，人只处理例外。',
        'It decides whose turn it is, who crosses first and where to go around a fault. People see to the exceptions.',
      ],
    ),
    actions: [
      { label: both('说说您的设备', 'Tell us your equipment'), target: { kind: 'consultation' } },
      {
        label: both('看智能仓', 'See automated warehouses'),
        target: { kind: 'page', path: '/products/intelligent-warehouse' },
      },
    ],
    scene: 'sorter',
  },
  blocks: [
    {
      kind: 'figures',
      items: figuresOf('equipment', 'automation-area', 'round-the-clock'),
      note: both('公司统计口径，2026 年 9 月 30 日', 'Counted by the company on September 30, 2026'),
    },
    {
      kind: 'flow',
      id: 'chain',
      title: both('一个任务从下达到做完', 'A task from order to done'),
      lead: both(
        'WMS 说要什么，WCS 说谁去做、走哪条路，设备只管照做并报告结果。',
        'The WMS says what, the WCS says who and which way, and the machine does it and reports.',
      ),
      lanes: [
        {
          label: both('任务', 'Task'),
          nodes: [
            {
              title: both('接单', 'Take'),
              text: both('从 WMS 取一批任务', 'A batch comes from the WMS'),
            },
            {
              title: both('拆分', 'Split'),
              text: both('拆成每台设备的一个动作', 'Into one action per machine'),
            },
            {
              title: both('排队', 'Queue'),
              text: both('快截单的往前排', 'Nearest cut-off goes first'),
            },
            {
              title: both('回报', 'Report'),
              text: both('做完、没做成、少一件', 'Done, failed, or one short'),
            },
          ],
        },
        {
          label: both('路', 'Way'),
          nodes: [
            {
              title: both('算路', 'Route'),
              text: both('避开占用的格子', 'Round cells in use'),
            },
            {
              title: both('让行', 'Give way'),
              text: both('空车让重车', 'Empty yields to loaded'),
            },
            {
              title: both('改道', 'Divert'),
              text: both('前方停了就绕', 'Round whatever has stopped'),
            },
          ],
        },
        {
          label: both('设备', 'Machine'),
          nodes: [
            {
              title: both('指令', 'Command'),
              text: both('译成各家的控制语言', 'In each maker’s own protocol'),
            },
            {
              title: both('动作', 'Action'),
              text: both('移、举、推、分', 'Move, lift, push, divert'),
            },
            {
              title: both('信号', 'Signal'),
              text: both('到位、超重、卡箱', 'In place, too heavy, jammed'),
            },
          ],
        },
        {
          label: both('人', 'People'),
          nodes: [
            {
              title: both('报警', 'Alarm'),
              text: both('先说在哪，再说为什么', 'Where first, then why'),
            },
            {
              title: both('处理', 'Act'),
              text: both('按卡片上的步骤做', 'By the card for that fault'),
            },
            {
              title: both('复位', 'Resume'),
              text: both('签名后设备才动', 'Nothing moves before a signature'),
            },
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'stoppages',
      title: both('停了怎么办', 'When something stops'),
      paragraphs: [
        both(
          '自动化仓里最贵的是整条线一起停。系统按故障的大小退一级：能绕的绕，绕不过的改人工，人工也不行才停线。',
          'The costly fault is the one that stops everything. The system steps back one level at a time: go around, then hand over to people, and only then halt the line.',
        ),
      ],
      terms: [
        {
          term: both('一台机器人停了', 'One robot stops'),
          text: both(
            '它的任务转给最近的一台，所在格子从地图上封掉',
            'Its task moves to the nearest one and its cell leaves the map',
          ),
        },
        {
          term: both('一段输送线卡了', 'A conveyor jams'),
          text: both(
            '上游停止放货，下游把线上的走完，不堆箱',
            'Upstream holds, downstream clears, nothing piles up',
          ),
        },
        {
          term: both('和 WMS 断开', 'WMS unreachable'),
          text: both(
            '已经接到的任务照做，结果存着，连上后补报',
            'Accepted tasks go on; results are kept and sent later',
          ),
        },
        {
          term: both('断电', 'Power cut'),
          text: both(
            '控制柜由备用电源撑到记录写完；来电后逐区启动，先查货位再走车',
            'Backup power lasts until records are saved; zones restart in turn, bins checked before wheels turn',
          ),
        },
      ],
    },
    {
      kind: 'table',
      id: 'equipment',
      title: claimOr(
        ['equipment'],
        ['28 类设备都在这里', 'All 28 kinds of equipment'],
        ['能接的设备', 'Equipment it runs'],
      ),
      lead: both(
        '不限品牌，只要控制器开放接口。没有接口的老设备可以加一只采集盒。',
        'Any make with an open controller; older machines get a small interface box.',
      ),
      columns: [{ label: both('用在哪里', 'Where') }, { label: both('设备', 'Equipment') }],
      rows: [
        [
          both('搬运', 'Moving'),
          both(
            '货到人机器人、叉取机器人、牵引车、穿梭车',
            'Goods-to-person robots, forklift robots, tow tractors, shuttles',
          ),
        ],
        [
          both('存储', 'Storing'),
          both(
            '堆垛机、多层料箱库、旋转货柜、电动移动货架',
            'Stacker cranes, tote stores, carousels, powered mobile racks',
          ),
        ],
        [
          both('输送', 'Conveying'),
          both('辊筒线、皮带线、提升机、移载机', 'Roller lines, belt lines, elevators, transfer units'),
        ],
        [
          both('分拣', 'Sorting'),
          both(
            '交叉带分拣机、摆轮分拣机、滑块分拣机、播种墙',
            'Cross-belt, swivel-wheel and shoe sorters, put walls',
          ),
        ],
        [
          both('拣货与识别', 'Picking and reading'),
          both(
            '电子标签、语音终端、读码通道、视觉相机',
            'Pick lights, voice terminals, scan tunnels, vision cameras',
          ),
        ],
        [
          both('称量与包装', 'Weighing and packing'),
          both(
            '称重量方机、贴标机、开箱机、封箱机',
            'Weigh-and-size stations, labelers, case erectors, case sealers',
          ),
        ],
        [
          both('装卸', 'Loading'),
          both(
            '机械臂、伸缩皮带机、月台升降板、快速卷帘门',
            'Robot arms, telescopic conveyors, dock levelers, high-speed doors',
          ),
        ],
      ],
    },
    {
      kind: 'split',
      id: 'control-room',
      title: both('值守的人看什么', 'What the control room sees'),
      lead: both(
        '一块屏幕，红的才需要人。其余时候，班长可以离开座位去现场。',
        'One screen, and only red needs a person. The rest of the time the shift leader is out on the floor.',
      ),
      points: [
        {
          term: both('现在', 'Now'),
          text: both('每台设备在做哪个任务，还剩几步', 'Each machine, its task, the steps left'),
        },
        {
          term: both('截单前', 'Before cut-off'),
          text: both(
            '按眼下速度几点做完，赶不上的波次先变黄',
            'When this pace finishes; late waves turn amber first',
          ),
        },
        {
          term: both('昨天', 'Yesterday'),
          text: both('任意一分钟可以回放，看清先动的是谁', 'Any minute replayed, to see who moved first'),
        },
        {
          term: both('下周', 'Next week'),
          text: both('磨损快的部件提前列出，趁低峰换', 'Wearing parts listed early, changed in a quiet hour'),
        },
      ],
      scene: 'software',
    },
    {
      kind: 'steps',
      id: 'commissioning',
      title: both('从测量到陪跑', 'From measuring to staying on'),
      items: [
        {
          title: both('测量', 'Measure'),
          text: both(
            '量柱距、坡度、净高，抄每台设备的型号',
            'Columns, slopes, heights, and each machine’s model',
          ),
        },
        {
          title: both('仿真', 'Simulate'),
          text: both('用您最忙一天的订单跑，看堵在哪', 'Your busiest day on a model, to find the jams'),
        },
        {
          title: both('联调', 'Connect'),
          text: both('一台一台接，接一台签一台', 'Machine by machine, each signed off'),
        },
        {
          title: both('空载', 'Run empty'),
          text: both(
            '不放货连续跑，故意拔线、断网、按急停',
            'No goods, but pulled cables and emergency stops',
          ),
        },
        {
          title: both('带货', 'Run loaded'),
          text: both('先一个区，再全仓，吞吐不到不验收', 'One zone, then all; no acceptance below target'),
        },
        {
          title: both('陪跑', 'Stay on'),
          text: both('第一个大促，我们的人在控制室', 'We sit in your control room through the first peak'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'needed',
      title: both('您用不用得上', 'Whether you need it'),
      verdicts: heads(['用得上', 'You need it'], ['先看看', 'Look first'], ['用不上', 'You do not']),
      items: [
        {
          text: both('两种以上的自动化设备要配合', 'Two or more kinds of machine must work together'),
          verdict: 'yes',
        },
        {
          text: both('同一区域里的机器人来自不同厂家', 'Robots of different makers share one area'),
          verdict: 'yes',
        },
        {
          text: both(
            '只有一台分拣机：先看它自带的控制够不够',
            'A single sorter: its own controls may be enough',
          ),
          verdict: 'condition',
        },
        {
          text: both('全靠手推车和手持终端的仓，有 WMS 就够了', 'Trolleys and handhelds only: a WMS will do'),
          verdict: 'no',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('设备负责人常问的', 'Asked by equipment managers'),
      ids: ['business-api', 'business-trial', 'warehousing-peak', 'business-contract'],
    },
    {
      kind: 'call',
      title: both('发一张设备清单，我们回一张接入表', 'Send a list, get an interface plan'),
      actions: [{ label: both('联系方案工程师', 'Ask an engineer'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['software', 'automation', 'hardware', 'warehousing'],
  updated: '2026-09-22',
}
