import type { LocaleId } from '@hongyan/locales'
import type { CollectionName } from './collections.ts'
import type { DocumentName } from './contract/site.ts'

/**
 * What has been published over the content the site ships with: parsed documents only. One process serves one
 * site, so this is its one copy; `version` moves with every change, and whatever was built from it is built anew.
 */
const documents = new Map<string, unknown>()
const items = new Map<string, Map<string, unknown>>()
let version = 0

/** Moves with every change of what is published. */
export function publishedVersion(): number {
  return version
}

export function publishedDocument(name: DocumentName, locale: LocaleId): unknown {
  return documents.get(`${name} ${locale}`)
}

/** Published items of a collection in a language, by key. */
export function publishedItems(collection: CollectionName, locale: LocaleId): ReadonlyMap<string, unknown> {
  return items.get(`${collection} ${locale}`) ?? new Map()
}

/** Puts a parsed document in force; undefined takes it back, and the one the site ships with stands again. */
export function putDocument(name: DocumentName, locale: LocaleId, value: unknown): void {
  if (value === undefined) documents.delete(`${name} ${locale}`)
  else documents.set(`${name} ${locale}`, value)
  version += 1
}

/** The same for an item of a collection. */
export function putItem(collection: CollectionName, locale: LocaleId, key: string, value: unknown): void {
  const place = `${collection} ${locale}`
  const known = items.get(place) ?? new Map<string, unknown>()
  if (value === undefined) known.delete(key)
  else known.set(key, value)
  items.set(place, known)
  version += 1
}
