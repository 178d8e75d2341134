import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, columns, point, step, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const ruihengInstruments: PageSeed = {
  path: '/cases/ruiheng-instruments',
  kind: 'case',
  parent: '/products',
  name: both('瑞恒仪器', 'Ruiheng Instruments'),
  head: {
    title: both('瑞恒仪器案例：怕震的机器坐夜航', 'Ruiheng Instruments: fragile machines fly by night'),
    keyword: both(
      '精密仪器运输案例,防震木箱,振动记录,实验室搬入,仪器空运,开机标定',
      'precision instrument transport, shock logger, crate, laboratory move-in, air cargo, calibration',
    ),
    description: both(
      '成都一家仪器厂的质谱仪十九小时进青岛实验室：每一段震到几个 g，木箱怎么减震，三回量门都量错在哪，拆门框归谁，开机标定从六天到两天。',
      'A mass spectrometer from Chengdu reaches a Qingdao laboratory in 19 hours: shock on every leg, the crate, doors measured wrong, who removes the frame.',
    ),
  },
  hero: {
    title: bothLines(
      ['瑞恒仪器：五个 g 以内，', '一路记到开机'],
      ['Ruiheng Instruments: under', 'five g, logged to switch-on'],
    ),
    lead: both(
      '一台质谱仪 340 公斤，里头的真空腔受不了一次重磕。从前到了实验室开不了机，厂家、车队、用户三方各写一份说明。',
      'A mass spectrometer weighs 340 kg and its vacuum chamber forgives no hard knock. When one would not start, maker, carrier and laboratory each wrote a statement.',
    ),
    actions: [
      toPage(['看航空门到门', 'Air, door to door'], '/products/air#door-to-door'),
      toTalk(['说说仪器怕什么', 'Tell us what it cannot take']),
    ],
    scene: 'apron',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('shock', '3.1', ['g', 'g'], ['每台最大冲击的中位数', 'hardest knock, median of all units']),
        figure('hours', '19', ['小时', 'hours'], ['出厂到实验室', 'plant to laboratory']),
        figure('first-start', '98', ['%', '%'], ['到货一次开机', 'start at the first try']),
      ],
      note: both(
        '瑞恒仪器提供，2026 年 3–8 月，62 台',
        'From Ruiheng Instruments, March to August 2026, 62 units',
      ),
    },
    {
      kind: 'curve',
      id: 'shock',
      title: both('六月那台，一路震到几个 g', 'June’s unit, knock by knock'),
      lead: both(
        '示例：记录仪锁在机架上，每段取最大的一次。5 g 是瑞恒给的上限，超过就得返厂。',
        'Sample: a logger bolted to the frame, the hardest reading of each stretch. Ruiheng allows 5 g; beyond that the unit goes back.',
      ),
      unit: both('g', 'g'),
      low: null,
      high: 5,
      points: [
        point(0.3, ['箱内固定', 'Fixed in crate']),
        point(0.9),
        point(1.4),
        point(1.1),
        point(2.2, ['成都打板', 'Built up in Chengdu']),
        point(0.8),
        point(1.9, ['起飞', 'Take-off']),
        point(0.6),
        point(2.7, ['武汉换机', 'Change in Wuhan']),
        point(0.7),
        point(2.4, ['落地', 'Landing']),
        point(3.1, ['卸机', 'Off the aircraft']),
        point(1.2),
        point(0.9),
        point(1.6, ['过门槛', 'Over the sill']),
        point(0.2, ['就位', 'In place']),
      ],
    },
    {
      kind: 'prose',
      id: 'three-statements',
      title: both('一台机器，三份说明', 'One machine, three statements'),
      paragraphs: [
        both(
          '2025 年春天，一台质谱仪到青岛后抽不上真空。厂里说出厂合格，车队说外箱没伤，实验室说没动过。箱外的防震标签红了，可谁也说不出是哪天红的。',
          'In spring 2025 a unit in Qingdao would not pull a vacuum. It had left sound; the crate was unmarked; nobody had touched it. The shock label outside was red, and no one could say since when.',
        ),
        both(
          '返厂拆开，离子源的陶瓷座裂了一条线。一来一回四十天，实验室的课题停着，瑞恒赔了一台备机给人用。',
          'Opened at the plant, a ceramic seat had a hairline crack. It cost forty days there and back, with a project standing still and a loan unit at Ruiheng’s expense.',
        ),
        both(
          '还有一台走到实验室门口进不去。门宽 880 毫米，机器 860，连箱 1,020。箱子在走廊拆的，那一截没减震，也没人记。',
          'Another stopped at the laboratory door: 880 mm of door, 860 of machine, 1,020 with its crate. It was uncrated in the corridor and wheeled in bare, unlogged.',
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'in-order',
      title: both('从机架到门框，一共六步', 'Six steps, frame to door frame'),
      items: [
        step(
          ['先问怕多少', 'How much is too much'],
          [
            '厂里拿一台报废机做台面冲击，5 g 时陶瓷座开始裂。上限由此定下。',
            'A scrapped unit was shocked on a table until the ceramic gave. It gave at 5 g, and that became the limit.',
          ],
          ['5 g', '5 g'],
        ),
        step(
          ['记录仪进箱', 'Logger inside'],
          [
            '从贴箱外改成锁机架，带时钟和定位，震一次留一条。',
            'Moved from the crate to the frame, with a clock and a position for each knock.',
          ],
          ['每次冲击一行', 'A line for each knock'],
        ),
        step(
          ['换箱', 'A new crate'],
          [
            '泡沫换成钢丝绳隔振器，底托四个叉口，重心和吊点刷在四面。',
            'Foam gave way to wire-rope mounts, with four fork openings and lifting points on every side.',
          ],
          ['0.9 立方米', '0.9 m³'],
        ),
        step(
          ['整板飞', 'One pallet throughout'],
          [
            '成都打板，武汉换机不拆网，青岛先卸。',
            'Built up in Chengdu, unbroken through Wuhan, first off in Qingdao.',
          ],
          ['夜航', 'By night'],
        ),
        step(
          ['提前看门', 'See the doors first'],
          [
            '到货前三天有人到实验室走一遍，量净宽、看地坪、拍电梯铭牌。',
            'Three days ahead somebody walks the way in: clear widths, the floor, the plate in the elevator.',
          ],
          ['到货前 3 天', '3 days before'],
        ),
        step(
          ['读完再签', 'Read, then sign'],
          [
            '就位后三方一起读记录仪，没超就开机，超了当场封箱返厂。',
            'In place, three parties read the logger. Within limits it is started; over, it is sealed and goes home.',
          ],
          ['三方签字', 'Three signatures'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'doors',
      title: both('量门量错了三回', 'Three wrong measurements'),
      lead: both(
        '头三台都有人提前量过，到现场还是出了岔子。门框归实验室的物业拆，这条后来写进了交货条件。',
        'The first three had been measured beforehand and still went wrong. Removing a frame is the laboratory’s part; that now stands in the terms.',
      ),
      columns: columns(
        ['哪里', 'Where'],
        ['报来的数', 'Reported'],
        ['现场的数', 'On the day'],
        ['差在哪', 'Why'],
        ['后来怎么办', 'Since then'],
      ),
      rows: [
        cells(
          ['实验室门', 'Laboratory door'],
          ['960 毫米', '960 mm'],
          ['880 毫米', '880 mm'],
          ['量的是门扇，没扣铰链和门体厚', 'The leaf was measured, hinges and thickness forgotten'],
          ['量开到底的净宽；差 50 毫米以内先卸门', 'Clear opening; within 50 mm the door comes off'],
        ),
        cells(
          ['走廊转角', 'Corridor turn'],
          ['1.8 m', '1.8 m'],
          ['1.5 m', '1.5 m'],
          ['墙边新装了气瓶柜', 'Gas cabinets had been added'],
          ['到货前三天再看一遍', 'Seen again three days before'],
        ),
        cells(
          ['货梯', 'Freight elevator'],
          ['1,000 kg', '1,000 kg'],
          ['630 kg', '630 kg'],
          ['报的是另一部，这部停在维修', 'Another elevator; this one was the substitute'],
          ['拍铭牌，注明哪一部', 'A photo of the plate, and which elevator'],
        ),
      ],
      note: both(
        '那三台都进去了，一台等了一夜，两台多花了吊装费，由报数的一方付。',
        'All three got in: one after a night’s wait, two by crane, paid by whoever gave the figure.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('瑞恒一单里有这几样', 'What is in a Ruiheng order'),
      items: [
        card(
          ['航空门到门', 'Air, door to door'],
          [
            '工厂提货到实验室楼口一个单号，拉货当晚改班。',
            'One number from plant to entrance; if offloaded, rebooked that night.',
          ],
          '/products/air#door-to-door',
        ),
        card(
          ['木箱', 'Crates'],
          claimOr(
            ['wooden-packaging', 'wooden-volume'],
            [
              '0.9 立方米，乘 1.4 倍，每方 200 元，合 252 元；隔振器另算，循环用。',
              '0.9 m³ times 1.4 at ¥200 is ¥252; the mounts are extra and come back.',
            ],
            ['按体积计价；隔振器另算，循环用。', 'Priced by volume; the mounts are extra and come back.'],
          ),
          '/products/packaging',
        ),
        card(
          ['全额保', 'Full coverage'],
          claimOr(
            ['full-cover'],
            [
              '一台 68 万元，8‰ 是 5,440 元，部分损坏也按修理费赔。',
              'For a ¥680,000 unit 8‰ is ¥5,440, and a repair is paid as a repair.',
            ],
            ['部分损坏也按修理费赔。', 'A repair is paid as a repair.'],
          ),
          '/products/insurance',
        ),
      ],
      all: {
        label: both('制造方案：整机怎么发运', 'Manufacturing: sending machines'),
        href: '/solutions/manufacturing',
      },
    },
    said(
      [
        '机器到那天我不看外箱，先看曲线。卸机那个尖是 3.1，我就知道今晚能回酒店睡觉。',
        'On delivery day I ignore the crate and read the curve. When the spike at unloading says 3.1, I know I shall sleep at the hotel.',
      ],
      ['何慎之', 'He Shenzhi'],
      ['瑞恒仪器装机工程师，虚构人物', 'Commissioning engineer at Ruiheng, a fictional person'],
    ),
    {
      kind: 'comparison',
      id: 'result',
      title: both('开机那一刻见分晓', 'The test: switching it on'),
      before: both('公路零担', 'By road'),
      after: both('夜航空运', 'By night air'),
      items: [
        measure(['每台最大冲击，中位数', 'Hardest knock, median'], ['g', 'g'], 7.8, 3.1),
        measure(['到货一次开机', 'Start at first try'], ['%', '%'], 84, 98),
        measure(['开机到标定完', 'Switch-on to calibrated'], ['天', 'days'], 6, 2),
        measure(['返厂', 'Sent back'], ['台', 'units'], 5, 1, [
          '一台叉车碰了箱角，记录仪 6.2 g，当天封箱',
          'A fork struck the crate: 6.2 g, sealed that day',
        ]),
        measure(['每台运费', 'Carriage per unit'], ['元', 'yuan'], 2600, 5900, [
          '比一次返厂便宜一个零',
          'A tenth of one return',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月 62 台，对照 2025 年同期 48 台；虚构企业示例数据',
        'From the client: 62 units, March to August 2026, against 48 a year earlier; sample data of a fictional maker',
      ),
    },
    {
      kind: 'call',
      title: both('先借记录仪，跟一台走一趟', 'Borrow a logger for one journey'),
      actions: [
        toTalk(['借一只记录仪', 'Borrow one']),
        toPage(['看舱门进得了多大', 'What fits the cargo door'], '/air/compartments'),
      ],
    },
  ],
  tags: ['air', 'industry', 'safety'],
  updated: '2026-10-08',
}
