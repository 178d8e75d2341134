import type { DataText } from '@hongyan/locales'
import { areas } from '#home-addresses'
import today from './divisions.gen.json' with { type: 'json' }
import traditional from './traditional-names.gen.json' with { type: 'json' }

/** The key under which the provinces stand. */
export const addressRoot = '-999999'

export type DivisionLevel = 'province' | 'city' | 'district'

export type Division = {
  readonly code: string
  /** Where it stands in an address: what a province administers directly (仙桃市, 石河子市) stands as a city. */
  readonly level: DivisionLevel
  readonly name: DataText
  /** How the name is typed: first letters (`jxq` for 江夏区), and pinyin (`jiangxia`, `huhehaote`). */
  readonly initials: string
  readonly pinyin: string
  /** The code of what it lies in, `-999999` for a province. */
  readonly parent: string
  /** WGS-84, degrees. */
  readonly longitude: number
  readonly latitude: number
  /** Whose centre the point is: a district of which none is known has that of its city. */
  readonly centre: 'own' | 'city'
}

type Table = {
  readonly byCode: ReadonlyMap<string, Division>
  readonly byParent: ReadonlyMap<string, readonly Division[]>
}

let table: Table | null = null

/** Parsed when first asked for: most processes that load this module never ask. */
function divisions(): Table {
  table ??= readTable(today.lines, traditional.lines)
  return table
}

/**
 * The division of a code of today, or null; at a home with postcodes also a postcode with its town, which lies in none.
 * For one that is no more see `currentCode`.
 */
export function findDivision(code: string): Division | null {
  return byPostcode(code) ?? divisions().byCode.get(code) ?? null
}

/** A postcode with its town as a district, and the region of its first digits as a city. */
function byPostcode(code: string): Division | null {
  if (areas.kind !== 'postcodes') return null
  const place = areas.place(code)
  const region = place?.region ?? areas.region(code)
  if (region === null) return null
  const { longitude, latitude, name, english } = region
  const written = place === null ? null : areas.written(place)
  const said = { zh: written ?? name, hk: written ?? name, en: written ?? english }
  return {
    ...{ code: place?.code ?? code, parent: addressRoot, name: said, longitude, latitude },
    level: place?.town ? 'district' : 'city',
    initials: '',
    pinyin: '',
    centre: 'city',
  }
}

/** The regions of a home with postcodes, one for each town; none where the home has divisions, which `childrenOf` gives. */
export function homeRegions(): readonly Division[] {
  if (areas.kind !== 'postcodes') return []
  return areas.regions.flatMap(({ code, city }) => (code === city ? (byPostcode(code) ?? []) : []))
}

/** What a visitor can choose below a code: divisions of China, or the regions of a home with postcodes, one level of them. */
export function areasBelow(code: string): readonly Division[] {
  if (areas.kind !== 'postcodes') return childrenOf(code)
  return code === addressRoot ? homeRegions() : []
}

/** What lies directly in a division, in the order of the codes; the provinces under `addressRoot`; none for a leaf. */
export function childrenOf(code: string): readonly Division[] {
  return divisions().byParent.get(code) ?? []
}

/** Every division of a level, in the order of the codes. */
export function listDivisions(level: DivisionLevel): readonly Division[] {
  return [...divisions().byCode.values()].filter((division) => division.level === level)
}

/** A division with what it lies in, the province first; empty for an unknown code. */
export function divisionPath(code: string): readonly Division[] {
  const division = findDivision(code)
  return division ? [...divisionPath(division.parent), division] : []
}

function readTable(rows: readonly string[], traditional: readonly string[]): Table {
  const inHongKong = new Map(
    traditional.map((line) => {
      const [code = '', name = ''] = line.split('|')
      return [code, name] as const
    }),
  )
  const byCode = new Map<string, Division>()
  const byParent = new Map<string, Division[]>()
  for (const row of rows) {
    const division = readRow(row, byCode, inHongKong)
    byCode.set(division.code, division)
    const siblings = byParent.get(division.parent)
    if (siblings) siblings.push(division)
    else byParent.set(division.parent, [division])
  }
  return { byCode, byParent }
}

function readRow(
  row: string,
  before: ReadonlyMap<string, Division>,
  inHongKong: ReadonlyMap<string, string>,
): Division {
  const [code = '', zh = '', en = '', longitude = '', latitude = '', initials = '', typed = '', above = ''] =
    row.split('|')
  const parent = above || parentByCode(code)
  const level = parent === addressRoot ? 'province' : parent.endsWith('0000') ? 'city' : 'district'
  const city = longitude === '' ? before.get(parent) : undefined
  return {
    code,
    level,
    name: { zh, hk: inHongKong.get(code) ?? zh, en },
    initials,
    pinyin:
      typed ||
      en
        .toLowerCase()
        .replaceAll('ü', 'v')
        .replace(/[^a-z]/g, ''),
    parent,
    longitude: city?.longitude ?? Number(longitude),
    latitude: city?.latitude ?? Number(latitude),
    centre: city ? 'city' : 'own',
  }
}

/** GB/T 2260: two digits each for province, city and district. */
function parentByCode(code: string): string {
  if (code.endsWith('0000')) return addressRoot
  return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`
}
