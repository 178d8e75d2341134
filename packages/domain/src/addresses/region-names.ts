import { bareName } from '../places/bare-name.ts'
import { type Division, findDivision, listDivisions } from '../places/divisions.ts'
import { successors } from '../places/successors.ts'
import { foldName } from './fold-text.ts'

/**
 * How a name stands for a division. `full`: with what kind it is (江夏区). `short`: without (江夏). `former`: a name it or
 * what it took over had. `shared`: said for it, and the full name of a part of it (喀什市 for 喀什地区).
 */
export type RegionName = {
  readonly division: Division
  readonly kind: 'full' | 'short' | 'former' | 'shared'
}

let index: ReadonlyMap<string, readonly RegionName[]> | null = null

/** The divisions a folded name may stand for; empty for none. The index is built when first asked for. */
export function regionsNamed(name: string): readonly RegionName[] {
  index ??= buildIndex()
  return index.get(name) ?? []
}

/** The longest name of the index, in characters. */
export const longestName = 16

function buildIndex(): ReadonlyMap<string, readonly RegionName[]> {
  const names = new Map<string, RegionName[]>()
  // Texts are read folded, so names stand here folded: 乾县 as 干县.
  const add = (written: string, division: Division, kind: RegionName['kind']) => {
    const name = foldName(written)
    const known = names.get(name) ?? []
    if (!known.some((one) => one.division.code === division.code))
      names.set(name, [...known, { division, kind }])
  }
  const all = (['province', 'city', 'district'] as const).flatMap(listDivisions)
  for (const division of all) add(division.name.zh, division, 'full')
  for (const division of all) {
    for (const name of otherFullNames(division.name.zh)) {
      const shared = names.get(name)?.some((one) => one.division.parent === division.code)
      add(name, division, shared ? 'shared' : 'full')
    }
  }
  for (const division of all) {
    for (const name of formerNames(division)) if (!names.has(name)) add(name, division, 'former')
    add(bareName(division.name.zh), division, 'short')
  }
  for (const { name, to } of successors()) {
    if (name.length < 2) continue
    for (const code of to) {
      const division = findDivision(code)
      if (division) add(name, division, 'former')
    }
  }
  return names
}

/** 恩施州, 长阳县, 内蒙古省, 浦东区: said in full though not officially. */
function otherFullNames(name: string): readonly string[] {
  const bare = bareName(name)
  if (bare === name) return []
  if (/自治州$/.test(name)) return [`${bare}州`]
  if (/自治区$/.test(name)) return [`${bare}省`, `${bare}自治区`]
  if (/自治县$/.test(name)) return [`${bare}县`]
  if (/自治旗$/.test(name)) return [`${bare}旗`]
  if (/(新区|林区|族区)$/.test(name)) return [`${bare}区`]
  if (/特别行政区$/.test(name)) return [`${bare}特区`]
  if (/(盟|地区)$/.test(name)) return [`${bare}市`]
  return []
}

/** Districts and cities that were counties: 繁昌县 for 繁昌区, 增城市 for 增城区. */
function formerNames({ level, name: { zh } }: Division): readonly string[] {
  const bare = bareName(zh)
  if (level === 'province' || bare === zh) return []
  if (zh.endsWith('区')) return [`${bare}县`, `${bare}市`]
  if (level === 'city') return zh.endsWith('市') ? [`${bare}地区`] : []
  return zh.endsWith('市') ? [`${bare}县`] : []
}
