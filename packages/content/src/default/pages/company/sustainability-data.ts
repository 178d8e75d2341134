import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Sample targets: they show how progress is disclosed and state nothing about a real company. */
export const sustainabilityTargets: BlockSeed = {
  kind: 'targets',
  id: 'targets',
  title: both('目标和进度', 'Targets and progress'),
  lead: both(
    '落后的也列着。每一项都写了拿什么当证据。',
    'Including the ones that are behind. Each names its evidence.',
  ),
  items: [
    {
      id: 'shown',
      title: both('每票货都能查到排放', 'A figure for every shipment'),
      text: both(
        '证据：碳足迹工具对外开放，含系数和来源。',
        'Evidence: the calculator is public, with factors and sources.',
      ),
      year: 2026,
      done: 1,
      status: 'met',
    },
    {
      id: 'boxes',
      title: both('站间中转用循环箱', 'Reusable boxes between depots'),
      text: both(
        '证据：中转箱扫描次数除以站间件数。',
        'Evidence: scans of boxes divided by pieces between depots.',
      ),
      year: 2028,
      done: 0.62,
      status: 'on-track',
    },
    {
      id: 'last-mile',
      title: both('城市末端用电', 'City rounds on electricity'),
      text: both(
        '证据：电动车行驶里程占末端总里程。',
        'Evidence: electric kilometers among all last-mile kilometers.',
      ),
      year: 2030,
      done: 0.41,
      status: 'on-track',
    },
    {
      id: 'empty',
      title: both('干线空驶减半', 'Half the empty trunk miles'),
      text: both(
        '证据：车载终端记录的空车里程。旺季单边货多，进度偏慢。',
        'Evidence: empty kilometers from on-board units. One-way peaks keep it slow.',
      ),
      year: 2028,
      done: 0.28,
      status: 'behind',
    },
    {
      id: 'solar',
      title: both('合适的屋顶都装光伏', 'Solar on every suitable roof'),
      text: both(
        '证据：并网验收单。租来的仓要先谈屋顶，慢在这里。',
        'Evidence: grid acceptance papers. Rented roofs have to be negotiated, which takes time.',
      ),
      year: 2030,
      done: 0.33,
      status: 'behind',
    },
  ],
  source: both(
    '示例数据，演示目标怎样披露；未经审计，不代表任何真实公司的成绩。',
    'Sample data showing how targets are disclosed; not audited, and no real company’s record.',
  ),
}

/** Sample shares of emissions by mode. */
export const emissionShares: BlockSeed = {
  kind: 'shares',
  id: 'emissions',
  title: both('排放从哪里来', 'Where emissions come from'),
  lead: both(
    '只给占比，不给总量：总量要等外协车辆的数据补齐再公布。',
    'Shares only. Totals will follow once data on hired vehicles is complete.',
  ),
  unit: '%',
  parts: [
    { id: 'road', label: both('公路干线', 'Road trunk') },
    { id: 'air', label: both('航空', 'Air') },
    { id: 'last-mile', label: both('揽收和派送', 'Pickup and delivery') },
    { id: 'sites', label: both('仓库和枢纽', 'Warehouses and hubs') },
    { id: 'rail-water', label: both('铁路和水路', 'Rail and water') },
  ],
  rows: [
    { label: both('2023 年（示例）', '2023 (sample)'), values: [46, 27, 15, 11, 1] },
    { label: both('2024 年（示例）', '2024 (sample)'), values: [45, 28, 14, 11, 2] },
    { label: both('2025 年（示例）', '2025 (sample)'), values: [44, 29, 12, 12, 3] },
  ],
  source: both(
    '示例数据，按报告中的方法编制，占比四舍五入；国内公路的系数来源没有写明口径。',
    'Sample data compiled by the method of the report, rounded. The source for Chinese roads does not state its scope.',
  ),
}
