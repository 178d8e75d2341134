import { layIn } from '../places/current-code.ts'
import { type Division, findDivision } from '../places/divisions.ts'
import { passFiller } from './area-filler.ts'
import { longestNameFrom, provinceAbbreviated, type RegionName, regionsNamed } from './region-names.ts'

/** A name of a division as it stands in the text. */
export type RegionWord = RegionName & {
  readonly start: number
  readonly end: number
  /** Whether it says more than the division, and so stays in the street: 柯桥街道, 雄安新区. */
  readonly stays?: boolean
}

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
export type FreeText = {
  readonly folded: string
  readonly free: (at: number) => boolean
  /** What was read already, where the text does not change between several looks at it. */
  readonly seen?: SeenNames
}

type SeenNames = {
  readonly names: Map<number, readonly RegionWord[]>
  readonly below: Map<string, RegionMatch | null>
}

/** The text as it stands, for many looks at it: hostile ones name places without end. */
export function standing({ folded, free }: FreeText): FreeText {
  return { folded, free, seen: { names: new Map(), below: new Map() } }
}

const worth = { full: 4, former: 3, shared: 3, short: 2, area: 2 } as const
/** After a name without its kind these make it part of another name: 南京东路, 江夏大道, 武汉大学. */
const carriesOn =
  /^(?!大道村)([东西南北中]?[一二三四五六七八九十]?(路|街|大道|大街|巷|弄|胡同)|道|湾|[东西南北中]里|大学|学院|银行|站|机场|大厦|大酒店|商会|同乡|发展银行)/
/** What makes a district's name that of a sight, which may lie in the next one: 朝阳门, 天河城, 海珠广场. */
const isSight =
  /^([宫寺祠亭塔阁陵庙线楼]|(文化|体育|市民)?广场|(湿地)?公园|大桥|立交|国际机场|前\d|[门屯坡嘴山湖河江城塘泉溪桥港岛岭](?!南街|(?<=江)[东南西北])(?![^东西南北中大内外上下\d]\p{Script=Han}{0,3}?(路|街|大道|巷|弄|胡同|村|镇|乡|社区|小区|花园|苑|公寓|大厦)))/u
/** What is named after its district: the name stays with it in the street. */
const isNamedAfter =
  /^(\p{Script=Han}{1,4}(广场|公园|大厦)|宾馆|饭店|火车站|车站|客运|汽车|口岸|博物馆|体育|驿站|古镇|中心[城区]|步行街|商业街|菜市场|造船厂|万达|宝龙)/u
const beginsWithKind = /^[省市区县州盟旗]/
/** 大同市场 is a market. */
const isMarket = /^场(?!口)/
/** A short name that goes on so is that of a town in the division: the town stays in the street. */
const isTown = /^(镇|乡|街道|村|办事处)/
/** 九龙 and 离岛 are whole names and still may begin others: 九龙坡区, 离岛区. */
const endsInKind = /[省市区县州盟旗]$/

type Above = Pick<RegionWord, 'division' | 'kind'>

/**
 * Reads the divisions named from a place of the text on, province first, whatever of them is there; a district alone
 * leads to its city and province when no other has its name. Null where none is named. Looks no further than a few
 * names, however long the text is.
 */
export function matchRegion(text: FreeText, start: number): RegionMatch | null {
  return deepen(text, passFiller(text, start), null)
}

/** The same below a division that is known already. */
export function matchWithin(text: FreeText, start: number, above: Division): RegionMatch | null {
  return deepen(text, passFiller(text, start), { division: above, kind: 'full' })
}

/** Names of an area that are read one behind another: each of its levels twice. */
const mostNames = 6

function deepen(text: FreeText, start: number, above: Above | null, depth = 0): RegionMatch | null {
  const words = depth === mostNames ? [] : wordsAt(text, start, above)
  if (words.length === 0) return null
  const key = `${start} ${above?.division.code} ${above?.kind} ${depth}`
  const seen = text.seen?.below.get(key)
  if (seen !== undefined) return seen
  let best: RegionMatch | null = null
  for (const word of words) {
    const one = goOn(text, word, above, depth + 1)
    if (one && (best === null || one.score > best.score)) best = one
  }
  text.seen?.below.set(key, best)
  return best
}

