import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'
import { cells, columns } from '../builders.ts'

/** Counters at the airports: when they take cargo in and hand it out. */
export const stations: BlockSeed = {
  kind: 'table',
  id: 'stations',
  title: both('航站几点开门，能办什么', 'Stations: hours and facilities'),
  lead: both(
    '当地时间，示例。清早的航班在开门前就截货的，前一晚交。',
    'Local times, samples. Where a flight closes before the counter opens, bring cargo the evening before.',
  ),
  columns: columns(
    ['航站', 'Station'],
    ['收货', 'Accepts'],
    ['提货', 'Releases'],
    ['特殊货', 'Special cargo'],
  ),
  rows: [
    cells(
      ['武汉 WUH', 'Wuhan WUH'],
      ['全天', '24 hours'],
      ['全天', '24 hours'],
      ['控温、危险品、活体、温控箱充电', 'Temperature, dangerous goods, live animals, sockets for units'],
    ),
    cells(
      ['北京 PEK', 'Beijing PEK'],
      ['9:00–21:00', '9:00–21:00'],
      ['7:30–20:00', '7:30–20:00'],
      ['控温、贵重品库', 'Temperature control, strong room'],
    ),
    cells(
      ['上海 PVG', 'Shanghai PVG'],
      ['全天', '24 hours'],
      ['全天', '24 hours'],
      ['控温、危险品、贵重品库', 'Temperature, dangerous goods, strong room'],
    ),
    cells(
      ['深圳 SZX', 'Shenzhen SZX'],
      ['9:00–22:00', '9:00–22:00'],
      ['7:00–20:00', '7:00–20:00'],
      ['控温、锂电池专库', 'Temperature, battery store'],
    ),
    cells(
      ['成都 CTU', 'Chengdu CTU'],
      ['10:00–22:00', '10:00–22:00'],
      ['8:00–20:00', '8:00–20:00'],
      ['控温', 'Temperature'],
    ),
    cells(
      ['昆明 KMG', 'Kunming KMG'],
      ['10:00–20:00', '10:00–20:00'],
      ['7:30–20:00', '7:30–20:00'],
      ['鲜花冷藏、植物检疫', 'Flower cooling, plant quarantine'],
    ),
    cells(
      ['青岛 TAO', 'Qingdao TAO'],
      ['5:00–20:00', '5:00–20:00'],
      ['7:00–20:00', '7:00–20:00'],
      ['水产暂养', 'Live seafood tanks'],
    ),
    cells(
      ['哈尔滨 HRB', 'Harbin HRB'],
      ['9:00–19:00', '9:00–19:00'],
      ['10:00–20:00', '10:00–20:00'],
      ['保温库，防冻', 'Heated store against frost'],
    ),
    cells(
      ['乌鲁木齐 URC', 'Urumqi URC'],
      ['10:00–18:30', '10:00–18:30'],
      ['10:30–20:00', '10:30–20:00'],
      ['干果散货', 'Dried fruit in bulk'],
    ),
    cells(
      ['兰州 LHW', 'Lanzhou LHW'],
      ['9:00–19:30', '9:00–19:30'],
      ['8:30–20:00', '8:30–20:00'],
      ['普货', 'General cargo'],
    ),
    cells(
      ['拉萨 LXA', 'Lhasa LXA'],
      ['9:30–19:00，次日走', '9:30–19:00 for next day'],
      ['11:30–19:00', '11:30–19:00'],
      ['普货、肉类冷藏', 'General cargo, chilled meat'],
    ),
    cells(
      ['海口 HAK', 'Haikou HAK'],
      ['10:00–23:00', '10:00–23:00'],
      ['7:00–20:00', '7:00–20:00'],
      ['水果预冷', 'Pre-cooling for fruit'],
    ),
    cells(
      ['厦门 XMN', 'Xiamen XMN'],
      ['8:00–16:00', '8:00–16:00'],
      ['11:00–20:00', '11:00–20:00'],
      ['水产', 'Seafood'],
    ),
    cells(
      ['首尔 ICN', 'Seoul ICN'],
      ['8:00–18:00', '8:00–18:00'],
      ['9:00–18:00', '9:00–18:00'],
      ['电商包裹清关', 'Customs for parcels'],
    ),
    cells(
      ['东京 NRT', 'Tokyo NRT'],
      ['8:00–18:00', '8:00–18:00'],
      ['9:00–19:00', '9:00–19:00'],
      ['仅腹舱货', 'Belly cargo only'],
    ),
    cells(
      ['曼谷 BKK', 'Bangkok BKK'],
      ['15:00–23:00', '15:00–23:00'],
      ['全天', '24 hours'],
      ['水果、鲜花冷藏', 'Chilled fruit and flowers'],
    ),
    cells(
      ['新加坡 SIN', 'Singapore SIN'],
      ['18:00–次日 3:00', '18:00–3:00'],
      ['6:30–20:00', '6:30–20:00'],
      ['控温、活海鲜', 'Temperature, live seafood'],
    ),
    cells(
      ['法兰克福 FRA', 'Frankfurt FRA'],
      ['6:00–22:00', '6:00–22:00'],
      ['6:00–22:00', '6:00–22:00'],
      ['药品、温控箱充电', 'Medicine, power for cool containers'],
    ),
    cells(
      ['洛杉矶 LAX', 'Los Angeles LAX'],
      ['6:00–22:00', '6:00–22:00'],
      ['8:00–20:00', '8:00–20:00'],
      ['普货', 'General cargo'],
    ),
  ],
  note: both(
    '节假日、大雾和雷雨天以航空公告为准。航站地址写在订舱确认里。',
    'On holidays and in fog or storms the announcements prevail. The address comes with your booking.',
  ),
}
