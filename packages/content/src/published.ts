import type { LocaleId } from '@hongyan/locales'
import type { CollectionName } from './collections.ts'
import type { DocumentName } from './contract/site.ts'

type Registry = {
  readonly documents: Map<string, unknown>
  readonly items: Map<string, Map<string, unknown>>
  version: number
}

const place = Symbol.for('hongyan.published-content')

/**
 * What has been published over the content the site ships with: parsed documents only, one registry for the process.
 * It stands on the global object because the built pages carry a copy of this module of their own.
 */
const shared = globalThis as { [place]?: Registry }
const registry = shared[place] ?? { documents: new Map(), items: new Map(), version: 0 }
shared[place] = registry

/** Moves with every change of what is published. */
export function publishedVersion(): number {
  return registry.version
}

export function publishedDocument(name: DocumentName, locale: LocaleId): unknown {
  return registry.documents.get(`${name} ${locale}`)
}

/** Published items of a collection in a language, by key. */
export function publishedItems(collection: CollectionName, locale: LocaleId): ReadonlyMap<string, unknown> {
  return registry.items.get(`${collection} ${locale}`) ?? new Map()
}

/** Puts a parsed document in force; undefined takes it back, and the one the site ships with stands again. */
export function putDocument(name: DocumentName, locale: LocaleId, value: unknown): void {
  if (value === undefined) registry.documents.delete(`${name} ${locale}`)
  else registry.documents.set(`${name} ${locale}`, value)
  registry.version += 1
}

/** The same for an item of a collection. */
export function putItem(collection: CollectionName, locale: LocaleId, key: string, value: unknown): void {
  const name = `${collection} ${locale}`
  const known = registry.items.get(name) ?? new Map<string, unknown>()
  if (value === undefined) known.delete(key)
  else known.set(key, value)
  registry.items.set(name, known)
  registry.version += 1
}
