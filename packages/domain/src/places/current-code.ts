import { areas } from '#home-addresses'
import { bareName } from './bare-name.ts'
import { divisionPath, findDivision, listDivisions } from './divisions.ts'
import { successors } from './successors.ts'

/**
 * The code that stands today for a code or name that may be of yesterday: 340222 and 繁昌县 give 340212 (繁昌区), 下城区
 * gives 330105 (拱墅区). `within`, the code of a province or city, decides between places of one name; a name that
 * several still share, and one never heard of, give null. Of a home with postcodes, a postcode with its town.
 */
export function currentCode(codeOrName: string, within = ''): string | null {
  if (areas.kind === 'postcodes') return findDivision(codeOrName)?.code ?? null
  if (/^\d{6}$/.test(codeOrName)) return findDivision(codeOrName)?.code ?? successorOf(codeOrName)
  const inside = (code: string): boolean =>
    within === '' || divisionPath(code).some((one) => one.code === within)
  const today = [...listDivisions('district'), ...listDivisions('city')]
  const bare = bareName(codeOrName)
  const found = [
    today.flatMap(({ code, name }) => (name.zh === codeOrName ? [code] : [])),
    successors().flatMap(({ name, to }) => (name === codeOrName ? to : [])),
    // 增城市 is 增城区 now: the same name, another kind.
    bare === codeOrName ? [] : today.flatMap(({ code, name }) => (bareName(name.zh) === bare ? [code] : [])),
  ]
  for (const codes of found) {
    const here = [...new Set(codes.filter(inside))]
    if (here.length > 0) return here.length === 1 ? (here[0] ?? null) : null
  }
  return null
}

/** What has the whole place of a code of yesterday; null for one that was parted. */
function successorOf(code: string): string | null {
  const [first, ...others] = successors().find((one) => one.code === code)?.to ?? []
  return others.length === 0 ? (first ?? null) : null
}

let cityThen: ReadonlySet<string> | null = null

/** Whether a division that has or had this name once lay in another city: 公主岭市 in 四平市, until 2020. */
export function layIn(code: string, city: string, name: string): boolean {
  cityThen ??= new Set(
    successors().flatMap((one) =>
      one.to.map((now) => `${now} ${one.code.slice(0, 4)}00 ${bareName(one.name)}`),
    ),
  )
  return cityThen.has(`${code} ${city} ${bareName(name)}`)
}
