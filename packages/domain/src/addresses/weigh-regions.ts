import { childrenOf, type Division, type DivisionLevel, findDivision } from '../places/divisions.ts'
import { passFiller } from './area-filler.ts'
import { leadsToPhone } from './choose-name.ts'
import { nameWorth } from './find-name.ts'
import {
  type FreeText,
  liesIn,
  matchRegion,
  matchWithin,
  namesAt,
  type RegionMatch,
  type RegionWord,
  standing,
} from './match-region.ts'
import { regionsNamed } from './region-names.ts'
import type { TextInHand } from './text-in-hand.ts'
import { weighTown } from './weigh-town.ts'

/** What the text says of the area, all that it says weighed. */
type WeighedRegion = {
  readonly region: RegionMatch | null
  /** The places that it names against each other; none where it does not. */
  readonly candidates: readonly Division[]
  /** Where the same area is said once more. */
  readonly again: readonly RegionMatch[]
}

/** Names of an area one behind another; `opens`: at the beginning of a stretch of the text. */
type Reading = RegionMatch & { readonly start: number; readonly opens: boolean }

/**
 * Finds the area a text names: the reading that says most, made deeper by others that agree with it. Where another one
 * says as plainly that it lies elsewhere, none is taken: whoever asks has to choose.
 */
export function weighRegions(hand: TextInHand): WeighedRegion {
  const readings = readAll(hand)
  const main = mainOf(readings)
  if (main === null) return { region: null, candidates: [], again: [] }
  const others = readings.filter((one) => one !== main)
  const against = others.filter((one) => !agrees(one, main) && counts(hand, one, main))
  const beside = [...districtBeside(hand, main), ...strangersBeside(hand, main)]
  if (against.length > 0 || beside.length > 0) {
    const named = [main, ...against].map(({ division }) => division)
    return { region: null, candidates: unique([...named, ...beside]), again: [] }
  }
  const same = others.filter((one) => agrees(one, main) && repeats(hand, one, main))
  const deepest = same.reduce<Reading>(
    (best, one) => (liesIn(one.division, best.division) ? one : best),
    main,
  )
  const again = [main, ...same].filter((one) => one !== deepest)
  return { ...weighTown(hand, completed(hand, deepest)), again }
}

const unique = (divisions: readonly Division[]): readonly Division[] => [...new Set(divisions)]

/** Every reading, in order and without overlap: where a stretch begins, behind another one, or in full inside. */
function readAll(hand: TextInHand): readonly Reading[] {
  const found: Reading[] = []
  const text = standing(hand)
  let covered = 0
  for (const run of hand.runs()) {
    let at = Math.max(run.start, covered)
    while (at < run.end - 1) {
      const match = matchRegion(text, at)
      const start = match?.words[0]?.start ?? at
      const opens = passFiller(hand, run.start) === start
      const follows = found.length > 0 && hand.onlyGaps(covered, start)
      if (match && start < run.end && (opens || follows || isPlain(match))) {
        found.push({ ...match, start, opens })
        covered = Math.max(match.words.at(-1)?.end ?? 0, start + 1)
        at = covered
      } else at += 1
    }
  }
  return found
}

/** Inside a text only what says its kind, or all three levels, is the name of a place. */
function isPlain(match: RegionMatch): boolean {
  return match.words.every(({ kind }) => kind === 'full') || levelsOf(match).size === 3
}

const levelsOf = ({ words }: RegionMatch): ReadonlySet<DivisionLevel> =>
  new Set(words.map(({ division }) => division.level))

/** The reading that says most, of equals the first; a district alone inside the text is too little. */
function mainOf(readings: readonly Reading[]): Reading | null {
  return readings
    .filter(({ opens, score }) => opens || score > 3)
    .reduce<Reading | null>((best, one) => (best && best.score >= one.score ? best : one), null)
}

/** Whether both can be meant: one lies in the other, whatever its name stood for once. */
function agrees(one: RegionMatch, main: RegionMatch): boolean {
  const named = one.words.length === 1 ? one.words.flatMap((word) => regionsOf(word)) : [one.division]
  return named.some(
    (division) =>
      division.code === main.division.code ||
      liesIn(division, main.division) ||
      liesIn(main.division, division),
  )
}

const regionsOf = ({ division, stays, kind }: RegionWord): readonly Division[] =>
  stays || kind === 'short'
    ? [division]
    : regionsNamed(division.name.zh)
        .map((one) => one.division)
        .concat(division)

/** Names that say no more than where in a city: every city may have a part called so. */
const isVague = /^(城区|郊区|矿区|新区|市区|城关区|新城区|[东南西北中]区)$/
/** What follows the name of a place in that of a firm or a house: 上海市驻深圳办事处. */
const isFirm =
  /^[^0-9路街巷村镇乡]{0,14}(公司|集团|银行|大厦|酒店|商会|办事处|学校|大学|学院|中学|小学|医院|法院|检察院|局|研究院|研究所|派出所|幼儿园|体育馆|图书馆|厂|店|广场|花园|会所|餐厅|饭店|面馆|特产|政府|会馆|同乡会|中心|馆)/

