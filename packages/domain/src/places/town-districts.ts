import { currentCode } from './current-code.ts'
import { grownFrom, partedTowns } from './parted-divisions-data.ts'
import today from './towns.gen.json' with { type: 'json' }

let table: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** Parsed when first asked for. */
function townsOf(district: string): ReadonlySet<string> | undefined {
  table ??= new Map(
    today.lines.map((line) => {
      const [code = '', names = ''] = line.split('|')
      return [code, new Set(names.split(' '))] as const
    }),
  )
  return table.get(district)
}

/** The town or street office with which a folded text begins, with its kind and without: 虢镇街道, but also 虢镇. */
function townAtStart(text: string): readonly string[] {
  const [whole, bare] =
    /^(\p{Script=Han}{1,8}?)(?:街道|镇|乡|苏木)(?![东南西北中]?[路街巷])/u.exec(text) ?? []
  return whole === undefined || bare === undefined ? [] : [bare, whole]
}

/** Those of some districts in which the town lies with which a text begins; none where it names no town that is known. */
export function districtsOfTown(among: readonly string[], text: string): readonly string[] {
  const names = townAtStart(text)
  return among.filter((code) => names.some((name) => townsOf(code)?.has(name)))
}

/**
 * The district of today of a town that left its own: 宝安区 with 民治街道 lies in 龙华区. Else the code given. A town that
 * never lay in it says nothing: many towns have one name.
 */
export function districtOfTown(code: string, text: string): string {
  const parted = partedTowns.find(
    ([from, towns]) => currentCode(from) === code && towns.some((town) => text.startsWith(town)),
  )
  if (parted) return parted[2]
  const grown = Object.keys(grownFrom).filter((one) => grownFrom[one]?.includes(code))
  const [found, ...more] = grown.length === 0 ? [] : districtsOfTown([code, ...grown], text)
  return found === undefined || more.length > 0 ? code : found
}
