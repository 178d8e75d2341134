import { type LocaleId, type Localised, localeIds } from '@hongyan/locales'
import { fold } from '../../../server/text-matching/fold.ts'
import { termsToKeep } from '../../../server/text-matching/tokens.ts'
import type { SearchDocument, SearchText } from './document.ts'
import { createPostings, type Postings } from './postings.ts'

export type SearchIndex = {
  readonly documents: readonly SearchDocument[]
  readonly postings: Postings
  /** Terms that are words, in order, for what begins with some letters. */
  readonly words: readonly string[]
  /** Passages as they are compared, by document, in the order of its own. */
  readonly passages: readonly Localised<readonly string[]>[]
  /** Names as they are compared, by document, in every language. */
  readonly names: readonly (readonly string[])[]
}

/** What a term counts for where it stands, and how much a long text lessens it. */
const fields = {
  name: { boost: 5, lengthShare: 0.3 },
  headings: { boost: 2, lengthShare: 0.5 },
  body: { boost: 1, lengthShare: 0.75 },
} as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly Field[]

type Counts = { readonly terms: ReadonlyMap<string, number>; readonly length: number }

/** A document's texts as they are compared. */
type FoldedText = Readonly<Record<Field, readonly string[]>> & { readonly passages: readonly string[] }

/** Weighs every term in every document beforehand (BM25 over weighted fields), so that a look-up only adds up. */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const folded = documents.map(({ texts }) => inEveryLanguage((locale) => foldText(texts[locale])))
  const counted = folded.map((texts) => inEveryField((field) => countTerms(texts, field)))
  const average = inEveryField(
    (field) => counted.reduce((sum, counts) => sum + counts[field].length, 0) / documents.length || 1,
  )
  const postings = createPostings(
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
  return {
    documents,
    postings,
    words: postings.terms.filter((term) => !/\p{Script=Han}/u.test(term)).sort(),
    passages: folded.map((texts) => inEveryLanguage((locale) => texts[locale].passages)),
    names: folded.map((texts) => localeIds.flatMap((locale) => texts[locale].name)),
  }
}

function inEveryLanguage<T>(make: (locale: LocaleId) => T): Localised<T> {
  return { 'zh-CN': make('zh-CN'), 'zh-HK': make('zh-HK'), 'en-US': make('en-US') }
}

function inEveryField<T>(make: (field: Field) => T): Readonly<Record<Field, T>> {
  return { name: make('name'), headings: make('headings'), body: make('body') }
}

function foldText({ name, headings, passages, keywords }: SearchText): FoldedText {
  const compared = passages.map(foldOnce)
  return {
    name: [fold(name)],
    headings: headings.map(fold),
    body: [...compared, fold(keywords)],
    passages: compared,
  }
}

/** A text that folding leaves alone is not kept twice. */
function foldOnce(text: string): string {
  const folded = fold(text)
  return folded === text ? text : folded
}

/** Terms of a field over all languages; what two languages share counts once. */
function countTerms(texts: Localised<FoldedText>, field: Field): Counts {
  const terms = new Map<string, number>()
  let length = 0
  for (const locale of localeIds) {
    const own = new Map<string, number>()
    for (const text of texts[locale][field]) {
      for (const term of termsToKeep(text)) {
        own.set(term, (own.get(term) ?? 0) + 1)
        length += 1
      }
    }
    for (const [term, count] of own) terms.set(term, Math.max(count, terms.get(term) ?? 0))
  }
  return { terms, length }
}
