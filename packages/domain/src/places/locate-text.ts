import { toSimplified } from '@hongyan/locales/simplified'
import { childrenOf, type Division, divisionPath, listDivisions } from './divisions.ts'
import { shortName } from './short-name.ts'

/** Where an address lies, as far as it says: a district, or something wider that has districts. */
export type LocatedText =
  | { readonly kind: 'district'; readonly division: Division }
  | { readonly kind: 'wider'; readonly division: Division }
  /** Several places fit equally well. */
  | { readonly kind: 'ambiguous'; readonly divisions: readonly Division[] }
  | { readonly kind: 'unknown' }

type Candidate = { readonly division: Division; readonly names: readonly string[] }

let candidates: readonly Candidate[] | null = null

function allCandidates(): readonly Candidate[] {
  candidates ??= (['district', 'city', 'province'] as const).flatMap((level) =>
    listDivisions(level).map((division) => ({ division, names: namesOf(division) })),
  )
  return candidates
}

/** The full name first, then what people write. English names stand in lower case between spaces. */
function namesOf({ name }: Division): readonly string[] {
  // The text is made Simplified, which turns the 乾 of 乾县 too.
  const full = toSimplified(name.zh)
  const short = shortName(full)
  return [...new Set([full, ...(short.length > 1 ? [short] : []), ` ${plainEnglish(name.en)} `])]
}

const plainEnglish = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Match = { readonly division: Division; readonly at: number; readonly score: number }

/**
 * Finds the division an address lies in, in Chinese of either script or English. The more of what a place lies in is
 * named with it, the surer it is; a full name counts more than a short one. Nothing is guessed from the street.
 */
export function locateText(text: string): LocatedText {
  const chinese = toSimplified(text.normalize('NFKC').slice(0, 300)).replace(/[\s,，、/|·-]+/gu, '')
  const english = ` ${plainEnglish(text.slice(0, 300))} `
  const found = new Map<string, { at: number; full: boolean }>()
  const matches: Division[] = []
  for (const { division, names } of allCandidates()) {
    for (const [index, name] of names.entries()) {
      const at = (name.startsWith(' ') ? english : chinese).indexOf(name)
      if (at === -1) continue
      found.set(division.code, { at, full: index === 0 || name.startsWith(' ') })
      matches.push(division)
      break
    }
  }
  const scored = matches.map((division): Match => scoreOf(division, found)).sort(byScore)
  const [best] = scored
  if (best === undefined) return { kind: 'unknown' }
  const equals = scored.filter(({ score, at }) => score === best.score && at === best.at)
  // A city and the district in it that bears its name, or a municipality and its city: the wider is meant.
  const ends = equals.filter(({ division }) => !equals.some((other) => contains(other.division, division)))
  const [only] = ends
  if (ends.length > 1 || only === undefined)
    return { kind: 'ambiguous', divisions: ends.map(({ division }) => division) }
  return childrenOf(only.division.code).length === 0
    ? { kind: 'district', division: only.division }
    : { kind: 'wider', division: only.division }
}

function scoreOf(division: Division, found: ReadonlyMap<string, { at: number; full: boolean }>): Match {
  const own = found.get(division.code) ?? { at: 0, full: false }
  let score = 0
  const named = new Set<string>()
  for (const one of divisionPath(division.code)) {
    const hit = found.get(one.code)
    if (hit === undefined) continue
    // 北京 names the province and its only city; 吉林省 and 吉林市 are two.
    const name = hit.full ? one.name.zh : shortName(one.name.zh)
    if (named.has(name)) continue
    // What a place lies in is written before it, in Chinese; in English after it, which the full names settle.
    named.add(name)
    score += hit.full ? 3 : 2
  }
  return { division, at: own.at, score }
}

function byScore(one: Match, other: Match): number {
  return (
    other.score - one.score || one.at - other.at || levels[other.division.level] - levels[one.division.level]
  )
}

const levels = { province: 0, city: 1, district: 2 } as const

function contains(outer: Division, inner: Division): boolean {
  return outer.code !== inner.code && divisionPath(inner.code).some(({ code }) => code === outer.code)
}
