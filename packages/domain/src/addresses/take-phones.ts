import { type FoundPhone, findPhone } from './find-phone.ts'
import type { TextInHand } from './text-in-hand.ts'

/** What joins one number to another, or names the other: 138… 或 139…, 138…（备用139…）. */
const joint =
  /(?:[\s,，、/;；|&+]|或者?|和|及|(?<![A-Z])(?:or|and)(?![A-Z])|备用|另外?|第二|其他|家人|妻子|丈夫|老婆|老公|爱人|爸爸?|妈妈?|同事|座机|固话|手机|联系|电话号?|号码|[:：(（]|[)）])+$/i
const mostOthers = 3

/**
 * Takes the number to call out of a text, and every other one: of somebody else as what is said to the courier, the same
 * again as nothing. `blanked` is the text without what is no longer looked at.
 */
export function takePhones(
  hand: TextInHand,
  blanked: string,
  from = 0,
): { readonly phone: FoundPhone | null; readonly others: readonly string[] } {
  const found = findPhone(blanked)
  if (found === null) return { phone: null, others: [] }
  take(hand, found, from, 'phone')
  const others: string[] = []
  let rest = blank(blanked, found)
  for (let turn = 0; turn < mostOthers; turn += 1) {
    const next = findPhone(rest)
    if (next === null || next.problem !== null) break
    const isSame = next.phone === found.phone
    if (!isSame) others.push(next.phone)
    take(hand, next, from, isSame ? 'label' : 'remark')
    takeJoint(hand, rest, next, from)
    rest = blank(rest, next)
  }
  return { phone: found, others }
}

const blank = (text: string, { start, end }: FoundPhone): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** With the brackets that hold it alone. */
function take(
  hand: TextInHand,
  { start, end }: FoundPhone,
  from: number,
  as: 'phone' | 'remark' | 'label',
): void {
  hand.take(from + start, from + end, as)
  const isHeld =
    /[(（]/.test(hand.folded.charAt(from + start - 1)) && /[)）]/.test(hand.folded.charAt(from + end))
  if (!isHeld) return
  hand.take(from + start - 1, from + start, 'gap')
  hand.take(from + end, from + end + 1, 'gap')
}

function takeJoint(hand: TextInHand, text: string, { start, end }: FoundPhone, from: number): void {
  const before = joint.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? ''
  if (/[^\s,，、;；|]/.test(before)) hand.take(from + start - before.length, from + start, 'label')
  if (/[(（]/.test(before) && /[)）]/.test(text.charAt(end))) hand.take(from + end, from + end + 1, 'gap')
}
