import { divisionCode } from '#home-addresses'
import { locateText } from '../addresses/locate-text.ts'
import { parseAddress } from '../addresses/parse-address.ts'
import { bareName } from '../places/bare-name.ts'
import { currentCode } from '../places/current-code.ts'
import { childrenOf, type Division, findDivision } from '../places/divisions.ts'
import { findAddressPath } from '../places/find-address-path.ts'

/** An address as a caller gives it: levels by name (of any language, also of yesterday) or code, and words. */
export type AreaWords = {
  readonly province?: string | undefined
  readonly city?: string | undefined
  readonly district?: string | undefined
  /** What stands below, or a whole address. */
  readonly text?: string | undefined
}

/**
 * The division that the words lead to. Null where they cannot be read: a level that is not found in the one above,
 * levels that contradict each other, a name that several places share.
 */
export function locateArea({ province, city, district, text = '' }: AreaWords): Division | null {
  const levels = [province, city, district].map((level) => level?.trim() || null)
  const deepest = levels.findLastIndex((level) => level !== null)
  if (deepest === -1) return divisionOf(text)
  const names = namesOf(levels.slice(0, deepest + 1))
  if (names === null) return null
  const read = parseAddress([...names, text].join(' ').slice(0, longest))
  if (read.corrections.some(({ reason }) => reason === 'contradicted')) return null
  const found = read.district ?? read.city ?? read.province
  return found !== null && reaches(found, deepest, names) ? found : null
}

const longest = 500
const levelOf = { province: 0, city: 1, district: 2 } as const

function divisionOf(text: string): Division | null {
  const code = divisionCode.test(text.trim()) ? currentCode(text.trim()) : null
  if (code !== null) return findDivision(code)
  const located = locateText(text)
  return located.kind === 'district' || located.kind === 'wider' ? located.division : null
}

/** The levels as names in Chinese, or as they were written; null for a code that nobody has. */
function namesOf(levels: readonly (string | null)[]): readonly string[] | null {
  const [province = null, city = null, district = null] = levels
  const path = levels.includes(null) ? null : findAddressPath({ province, city, district })
  if (path) return [path.province, path.city, path.district].filter((name) => name !== null)
  const names = levels.flatMap((level) => {
    if (level === null || !/^\d{6}$/.test(level)) return level ?? []
    const code = currentCode(level)
    return [code === null ? null : (findDivision(code)?.name.zh ?? null)]
  })
  return names.includes(null) ? null : (names as string[])
}

/** Whether what was found is as deep as what was asked for: 东莞 has no districts, and 上海市 stands for its one city. */
function reaches(found: Division, deepest: number, names: readonly string[]): boolean {
  if (levelOf[found.level] >= deepest || childrenOf(found.code).length === 0) return true
  return deepest === 1 && names.every((name) => bareName(name) === bareName(found.name.zh))
}