/** What a word leads to, with the names behind it. */
function goOn(text: FreeText, word: RegionWord, above: Above | null, depth: number): RegionMatch | null {
  const step = stepTo(word, above, text)
  if (step === null) return null
  const rest = text.folded.slice(word.end, word.end + 8)
  const goesOn =
    word.kind === 'short' &&
    word.division.level === 'district' &&
    text.free(word.end) &&
    (isTown.test(rest) || isNamedAfter.test(rest))
  const stays = goesOn || word.kind === 'area'
  const next = goesOn ? null : nextOf(text, word, depth)
  // 康定县 is the county, unless another of its prefecture follows.
  if (!next && word.kind === 'shared' && isFormerPart(word, text.folded)) return null
  // Of places of one name what lies in one of them tells: 连江县南竿乡.
  if (!next && above === null && namesakesElsewhere(word, text.folded)) return null
  const own = stays && !next ? { ...word, stays } : word
  return {
    division: next?.division ?? word.division,
    words: [own, ...(next?.words ?? [])],
    end: next?.end ?? (own.stays ? word.start : word.end),
    score: step.score + (next?.score ?? 0),
    contradicts: step.contradicts || (next?.contradicts ?? false),
  }
}

/** The names behind a word; the 市 that ends it may begin them as well: 青岛市南区. */
function nextOf(text: FreeText, word: RegionWord, depth: number): RegionMatch | null {
  const twice = text.folded.charAt(word.end) === text.folded.charAt(word.end - 1)
  const next =
    deepen(text, passFiller(text, word.end), word, depth) ??
    (twice ? deepen(text, passFiller(text, word.end + 1), word, depth) : null)
  if (word.division.level === 'district' || text.folded.charAt(word.end - 1) !== '市') return next
  const shared = deepen(text, word.end - 1, word, depth)
  return shared && shared.words[0]?.kind !== 'short' && shared.score > (next?.score ?? 0) ? shared : next
}

/** What going on to this division is worth after the one above it; null where it does not follow. */
function stepTo(
  word: RegionWord,
  above: Above | null,
  text: FreeText,
): { score: number; contradicts: boolean } | null {
  const { division, kind, end, start } = word
  const name = text.folded.slice(start, end)
  if ((kind === 'short' || (kind === 'full' && !endsInKind.test(name))) && isPartOfName(text, word))
    return null
  if (name.endsWith('市') && isMarket.test(text.folded.slice(end, end + 2))) return null
  if (above === null) {
    if (name.length === 1) return { score: 1, contradicts: false }
    if (kind === 'area' && regionsNamed(name).some((one) => one.division.code !== division.code)) return null
    if (division.level !== 'district')
      return { score: endsInKind.test(name) ? worth[kind] : worth.short, contradicts: false }
    const alone = regionsNamed(name).every(
      (one) => one.division.code === division.code || one.kind === 'shared' || one.within !== undefined,
    )
    // 东区 and 中区 are parts of every estate.
    if (!alone || /^[东南西北中]区$/.test(name)) return null
    if (kind === 'short' && !division.name.zh.endsWith('市')) return null
    return { score: kind === 'area' ? worth.area : worth[kind] - 1, contradicts: false }
  }
  // 毕节地区毕节市 is the county that had the name of its prefecture.
  const countyOfIt = kind === 'shared' || (kind === 'full' && above.kind === 'former')
  if (division.code === above.division.code && countyOfIt) return null
  if (division.code === above.division.code) {
    const again = kind === 'area' ? 0 : kind === 'former' ? 1 : worth[kind]
    return kind === 'short' ? null : { score: again, contradicts: false }
  }
  if (liesIn(division, above.division)) {
    // Behind the name of a seat or of a new area only what says its kind is a district.
    const loose = above.kind === 'shared' || above.kind === 'area'
    if (loose && kind === 'short' && division.level === 'district') return null
    return kind === 'shared' || onlyOne(name, kind, above.division)
      ? { score: worth[kind], contradicts: false }
      : null
  }
  if (kind !== 'short' && layIn(division.code, above.division.code, name))
    return { score: worth[kind], contradicts: false }
  const inProvince = division.code.slice(0, 2) === above.division.code.slice(0, 2)
  const reach = above.division.level === 'province' || (above.division.level === 'city' && inProvince)
  const alone = regionsNamed(name).filter((one) => one.kind === 'full').length === 1
  if (kind === 'full' && division.level !== 'province' && reach && alone)
    return { score: 1, contradicts: true }
  return null
}

