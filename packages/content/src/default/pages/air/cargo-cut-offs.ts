import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'
import { cells, columns } from '../builders.ts'

/** By when cargo has to be at the terminal. It agrees with the announcements of the season. */
export const cutOffs: BlockSeed = {
  kind: 'table',
  id: 'cut-offs',
  title: both('最晚几点交，落地几点提', 'Latest in, earliest out'),
  lead: both(
    '截货看过磅的时刻，不看车进大门的时刻。请给排队留半小时。',
    'What counts is the scale, not the gate. Leave half an hour for the queue.',
  ),
  columns: columns(
    ['航线', 'Route'],
    ['起飞', 'Departs'],
    ['普货、鲜货', 'General and fresh'],
    ['药品、带电', 'Medicine and batteries'],
    ['落地后可提', 'Collect from'],
  ),
  rows: [
    cells(
      ['武汉—上海', 'Wuhan–Shanghai'],
      ['04:15', '04:15'],
      ['00:15', '00:15'],
      ['前晚 22:15', '22:15 the evening before'],
      ['07:30', '07:30'],
    ),
    cells(
      ['武汉—乌鲁木齐', 'Wuhan–Urumqi'],
      ['04:30', '04:30'],
      ['00:30', '00:30'],
      ['前晚 22:30', '22:30 the evening before'],
      ['10:30', '10:30'],
    ),
    cells(
      ['武汉—哈尔滨', 'Wuhan–Harbin'],
      ['04:50', '04:50'],
      ['00:50', '00:50'],
      ['前晚 22:50', '22:50 the evening before'],
      ['10:00', '10:00'],
    ),
    cells(
      ['深圳—武汉', 'Shenzhen–Wuhan'],
      ['00:05', '00:05'],
      ['前晚 20:05', '20:05 the evening before'],
      ['前晚 18:05', '18:05 the evening before'],
      ['在武汉接转', 'Connects in Wuhan'],
    ),
    cells(
      ['成都—拉萨', 'Chengdu–Lhasa'],
      ['07:30', '07:30'],
      ['前晚 22:00', '22:00 the evening before'],
      ['前晚 22:00', '22:00 the evening before'],
      ['11:30', '11:30'],
    ),
    cells(
      ['深圳—海口', 'Shenzhen–Haikou'],
      ['23:55，周日 23:00', '23:55, Sundays 23:00'],
      ['19:55，周日 19:00', '19:55, Sundays 19:00'],
      ['17:55，周日 17:00', '17:55, Sundays 17:00'],
      ['次日 07:00', '07:00 next day'],
    ),
    cells(
      ['昆明—曼谷', 'Kunming–Bangkok'],
      ['23:30', '23:30'],
      ['19:30', '19:30'],
      ['17:30', '17:30'],
      ['次日 03:00', '03:00 next day'],
    ),
    cells(
      ['深圳—新加坡', 'Shenzhen–Singapore'],
      ['00:30', '00:30'],
      ['普货 20:30，冷藏 21:00', 'General 20:30, chilled 21:00'],
      ['18:30', '18:30'],
      ['冷藏 06:30，普货 08:00', 'Chilled 06:30, general 08:00'],
    ),
    cells(
      ['青岛—首尔', 'Qingdao–Seoul'],
      ['11:30', '11:30'],
      ['07:30', '07:30'],
      ['05:30', '05:30'],
      ['16:30', '16:30'],
    ),
    cells(
      ['上海—东京', 'Shanghai–Tokyo'],
      ['10:20', '10:20'],
      ['06:20', '06:20'],
      ['04:20，单独电池不收', '04:20, no loose batteries'],
      ['17:30', '17:30'],
    ),
    cells(
      ['武汉—法兰克福', 'Wuhan–Frankfurt'],
      ['06:40', '06:40'],
      ['02:40', '02:40'],
      ['00:40', '00:40'],
      ['15:30', '15:30'],
    ),
    cells(
      ['上海—洛杉矶', 'Shanghai–Los Angeles'],
      ['06:30', '06:30'],
      ['02:30', '02:30'],
      ['00:30', '00:30'],
      ['当地 12:00', '12:00 local'],
    ),
  ],
  note: both(
    '示例时刻，均为当地。超长超重的货再早两小时；深圳—新加坡的网购包裹可到 21:30；温控集装器按订舱时写的时刻。',
    'Sample local times. Outsize cargo two hours earlier; online parcels to Singapore until 21:30; cooled containers as stated when booked.',
  ),
}
