import { pinyinOf } from '@hongyan/domain/address-book/pinyin'

/** Whether two simplified characters can be pronounced alike, whatever their tones. */
export function soundAlike(one: string, other: string): boolean {
  const known = pinyinOf(other)
  return pinyinOf(one).some((syllable) => known.includes(syllable))
}

/** Whether two folded Chinese words differ in one character that sounds like the other, as a typing slip has it. */
export function isOneSoundSlip(word: string, other: string): boolean {
  const [these, those] = [[...word], [...other]]
  if (these.length !== those.length) return false
  const differing = these.flatMap((one, at) => (one === those[at] ? [] : [[one, those[at] ?? ''] as const]))
  const [slip, ...more] = differing
  return slip !== undefined && more.length === 0 && soundAlike(...slip)
}
