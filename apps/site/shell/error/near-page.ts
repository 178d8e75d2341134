import { distance } from 'fastest-levenshtein'

type Page = { readonly path: string; readonly name: string }

/** How much of a word must be right for another to have been meant. */
const leastAlike = 0.65
/** The beginning of a word, or a word with an ending, names it as surely as one with a slip. */
const alikeByBeginning = 0.8
const shortestWord = 4

/** The page whose address is most like the one asked for; null where none is. Of equals the first. */
export function nearPage(asked: string, pages: readonly Page[]): Page | null {
  const words = asked
    .toLowerCase()
    .split(/[/_.-]+/)
    .filter((word) => word.length >= shortestWord - 1)
  const likely = pages
    .map((page) => {
      const last = page.path.toLowerCase().split('/').at(-1) ?? ''
      return { page, alike: Math.max(0, ...words.map((word) => likeness(word, last))) }
    })
    .filter(({ alike }) => alike >= leastAlike)
    .sort((one, other) => other.alike - one.alike)
  return likely[0]?.page ?? null
}

function likeness(word: string, name: string): number {
  if (name.length < shortestWord - 1) return 0
  const alike = 1 - distance(word, name) / Math.max(word.length, name.length)
  const shorter = Math.min(word.length, name.length)
  const begins = shorter >= shortestWord && (word.startsWith(name) || name.startsWith(word))
  return begins ? Math.max(alike, alikeByBeginning) : alike
}
