import type { SearchIndex } from './build-index.ts'

/** Shorter words have too many neighbours. */
const shortest = 4

/** The most frequent known word that one slip of the keyboard turns into `word`, or null. */
export function mendWord(word: string, index: Pick<SearchIndex, 'words' | 'postings'>): string | null {
  if (word.length < shortest) return null
  let best: string | null = null
  let most = 0
  for (const known of index.words) {
    if (known.length < shortest || !isOneSlip(word, known)) continue
    const count = index.postings.count(known)
    if (count > most) {
      best = known
      most = count
    }
  }
  return best
}

/** Whether one letter was left out, added, changed, or two neighbours swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let begin = 0
  while (begin < one.length && one[begin] === other[begin]) begin += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - begin &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1
  }
  const left = one.slice(begin, one.length - end)
  const right = other.slice(begin, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
