import { type InEach, inEach, type LocaleId, localeIds } from '@hongyan/locales'
import type { IndexTable } from './build-index.ts'
import { createIndex, type SearchIndex } from './create-index.ts'
import type { SearchDocument, SearchText } from './document.ts'

const tableFile = 'search-table'
const postingsFile = 'search-postings'
const textsFile = (locale: LocaleId): string => `search-texts-${locale}`

/** What the table's file holds: terms in one text, because none has a space in it. */
type TableFile = {
  readonly documents: readonly Omit<SearchDocument, 'texts'>[]
  readonly names: IndexTable['names']
  readonly terms: string
  readonly counts: readonly number[]
}

/** An index as files by name: the table, its postings, and the texts of each language. */
export function writeIndex(
  documents: readonly SearchDocument[],
  { names, postings }: IndexTable,
): readonly (readonly [name: string, content: string | Uint8Array])[] {
  const { terms, counts, places, weights } = postings
  const table: TableFile = {
    documents: documents.map(({ texts: _, ...rest }) => rest),
    names,
    terms: terms.join(' '),
    counts,
  }
  const bytes = Buffer.concat([Buffer.from(places.buffer), Buffer.from(weights.buffer)])
  return [
    [tableFile, JSON.stringify(table)],
    [postingsFile, bytes],
    ...localeIds.map(
      (locale) => [textsFile(locale), JSON.stringify(documents.map(({ texts }) => texts[locale]))] as const,
    ),
  ]
}

/** Opens an index from its files; the texts of a language are read when something found is shown in it. */
export function readIndex(read: (name: string) => Uint8Array): SearchIndex {
  const { documents, names, terms, counts } = parse<TableFile>(read(tableFile))
  // Begins at zero, as numbers of four bytes have to.
  const { buffer } = new Uint8Array(read(postingsFile))
  const size = buffer.byteLength / 8
  const postings = {
    terms: terms.split(' '),
    counts,
    places: new Uint32Array(buffer, 0, size),
    weights: new Float32Array(buffer, size * 4, size),
  }
  const known = new Map<LocaleId, readonly SearchText[]>()
  const textsIn = (locale: LocaleId): readonly SearchText[] => {
    const texts = known.get(locale) ?? parse<readonly SearchText[]>(read(textsFile(locale)))
    known.set(locale, texts)
    return texts
  }
  const textOf = (place: number, locale: LocaleId): SearchText => {
    const text = textsIn(locale)[place]
    if (text === undefined) throw new Error(`the search has no text for its document ${place}`)
    return text
  }
  /** Each is read when somebody asks for it. */
  const textsAt = (place: number): InEach<SearchText> =>
    Object.defineProperties(
      {},
      inEach((locale) => ({ get: () => textOf(place, locale), enumerable: true })),
    ) as InEach<SearchText>
  return createIndex(
    documents.map((document, place) => ({
      ...document,
      texts: textsAt(place),
    })),
    { names, postings },
  )
}

function parse<T>(bytes: Uint8Array): T {
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as T
}