/** Whether a reading says plainly enough that the address lies elsewhere. */
function counts(hand: TextInHand, one: Reading, main: Reading): boolean {
  const plain = one.words.some(({ kind }) => kind !== 'short' && kind !== 'area')
  const levels = levelsOf(one).size
  const ofFirm = isFirm.test(hand.folded.slice(one.end, one.end + 20))
  // Two short names within a street are its own; where an address may begin, they say where that is.
  const begins = one.opens || isBetween(hand, main.end, one.start)
  if (levels > 1) return plain || levels === 3 || (begins && !ofFirm)
  const before = one.start < main.start
  if (before && isBetween(hand, one.end, main.start))
    return (one.division.level !== 'district' || plain) && !isPersonBeside(hand, one, main)
  if (!plain || ofFirm) return false
  const name = one.words[0]?.division.name.zh ?? ''
  const { end } = main
  // Towns of the mainland are called like those that are divisions in Taiwan: 通州市金沙镇.
  if (!before && /^71/.test(one.division.code) && /[镇乡]$/.test(name)) return false
  if (!before && isBetween(hand, end, one.start)) return !isVague.test(name)
  // A place of its own between commas.
  return one.opens && one.division.level !== 'district' && !hand.free(one.end)
}

/** 黄石 13800138000 浙江省杭州市: beside the number a short name with a family name is a person's. */
function isPersonBeside(hand: TextInHand, one: Reading, main: Reading): boolean {
  const [word, ...others] = one.words
  if (!word || others.length > 0 || word.kind !== 'short' || levelsOf(main).size < 2) return false
  const worth = nameWorth(hand.folded.slice(word.start, word.end), { phone: true, edge: true })
  return worth >= 7 && leadsToPhone(hand, word.end)
}

/** Another district of the same city right behind the area: only one of them can be meant. */
function districtBeside(hand: TextInHand, main: Reading): readonly Division[] {
  const city = main.division.level === 'district' ? findDivision(main.division.parent) : null
  const next = city && matchWithin(hand, main.end, city)
  const [word] = next?.words ?? []
  if (!next || !word || next.contradicts || word.kind !== 'full' || isVague.test(word.division.name.zh))
    return []
  if (next.division.code === main.division.code || isFirm.test(hand.folded.slice(next.end, next.end + 20)))
    return []
  return isBetween(hand, main.end, word.start) ? [next.division] : []
}

/** The districts of that name, none of which lies in the city right before it: 广州市南山区. */
function strangersBeside(hand: TextInHand, { division, end }: Reading): readonly Division[] {
  if (division.level === 'district' || childrenOf(division.code).length === 0) return []
  const start = passFiller(hand, end)
  const all = namesAt(hand, start)
  const named = all.filter((word) => word.end === all[0]?.end)
  const [first] = named
  if (
    !first ||
    isVague.test(first.division.name.zh) ||
    isFirm.test(hand.folded.slice(first.end, first.end + 20))
  )
    return []
  const here = named.some((word) => word.within !== undefined || liesIn(word.division, division))
  if (here || named.some(({ kind }) => kind !== 'full') || !/[区县市旗]$/.test(first.division.name.zh))
    return []
  return named.map((word) => word.division)
}

const isBetween = (text: FreeText, from: number, to: number): boolean =>
  from <= to && passFiller(text, from) >= to

/** Whether a reading that agrees only says the area again, and is no part of the street. */
function repeats(hand: TextInHand, one: Reading, main: Reading): boolean {
  const plain = one.words.filter(({ kind }) => kind === 'full' || kind === 'shared')
  if (levelsOf(one).size > 1) return plain.length > 0 || one.opens
  if (plain.length === 0 || isFirm.test(hand.folded.slice(one.end, one.end + 20))) return false
  return one.start < main.start ? one.opens : isBetween(hand, main.end, one.start)
}

/** With the district that stands alone in another place of the text, where the area ends above one. */
function completed(hand: TextInHand, main: Reading): RegionMatch {
  if (main.division.level === 'district') return main
  for (const { start } of hand.runs()) {
    const found = start >= main.start && start < main.end ? null : matchWithin(hand, start, main.division)
    const [word] = found?.words ?? []
    if (!found || found.contradicts || word?.start !== start || word.kind !== 'full') continue
    // It stands apart, and so is likely rather than sure.
    const apart = found.words.map((one): RegionWord => ({ ...one, kind: 'short' }))
    return { ...main, division: found.division, words: [...main.words, ...apart] }
  }
  return main
}
