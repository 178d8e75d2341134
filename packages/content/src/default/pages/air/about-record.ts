import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'
import { cells, columns } from '../builders.ts'

/** What a carrier owes by law, and by when to claim it. */
export const airLiability: BlockSeed = {
  kind: 'table',
  id: 'liability',
  title: both('坏了、丢了、晚了，承运人赔多少', 'What a carrier owes'),
  lead: both(
    '没有声明价值时，赔偿按重量封顶，与货值无关。贵的货请声明，或另买保险。',
    'Without a declared value, compensation is capped by weight whatever the goods cost. Declare valuable cargo or insure it.',
  ),
  columns: columns(['事项', 'Matter'], ['国际段', 'International legs'], ['国内段', 'Domestic legs']),
  rows: [
    cells(
      ['依据', 'Law'],
      ['《蒙特利尔公约》', 'Montreal Convention'],
      ['《民用航空法》和民航主管部门的限额规定', 'Civil Aviation Law and the limits set by the authority'],
    ),
    cells(
      ['上限', 'Cap'],
      ['每公斤 26 特别提款权，2024 年 12 月 28 日起', '26 SDR a kilogram since December 28, 2024'],
      ['按现行规定，每公斤计', 'Per kilogram, as currently set'],
    ),
    cells(
      ['货坏了', 'Damage'],
      ['收到后 14 天内书面提出', 'In writing within 14 days of receipt'],
      ['提货时写进记录，期限见运输条件', 'On the delivery record; terms in the conditions of carriage'],
    ),
    cells(
      ['货晚了', 'Delay'],
      ['货交您处置后 21 天内书面提出', 'In writing within 21 days of release to you'],
      ['同样书面提出，期限见运输条件', 'In writing too; terms in the conditions of carriage'],
    ),
    cells(
      ['提起诉讼', 'Court action'],
      ['到达日起两年内', 'Within two years of arrival'],
      ['以法律规定为准', 'As the law provides'],
    ),
  ],
  note: both(
    '货物自身的毛病、包装不当、战争和政府行为造成的损失，公约不要求承运人赔。',
    'The Convention excuses loss from the nature of the goods, poor packing, war or acts of public authority.',
  ),
}

/** A fictional history that agrees with the news. */
export const airYears: BlockSeed = {
  kind: 'timeline',
  id: 'years',
  title: both('飞了几年，添了什么', 'What each year added'),
  lead: both('示例历程，事件均为虚构。', 'A sample history; its events are fictional.'),
  items: [
    {
      when: '2024',
      title: both('第一班从武汉起飞', 'First flight from Wuhan'),
      text: both(
        '先飞国内，只有一排板位的窄体机。',
        'Domestic only, with the narrow-body and its single row.',
      ),
    },
    {
      when: '2024-05',
      title: both('昆明—曼谷', 'Kunming–Bangkok'),
      text: both('头一条国际航线，运鲜花和水果。', 'First route abroad: flowers and fruit.'),
    },
    {
      when: '2024-11',
      title: both('运单改电子', 'Waybills go electronic'),
      text: both('武汉国内出港收起复写纸。', 'Carbon copies end for domestic departures.'),
    },
    {
      when: '2025-03',
      title: both('拉萨改清晨', 'Lhasa at dawn'),
      text: both('让开午后的河谷风。', 'Out of the way of the afternoon wind.'),
    },
    {
      when: '2025-08',
      title: both('深圳—新加坡', 'Shenzhen–Singapore'),
      text: both('夜里去，清早提货。', 'Out at night, collected in the morning.'),
    },
    {
      when: '2026-04',
      title: both('温控集装器', 'Cooled containers'),
      text: both('武汉—法兰克福的航班可以订。', 'Bookable on the Frankfurt flights.'),
    },
    {
      when: '2026-07',
      title: both('预检接上进场预约', 'Pre-check meets the gate'),
      text: both('单证不过，不放时段。', 'No slot until the papers pass.'),
    },
    {
      when: '2026-10',
      title: both('冬春航季', 'Winter season'),
      text: both('乌鲁木齐加班，哈尔滨等深圳的货。', 'More flights to Urumqi; Harbin waits for Shenzhen.'),
      state: 'now',
    },
    {
      when: '2027-03',
      title: both('夏秋航季', 'Summer season'),
      text: both('计划：换季后再看要不要加航点。', 'Planned: new airports are weighed after the change.'),
      state: 'ahead',
    },
  ],
}
