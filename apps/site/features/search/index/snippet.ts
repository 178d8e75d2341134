import { type Needle, placesOfNeedle } from './mark.ts'

/** How long a passage may be shown, in the width of a Latin letter; a Chinese character takes two. */
const longest = 190
/** What stands before the first word that answers, and a sentence that is begun with. */
const lead = 40
const longestBefore = 110

/** Any of several words for the same thing, beside the letters of what was typed. */
const synonymWeight = 0.5

/** A passage with fewer characters tells little beside its own words. */
const shortPassage = 10

/** The sentences that hold most of the question, cut around it. `folded` are the passages as they are compared, in the same order. */
export function snippet(
  passages: readonly string[],
  folded: readonly string[],
  needles: readonly Needle[],
  fallback: string,
): string {
  // Of words that mean the same, those of another script stand nowhere here.
  const han = /\p{Script=Han}/u.test(fallback)
  const fit = needles.filter((needle) => needle.worth === 1 || needle.han === han)
  let best = { text: fallback, weight: 0, from: 0 }
  for (const [index, passage] of folded.entries()) {
    const found = fit.flatMap((needle) => {
      const [first] = placesOfNeedle(passage, needle, 1)
      return first === undefined
        ? []
        : [{ from: first[0], weight: needle.worth === 1 ? needle.term.length : synonymWeight }]
    })
    const sum = found.reduce((total, { weight }) => total + weight, 0)
    const weight = passage.length < shortPassage ? sum / 2 : sum
    if (weight > best.weight) {
      best = { text: passages[index] ?? '', weight, from: Math.min(...found.map(({ from }) => from)) }
    }
  }
  return cut(best.text, best.from)
}

/** A piece of a long text around a place: up to the end of a sentence, else of a clause, else of a word. */
export function cut(text: string, around: number): string {
  if (widthOf(text) <= longest) return text
  const begin = around <= lead ? 0 : (sentenceBefore(text, around) ?? boundaryBefore(text, around - lead / 2))
  let end = begin
  for (let width = 0; end < text.length && width < longest; end += 1) width += widthOf(text[end] ?? '')
  const before = begin > 0 ? '…' : ''
  if (end === text.length) return before + text.slice(begin).trim()
  const least = Math.max(around + 1, begin + (end - begin) / 3)
  const sentence = lastEnd(text, least, end, /[。！？；]|[.!?;](?=\s)/g)
  if (sentence !== null) return before + text.slice(begin, sentence).trim()
  const clause = lastEnd(text, least, end, /[，、：](?!\s)|[,:](?=\s)/g)
  if (clause !== null) return `${before}${text.slice(begin, clause - 1).trim()}…`
  const word = boundaryBefore(text, end)
  return `${before}${text.slice(begin, word > begin ? word : end).trim()}…`
}

/** Just after the last of some marks between two places; null where none is there. */
function lastEnd(text: string, least: number, end: number, marks: RegExp): number | null {
  const ends = [...text.slice(0, end).matchAll(marks)].map(({ index }) => index + 1)
  return ends.findLast((at) => at > least) ?? null
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += /[\u2e80-\uffff]/.test(character) ? 2 : 1
  return width
}

/** Where the sentence around a place begins, when that is not far. */
function sentenceBefore(text: string, around: number): number | null {
  const from = startOfWidth(text, around, longestBefore)
  const ends = [...text.slice(from, around).matchAll(/[。！？；]|[.!?;]\s+/g)]
  const last = ends.at(-1)
  return last === undefined ? null : from + last.index + last[0].length
}

/** Where what stands before a place begins to be wider than this. */
function startOfWidth(text: string, before: number, most: number): number {
  let start = before
  for (let width = 0; start > 0 && width < most; start -= 1) width += widthOf(text[start - 1] ?? '')
  return start
}

/** The nearest place before where a Latin word is not cut. */
function boundaryBefore(text: string, at: number): number {
  let place = at
  while (
    place > 0 &&
    at - place < 20 &&
    /[\w’'-]/.test(text[place - 1] ?? '') &&
    /[\w’'-]/.test(text[place] ?? '')
  ) {
    place -= 1
  }
  return place
}
