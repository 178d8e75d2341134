import type { Marked } from '../../../client/search-answer.ts'
import { foldInPlace } from '../../../server/text-matching/fold.ts'
import { root, stem } from '../../../server/text-matching/stem.ts'
import { piecesOf } from '../../../server/text-matching/tokens.ts'
import type { Form, Unit } from './read-query.ts'

/** What to mark in a text, folded: whole words and phrases, in any of their forms. */
export type Needle = {
  readonly term: string
  readonly han: boolean
  /** Letters that are no word yet: what begins with them is meant. */
  readonly open: boolean
  /** 1 for the visitor's own words. */
  readonly worth: number
  /** What it begins with in every form. */
  readonly begin: string
  /** What the words of a phrase have in common with their forms; none of Chinese. */
  readonly stems: readonly string[]
}

/** A bound for a question that is a list of words. */
const mostNeedles = 60

/** Phrases of a question and those that mean the same, longest first. */
export function needlesOf(
  units: readonly Unit[],
  isWord: (word: string) => boolean = () => true,
): readonly Needle[] {
  const needles = new Map<string, Needle>()
  for (const form of units.flatMap(({ forms }) => forms)) {
    for (const needle of needlesOfForm(form, isWord)) {
      if (!needles.has(needle.term)) needles.set(needle.term, needle)
    }
  }
  return [...needles.values()].sort((one, other) => other.term.length - one.term.length).slice(0, mostNeedles)
}

function needlesOfForm({ text, worth }: Form, isWord: (word: string) => boolean): readonly Needle[] {
  const pieces = piecesOf(text)
  const words = pieces.map(({ term }) => term)
  if (pieces.some(({ han }) => han)) {
    return [{ term: text, han: true, open: false, worth, begin: text, stems: [] }]
  }
  const [first] = words
  if (first === undefined) return []
  const open = worth === 1 && words.length === 1 && !isWord(text)
  return [{ term: text, han: false, open, worth, begin: root(first), stems: words.map(stem) }]
}

const letter = /[\p{L}\p{N}]/u
const hanCharacter = /\p{Script=Han}/u

/**
 * Where a needle stands in folded text, at most so many times: a Chinese one anywhere, words from the beginning of the
 * first to the end of the last.
 */
export function placesOfNeedle(
  folded: string,
  { term, han, open, begin, stems }: Needle,
  most = Number.POSITIVE_INFINITY,
): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  let from = folded.indexOf(begin)
  while (from !== -1 && places.length < most) {
    if (han) places.push([from, from + begin.length])
    else if (from === 0 || !isWordLetter(folded.charCodeAt(from - 1))) {
      const end = open ? endOfWord(folded, from) : endOfWords(folded, from, term, stems)
      if (end !== null) places.push([from, end])
    }
    from = folded.indexOf(begin, from + begin.length)
  }
  return places
}

function endOfWord(folded: string, from: number): number {
  let end = from
  while (end < folded.length && isWordLetter(folded.charCodeAt(end))) end += 1
  return end
}

/** Where words end that begin here, each in any form and after something that is no letter; null where they do not stand. */
function endOfWords(folded: string, from: number, term: string, stems: readonly string[]): number | null {
  let start = from
  for (const [nth, common] of stems.entries()) {
    const end = endOfWord(folded, start)
    const word = folded.slice(start, end)
    if (end === start || (word !== term && stem(word) !== common)) return null
    if (nth === stems.length - 1) return end
    start = end
    while (start < folded.length && !isWordLetter(folded.charCodeAt(start))) start += 1
  }
  return null
}

/** Of folded text: anything beyond ASCII that is no Chinese character is looked at more closely. */
function isWordLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  const character = String.fromCharCode(code)
  return letter.test(character) && !hanCharacter.test(character)
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
