import { type Division, divisionPath } from '../places/divisions.ts'
import { longestName, type RegionName, regionsNamed } from './region-names.ts'

/** A name of a division as it stands in the text. */
export type RegionWord = RegionName & { readonly start: number; readonly end: number }

export type RegionMatch = {
  /** The deepest division the words lead to. */
  readonly division: Division
  readonly words: readonly RegionWord[]
  /** Where the words end. */
  readonly end: number
  /** Higher is surer: full names count more than short ones, contradictions cost. */
  readonly score: number
  /** Whether what the text says above the division is not where it lies. */
  readonly contradicts: boolean
}

/** What the matcher needs to know of the text: its folded characters and which of them are still free. */
export type FreeText = { readonly folded: string; readonly free: (at: number) => boolean }

const worth = { full: 4, former: 3, shared: 3, short: 2 } as const
/** Heads of lists that older address forms put between province and district. */
const filler = /^(市辖区|(省|自治区)?直辖县级行政(区划|单位)|直辖县级)/
const between = /^[\s,，、/|>·:：。.-]+/
/** After a name without its kind these make it part of another name: 南京东路, 江夏大道, 武汉大学. */
const carriesOn =
  /^(?!大道村)([东西南北中]?[一二三四五六七八九十]?(路|街|大道|大街|巷|弄|胡同)|道|[东西南北中]里|大学|学院|银行|站|机场|大厦|大酒店|商会|同乡)/
const beginsWithKind = /^[省市区县州盟旗]/
/** 九龙 and 离岛 are whole names and still may begin others: 九龙坡区, 离岛区. */
const endsInKind = /[省市区县州盟旗]$/

/**
 * Reads the divisions named from a place of the text on, province first, whatever of them is there; a district alone
 * leads to its city and province when no other has its name. Null where none is named.
 */
export function matchRegion(text: FreeText, start: number): RegionMatch | null {
  return deepen(text, skipBetween(text, start), null)
}

function deepen(text: FreeText, start: number, above: Division | null): RegionMatch | null {
  const found = wordsAt(text, start).flatMap((word): RegionMatch[] => {
    const step = stepTo(word, above, text)
    if (step === null) return []
    const next = deepen(text, skipBetween(text, word.end), word.division)
    const own = { division: word.division, words: [word], end: word.end, ...step }
    // Of places of one name what lies in one of them tells: 连江县南竿乡.
    if (!next) return above === null && namesakesElsewhere(word, text.folded) ? [] : [own]
    return [
      {
        division: next.division,
        words: [word, ...next.words],
        end: next.end,
        score: own.score + next.score,
        contradicts: own.contradicts || next.contradicts,
      },
    ]
  })
  return found.reduce<RegionMatch | null>((best, one) => (best && best.score >= one.score ? best : one), null)
}

/** What going on to this division is worth after the one above it; null where it does not follow. */
function stepTo(
  { division, kind, end, start }: RegionWord,
  above: Division | null,
  text: FreeText,
): { score: number; contradicts: boolean } | null {
  const rest = text.folded.slice(end, end + 8)
  if (kind === 'short' && (carriesOn.test(rest) || (beginsWithKind.test(rest) && text.free(end)))) return null
  const name = text.folded.slice(start, end)
  if (above === null) {
    if (division.level !== 'district')
      return { score: endsInKind.test(name) ? worth[kind] : worth.short, contradicts: false }
    const alone = regionsNamed(name).every(
      (one) => one.division.code === division.code || one.kind === 'shared',
    )
    if (!alone || (kind === 'short' && !division.name.zh.endsWith('市'))) return null
    return { score: worth[kind] - 1, contradicts: false }
  }
  const path = divisionPath(division.code)
  if (division.code === above.code && kind === 'short') return null
  if (path.some(({ code }) => code === above.code))
    return onlyOne(name, kind, above) ? { score: worth[kind], contradicts: false } : null
  const inProvince = path[0]?.code === divisionPath(above.code)[0]?.code
  const reach = above.level === 'province' || (above.level === 'city' && inProvince)
  const alone = regionsNamed(name).filter((one) => one.kind === 'full').length === 1
  if (kind === 'full' && division.level !== 'province' && reach && alone)
    return { score: 1, contradicts: true }
  return null
}

/** Whether a city's whole name is that of a place in another province too, as 连江县 is. */
function namesakesElsewhere({ division, kind, start, end }: RegionWord, folded: string): boolean {
  if (kind !== 'full' || division.level !== 'city') return false
  return regionsNamed(folded.slice(start, end)).some(
    (one) => one.kind === 'full' && one.division.code.slice(0, 2) !== division.code.slice(0, 2),
  )
}

/** Whether the name stands for one division only among those below; 朝阳区 in 北京 does, 桥西区 in 河北 does not. */
function onlyOne(name: string, kind: RegionName['kind'], above: Division): boolean {
  const inside = regionsNamed(name).filter(
    (one) =>
      // What has a name now comes before what had it.
      (one.kind === kind || (kind === 'former' && one.kind === 'full')) &&
      one.division.code !== above.code &&
      divisionPath(one.division.code).some(({ code }) => code === above.code),
  )
  const levels = new Set(inside.map(({ division }) => division.level))
  return inside.length <= 1 || levels.size === inside.length
}

/** The names that begin at a place, the longest first; of one length the highest level first. */
function wordsAt({ folded, free }: FreeText, start: number): readonly RegionWord[] {
  let end = start
  while (end < folded.length && end - start < longestName && free(end)) end += 1
  const words: RegionWord[] = []
  for (; end - start >= 2; end -= 1)
    for (const name of regionsNamed(folded.slice(start, end))) words.push({ ...name, start, end })
  return words
}

/** A name that stands alone and that several places have or had, one word for each of them. */
export function namesakesAt(text: FreeText, start: number): readonly RegionWord[] {
  const words = wordsAt(text, skipBetween(text, start)).filter(
    ({ kind, division }) => (kind === 'full' || kind === 'former') && division.level !== 'province',
  )
  return words.filter(({ end }) => end === words[0]?.end)
}

/** Passes what is taken already, separators and fillers. */
function skipBetween({ folded, free }: FreeText, start: number): number {
  let at = start
  while (at < folded.length) {
    if (!free(at)) at += 1
    else {
      const rest = folded.slice(at, at + 12)
      const length = (between.exec(rest) ?? filler.exec(rest))?.[0].length
      if (!length) return at
      at += length
    }
  }
  return at
}
