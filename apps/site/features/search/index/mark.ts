import type { Marked } from '../../../client/search-answer.ts'
import { foldInPlace } from '../../../server/text-matching/fold.ts'
import { piecesOf } from '../../../server/text-matching/tokens.ts'
import type { Form, Unit } from './read-query.ts'

/** What to mark in a text, folded: whole words and phrases. An open word may go on: `ship` is in `shipping`. */
export type Needle = {
  readonly term: string
  readonly han: boolean
  readonly open: boolean
  /** 1 for the visitor's own words. */
  readonly worth: number
  /** Words of a phrase, which anything but letters may stand between; one for a word, and for Chinese. */
  readonly words: readonly string[]
}

/** A bound for a question that is a list of words. */
const mostNeedles = 60

/** Phrases of a question and those that mean the same, longest first. */
export function needlesOf(units: readonly Unit[]): readonly Needle[] {
  const needles = new Map<string, Needle>()
  for (const form of units.flatMap(({ forms }) => forms)) {
    for (const needle of needlesOfForm(form)) {
      if (!needles.has(needle.term)) needles.set(needle.term, needle)
    }
  }
  return [...needles.values()].sort((one, other) => other.term.length - one.term.length).slice(0, mostNeedles)
}

function needlesOfForm({ text, open, worth }: Form): readonly Needle[] {
  const pieces = piecesOf(text)
  const words = pieces.map(({ term }) => term)
  if (pieces.some(({ han }) => han)) {
    return [...new Set([text, ...(worth === 1 ? words.flatMap(wordsWithin) : [])])].map((term) => ({
      term,
      han: true,
      open,
      worth,
      words: [term],
    }))
  }
  return words.length === 0 ? [] : [{ term: text, han: false, open, worth, words }]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** What a visitor typed without a space is seldom written so: words of it that say something by themselves. */
function wordsWithin(typed: string): readonly string[] {
  if (typed.length < 3) return [typed]
  return [...segmenter.segment(typed)].map(({ segment }) => segment).filter((word) => word.length > 1)
}

const letter = /[\p{L}\p{N}]/u
const hanCharacter = /\p{Script=Han}/u

/** Where a needle stands in folded text: a Chinese one anywhere, words from the beginning of the first to the end of the last. */
export function placesOfNeedle(
  folded: string,
  { han, open, words }: Needle,
): readonly (readonly [number, number])[] {
  const [first = '', ...others] = words
  const places: (readonly [number, number])[] = []
  for (let from = folded.indexOf(first); from !== -1; from = folded.indexOf(first, from + first.length)) {
    const last = endOfWords(folded, from + first.length, others)
    if (last === null) continue
    if (han) places.push([from, last])
    else if (!isWordLetter(folded[from - 1])) {
      let end = last
      while (isWordLetter(folded[end])) end += 1
      const rest = folded.slice(last, end)
      if (open || rest === '' || rest === 's') places.push([from, end])
    }
  }
  return places
}

/** Where the further words of a phrase end, each after something that is no letter; null where they do not follow. */
function endOfWords(folded: string, after: number, words: readonly string[]): number | null {
  let at = after
  for (const word of words) {
    let next = at
    while (next < folded.length && !isWordLetter(folded[next])) next += 1
    if (next === at || !folded.startsWith(word, next)) return null
    at = next + word.length
  }
  return at
}

function isWordLetter(character: string | undefined): boolean {
  return character !== undefined && letter.test(character) && !hanCharacter.test(character)
}

/**
 * A text in pieces, those marked where a needle stands: of words that mean the same only those of another script, which
 * the visitor could not have typed.
 */
export function markText(text: string, needles: readonly Needle[]): Marked {
  const { folded, from } = foldInPlace(text)
  const hit = new Uint8Array(text.length)
  const typed = new Set(needles.filter(({ worth }) => worth === 1).map(({ han }) => han))
  for (const needle of needles.filter(({ worth, han }) => worth === 1 || !typed.has(han))) {
    for (const [start, end] of placesOfNeedle(folded, needle)) {
      hit.fill(1, from[start], from[end] ?? text.length)
    }
  }
  const pieces: { text: string; hit: boolean }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const marked = hit[at] === 1
    const last = pieces.at(-1)
    if (last?.hit === marked) last.text += text[at]
    else pieces.push({ text: text[at] ?? '', hit: marked })
  }
  return pieces
}
