import { areas } from '#home-addresses'
import { childrenOf, type Division, divisionPath, findDivision, listDivisions } from '../places/divisions.ts'
import { findCity } from '../places/find-city.ts'
import { foldName, foldText } from './fold-text.ts'
import { liesIn, matchRegion, type RegionMatch } from './match-region.ts'

export type AddressSuggestion = {
  /** From the province down to what was found. */
  readonly path: readonly Division[]
  /** What was typed after the area, as it was typed. */
  readonly rest: string
  /** Whether nothing else can be meant by what was typed, so that it may be taken without a look at the others. */
  readonly only: boolean
}

/**
 * Areas for what somebody is typing, best first: in Chinese of either script, by first letters of the pinyin, in pinyin
 * or in English. Behind an area that is already whole, what lies in it. At a home with postcodes, the postcode that was
 * typed with its town, as far as that is known; where the town is that of another postcode, its own.
 */
export function suggestAddresses(typed: string, limit: number): readonly AddressSuggestion[] {
  const text = typed.trim()
  if (text === '') return []
  if (areas.kind === 'postcodes') {
    const other = areas.contradicted(text)
    const division = findDivision((other ?? areas.place(text))?.code ?? '')
    return division?.level === 'district' ? [suggestion(division, '', other === null)] : []
  }
  const folded = foldText(text)
  const region = matchRegion({ folded, free: (at) => at < folded.length }, 0)
  if (region && !region.contradicts && !isShared(region, folded)) {
    const rest = text.slice(region.end).replace(/^[\s,，]+/, '')
    const { code, name } = region.division
    const below = childrenOf(code).flatMap((one) => (one.name.zh === name.zh ? childrenOf(one.code) : [one]))
    const inside = beginning(below, foldText(rest))
    const one = rest !== '' && inside.length === 1
    const deeper = inside.map(({ division, left }) =>
      suggestion(division, rest.slice(rest.length - left), one),
    )
    const whole = suggestion(region.division, rest, rest === '' || inside.length === 0)
    return (rest === '' ? [whole, ...deeper] : [...deeper, whole]).slice(0, limit)
  }
  const found = spelt(folded.toLowerCase())
  // A whole name is meant before the beginning of another, as long as only one place has it.
  const whole = found.filter(({ worth }) => worth === wholeName)
  return found
    .slice(0, limit)
    .map(({ division, worth }) =>
      suggestion(division, '', found.length === 1 || (worth === wholeName && whole.length === 1)),
    )
}

const suggestion = (division: Division, rest: string, only: boolean): AddressSuggestion => ({
  path: divisionPath(division.code),
  rest,
  only,
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

/** Whether a name without its kind begins those of other places too: 朝阳市, and 朝阳区 in three cities. */
function isShared({ words, division }: RegionMatch, typed: string): boolean {
  const [word, ...others] = words
  if (word?.kind !== 'short' || others.length > 0 || word.end < typed.length) return false
  return spelt(typed).some(
    (one) => one.division.code !== division.code && one.worth > 1 && !liesIn(one.division, division),
  )
}

/** What a name is worth that is spelt as it was typed, from its first letter to its last. */
const wholeName = 4

/**
 * Divisions that are spelt so, a whole name before the beginning of one; then a province, what lies in the larger cities
 * of the network, a city before a district.
 */
function spelt(text: string): readonly { readonly division: Division; readonly worth: number }[] {
  const latin = letters(text)
  const isLatin = latin !== '' && latin.length >= text.replace(/[\s'-]/g, '').length
  // A municipality stands twice in the table, once as its own city.
  const all = (['province', 'city', 'district'] as const)
    .flatMap(listDivisions)
    .filter(({ level, name, parent }) => level !== 'city' || findDivision(parent)?.name.zh !== name.zh)
  const ranked = all.flatMap((division) => {
    const { en } = division.name
    const zh = foldName(division.name.zh)
    const worth = Math.max(
      zh.startsWith(text) ? 3 : text.length > 1 && zh.includes(text) ? 1 : 0,
      isLatin ? spelling(latin, division, en) : 0,
    )
    return worth > 0 ? [{ division, worth }] : []
  })
  return ranked.sort((a, b) => b.worth - a.worth || nearness(b.division) - nearness(a.division))
}

/** Provinces first, then what lies in a city of the network; Hong Kong, Macau and Taiwan are served as such cities are. */
function nearness({ code, level, parent }: Division): number {
  if (level === 'province') return 2
  const served = findCity(code) ?? findCity(parent)
  return served || Number(code) > 700_000 ? 1 : 0
}

function spelling(latin: string, { initials, pinyin }: Division, en: string): number {
  const english = letters(en.toLowerCase())
  if (latin === english || latin === pinyin || latin === initials) return wholeName
  if (latin.length > 1 && (english.startsWith(latin) || pinyin.startsWith(latin))) return 3
  return initials.startsWith(latin) ? 2 : 0
}
