import { createHash } from 'node:crypto'
import type { CollectionName } from '@hongyan/documents'
import type { InEach, LocaleId } from '@hongyan/locales'

/**
 * The file `index.json` beside the built documents. Every other file is `<name>.<hash>.json`: its name is the code of
 * the document, its hash that of its content, so that a file never changes. The hashes of a document stand in the
 * order of its editions; the last one holds for all that follow.
 */
export type ContentIndex = {
  /** Instants (ms UTC) at which one edition of the content follows another. */
  readonly instants: readonly number[]
  /** Codes of documents of their own. */
  readonly documents: Readonly<Record<string, readonly string[]>>
  /** Items by collection, language and key, in their order. */
  readonly items: Readonly<Record<CollectionName, InEach<Readonly<Record<string, readonly string[]>>>>>
  /** Pages that English does not show. */
  readonly hiddenInEnglish: readonly string[]
  /** Texts that are no documents, by language. */
  readonly texts: InEach
  /** What else is made of the content, such as the index of the search: the names of files by name, and of which edition. */
  readonly made: { readonly edition: number; readonly files: Readonly<Record<string, string>> }
}

/** Name of a file of the built content. */
export function contentFile(name: string, hash: string): string {
  return `${name}.${hash}.json`
}

/** A short hash of what a file holds. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}

/** Name of the file of a language's texts, without its hash. */
export function textsName(locale: LocaleId): string {
  return `texts-${locale}`
}
