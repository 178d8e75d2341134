import type { LocaleId } from '@hongyan/locales'
import type { ContentPlace } from './content-code.ts'
import type { CollectionName } from './contract/collections.ts'
import type { DocumentName } from './contract/site.ts'

/** A document that is not published yet, with the key its collection knows it by; no two have the same serial. */
export type Draft = {
  readonly place: ContentPlace
  readonly key: string
  readonly value: unknown
  readonly serial: number
}

type Registry = {
  readonly documents: Map<string, unknown>
  readonly items: Map<string, Map<string, unknown>>
  version: number
  /** The draft that stands in place of what is in force, for the work that asks. */
  draft: () => Draft | null
}

const place = Symbol.for('hongyan.published-content')

/**
 * What has been published over the content the site ships with: parsed documents only, one registry for the process.
 * It stands on the global object because in development the pages have a copy of this module of their own.
 */
const shared = globalThis as { [place]?: Registry }
const registry = shared[place] ?? { documents: new Map(), items: new Map(), version: 0, draft: () => null }
shared[place] = registry

/** Says how to find the draft of the work that asks. */
export function readDraftsBy(find: () => Draft | null): void {
  registry.draft = find
}

/** Moves with every change of what is published. A draft has a version of its own, so that nothing made of it is kept. */
export function publishedVersion(): number {
  const draft = registry.draft()
  return draft === null ? registry.version : -draft.serial
}

export function publishedDocument(name: DocumentName, locale: LocaleId): unknown {
  const { place, value } = registry.draft() ?? {}
  if (place?.kind === 'document' && place.name === name && place.locale === locale) return value
  return registry.documents.get(`${name} ${locale}`)
}

/** Published items of a collection in a language, by key. */
export function publishedItems(collection: CollectionName, locale: LocaleId): ReadonlyMap<string, unknown> {
  const items = registry.items.get(`${collection} ${locale}`) ?? new Map<string, unknown>()
  const { place, key = '', value } = registry.draft() ?? {}
  const drafted = place?.kind === 'item' && place.collection === collection && place.locale === locale
  return drafted ? new Map([...items, [key, value]]) : items
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
