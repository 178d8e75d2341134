import { fold } from '../../../server/text-matching/fold.ts'
import { piecesOf, type Token, termsToFind } from '../../../server/text-matching/tokens.ts'
import { fillerPhrases, fillerWords } from './fillers.ts'
import { synonyms } from './synonyms.ts'

/** One way of saying a part of a question. */
export type Form = {
  /** The words of it as they are said, folded. */
  readonly text: string
  readonly tokens: readonly Token[]
  /** What a match by these words is worth: 1 for the visitor's own. */
  readonly worth: number
  /** Whether a word of it may be the beginning of a longer one, as what a visitor types may be. */
  readonly open: boolean
}

/** A part of a question: the visitor's words for it first, then others that mean the same. */
export type Unit = { readonly text: string; readonly size: number; readonly forms: readonly Form[] }

/** What another word for the same thing is worth beside the visitor's own. */
const synonymWorth = 0.6
/** A Latin word says about as much as two Chinese characters. */
const wordSize = 2

/** Takes a question apart. Nothing to look for gives no units. */
export function readQuery(query: string): readonly Unit[] {
  const text = fold(query)
  // Said twice is meant once.
  const units = new Map(partsOf(text).map((unit) => [unit.text, unit]))
  if (units.size > 0) return [...units.values()]
  // Nothing but fillers: then they are what is meant.
  return piecesOf(text).map(({ term }) => unitOf(term, []))
}

function partsOf(text: string): readonly Unit[] {
  const units: Unit[] = []
  let from = 0
  for (const match of text.matchAll(anySynonym)) {
    const word = match[0].replace(/[^\p{L}\p{N}]+/gu, ' ')
    const known = synonyms.get(word) ?? synonyms.get(word.replace(/s$/, ''))
    units.push(...plainParts(text.slice(from, match.index)), unitOf(word, known ?? []))
    from = match.index + match[0].length
  }
  return [...units, ...plainParts(text.slice(from))]
}

function plainParts(text: string): readonly Unit[] {
  return piecesOf(text.replace(fillerPhrases, ' '))
    .filter(({ term }) => !fillerWords.has(term))
    .map(({ term }) => unitOf(term, []))
}

function unitOf(text: string, others: readonly string[]): Unit {
  const own = withSingular(text).map((form) => formOf(form, 1))
  return { text, size: sizeOf(text), forms: [...own, ...others.map((other) => formOf(other, synonymWorth))] }
}

function formOf(text: string, worth: number): Form {
  const tokens = termsToFind(text)
  const telling = tokens.filter(({ term }) => !fillerWords.has(term))
  return { text, tokens: telling.length > 0 ? telling : tokens, worth, open: worth === 1 }
}

/** A plural also asks for its singular; the other way round the prefix finds it. */
function withSingular(text: string): readonly string[] {
  return /^[a-z]{3,}[^s]s$/.test(text) ? [text, text.slice(0, -1)] : [text]
}

function sizeOf(text: string): number {
  return piecesOf(text).reduce((sum, { term, han }) => sum + (han ? [...term].length : wordSize), 0)
}

/** Any word of the table, the longest where several begin; words of Latin letters whole, or in the plural. */
const anySynonym = new RegExp(
  [...synonyms.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) =>
      /^[\x20-\x7e]+$/.test(word)
        ? `(?<![a-z0-9])${word.replaceAll(' ', '[^\\p{L}\\p{N}]+')}s?(?![a-z0-9])`
        : word,
    )
    .join('|'),
  'gu',
)
