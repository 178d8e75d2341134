import { childrenOf, type Division, divisionPath, findDivision, listDivisions } from '../places/divisions.ts'
import { foldName, foldText } from './fold-text.ts'
import { matchRegion } from './match-region.ts'

export type AddressSuggestion = {
  /** From the province down to what was found. */
  readonly path: readonly Division[]
  /** What was typed after the area, as it was typed. */
  readonly rest: string
}

/**
 * Areas for what somebody is typing, best first: in Chinese of either script, by first letters of the pinyin, in pinyin
 * or in English. Behind an area that is already whole, what lies in it.
 */
export function suggestAddresses(typed: string, limit: number): readonly AddressSuggestion[] {
  const text = typed.trim()
  if (text === '') return []
  const folded = foldText(text)
  const region = matchRegion({ folded, free: (at) => at < folded.length }, 0)
  if (region && !region.contradicts) {
    const rest = text.slice(region.end).replace(/^[\s,，]+/, '')
    const { code, name } = region.division
    const below = childrenOf(code).flatMap((one) => (one.name.zh === name.zh ? childrenOf(one.code) : [one]))
    const inside = beginning(below, foldText(rest))
    const deeper = inside.map(({ division, left }) => suggestion(division, rest.slice(rest.length - left)))
    const whole = suggestion(region.division, rest)
    return (rest === '' ? [whole, ...deeper] : [...deeper, whole]).slice(0, limit)
  }
  return spelt(folded.toLowerCase())
    .slice(0, limit)
    .map((division) => suggestion(division, ''))
}

const suggestion = (division: Division, rest: string): AddressSuggestion => ({
  path: divisionPath(division.code),
  rest,
})

/** Divisions whose name begins like the rest, or with which it begins; `left` counts the characters after the name. */
function beginning(divisions: readonly Division[], rest: string) {
  return divisions.flatMap((division) => {
    const zh = foldName(division.name.zh)
    if (zh.startsWith(rest)) return [{ division, left: 0 }]
    return rest.startsWith(zh) ? [{ division, left: rest.length - zh.length }] : []
  })
}

const letters = (text: string): string => text.replaceAll('ü', 'v').replace(/[^a-z]/g, '')

/** Divisions that are spelt so, a whole name before the beginning of one, a province before a city before a district. */
function spelt(text: string): readonly Division[] {
  const latin = letters(text)
  // A municipality stands twice in the table, once as its own city.
  const all = (['province', 'city', 'district'] as const)
    .flatMap(listDivisions)
    .filter(({ level, name, parent }) => level !== 'city' || findDivision(parent)?.name.zh !== name.zh)
  const ranked = all.flatMap((division) => {
    const { en } = division.name
    const zh = foldName(division.name.zh)
    const worth = Math.max(
      zh.startsWith(text) ? 3 : text.length > 1 && zh.includes(text) ? 1 : 0,
      latin === '' || latin.length < text.replace(/[\s'-]/g, '').length ? 0 : spelling(latin, division, en),
    )
    return worth > 0 ? [{ division, worth }] : []
  })
  return ranked.sort((a, b) => b.worth - a.worth).map(({ division }) => division)
}

function spelling(latin: string, { initials, pinyin }: Division, en: string): number {
  const english = letters(en.toLowerCase())
  if (latin === english || latin === pinyin || latin === initials) return 4
  if (latin.length > 1 && (english.startsWith(latin) || pinyin.startsWith(latin))) return 3
  return initials.startsWith(latin) ? 2 : 0
}
