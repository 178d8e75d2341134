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
}

/** A part of a question: the visitor's words for it first, then others that mean the same. */
export type Unit = { readonly text: string; readonly forms: readonly [Form, ...Form[]] }

/** What another word for the same thing is worth beside the visitor's own. */
const synonymWorth = 0.65

/** Takes a question apart into words. Nothing to look for gives no units. */
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
    .flatMap(({ term, han }) => (han ? wordsWithin(term) : [term]))
    .filter((term) => !fillerWords.has(term))
    .map((term) => unitOf(term, []))
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words of what is written without a space. Single characters beside each other are a word that the dictionary lacks;
 * one alone says too little to be asked for.
 */
function wordsWithin(typed: string): readonly string[] {
  if ([...typed].length < 4) return [typed]
  const words: string[] = []
  let joins = false
  for (const { segment } of segmenter.segment(typed)) {
    const single = [...segment].length === 1 && !fillerWords.has(segment)
    if (single && joins) words.push(`${words.pop()}${segment}`)
    else words.push(segment)
    joins = single
  }
  const telling = words.filter((word) => [...word].length > 1)
  return telling.length > 0 ? telling : [typed]
}

function unitOf(text: string, others: readonly string[]): Unit {
  return { text, forms: [formOf(text, 1), ...others.map((other) => formOf(other, synonymWorth))] }
}

function formOf(text: string, worth: number): Form {
  const tokens = termsToFind(text)
  const telling = tokens.filter(({ term }) => !fillerWords.has(term))
  return { text, tokens: telling.length > 0 ? telling : tokens, worth }
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
