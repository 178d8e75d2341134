import type { LocaleId } from '@hongyan/locales'
import { type DocumentName, documentNames, type SiteContent } from './contract/site.ts'
import { lazyRecord } from './lazily.ts'
import { publishedDocument, publishedVersion } from './published.ts'
import { editionAt, shippedDocument } from './shipped-documents.ts'

const known = new Map<string, { readonly version: number; readonly content: SiteContent }>()

/**
 * All documents of one language, what has been published before what the site ships with. Statements whose facts
 * have expired at `at` (ms UTC) are not in the latter. The same frozen object is returned until a fact expires or
 * something is published; a document is read when it is first asked for.
 */
export function siteContent(locale: LocaleId, at: number = Date.now()): SiteContent {
  const edition = editionAt(at)
  const place = `${locale} ${edition}`
  const before = known.get(place)
  const version = publishedVersion()
  if (before?.version === version) return before.content
  const readers = documentNames.map((name) => [name, readerOf(name, locale, edition)])
  const content = lazyRecord<SiteContent>(Object.fromEntries(readers))
  known.set(place, { version, content })
  return content
}

/** What is published is taken now: it may be a draft, which stands only for the work that asks. */
function readerOf(name: DocumentName, locale: LocaleId, edition: number): () => unknown {
  const published = publishedDocument(name, locale)
  return () => freeze(published ?? shippedDocument(name, locale, edition))
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}
