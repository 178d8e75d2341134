import { type Division, divisionPath } from '../places/divisions.ts'
import { addressWords, plainWords, readName } from './english-names.ts'
import type { RegionMatch, RegionWord } from './match-region.ts'
import type { TextInHand } from './text-in-hand.ts'

type Stretch = { readonly start: number; readonly end: number }

/** A stretch of the text that may name each of some divisions. */
type Named = Stretch & {
  readonly divisions: readonly Division[]
  readonly kinded: boolean
  readonly isArea: boolean
}
type Word = { readonly plain: string; readonly start: number; readonly end: number }

/** What English names of divisions lead to: one place, or several that fit equally well. */
type EnglishRegion = {
  readonly region: RegionMatch | null
  readonly candidates: readonly Division[]
  /** Names of the country, which say nothing. */
  readonly country: readonly Stretch[]
  /** Every name of a place, meant or not: none is a person's. */
  readonly named: readonly Stretch[]
}

/**
 * Finds the place that English words name, where names stand by themselves: a part between commas or the end of one,
 * never the beginning of a street's name (Nanjing Road). Of places that fit equally well only what they have in common
 * is certain.
 */
export function findEnglishRegion(hand: TextInHand): EnglishRegion {
  const found = hand.runs().map(({ start, end }) => namesIn(wordsOf(hand.folded, start, end)))
  const named = found.flatMap(({ names }) => names)
  const country = found.flatMap(({ country: stretches }) => stretches)
  const all = [...new Set(named.flatMap(({ divisions }) => divisions))]
  const codes = new Set(all.map(({ code }) => code))
  const most = Math.max(0, ...all.map((one) => scoreOf(one, codes)))
  const best = widest(all.filter((one) => scoreOf(one, codes) === most))
  const only = best.length > 1 ? chosenOf(best, named) : (best[0] ?? null)
  // A word alone may be anything: a district says that it is one, or where it lies.
  const sure = only && (most > 1 || only.level !== 'district' || isKinded(only, named))
  const region = sure ? regionOf(only, named, best.length > 1 ? 'short' : 'full') : null
  return { region, candidates: region || best.length < 2 ? [] : best, country, named }
}

function wordsOf(folded: string, from: number, to: number): readonly Word[] {
  return [...folded.slice(from, to).matchAll(/[\p{L}\p{M}'’‘`]+|\d+/gu)].map((match) => ({
    plain: plainWords(match[0]),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }))
}

const countries = [
  'mainland china',
  'peoples republic of china',
  'p r of china',
  'p r china',
  'pr china',
  'prc',
  'china',
]

/** The names at the end of a part of the text; else those at its beginning, as far as they say their kind. */
function namesIn(
  words: readonly Word[],
): Pick<EnglishRegion, 'country'> & { readonly names: readonly Named[] } {
  const read = words.map((_, at) => readOne(words, at))
  // Read from the end on: whether names alone lead from a word to the end.
  const reaches: boolean[] = []
  for (let at = words.length; at >= 0; at -= 1)
    reaches[at] = at === words.length || (reaches[at + (read[at]?.length ?? 0)] === true && read[at] !== null)
  const from = words.findIndex((_, at) => reaches[at] && mayBegin(words, at, read[at] ?? null))
  if (from !== -1) return gather(read, from)
  const { names } = gather(read, 0)
  const last = names.findLastIndex(({ kinded }) => kinded)
  return { names: names.slice(0, last + 1), country: [] }
}

const streets = /^(road|rd|street|st|avenue|ave|lane|boulevard|blvd|highway|hwy|drive|way|lu|jie|dao)$/

/**
 * A name without its kind begins a part or follows the end of a street: Road Shanghai, Road 88 Shanghai; never 88
 * Zhongshan, Li Yuan. Those of Hong Kong and Macau are no others', at the very end or before one another.
 */
function mayBegin(words: readonly Word[], at: number, first: ReadOne | null): boolean {
  const before = words[at - 1]?.plain
  if (before === undefined) return true
  if (!first?.name) return false
  if (first.name.kinded || (addressWords.has(before) && !/^(no|bank)$/.test(before))) return true
  if (/^\d+$/.test(before) && streets.test(words[at - 2]?.plain ?? '')) return true
  const isBeyond = first.name.divisions.some(({ code }) => /^8[12]/.test(code))
  const isWide = first.name.divisions.some(({ level }) => level !== 'district')
  return isBeyond && (isWide || at + first.length < words.length)
}

/** A name or the country, and how many words it has. */
type ReadOne = { readonly stretch: Stretch; readonly length: number; readonly name: Named | null }

/** Words in the longest name with its kind. */
const mostWords = 18

function readOne(words: readonly Word[], at: number): ReadOne | null {
  const rest = words.slice(at, at + mostWords).map(({ plain }) => plain)
  const land = countries.find((one) => `${rest.join(' ')} `.startsWith(`${one} `))
  const name = land ? null : readName(rest)
  const length = land?.split(' ').length ?? name?.length ?? 0
  const [first, last] = [words[at], words[at + length - 1]]
  if (length === 0 || !first || !last) return null
  const stretch = { start: first.start, end: last.end }
  return { stretch, length, name: name && { ...name, ...stretch } }
}

function gather(read: readonly (ReadOne | null)[], from: number) {
  const names: Named[] = []
  const country: Stretch[] = []
  for (let at = from; ; ) {
    const one = read[at] ?? null
    if (one === null) return { names, country }
    if (one.name) names.push(one.name)
    else country.push(one.stretch)
    at += one.length
  }
}

/** How many different names on the way to a division the text has. */
function scoreOf(division: Division, named: ReadonlySet<string>): number {
  const path = divisionPath(division.code).filter(({ code }) => named.has(code))
  return new Set(path.map(({ name }) => name.en)).size
}

/** A municipality and the one city in it are named alike: the wider is meant. */
function widest(divisions: readonly Division[]): readonly Division[] {
  return divisions.filter((one) => !divisions.some((other) => other !== one && liesIn(one, other)))
}

function liesIn(inner: Division, outer: Division): boolean {
  return divisionPath(inner.code).some(({ code }) => code === outer.code)
}

function isKinded(division: Division, named: readonly Named[]): boolean {
  return named.some(({ divisions, kinded }) => kinded && divisions.includes(division))
}

/**
 * What is certain of several. Of places of one name the province, or the one city where the others are counties, which
 * English calls so (Nanjing is not Nanjing County); else the innermost place they all lie in.
 */
function chosenOf(divisions: readonly Division[], named: readonly Named[]): Division | null {
  const alike = named.some((one) => divisions.every((division) => one.divisions.includes(division)))
  const [city, ...others] = divisions.filter(({ name }) => !/[县旗]$/.test(name.zh))
  if (alike && city?.level === 'province') return city
  if (alike && city?.level === 'city' && others.length === 0) return city
  const [first, ...rest] = divisions.map(({ code }) => divisionPath(code))
  return first?.findLast(({ code }) => rest.every((path) => path.some((one) => one.code === code))) ?? null
}

function regionOf(division: Division, named: readonly Named[], kind: RegionWord['kind']): RegionMatch | null {
  const path = divisionPath(division.code)
  const words = named.flatMap(({ start, end, divisions, isArea }): readonly RegionWord[] => {
    const meant = path.find((one) => divisions.includes(one))
    const one = isArea ? ({ kind: 'area', stays: true } as const) : { kind }
    return meant ? [{ division: meant, start, end, ...one }] : []
  })
  const end = Math.max(...words.map((word) => word.end))
  return words.length === 0 ? null : { division, words, end, score: words.length, contradicts: false }
}
