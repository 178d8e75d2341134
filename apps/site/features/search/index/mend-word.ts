import { isOneSlip } from '../../../server/text-matching/one-slip.ts'
import type { SearchIndex } from './create-index.ts'

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
