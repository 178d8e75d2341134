import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** What is counted and what is not, lane by lane. */
export const reportBoundary: BlockSeed = {
  kind: 'flow',
  id: 'boundary',
  title: both('边界划到哪里', 'Where the boundary runs'),
  lead: both(
    '沿着一票货走一遍，哪段算、哪段不算，都写明理由。',
    'Follow a shipment: what is counted, what is not, and why.',
  ),
  lanes: [
    {
      label: both('运输，全部计入', 'Transport, all counted'),
      nodes: [
        {
          title: both('上门揽收', 'Pickup'),
          text: both('快递车绕行按平均站距分摊', 'Detours shared by average distance between stops'),
        },
        { title: both('干线', 'Trunk'), text: both('自有车和外协车都算', 'Our own trucks and hired ones') },
        { title: both('飞行', 'Flight'), text: both('大圆距离加 95 公里', 'Great circle plus 95 km') },
        {
          title: both('末端派送', 'Delivery'),
          text: both('到收件人门口或自提柜为止', 'To the door or the locker'),
        },
      ],
    },
    {
      label: both('场地，全部计入', 'Sites, all counted'),
      nodes: [
        { title: both('枢纽', 'Hubs'), text: both('分拣设备和照明的用电', 'Power of sorters and lighting') },
        {
          title: both('仓库', 'Warehouses'),
          text: both('含制冷；制冷剂泄漏另列', 'With cooling; lost refrigerant listed apart'),
        },
        {
          title: both('上游能源', 'Upstream energy'),
          text: both('油从开采算起，电含线损', 'Fuel from the well, power with grid losses'),
        },
      ],
    },
    {
      label: both('没有计入', 'Not counted'),
      nodes: [
        {
          title: both('收件人自己开车来取', 'Receivers fetching by car'),
          text: both('没有数据，估了也不准', 'No data, and no good guess'),
        },
        {
          title: both('车和楼的制造', 'Making vehicles and buildings'),
          text: both('标准不要求，另文讨论', 'Outside the standard; discussed elsewhere'),
        },
        {
          title: both('碳抵消', 'Offsets'),
          text: both('不从结果里扣，买了就单独写', 'Never deducted; shown apart if bought'),
        },
      ],
    },
  ],
}

/** Factors by name of their source. */
export const reportFactors: BlockSeed = {
  kind: 'table',
  id: 'factors',
  title: both('系数取自哪里', 'Where the factors come from'),
  lead: both(
    '只写来源名称和用途；数值随计算结果逐段显示。',
    'Sources and uses by name; the values appear leg by leg in every result.',
  ),
  columns: [
    { label: both('环节', 'Leg') },
    { label: both('来源', 'Source') },
    { label: both('口径', 'Scope') },
    { label: both('为什么选它', 'Why this one') },
  ],
  rows: [
    [
      both('国内公路、铁路、水路', 'Road, rail and water in China'),
      both('GB/T 51366-2019 附录 E', 'GB/T 51366-2019, annex E'),
      both('原文未写明', 'Not stated in the source'),
      both('国家标准，按车型列出', 'A national standard, by vehicle type'),
    ],
    [
      both('航空', 'Air'),
      both('GLEC Framework 3.2 版默认值', 'GLEC Framework, version 3.2, defaults'),
      both('WTT、TTW 分列', 'WTT and TTW shown separately'),
      both('分长途和短途，不分机型', 'Long and short haul; aircraft not told apart'),
    ],
    [
      both('枢纽和仓库', 'Hubs and warehouses'),
      both('GLEC Framework 3.2 版默认值', 'GLEC Framework, version 3.2, defaults'),
      'WTW',
      both('一律用默认值', 'Always the default'),
    ],
    [
      both('用电', 'Electricity'),
      both(
        '生态环境部、国家统计局：2023 年电力二氧化碳排放因子',
        'Ministry of Ecology and Environment and National Bureau of Statistics: grid factors for 2023',
      ),
      both('发电侧', 'Generation'),
      both('按省取值，东西差别大', 'By province: east and west differ widely'),
    ],
    [
      both('国际公路、铁路', 'Road and rail abroad'),
      both('英国政府 2025 年温室气体换算系数', 'UK Government conversion factors 2025'),
      both('WTT、TTW 分列', 'WTT and TTW shown separately'),
      both('和国家标准并排列出，不相加', 'Set beside China’s table, never added to it'),
    ],
  ],
  note: both(
    '口径不同的系数不相加成一个“WTW”数字：结果会注明哪一段口径未知。',
    'Factors of different scope are never summed as one WTW figure: the result says which leg is unknown.',
  ),
}

/** One shipment worked out step by step. */
export const reportSteps: BlockSeed = {
  kind: 'steps',
  id: 'example',
  title: both('算一遍：10 公斤，北京到上海', 'Example: 10 kg, Beijing to Shanghai'),
  lead: both(
    '公路，干线里程取 1,213 公里，两端短途合计 40 公里，经过两个枢纽。里程为示例。',
    'By road: 1,213 km of trunk, 40 km at the ends, two hubs. Distances are samples.',
  ),
  items: [
    {
      title: both('干线', 'Trunk'),
      text: both(
        '0.010 吨 × 1,213 公里 × 0.078 千克（30 吨重型柴油货车）',
        '0.010 t × 1,213 km × 0.078 kg, heavy diesel truck of 30 t',
      ),
      mark: both('0.946 千克', '0.946 kg'),
    },
    {
      title: both('两端短途', 'Both ends'),
      text: both(
        '0.010 吨 × 40 公里 × 0.286 千克（2 吨轻型柴油货车）',
        '0.010 t × 40 km × 0.286 kg, light diesel truck of 2 t',
      ),
      mark: both('0.114 千克', '0.114 kg'),
    },
    {
      title: both('两个枢纽', 'Two hubs'),
      text: both('0.010 吨 × 2 次 × 每吨 1.2 千克', '0.010 t × 2 × 1.2 kg per tonne'),
      mark: both('0.024 千克', '0.024 kg'),
    },
    {
      title: both('相加', 'Sum'),
      text: both(
        '三段合计 1.0845，按三位有效数字报出，并写明系数版本。',
        'The three legs come to 1.0845, stated to three figures with the edition of the factors.',
      ),
      mark: both('1.08 千克', '1.08 kg'),
    },
  ],
}
