import type { Marked } from '../../../client/search-answer.ts'
import { foldInPlace } from '../../../server/text-matching/fold.ts'
import type { Unit } from './read-query.ts'

/** What to mark in a text, folded. An open word may go on: `ship` is in `shipping`. */
export type Needle = {
  readonly term: string
  readonly han: boolean
  readonly open: boolean
  /** 1 for the visitor's own words. */
  readonly worth: number
}

/** A bound for a question that is a list of words. */
const mostNeedles = 60

/** Words of a question and those that mean the same, longest first. */
export function needlesOf(units: readonly Unit[]): readonly Needle[] {
  const needles = new Map<string, Needle>()
  for (const { tokens, open, worth } of units.flatMap(({ forms }) => forms)) {
    for (const { term, han } of tokens) {
      if (!needles.has(term)) needles.set(term, { term, han, open, worth })
    }
  }
  return [...needles.values()].sort((one, other) => other.term.length - one.term.length).slice(0, mostNeedles)
}

const letter = /[\p{L}\p{N}]/u
const hanCharacter = /\p{Script=Han}/u

/** Where a needle stands in folded text: a Chinese one anywhere, a word at the beginning of a word, to its end. */
export function placesOfNeedle(
  folded: string,
  { term, han, open }: Needle,
): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  for (let from = folded.indexOf(term); from !== -1; from = folded.indexOf(term, from + term.length)) {
    if (han) places.push([from, from + term.length])
    else if (!isWordLetter(folded[from - 1])) {
      let end = from + term.length
      while (isWordLetter(folded[end])) end += 1
      const rest = folded.slice(from + term.length, end)
      if (open || rest === '' || rest === 's') places.push([from, end])
    }
  }
  return places
}

function isWordLetter(character: string | undefined): boolean {
  return character !== undefined && letter.test(character) && !hanCharacter.test(character)
}

/** A text in pieces, those marked where a needle stands. */
export function markText(text: string, needles: readonly Needle[]): Marked {
  const { folded, from } = foldInPlace(text)
  const hit = new Uint8Array(text.length)
  for (const needle of needles) {
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
