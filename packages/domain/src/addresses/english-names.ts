import { type Division, findDivision, listDivisions } from '../places/divisions.ts'
import { englishAreas } from './english-areas.ts'

/** A name of divisions among the words of a text, with the kind that follows it. */
type EnglishName = {
  readonly divisions: readonly Division[]
  /** How many words it has, its kind counted. */
  readonly length: number
  /** Whether the text says what kind of division it is. */
  readonly kinded: boolean
  /** Whether it is that of an area in the division, and so stays in the street: Tsim Sha Tsui. */
  readonly isArea: boolean
}

/** How names and words are compared: lower case, no accents, no apostrophes, one space between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Words that stand in the names of streets, houses and firms, and in no person's. */
export const addressWords: ReadonlySet<string> = new Set(
  (
    'road rd street st avenue ave lane alley boulevard blvd highway hwy drive way square bridge no number room rm unit ' +
    'suite apt apartment flat floor fl level building bldg block tower plaza mansion house hotel hospital school ' +
    'university college garden gardens park estate center centre mall station airport port gate village town township ' +
    'subdistrict community district county city province prefecture region area zone china north south east west ' +
    'central middle company co ltd inc limited corp corporation group logistics trading technology factory warehouse ' +
    'office shop store bank lu jie dao hutong nong'
  ).split(' '),
)

type Kind = { readonly words: RegExp; readonly fits: (division: Division) => boolean }

const endsIn =
  (pattern: RegExp) =>
  ({ name }: Division): boolean =>
    pattern.test(name.zh)
const ofLevel =
  (...levels: readonly Division['level'][]) =>
  ({ level }: Division): boolean =>
    levels.includes(level)

/** What may follow a name, and the divisions it can then be. Peoples may stand before `autonomous`. */
const kinds: readonly Kind[] = [
  { words: /^(province|prov|sheng)(?= |$)/, fits: ofLevel('province') },
  { words: /^([a-z]+ ){0,6}?autonomous region(?= |$)/, fits: ofLevel('province') },
  { words: /^(special administrative region|sar)(?= |$)/, fits: ofLevel('province') },
  { words: /^([a-z]+ ){0,8}?autonomous prefecture(?= |$)/, fits: endsIn(/州$/) },
  { words: /^([a-z]+ ){0,8}?autonomous county(?= |$)/, fits: endsIn(/县$/) },
  { words: /^([a-z]+ ){0,8}?autonomous banner(?= |$)/, fits: endsIn(/旗$/) },
  { words: /^(prefecture|pref|league)(?= |$)/, fits: endsIn(/[州盟]$|地区$/) },
  { words: /^(city|municipality|shi)(?= |$)/, fits: endsIn(/市$/) },
  { words: /^(new area|new district|district|dist|qu)(?= |$)/, fits: endsIn(/区$/) },
  { words: /^(county|cnty|cty|xian)(?= |$)/, fits: endsIn(/县$/) },
  { words: /^banner(?= |$)/, fits: endsIn(/旗$/) },
]

/** `Yining County` is never Yining alone: there is a city of that name beside it. */
const namedWithKind = /^(.+) (City|County|District|Banner)$/

type Entry = {
  readonly division: Division
  readonly needsKind: boolean
  /** Of an area in the division: whether its name says by itself that it is one. */
  readonly area?: 'plain' | 'area'
}
let index: ReadonlyMap<string, readonly Entry[]> | null = null

function entries(): ReadonlyMap<string, readonly Entry[]> {
  if (index) return index
  const names = new Map<string, Entry[]>()
  const add = (name: string, division: Division, needsKind: boolean) => {
    const known = names.get(name) ?? []
    if (known.every((one) => one.division !== division)) names.set(name, [...known, { division, needsKind }])
  }
  for (const level of ['province', 'city', 'district'] as const) {
    for (const division of listDivisions(level)) {
      add(plainWords(division.name.en), division, false)
      const bare = namedWithKind.exec(division.name.en)?.[1]
      if (bare) add(plainWords(bare), division, true)
    }
  }
  for (const { name, code, kind } of englishAreas()) {
    const division = findDivision(code)
    const known = names.get(plainWords(name)) ?? []
    if (division)
      names.set(plainWords(name), [
        ...known,
        { division, needsKind: false, ...(kind !== 'form' && { area: kind }) },
      ])
  }
  // 陕西 is shanxi in pinyin, and is never meant by it: an English name comes first.
  const english = new Set(names.keys())
  for (const level of ['province', 'city', 'district'] as const) {
    for (const division of listDivisions(level))
      if (!english.has(division.pinyin)) add(division.pinyin, division, namedWithKind.test(division.name.en))
  }
  index = names
  return names
}

/** Words in the longest name of the table. */
const mostWords = 5

/** The longest name, with its kind, with which a list of plain words begins; null where none does. */
export function readName(words: readonly string[]): EnglishName | null {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const known = entries().get(words.slice(0, length).join(' ')) ?? []
    if (known.length === 0) continue
    const rest = words.slice(length, length + 12).join(' ')
    for (const { words: pattern, fits } of kinds) {
      const found = pattern.exec(rest)?.[0]
      const divisions = known.map(({ division }) => division).filter(fits)
      if (found && divisions.length > 0)
        return { divisions, length: length + found.split(' ').length, kinded: true, isArea: false }
    }
    const divisions = known.flatMap(({ division, needsKind }) => (needsKind ? [] : [division]))
    const isArea = known.some(({ area }) => area !== undefined)
    const kinded = known.every(({ area }) => area === 'area')
    if (divisions.length > 0) return { divisions, length, kinded, isArea }
  }
  return null
}