/** Prefectures that are written below another one, to whose people they belong. */
const writtenBelow: Readonly<Record<string, string>> = { 654200: '654000', 654300: '654000' }

/** Whether a division is written below another one. */
export function liesIn({ code, parent }: Division, outer: Division): boolean {
  if (parent === outer.code || findDivision(parent)?.parent === outer.code) return true
  return writtenBelow[code] === outer.code || writtenBelow[parent] === outer.code
}

/** Whether a name without its kind goes on as that of a street or house, or of another place. */
function isPartOfName(text: FreeText, { division, end }: RegionWord): boolean {
  const rest = text.folded.slice(end, end + 8)
  if (beginsWithKind.test(rest) && text.free(end)) return true
  if (division.level === 'district' && isTown.test(rest)) return false
  if (division.level === 'district' && isSight.test(rest)) return true
  if (!carriesOn.test(rest)) return false
  // 唐山路北区 is no street: a division of that city begins with the word for one.
  return !namesAt(text, end).some(
    (word) =>
      liesIn(word.division, division) &&
      (word.kind === 'full' || (word.kind === 'short' && !/^.[东西南北]/.test(rest))),
  )
}

function isFormerPart({ division, start, end }: RegionWord, folded: string): boolean {
  return regionsNamed(folded.slice(start, end)).some(
    (one) => one.kind === 'former' && one.division.parent === division.code,
  )
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
      liesIn(one.division, above),
  )
  const levels = new Set(inside.map(({ division }) => division.level))
  return inside.length <= 1 || levels.size === inside.length
}

/** The names that may stand at a place below another: those of the table, at the beginning provinces in one character. */
function wordsAt(text: FreeText, start: number, above: Above | null): readonly RegionWord[] {
  const words = namesAt(text, start).filter(
    ({ within }) => within === undefined || (above !== null && isWithin(above.division, within)),
  )
  const province = above === null && text.free(start) ? provinceAbbreviated(text.folded.charAt(start)) : null
  if (province === null) return words
  const abbreviated: RegionWord = { division: province, kind: 'short', start, end: start + 1 }
  return namesAt(text, start + 1).some((one) => followsAbbreviation(one, province))
    ? [...words, abbreviated]
    : words
}

const isWithin = ({ code, parent }: Division, outer: string): boolean => code === outer || parent === outer

/** 粤深圳市, 渝北碚区: a city, or the district of a municipality in full. */
function followsAbbreviation({ division, kind }: RegionWord, province: Division): boolean {
  if (!liesIn(division, province) || (kind !== 'full' && kind !== 'short')) return false
  const inMunicipality = findDivision(division.parent)?.name.zh === province.name.zh
  return division.level === 'city' || (inMunicipality && kind === 'full')
}

/** The names that begin at a place, the longest first; of one length the highest level first. */
export function namesAt({ folded, free, seen }: FreeText, start: number): readonly RegionWord[] {
  const known = seen?.names.get(start)
  if (known) return known
  const longest = longestNameFrom(folded.slice(start, start + 2))
  let end = start
  while (end < folded.length && end - start < longest && free(end)) end += 1
  const words: RegionWord[] = []
  for (; end - start >= 2; end -= 1)
    for (const name of regionsNamed(folded.slice(start, end))) words.push({ ...name, start, end })
  seen?.names.set(start, words)
  return words
}

/** A name that stands alone and that several places have or had, one word for each of them. */
export function namesakesAt(text: FreeText, start: number): readonly RegionWord[] {
  const words = namesAt(text, passFiller(text, start)).filter(
    ({ kind, division, within, heirs }) =>
      (kind === 'full' || kind === 'former' || heirs !== undefined) &&
      within === undefined &&
      division.level !== 'province',
  )
  return words.filter(({ end }) => end === words[0]?.end)
}
