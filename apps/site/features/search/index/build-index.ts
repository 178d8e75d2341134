import { localeIds } from '@hongyan/locales'
import { fold } from '../../../server/text-matching/fold.ts'
import { termsToStore } from '../../../server/text-matching/tokens.ts'
import type { SearchDocument, SearchText } from './document.ts'
import { layOutPostings, type PostingsTable } from './postings.ts'

/** The index as it is kept: what a question is compared with, without the texts that answers show. */
export type IndexTable = {
  readonly postings: PostingsTable
  /** Names as they are compared, by document, in every language. */
  readonly names: readonly (readonly string[])[]
}

/** What a term counts for where it stands, and how much a long text lessens it. */
const fields = {
  name: { boost: 5, lengthShare: 0.3 },
  headings: { boost: 2, lengthShare: 0.5 },
  body: { boost: 1, lengthShare: 0.75 },
  keywords: { boost: 1, lengthShare: 0.75 },
} as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly Field[]

type Counts = { readonly terms: ReadonlyMap<string, number>; readonly length: number }

/** A document's texts as they are compared. */
type FoldedText = Readonly<Record<Field, readonly string[]>>

/** Weighs every term in every document beforehand (BM25 over weighted fields), so that a look-up only adds up. */
export function buildIndex(documents: readonly SearchDocument[]): IndexTable {
  const folded = documents.map(({ texts }) => localeIds.map((locale) => foldText(texts[locale])))
  const counted = folded.map((texts) => inEveryField((field) => countTerms(texts, field)))
  const average = inEveryField(
    (field) => counted.reduce((sum, counts) => sum + counts[field].length, 0) / documents.length || 1,
  )
  const postings = layOutPostings(
    counted.map((counts) => {
      const weights = new Map<string, number>()
      for (const field of fieldNames) {
        const { boost, lengthShare } = fields[field]
        const share = 1 - lengthShare + (lengthShare * counts[field].length) / average[field]
        for (const [term, count] of counts[field].terms) {
          weights.set(term, (weights.get(term) ?? 0) + (boost * count) / share)
        }
      }
      return weights
    }),
  )
  return { postings, names: folded.map((texts) => texts.flatMap(({ name }) => name)) }
}

function inEveryField<T>(make: (field: Field) => T): Readonly<Record<Field, T>> {
  return {
    name: make('name'),
    headings: make('headings'),
    body: make('body'),
    keywords: make('keywords'),
  }
}

function foldText({ name, headings, passages, keywords }: SearchText): FoldedText {
  return {
    name: [fold(name)],
    headings: headings.map(fold),
    body: passages.map(fold),
    keywords: [fold(keywords)],
  }
}

/** Terms of a field over all languages; what two languages share counts once. */
function countTerms(texts: readonly FoldedText[], field: Field): Counts {
  const terms = new Map<string, number>()
  let length = 0
  for (const inLanguage of texts) {
    const own = new Map<string, number>()
    for (const text of inLanguage[field]) {
      for (const term of termsToStore(text)) {
        own.set(term, (own.get(term) ?? 0) + 1)
        length += 1
      }
    }
    for (const [term, count] of own) terms.set(term, Math.max(count, terms.get(term) ?? 0))
  }
  return { terms, length }
}
