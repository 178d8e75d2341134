import { both } from '../../../seed.ts'

const places = {
  wuhan: both('武汉', 'Wuhan'),
  harbin: both('哈尔滨', 'Harbin'),
  beijing: both('北京', 'Beijing'),
  urumqi: both('乌鲁木齐', 'Urumqi'),
  lanzhou: both('兰州', 'Lanzhou'),
  chengdu: both('成都', 'Chengdu'),
  shanghai: both('上海', 'Shanghai'),
  shenzhen: both('深圳', 'Shenzhen'),
  kunming: both('昆明', 'Kunming'),
  qingdao: both('青岛', 'Qingdao'),
  lhasa: both('拉萨', 'Lhasa'),
  haikou: both('海口', 'Haikou'),
  xiamen: both('厦门', 'Xiamen'),
  frankfurt: both('法兰克福', 'Frankfurt'),
  seoul: both('首尔', 'Seoul'),
  tokyo: both('东京', 'Tokyo'),
  bangkok: both('曼谷', 'Bangkok'),
  singapore: both('新加坡', 'Singapore'),
} as const

type Place = keyof typeof places
type Aircraft = 'narrow-freighter' | 'wide-freighter' | 'passenger-belly'
type Times = readonly [departs: string, arrives: string]

const daily = [1, 2, 3, 4, 5, 6, 7]
/** Evenings that feed the night, and the mornings after them. */
const evenings = [1, 2, 3, 4, 5, 6]
const mornings = [2, 3, 4, 5, 6, 7]
/** Three flights a week, and two more in winter. */
const farWest = [1, 3, 5, 6, 7]

function flight(
  number: string,
  from: Place,
  to: Place,
  [departs, arrives]: Times,
  days: number[] = daily,
  aircraft: Aircraft = 'narrow-freighter',
) {
  return { number, from: places[from], to: places[to], departs, arrives, days, aircraft }
}

/** What gathers in Wuhan around midnight. Sample flights of the winter season 2026/27, like all below. */
export const inbound = [
  flight('HY1102', 'harbin', 'wuhan', ['21:00', '00:10'], evenings),
  flight('HY1104', 'beijing', 'wuhan', ['22:50', '00:55']),
  flight('HY1106', 'urumqi', 'wuhan', ['20:35', '00:45'], farWest),
  flight('HY1108', 'lanzhou', 'wuhan', ['22:20', '00:35'], evenings),
  flight('HY1110', 'chengdu', 'wuhan', ['22:40', '00:40']),
  flight('HY1112', 'shanghai', 'wuhan', ['22:55', '00:50']),
  flight('HY1114', 'shenzhen', 'wuhan', ['00:05', '01:55']),
  flight('HY1116', 'kunming', 'wuhan', ['22:10', '00:25'], evenings),
  flight('HY1118', 'qingdao', 'wuhan', ['22:35', '00:20'], evenings),
]

/** What leaves Wuhan again before six. */
export const outbound = [
  flight('HY1115', 'wuhan', 'kunming', ['04:00', '06:25'], mornings),
  flight('HY1117', 'wuhan', 'qingdao', ['04:10', '05:50'], mornings),
  flight('HY1111', 'wuhan', 'shanghai', ['04:15', '05:50']),
  flight('HY1103', 'wuhan', 'beijing', ['04:20', '06:20']),
  flight('HY1113', 'wuhan', 'shenzhen', ['04:25', '06:20']),
  flight('HY1105', 'wuhan', 'urumqi', ['04:30', '08:50'], farWest),
  flight('HY1107', 'wuhan', 'lanzhou', ['04:35', '06:55'], mornings),
  flight('HY1109', 'wuhan', 'chengdu', ['04:40', '06:45']),
  flight('HY1101', 'wuhan', 'harbin', ['04:50', '08:00'], mornings),
]

/** Flights that do not touch Wuhan. */
export const sideways = [
  flight('HY2201', 'chengdu', 'lhasa', ['07:30', '09:50']),
  flight('HY2202', 'lhasa', 'chengdu', ['10:50', '12:45']),
  flight('HY2203', 'chengdu', 'kunming', ['17:30', '19:00']),
  flight('HY2205', 'shenzhen', 'haikou', ['23:55', '01:15'], evenings),
  flight('HY2215', 'shenzhen', 'haikou', ['23:00', '00:20'], [7]),
  flight('HY2206', 'haikou', 'shenzhen', ['02:30', '03:50'], daily),
  flight('HY2207', 'shanghai', 'xiamen', ['07:40', '09:25'], mornings),
  flight('HY2208', 'xiamen', 'shanghai', ['18:20', '20:05'], evenings),
  flight('HY2209', 'beijing', 'qingdao', ['07:50', '09:15'], mornings),
]

export const frankfurt = flight(
  'HY8801',
  'wuhan',
  'frankfurt',
  ['06:40', '11:10'],
  [2, 4, 6, 7],
  'wide-freighter',
)

/** Abroad. Those numbered from 6000 are space in the belly of passenger aircraft. */
export const abroad = [
  frankfurt,
  flight('HY8802', 'frankfurt', 'wuhan', ['15:20', '08:50'], [2, 4, 6, 7], 'wide-freighter'),
  flight('HY8805', 'qingdao', 'seoul', ['11:30', '14:00'], [2, 3, 4, 5, 6]),
  flight('HY8806', 'seoul', 'qingdao', ['16:30', '17:10'], [2, 3, 4, 5, 6]),
  flight('HY8807', 'kunming', 'bangkok', ['23:30', '00:50'], evenings),
  flight('HY8808', 'bangkok', 'kunming', ['03:00', '06:15'], mornings),
  flight('HY8809', 'shenzhen', 'singapore', ['00:30', '04:30'], mornings),
  flight('HY8810', 'singapore', 'shenzhen', ['07:00', '11:00'], mornings),
  flight('HY6811', 'shanghai', 'tokyo', ['10:20', '14:10'], daily, 'passenger-belly'),
  flight('HY6812', 'tokyo', 'shanghai', ['16:00', '18:30'], daily, 'passenger-belly'),
]
