import { parseAddress } from '../addresses/parse-address.ts'
import { childrenOf, type Division, divisionPath, listDivisions } from './divisions.ts'

/** Where an address lies, as far as it says: a district, or something wider that has districts. */
export type LocatedText =
  | { readonly kind: 'district'; readonly division: Division }
  | { readonly kind: 'wider'; readonly division: Division }
  /** Several places fit equally well. */
  | { readonly kind: 'ambiguous'; readonly divisions: readonly Division[] }
  | { readonly kind: 'unknown' }

const longest = 300

/** Finds the division an address lies in, in Chinese of either script or in English. */
export function locateText(text: string): LocatedText {
  const asked = text.slice(0, longest)
  return /\p{Script=Han}/u.test(asked) ? locateChinese(asked) : locateEnglish(asked)
}

function locateChinese(text: string): LocatedText {
  const { province, city, district, candidates } = parseAddress(text)
  const division = district ?? city ?? province
  return division === null ? several(candidates) : located(division)
}

function located(division: Division): LocatedText {
  return { kind: childrenOf(division.code).length === 0 ? 'district' : 'wider', division }
}

function several(divisions: readonly Division[]): LocatedText {
  const [only] = divisions
  if (only === undefined) return { kind: 'unknown' }
  return divisions.length === 1 ? located(only) : { kind: 'ambiguous', divisions }
}

/** Lower case, without accents, one space between words: names and texts are compared in this form. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

let byName: ReadonlyMap<string, readonly Division[]> | null = null

function englishNames(): ReadonlyMap<string, readonly Division[]> {
  byName ??= Map.groupBy(
    (['province', 'city', 'district'] as const).flatMap((level) => listDivisions(level)),
    ({ name }) => plain(name.en),
  )
  return byName
}

/** Words in the longest name of a division. */
const mostWords = 5

/** The more of what a place lies in is named with it, the surer it is; of a place and a part of it the part counts. */
function locateEnglish(text: string): LocatedText {
  const words = plain(text).split(' ')
  const named = new Set<Division>()
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
      for (const division of englishNames().get(words.slice(from, to).join(' ')) ?? []) named.add(division)
    }
  }
  const codes = new Set([...named].map(({ code }) => code))
  const scored = [...named].map((division) => ({ division, score: scoreOf(division, codes) }))
  const best = Math.max(...scored.map(({ score }) => score))
  const ends = scored.filter(({ score }) => score === best).map(({ division }) => division)
  // A municipality and the one city in it are named alike: the wider is meant.
  return several(ends.filter((one) => !ends.some((other) => other !== one && lies(one, other))))
}

/** How many different names on the way to a division the text has. */
function scoreOf(division: Division, named: ReadonlySet<string>): number {
  const names = divisionPath(division.code).filter(({ code }) => named.has(code))
  return new Set(names.map(({ name }) => name.en)).size
}

function lies(inner: Division, outer: Division): boolean {
  return divisionPath(inner.code).some(({ code }) => code === outer.code)
}
