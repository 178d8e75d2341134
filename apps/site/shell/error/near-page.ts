import { distance } from 'fastest-levenshtein'

type Page = { readonly path: string }

/** How much of a word must be right for another to have been meant. */
const leastAlike = 0.65
/** The beginning of a word, or a word with an ending, names it as surely as one with a slip. */
const alikeByBeginning = 0.8
const shortestWord = 4

/** The words of an address that say something. */
export function wordsOf(asked: string): readonly string[] {
  return asked
    .toLowerCase()
    .split(/[/_.-]+/)
    .filter((word) => word.length >= shortestWord - 1 && !word.includes('%'))
}

/** The pages whose addresses are most like the one asked for, at most so many, the likest first. */
export function nearPages<Known extends Page>(
  asked: string,
  pages: readonly Known[],
  most: number,
): readonly Known[] {
  const words = wordsOf(asked)
  const likely = pages
    .map((page) => {
      const last = page.path.toLowerCase().split('/').at(-1) ?? ''
      return { page, alike: Math.max(0, ...words.map((word) => likeness(word, last))) }
    })
    .filter(({ alike }) => alike >= leastAlike)
    .sort((one, other) => other.alike - one.alike)
  return likely.slice(0, most).map(({ page }) => page)
}

function likeness(word: string, name: string): number {
  if (name.length < shortestWord - 1) return 0
  const alike = 1 - distance(word, name) / Math.max(word.length, name.length)
  const shorter = Math.min(word.length, name.length)
  const begins = shorter >= shortestWord && (word.startsWith(name) || name.startsWith(word))
  return begins ? Math.max(alike, alikeByBeginning) : alike
}
