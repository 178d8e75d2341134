import type { LocaleId } from '@hongyan/locales'
import { fold } from '../../../server/text-matching/fold.ts'
import { termsToStore } from '../../../server/text-matching/tokens.ts'
import type { IndexTable } from './build-index.ts'
import type { SearchDocument } from './document.ts'
import { createPostings, layOutPostings, type Postings } from './postings.ts'

export type SearchIndex = {
  readonly documents: readonly SearchDocument[]
  readonly postings: Postings
  /** The same of names alone: few, and so laid out where an index is opened. */
  readonly namePostings: Postings
  /** Terms that are words, in order, for what begins with some letters. */
  readonly words: readonly string[]
  /** Names as they are compared, by document, in every language. */
  readonly names: readonly (readonly string[])[]
  /** Passages of a document as they are compared, in the order of its own. */
  readonly passagesOf: (place: number, locale: LocaleId) => readonly string[]
}

/** Opens an index over its documents, which stand in the order in which it was built. */
export function createIndex(documents: readonly SearchDocument[], table: IndexTable): SearchIndex {
  const postings = createPostings(table.postings)
  const folded = new Map<string, readonly string[]>()
  return {
    documents,
    postings,
    namePostings: createPostings(layOutPostings(table.names.map(termsOfNames))),
    words: postings.terms.filter((term) => !/\p{Script=Han}/u.test(term)).sort(),
    names: table.names,
    passagesOf: (place, locale) => {
      const key = `${place} ${locale}`
      const known = folded.get(key) ?? (documents[place]?.texts[locale].passages ?? []).map(foldOnce)
      folded.set(key, known)
      return known
    },
  }
}

function termsOfNames(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap(termsToStore).map((term) => [term, 1]))
}

/** A text that folding leaves alone is not kept twice. */
function foldOnce(text: string): string {
  const folded = fold(text)
  return folded === text ? text : folded
}
