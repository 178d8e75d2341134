import type { DocumentInput } from '@hongyan/documents'
import {
  airHubs,
  airLines,
  citiesAbroad,
  type NetworkCity,
  type NetworkLine,
  roadHubs,
  trunkLines,
} from '@hongyan/domain/network/lines'
import { type Both, both, type Seed } from '../seed.ts'
import { cities } from './cities.ts'

type Mode = DocumentInput<'home'>['network']['modes'][number]

// Seven regions, eighteen cities: the first city of each line is the region's main warehouse.
const warehouseLines: readonly NetworkLine[] = [
  ['shenyang', 'harbin'],
  ['beijing', 'taiyuan'],
  ['shanghai', 'jinan'],
  ['shanghai', 'qingdao'],
  ['shanghai', 'fuzhou'],
  ['wuhan', 'changsha'],
  ['guangzhou', 'nanning'],
  ['guangzhou', 'haikou'],
  ['chengdu', 'guiyang'],
  ['chengdu', 'kunming'],
  ['xian', 'lanzhou'],
]

type ModeText = {
  readonly id: Mode['id']
  readonly label: Both<string>
  readonly lead: Both<string>
  readonly list: Both<string>
  readonly lines: readonly NetworkLine[]
  readonly hubs: readonly NetworkCity[]
  readonly figures: readonly (readonly [label: Both<string>, count: number, chineseUnit: string])[]
}

function citiesOf(lines: readonly NetworkLine[]): readonly NetworkCity[] {
  return [...new Set(lines.flat())]
}

function mode(seed: ModeText): Seed<Mode> {
  return {
    id: seed.id,
    label: seed.label,
    lead: seed.lead,
    list: seed.list,
    cities: citiesOf(seed.lines).map((cityId) => ({
      id: cityId,
      ...cities[cityId],
      kind: seed.hubs.includes(cityId) ? 'hub' : 'stop',
    })),
    routes: seed.lines.map(([from, to]) => ({ from, to })),
    figures: seed.figures.map(([label, count, chineseUnit]) => ({
      label,
      value: String(count),
      unit: { 'zh-CN': chineseUnit, 'en-US': null },
    })),
  }
}

const airCities = citiesOf(airLines)
const airAbroad = airCities.filter((cityId) => citiesAbroad.includes(cityId))
const storageHubs = [...new Set(warehouseLines.map(([from]) => from))]

/** The three networks. Counts are taken from the drawn lines, so that map and figures cannot disagree. */
export const networkModes: readonly Seed<Mode>[] = [
  mode({
    id: 'air',
    label: both('航空', 'Air'),
    lead: both('武汉枢纽夜间中转，次日送达。', 'Sorted overnight in Wuhan, delivered the next day.'),
    list: both('查看航线列表', 'List of routes'),
    lines: airLines,
    hubs: airHubs,
    figures: [
      [both('航空枢纽', 'Air hub'), airHubs.length, '座'],
      [both('国内航点', 'Domestic airports'), airCities.length - airAbroad.length - airHubs.length, '个'],
      [both('国际与地区航点', 'International airports'), airAbroad.length, '个'],
      [both('图中航线', 'Routes shown'), airLines.length, '条'],
    ],
  }),
  mode({
    id: 'trunk',
    label: both('干线', 'Line haul'),
    lead: both('六座公路枢纽之间每天对开，省会都接得上。', 'Six road hubs, with trucks both ways every day.'),
    list: both('查看干线列表', 'Line-haul routes'),
    lines: trunkLines,
    hubs: roadHubs,
    figures: [
      [both('公路枢纽', 'Road hubs'), roadHubs.length, '座'],
      [both('图中城市', 'Cities shown'), citiesOf(trunkLines).length, '座'],
      [both('图中干线', 'Lines shown'), trunkLines.length, '条'],
    ],
  }),
  mode({
    id: 'warehouse',
    label: both('仓储', 'Storage'),
    lead: both(
      '七个大区设生鲜仓，货先到离买家最近的城市。',
      'Fresh-food warehouses in seven regions, near the buyer.',
    ),
    list: both('查看仓库城市', 'Storage cities'),
    lines: warehouseLines,
    hubs: storageHubs,
    figures: [
      [both('大区', 'Regions'), storageHubs.length, '个'],
      [both('设生鲜仓的城市', 'Cities with fresh-food warehouses'), citiesOf(warehouseLines).length, '座'],
    ],
  }),
]
