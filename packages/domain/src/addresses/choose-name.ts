import type { Label } from './address-labels.ts'
import { mayBeName, nameAtEnd, nameAtStart, nameInBrackets, nameWorth } from './find-name.ts'
import { matchRegion, type RegionMatch } from './match-region.ts'
import type { Confidence } from './parsed-address.ts'
import type { TextInHand } from './text-in-hand.ts'

type ChosenName = { readonly name: string; readonly confidence: Confidence }
type Word = { readonly start: number; readonly end: number }

const longestLabelled = 30

/** The name that stands behind its label. */
export function nameAfterLabel(hand: TextInHand, labels: readonly Label[]): ChosenName | null {
  for (const label of labels.filter(({ kind }) => kind === 'name')) {
    const word = words(hand).find(({ start }) => start >= label.end)
    if (!word || !hand.beside(label.end, word.start)) continue
    if (word.end - word.start > longestLabelled || matchRegion(hand, word.start)) continue
    return take(hand, word, 'sure')
  }
  return null
}

/** The word that looks most like a name: beside the number, first or last, with a family name, with a title. */
export function nameAmongWords(hand: TextInHand): ChosenName | null {
  const all = words(hand)
  let best: { word: Word; worth: number } | null = null
  for (const [at, word] of all.entries()) {
    const edge = at === 0 || at === all.length - 1
    const worth = nameWorth(hand.folded.slice(word.start, word.end), { phone: besidePhone(hand, word), edge })
    if (worth < 3 || worth <= (best?.worth ?? 0) || all.length === 1) continue
    if (matchRegion(hand, word.start)?.words[0]?.start === word.start) continue
    best = { word, worth }
  }
  return best && take(hand, best.word, best.worth >= 6 ? 'likely' : 'guess')
}

/** The name right before the area: 张三湖北省武汉市. */
export function nameBefore(hand: TextInHand, region: RegionMatch): ChosenName | null {
  const end = region.words[0]?.start ?? 0
  let start = end
  while (start > 0 && hand.free(start - 1)) start -= 1
  const length = nameAtStart(hand.folded.slice(start, end))
  return length > 0 ? take(hand, { start, end }, 'guess') : null
}

/** The name behind the street and house, before the number or at the end: 88号张三13800138000. */
export function nameAtTheEnd(hand: TextInHand): ChosenName | null {
  for (const { start, end } of [...hand.runs()].reverse()) {
    const last = leadsToPhone(hand, end) || hand.beside(end, hand.text.length)
    const text = hand.folded.slice(start, end)
    const length = last ? nameAtEnd(text) || nameInBrackets(text) : 0
    if (length > 0) return take(hand, { start: end - length, end }, 'guess')
  }
  return null
}

/** A word that stands alone beside the number, where nothing else names anybody: 安徽芳, 李**. */
export function nameLeftOver(hand: TextInHand): ChosenName | null {
  const word = words(hand).find(
    (one) => besidePhone(hand, one) && mayBeName(hand.folded.slice(one.start, one.end)),
  )
  return word ? take(hand, word, 'guess') : null
}

function take(hand: TextInHand, { start, end }: Word, confidence: Confidence): ChosenName {
  hand.take(start, end, 'name')
  const name = hand.text
    .slice(start, end)
    .replace(/^[(（【[]|(?<![(（](?:先生|女士|小姐|太太))[)）】\]]$/g, '')
  return { name: name.length > 2 ? name.replace(/[（(]?[收启]$/, '') : name, confidence }
}

const firm =
  /^[\p{Script=Han}A-Za-z0-9()（）·&]{2,26}(公司|集团|工作室|事务所|经营部|服务部|门市部|商行|超市|商店|专卖店|旗舰店|药店|诊所|幼儿园)$/u

/** The firm beside the number, where the text names nobody: it stands for the name. */
export function firmBesideNumber(hand: TextInHand): ChosenName | null {
  const all = words(hand)
  const found = all.find(
    (word) => firm.test(hand.folded.slice(word.start, word.end)) && besidePhone(hand, word) && all.length > 1,
  )
  return found ? take(hand, found, 'guess') : null
}

const isTitle = /^(先生|女士|小姐|太太|老师|经理|老板)$/
const isShortHan = /^\p{Script=Han}{1,4}$/u

/** The free stretches; words of one name with spaces between them are one: John Smith, 阿依古丽 · 买买提, 张三 先生. */
function words(hand: TextInHand): readonly Word[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of hand.runs()) {
    const last = joined.at(-1)
    const latin = last && /^[A-Za-z .'’-]+$/.test(hand.folded.slice(last.start, end))
    const dotted = last && (hand.folded[last.end - 1] === '·' || hand.folded[start] === '·')
    const titled =
      last &&
      isTitle.test(hand.folded.slice(start, end)) &&
      isShortHan.test(hand.folded.slice(last.start, last.end))
    if (last && (latin || dotted || titled) && start - last.end === 1 && hand.folded[last.end] === ' ')
      last.end = end
    else joined.push({ start, end })
  }
  return joined
}

/** Whether the number follows, behind its label at most. */
export function leadsToPhone(hand: TextInHand, from: number): boolean {
  let at = from
  while (isBetween(hand, at)) at += 1
  return hand.roleAt(at) === 'phone'
}

function besidePhone(hand: TextInHand, { start, end }: Word): boolean {
  let [before, after] = [start - 1, end]
  while (isBetween(hand, before)) before -= 1
  while (isBetween(hand, after)) after += 1
  return hand.roleAt(before) === 'phone' || hand.roleAt(after) === 'phone'
}

const isBetween = (hand: TextInHand, at: number): boolean =>
  hand.roleAt(at) === 'gap' || hand.roleAt(at) === 'label'
