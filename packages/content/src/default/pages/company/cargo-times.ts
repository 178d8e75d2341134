import { both, claimOr } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** One night of the network. The hours are a sample: each city has its own. */
export const cargoNight: BlockSeed = {
  kind: 'day-clock',
  id: 'night',
  title: both('一件货的一夜', 'One shipment, one night'),
  lead: both(
    '以傍晚揽收、次日派送的航空件为例。时刻为示例，各城市以运单上写的为准。',
    'An air shipment collected in the evening and delivered next day. Sample hours; your tracking page has the real ones.',
  ),
  spans: [
    {
      from: 17,
      to: 20,
      label: both('揽收进站', 'Collected'),
      text: both(
        '快递员把货带回网点，验视、称重、贴单。',
        'The courier brings it in; it is inspected, weighed and labeled.',
      ),
    },
    {
      from: 20,
      to: 23,
      label: both('始发分拣', 'First sort'),
      text: both(
        '按目的地分好，装笼、装集装器、过安检。',
        'Sorted by destination, loaded into units and security-checked.',
      ),
    },
    {
      from: 23,
      to: 26,
      label: both('第一段飞行', 'First flight'),
      text: both(
        '货机飞往武汉，落地前舱单已经传到。',
        'The freighter flies to Wuhan; its manifest gets there first.',
      ),
    },
    {
      from: 26,
      to: 29,
      label: both('夜间中转', 'Night transfer'),
      text: both(
        '整箱换机，需要拆的当场拆分。',
        'Whole units change aircraft; mixed ones are split on the spot.',
      ),
    },
    {
      from: 29,
      to: 31,
      label: both('第二段飞行', 'Second flight'),
      text: both('天亮前飞到目的城市。', 'It reaches the destination city before daylight.'),
    },
    {
      from: 31,
      to: 36,
      label: both('分拨派送', 'Delivered'),
      text: both('进当地分拨，上午装车派送。', 'Through the local depot and out on the morning round.'),
    },
  ],
  mark: { at: 20, label: both('错过 20:00，改走下一夜', 'After 20:00: the next night') },
}

/** How fast each service is, with the figures the company states. */
export const serviceLevels: BlockSeed = {
  kind: 'table',
  id: 'levels',
  title: both('各项服务的时效标准', 'Service levels'),
  lead: both(
    '这里写的是通常水平。您那一票的到达日以下单时显示的为准，偏远地区另加天数。',
    'These are the usual levels. Your own date is the one shown when you order; remote places take longer.',
  ),
  columns: [
    { label: both('服务', 'Service') },
    { label: both('取货', 'Collection') },
    { label: both('在途', 'In transit') },
    { label: both('晚了怎么办', 'If late') },
  ],
  rows: [
    [
      both('快递', 'Express'),
      claimOr(['pickup-time'], ['1 小时内上门', 'Within 1 hour'], ['约定时段上门', 'In the slot you choose']),
      claimOr(
        ['same-city'],
        ['同城最快 30 分钟，跨城按下单显示', 'Same city from 30 minutes; elsewhere as shown when ordering'],
        ['按下单时显示', 'As shown when ordering'],
      ),
      both('运单页写明新日期和原因', 'New date and reason on the tracking page'),
    ],
    [
      both('货运', 'Freight'),
      claimOr(
        ['rapid-response', 'rapid-pickup'],
        ['10 分钟响应，2 小时内提货', 'A reply in 10 minutes, a truck within 2 hours'],
        ['约好时间提货', 'At the agreed time'],
      ),
      both('干线按班次，整车按合同', 'Part loads by timetable, full trucks by contract'),
      both('按合同里的时效条款', 'As your contract says'),
    ],
    [
      both('冷链零担', 'Chilled freight'),
      claimOr(
        ['cold-cutoff'],
        ['当天 18:00 截单', 'Cut-off 18:00'],
        ['按当天波次', 'By the wave of the day'],
      ),
      claimOr(
        ['cold-main', 'cold-capitals', 'cold-county'],
        ['主要节点 2–3 天，省会之间 3–5 天，到县 4–6 天', 'Main cities 2–3 days, capitals 3–5, counties 4–6'],
        ['按下单时显示', 'As shown when ordering'],
      ),
      claimOr(
        ['late-penalty'],
        [
          '超 1 小时退运费 10%，超 12 小时最多退全部',
          '10% of the charge refunded after 1 hour, up to all of it after 12',
        ],
        ['按服务条款退运费', 'Freight back under the terms'],
      ),
    ],
    [
      both('生鲜快递', 'Fresh express'),
      both('约定时段上门', 'In the slot you choose'),
      claimOr(
        ['fresh-limit'],
        ['二三线城市 72 小时以内', 'Smaller cities: 72 hours at most'],
        ['按下单时显示', 'As shown when ordering'],
      ),
      both('先处理货，再谈赔偿', 'The goods come first, then the refund'),
    ],
    [
      both('航空', 'Air'),
      both('到机场交货，或上门提', 'At the airport or your door'),
      both('夜间中转，次日落地', 'Overnight transfer, landed next day'),
      both('改下一班，不另收费', 'Next flight at no charge'),
    ],
  ],
}
