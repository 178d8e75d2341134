import { listCities } from '@hongyan/domain/places/find-city'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import type { Random } from './random.ts'

/** A city of the network as the sample data needs it; coordinates in degrees (WGS-84). */
export type SeedCity = {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly longitude: number
  readonly latitude: number
}

type Site = { readonly zh: string; readonly en: string }
export type Hub = { readonly city: SeedCity; readonly site: Site }

export const seedCities: readonly SeedCity[] = listCities().map((place) => ({
  code: place.cityCode,
  zh: place.name['zh-CN'],
  en: place.name['en-US'],
  longitude: place.longitude,
  latitude: place.latitude,
}))

const byCode = new Map(seedCities.map((city) => [city.code, city]))

/** The city of a code; a code that is not in the table is a mistake in the sample data. */
export function cityOf(code: string): SeedCity {
  const city = byCode.get(code)
  if (!city) throw new Error(`no city ${code}`)
  return city
}

/** Mainland cities, where parcels start and mostly end. */
export const mainlandCities = seedCities.filter((city) => /^\d{6}$/.test(city.code))

/** Where cross-border parcels go: places within an hour of China's time. */
export const abroadCities = ['HKHKG', 'MOMFM', 'SGSIN', 'JPTYO', 'JPOSA', 'KRSEL', 'MYKUL', 'PHMNL'].map(
  cityOf,
)

/** Cities that send far more than the others. */
export const busyCities = [
  '110100',
  '310100',
  '440100',
  '440300',
  '330100',
  '320500',
  '420100',
  '510100',
  '500100',
  '610100',
  '410100',
  '210100',
  '320100',
  '370200',
  '430100',
  '340100',
  '350200',
  '120100',
  '441900',
  '330700',
].map(cityOf)

const hub = (code: string, zh: string, en: string): Hub => ({ city: cityOf(code), site: { zh, en } })

/** The hubs through which everything travels. */
const mainlandHubs: readonly Hub[] = [
  hub('420100', '武汉东西湖转运中心', 'Wuhan Dongxihu hub'),
  hub('110100', '北京顺义转运中心', 'Beijing Shunyi hub'),
  hub('440100', '广州花都转运中心', 'Guangzhou Huadu hub'),
  hub('310100', '上海青浦转运中心', 'Shanghai Qingpu hub'),
  hub('510100', '成都双流转运中心', 'Chengdu Shuangliu hub'),
  hub('410100', '郑州航空港转运中心', 'Zhengzhou Airport hub'),
  hub('610100', '西安空港转运中心', 'Xi’an Airport hub'),
  hub('210100', '沈阳浑南转运中心', 'Shenyang Hunnan hub'),
  hub('370100', '济南章丘转运中心', 'Jinan Zhangqiu hub'),
]

/** Provinces whose nearest hub as the crow flies lies behind the sea or the mountains. */
const hubOfProvince: Readonly<Record<string, string>> = { 37: '370100', 54: '510100', 65: '610100' }

const southGate = hub('440300', '深圳宝安口岸转运中心', 'Shenzhen Bao’an gateway')
const eastGate = hub('310100', '上海浦东口岸转运中心', 'Shanghai Pudong gateway')

/** How much longer than the direct way a stop at a third hub may make it. */
const detour = 1.15
const longTrunkKm = 1100

/** Hubs on the way, in order: the nearest to each end, and one between them on a long trunk. */
export function hubsBetween(origin: SeedCity, destination: SeedCity): readonly Hub[] {
  const first = nearestHub(origin)
  const last = gateTo(destination) ?? nearestHub(destination)
  if (first.city === last.city) return first === last ? [first] : [first, last]
  const direct = greatCircleKm(first.city, last.city)
  if (direct < longTrunkKm) return [first, last]
  const via = mainlandHubs
    .filter((candidate) => candidate.city !== first.city && candidate.city !== last.city)
    .map((candidate) => ({
      candidate,
      km: greatCircleKm(first.city, candidate.city) + greatCircleKm(candidate.city, last.city),
    }))
    .sort((a, b) => a.km - b.km)[0]
  return via && via.km < direct * detour ? [first, via.candidate, last] : [first, last]
}

/** The border hub of a place abroad, null on the mainland. */
function gateTo(destination: SeedCity): Hub | null {
  if (/^\d{6}$/.test(destination.code)) return null
  return /^(JP|KR)/.test(destination.code) ? eastGate : southGate
}

/** True where the last leg is a flight. */
export function isOverseas(city: SeedCity): boolean {
  return !/^(\d{6}|HKHKG|MOMFM)$/.test(city.code)
}

function nearestHub(city: SeedCity): Hub {
  const assigned = hubOfProvince[city.code.slice(0, 2)]
  const [nearest] = mainlandHubs
    .filter((candidate) => assigned === undefined || candidate.city.code === assigned)
    .sort((a, b) => greatCircleKm(city, a.city) - greatCircleKm(city, b.city))
  if (!nearest) throw new Error('there are no hubs')
  return nearest
}

const districts: readonly Site[] = [
  { zh: '城东', en: 'East' },
  { zh: '城西', en: 'West' },
  { zh: '高新区', en: 'High-tech Zone' },
  { zh: '火车站', en: 'Railway Station' },
  { zh: '开发区', en: 'Development Zone' },
  { zh: '中心', en: 'Central' },
]

/** A branch of a city. */
export function branchOf(city: SeedCity, random: Random): Site {
  const district = random.pick(districts)
  return { zh: `${city.zh}${district.zh}营业部`, en: `${city.en} ${district.en} branch` }
}
