import { bareName } from '../places/bare-name.ts'
import { childrenOf, type Division, divisionPath, findDivision, listDivisions } from '../places/divisions.ts'
import { customaryNames, functionalAreas, seats } from '../places/other-names-data.ts'
import { successors } from '../places/successors.ts'
import { foldName } from './fold-text.ts'

/**
 * How a name stands for a division. `full`: with what kind it is (江夏区). `short`: without (江夏). `former`: a name it or
 * what it took over had. `shared`: said for it, and the full name of a part of it (恩施市 for 恩施土家族苗族自治州). `area`: an
 * area that lies in it and is no division (雄安新区).
 */
export type RegionName = {
  readonly division: Division
  readonly kind: 'full' | 'short' | 'former' | 'shared' | 'area'
  /** The division that has to stand above it, where others have an area of that name. */
  readonly within?: string
  /** Of a county that was parted: the districts of today that have its towns. */
  readonly heirs?: readonly string[]
}

type Index = {
  readonly names: ReadonlyMap<string, readonly RegionName[]>
  /** The first two characters of every name, with the longest name that begins so. */
  readonly heads: ReadonlyMap<string, number>
}

let index: Index | null = null

/** The divisions a folded name may stand for; empty for none. The index is built when first asked for. */
export function regionsNamed(name: string): readonly RegionName[] {
  index ??= buildIndex()
  return index.names.get(name) ?? []
}

/** How long the longest name is that begins with these two characters; 0 where none does. */
export function longestNameFrom(head: string): number {
  index ??= buildIndex()
  return index.heads.get(head) ?? 0
}

/** Provinces in one character, as on number plates; those that stand in front of names of cities. */
const abbreviations = new Map(
  '京11津12冀13晋14蒙15辽21吉22黑23沪31苏32浙33皖34闽35赣36鲁37豫41鄂42湘43粤44桂45琼46渝50川51蜀51贵52黔52云53滇53陕61甘62陇62青63宁64新65'
    .match(/\D\d\d/g)
    ?.map((one) => [one.charAt(0), `${one.slice(1)}0000`] as const),
)

/** The province a character stands for, or null. */
export function provinceAbbreviated(sign: string): Division | null {
  return findDivision(abbreviations.get(sign) ?? '')
}

function buildIndex(): Index {
  const names = new Map<string, RegionName[]>()
  // Texts are read folded, so names stand here folded: 乾县 as 干县.
  const add = (
    written: string,
    division: Division,
    kind: RegionName['kind'],
    { within, heirs }: Pick<RegionName, 'within' | 'heirs'> = {},
  ) => {
    const name = foldName(written)
    const known = names.get(name) ?? []
    if (!known.some((one) => one.division.code === division.code && one.within === within))
      names.set(name, [...known, { division, kind, ...(within && { within }), ...(heirs && { heirs }) }])
  }
  const all = (['province', 'city', 'district'] as const).flatMap(listDivisions)
  for (const division of all) add(division.name.zh, division, 'full')
  for (const division of all) {
    for (const name of otherFullNames(division.name.zh)) {
      const shared = names.get(name)?.some((one) => one.division.parent === division.code)
      add(name, division, shared ? 'shared' : 'full')
    }
    for (const name of seats[division.code] ?? []) add(name, division, 'shared')
  }
  for (const [name = '', code = ''] of rowsOf(customaryNames))
    addTo(code, (one) => add(name, one, name.length > 2 ? 'full' : 'short'))
  for (const [name = '', code = '', within] of rowsOf(functionalAreas))
    addTo(code, (one) =>
      add(name, one, isNamedAfter(name, one) ? 'former' : 'area', within ? { within } : {}),
    )
  // 沙县 was a county before it was 沙县区.
  for (const { name, to } of successors())
    if (to.length === 1) addTo(to[0] ?? '', (one) => add(name, one, 'former'))
    // Of a county that was parted at least what all its districts lie in is known.
    else
      for (const written of [name, ...otherFullNames(name)])
        if (isPlainName(written) && !all.some((one) => one.name.zh === written && one.level === 'city'))
          addTo(above(to), (one) => add(written, one, 'area', { heirs: to }))
  for (const division of all) {
    for (const name of formerNames(division)) if (!names.has(foldName(name))) add(name, division, 'former')
    add(bareName(division.name.zh), division, 'short')
  }
  for (const { code, name, to } of successors()) {
    const bare = bareName(name)
    if (code.endsWith('00') && !names.has(foldName(bare)))
      addTo(to[0] ?? '', (one) => add(bare, one, 'short'))
  }
  const heads = new Map<string, number>()
  for (const name of names.keys()) {
    const head = name.slice(0, 2)
    heads.set(head, Math.max(heads.get(head) ?? 0, name.length))
  }
  return { names, heads }
}

/** 郊区 alone is a part of every city. */
const isPlainName = (name: string): boolean => name.length > 2 || name.endsWith('县')

/** The deepest division in which all of some districts lie. */
function above(codes: readonly string[]): string {
  const [first = [], ...others] = codes.map((code) => divisionPath(code).map((one) => one.code))
  return first.findLast((code) => others.every((path) => path.includes(code))) ?? ''
}

/** 龙华新区 became 龙华区; what is called otherwise stays in the street: 张江高科技园区. */
const isNamedAfter = (name: string, { level, name: { zh } }: Division): boolean =>
  level === 'district' && name.startsWith(bareName(zh))

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

function addTo(code: string, add: (division: Division) => void): void {
  const division = findDivision(code)
  if (division) add(division)
}

/** 恩施州, 长阳县, 内蒙古省, 浦东区: said in full though not officially. */
function otherFullNames(name: string): readonly string[] {
  const bare = bareName(name)
  if (bare === name) return []
  if (/自治州$/.test(name)) return [`${bare}州`, `${bare}自治州`, `${bare}地区`]
  if (/自治区$/.test(name)) return [`${bare}省`, `${bare}自治区`]
  if (/自治县$/.test(name)) return [`${bare}县`, `${bare}自治县`]
  if (/自治旗$/.test(name)) return [`${bare}旗`, `${bare}自治旗`]
  if (/(新区|林区|族区)$/.test(name)) return [`${bare}区`]
  if (/特别行政区$/.test(name)) return [`${bare}特区`]
  if (/(盟|地区)$/.test(name)) return [`${bare}市`]
  return []
}

/** Districts and cities that were counties: 繁昌县 for 繁昌区, 增城市 for 增城区. */
function formerNames({ code, level, name: { zh } }: Division): readonly string[] {
  const bare = bareName(zh)
  if (level === 'province' || bare === zh) return []
  if (zh.endsWith('区')) return [`${bare}县`, `${bare}市`, `${bare}新区`]
  if (level === 'city') return zh.endsWith('市') && childrenOf(code).length > 0 ? [`${bare}地区`] : []
  return zh.endsWith('市') ? [`${bare}县`] : []
}
