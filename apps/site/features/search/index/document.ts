import type { LocaleId } from '@hongyan/locales'
import type { SearchKind } from '../../../client/search-answer.ts'

/** What a document says in one language. */
export type SearchText = {
  readonly name: string
  readonly trail: readonly string[]
  /** Shown where no passage answers the question. */
  readonly description: string
  readonly headings: readonly string[]
  readonly passages: readonly string[]
  /** Found by, never shown. */
  readonly keywords: string
}

/** One thing that can be found, in every language at once. */
export type SearchDocument = {
  readonly kind: SearchKind
  /** Without language prefix. */
  readonly path: string
  readonly date: string | null
  /** In which it can be read. */
  readonly languages: readonly LocaleId[]
  readonly texts: Readonly<Record<LocaleId, SearchText>>
}

/** One thing that can be found, as it reads in one language. */
export type DocumentText = Omit<SearchDocument, 'texts' | 'languages'> & {
  /** False where its language hides it. */
  readonly isShown: boolean
  readonly text: SearchText
}
