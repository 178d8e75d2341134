import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Sample shares by scope. */
export const reportScopes: BlockSeed = {
  kind: 'shares',
  id: 'scopes',
  title: both('按范围分（示例）', 'By scope (sample)'),
  lead: both(
    '自有车烧的油是范围一，买来的电是范围二，外协运输和上游能源是范围三。',
    'Fuel in our own vehicles is scope 1, purchased power scope 2, hired transport and upstream energy scope 3.',
  ),
  unit: '%',
  parts: [
    { id: 'one', label: both('范围一', 'Scope 1') },
    { id: 'two', label: both('范围二', 'Scope 2') },
    { id: 'three', label: both('范围三', 'Scope 3') },
  ],
  rows: [
    { label: both('2024 年，旧方法（示例）', '2024, old method (sample)'), values: [36, 13, 51] },
    { label: both('2024 年，新方法（示例）', '2024, new method (sample)'), values: [31, 12, 57] },
    { label: both('2025 年，新方法（示例）', '2025, new method (sample)'), values: [30, 11, 59] },
  ],
  source: both(
    '演示数据。新方法把外协车辆的空驶计入范围三，所以占比上升。',
    'Demonstration data. The new method adds empty runs of hired trucks to scope 3, hence the rise.',
  ),
}

/** Sample of how good the data is, before and after the change of method. */
export const reportQuality: BlockSeed = {
  kind: 'comparison',
  id: 'quality',
  title: both('数据有多实（示例）', 'How solid the data is (sample)'),
  lead: both(
    '看一份碳报告，先看它有多少是量出来的。',
    'The first thing to ask of a carbon report: how much was measured?',
  ),
  before: both('2024 年', '2024'),
  after: both('2025 年', '2025'),
  items: [
    { label: both('按油耗或电表实测', 'Measured, by fuel or meter'), unit: '%', before: 38, after: 52 },
    { label: both('按车型和线路模拟', 'Modeled, by vehicle and route'), unit: '%', before: 24, after: 22 },
    {
      label: both('用默认系数', 'Default factors'),
      unit: '%',
      before: 38,
      after: 26,
      note: both('多为外协零担', 'Mostly hired part loads'),
    },
    { label: both('场地装有分表', 'Sites with their own meter'), unit: '%', before: 55, after: 71 },
  ],
  source: both(
    '演示数据，按吨公里加权；场地一项按面积加权。',
    'Demonstration data weighted by tonne-kilometers; sites by floor area.',
  ),
}

/** Where the result may be wrong and in which direction. */
export const reportUncertainty: BlockSeed = {
  kind: 'table',
  id: 'uncertainty',
  title: both('哪里可能不准', 'Where it may be wrong'),
  columns: [
    { label: both('环节', 'Leg') },
    { label: both('为什么不准', 'Reason') },
    { label: both('偏向哪边', 'Which way') },
    { label: both('打算怎么补', 'What we plan') },
  ],
  rows: [
    [
      both('外协零担', 'Hired part loads'),
      both('不知道同车还装了多少', 'We do not know what else was aboard'),
      both('可能偏高', 'Probably too high'),
      both('请承运方回传装载率', 'Carriers report the load'),
    ],
    [
      both('末端绕行', 'Detours at the end'),
      both('按平均站距，农村误差大', 'Average distance; poor in the country'),
      both('农村偏低', 'Too low in the country'),
      both('改用实际行驶轨迹', 'Recorded routes instead'),
    ],
    [
      both('冷库', 'Cold stores'),
      both('制冷剂泄漏按补充量推算', 'Leaks inferred from refills'),
      both('时间上滞后', 'Arrives late'),
      both('逐台登记', 'One record per unit'),
    ],
    [
      both('客机腹舱', 'Belly cargo'),
      both('客货之间怎么分，方法不一', 'Methods of sharing with passengers differ'),
      both('取决于方法', 'Depends on the method'),
      both('方法名写在结果旁', 'Name the method beside the result'),
    ],
  ],
}

/** Changes of method, newest first. */
export const reportChanges: BlockSeed = {
  kind: 'versions',
  id: 'changes',
  title: both('方法改过哪些', 'Changes of method'),
  items: [
    {
      date: '2026-10-28',
      text: both(
        '每个结果附上逐段算式和系数版本。',
        'Every result now carries its calculation and the edition of its factors.',
      ),
    },
    {
      date: '2026-04-20',
      text: both(
        '外协车辆空驶计入范围三，2024 年重算。',
        'Empty runs of hired trucks added to scope 3; 2024 worked out again.',
      ),
    },
    {
      date: '2025-04-22',
      text: both('用电系数由全国平均改为分省。', 'Grid factors by province instead of a national average.'),
    },
    {
      date: '2024-04-18',
      text: both('首次公开方法，只含公路和航空。', 'Method published for the first time, road and air only.'),
    },
  ],
}
