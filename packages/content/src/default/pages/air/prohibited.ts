import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { node, step, term, toPage } from '../builders.ts'
import { batteryTable, substances } from './prohibited-substances.ts'

/** What may not fly, what may with approval, and what to do before asking. */
export const airProhibited: PageSeed = {
  path: '/air/prohibited',
  kind: 'air',
  parent: '/air',
  name: both('航空禁运物品', 'Prohibited by air'),
  head: {
    title: both(
      '航空禁运与限运物品：电池、干冰、香水',
      'Prohibited and restricted by air: batteries, dry ice',
    ),
    keyword: both(
      '航空禁运物品,锂电池空运,UN3480,UN3481,干冰,UN1845,磁性货物,隐含危险品',
      'prohibited by air, lithium batteries, UN3480, UN3481, dry ice, UN1845, magnets, hidden dangerous goods',
    ),
    description: both(
      '哪些东西永远不能上飞机，哪些批准后可以，哪些照常；锂电池四个编号各走哪条包装说明，干冰、香水、磁铁怎么收，拿不准时该问谁、先备什么。',
      'What may never fly, what may with approval, what simply may: lithium batteries by number, dry ice, perfume, magnets, and how to ask first.',
    ),
  },
  hero: {
    title: bothLines(['地上能走的，', '天上未必'], ['Fine on the road,', 'not always in the air']),
    lead: both(
      '同一件货，气压低了会漏，颠了会短路。先在这里查，再装箱。',
      'Thin air makes bottles leak and turbulence shorts batteries. Look here before you pack.',
    ),
    actions: [
      toPage(['按品名查', 'Look an item up'], '/prohibited'),
      { label: both('问危险品值班', 'Ask the duty desk'), target: { kind: 'outside', href: 'tel:950616' } },
    ],
    scene: 'sorter',
  },
  blocks: [
    {
      kind: 'prohibited-items',
      id: 'list',
      title: both('绝不能飞，或先约定才飞', 'Never, or only by agreement'),
      lead: both(
        '和品名查询同一份数据。以国际民航组织《技术细则》、国际航协《危险品规则》和中国民航的规定为准。',
        'The same data as the look-up. The ICAO Technical Instructions, the IATA regulations and China’s civil aviation rules decide.',
      ),
      mode: 'air',
    },
    {
      kind: 'flow',
      id: 'battery-way',
      title: both('带电的货，三种装法三条路', 'Three ways of packing, three routes'),
      lead: both(
        '先看电池在哪里，再看它多大。每条路都要 UN 38.3 试验概要。',
        'Where the battery sits comes first, its size second. Each route needs the UN 38.3 summary.',
      ),
      lanes: [
        {
          label: both('单独的电池', 'Batteries on their own'),
          nodes: [
            node(
              ['放到 30% 以下', 'Discharge to 30% or less'],
              ['提前放电，货站不替您放', 'Drain it beforehand; the terminal cannot'],
            ),
            node(
              ['防短路独立包装', 'Each one insulated'],
              ['正极贴住，逐个进盒', 'Terminals covered, one to a box'],
            ),
            node(['仅限货机标签', 'Freighter-only label'], ['客机一律不装', 'Never on passenger aircraft']),
          ],
        },
        {
          label: both('和设备装一箱', 'Beside the device'),
          nodes: [
            node(['同样 30% 以下', 'Also 30% or less'], ['2026 年起按此收货', 'Required since 2026']),
            node(['设备和电池隔开', 'Kept apart'], ['中间有硬隔板', 'A rigid wall between them']),
            node(['数量写清', 'Counted'], ['每箱几块，写在包装上', 'How many per box, on the box']),
          ],
        },
        {
          label: both('装在设备里', 'Inside the device'),
          nodes: [
            node(
              ['关机、锁住', 'Switched off and locked'],
              ['误开机就会发热', 'A device switched on by accident heats up'],
            ),
            node(['设备固定', 'Held firm'], ['箱内不晃动', 'It does not move in the box']),
            node(['鉴定书一张', 'One report'], ['型号要和报告上一致', 'The model must match the report']),
          ],
        },
      ],
    },
    batteryTable,
    substances,
    {
      kind: 'prose',
      id: 'hidden-names',
      title: both('品名会骗人，箱子不会', 'Names mislead, contents do not'),
      paragraphs: [
        both(
          '窗口见过太多“配件”：打开是刹车用的化学清洗剂。品名写到具体物，含什么成分、有没有电池，一句话说清。',
          'The counter has seen many a “part” that turned out to be brake cleaner. Name the thing, what is in it, and whether it holds a battery, in one line.',
        ),
      ],
      terms: [
        term(
          ['“家居用品”', '“Household goods”'],
          ['可能是气雾杀虫剂或打火机', 'May hide an insecticide spray or a lighter'],
        ),
        term(
          ['“医疗器械”', '“Medical equipment”'],
          [
            '可能带氧气瓶、放射源或锂电池',
            'May hold an oxygen cylinder, a radioactive source or a lithium battery',
          ],
        ),
        term(['“展览品”', '“Exhibits”'], ['可能用酒精或液氮做演示', 'May run on alcohol or liquid nitrogen']),
        term(
          ['“汽车配件”', '“Vehicle parts”'],
          ['安全气囊含火药，减震器带压力', 'Airbags hold explosive; dampers are under pressure'],
        ),
        term(
          ['“样品”', '“Samples”'],
          ['没人知道里面是什么，先写成分', 'Nobody knows what it is: give the composition'],
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'ask',
      title: both('拿不准，这样问最快', 'How to ask quickly'),
      lead: both(
        '资料一次给全，一般一个工作日有结论。',
        'Send everything at once and expect an answer within a working day.',
      ),
      items: [
        step(
          ['写品名和成分', 'Name and contents'],
          [
            '带电的写额定瓦时，带磁的写有没有屏蔽，液体写闪点和酒精度。',
            'Rated watt-hours for batteries, shielding for magnets, flash point and alcohol for liquids.',
          ],
          ['一页纸', 'One page'],
        ),
        step(
          ['附文件', 'Papers'],
          [
            '安全技术说明书、鉴定书、UN 38.3 试验概要，有哪样给哪样。',
            'Safety data sheet, transport report, UN 38.3 summary: whatever exists.',
          ],
          ['扫描件就行', 'Scans will do'],
        ),
        step(
          ['定等级', 'Classified'],
          [
            '危险品员按规则定 UN 编号和装法，写明能上货机还是客机。',
            'The dangerous goods clerk finds the UN number, packing and aircraft.',
          ],
          ['书面答复', 'In writing'],
        ),
        step(
          ['照做、复核', 'Pack and check'],
          [
            '按答复包装，贴标签，预检时再看一遍实物照片。',
            'Pack as told; photos are seen again at pre-check.',
          ],
          ['照片六面', 'Six sides photographed'],
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('交货前常问', 'Asked before packing'),
      ids: ['air-dangerous-goods', 'air-awb', 'claims-how'],
    },
    {
      kind: 'call',
      title: both('箱子没封之前，先问一声', 'Ask before you tape the box'),
      actions: [
        { label: both('拨打 950616', 'Call 950616'), target: { kind: 'outside', href: 'tel:950616' } },
        toPage(['写危险品申报单', 'The DG declaration'], '/air/e-freight/edgd'),
      ],
    },
  ],
  tags: ['air', 'safety', 'help'],
  updated: '2026-11-13',
}
