import type { CollectionItem, CollectionName, DocumentName, SiteContent } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { checkedDocument, checkedItem } from './check-seeds.ts'
import { expiryInstants } from './facts.ts'
import { lazyMap } from './lazily.ts'
import { itemSeeds } from './seeds.ts'

const instants = expiryInstants()
const documents = new Map<string, unknown>()
const collections = new Map<string, ReadonlyMap<string, unknown>>()

/** Which edition of the content is in force at an instant (ms UTC): another one each time facts expire. */
export function editionAt(at: number): number {
  return instants.filter((instant) => instant <= at).length
}

/** An instant (ms UTC) at which an edition is in force. */
export function instantOf(edition: number): number {
  return instants[edition - 1] ?? 0
}

/**
 * A document the site ships with, in one language, from its sources. What is served reads it from its file:
 * `read-built.ts`.
 * @throws Error when it breaks its contract
 */
export function shippedDocument<Name extends DocumentName>(
  name: Name,
  locale: LocaleId,
  edition: number,
): SiteContent[Name] {
  const place = `${name} ${locale} ${edition}`
  if (!documents.has(place)) documents.set(place, checkedDocument(name, locale, instantOf(edition)))
  return documents.get(place) as SiteContent[Name]
}

/** The items of a collection the site ships with, in one language, by key; the same map each time. Each is checked when it is read. */
export function shippedItems<Name extends CollectionName>(
  name: Name,
  locale: LocaleId,
  edition: number,
): ReadonlyMap<string, CollectionItem<Name>> {
  const place = `${name} ${locale} ${edition}`
  const known = collections.get(place)
  if (known !== undefined) return known as ReadonlyMap<string, CollectionItem<Name>>
  const seeds = itemSeeds[name]
  const items = lazyMap([...seeds.keys()], (key) =>
    checkedItem(name, key, seeds.get(key), locale, instantOf(edition)),
  )
  collections.set(place, items)
  return items
}

/**
 * A file that a build has made of this content, by its name: `search-table`, `api-en-US`. Sources have none.
 * @throws Error when the build has no such file
 */
export function builtFile(_name: string): Uint8Array | null {
  return null
}

/** The edition that such files were made of; sources have none. */
export function builtEdition(): number | null {
  return null
}

/** The content pages the site ships with, and whether English shows them. */
export function shippedPages(): readonly { readonly path: string; readonly isEnShow: boolean }[] {
  return [...shippedItems('page', 'zh-CN', editionAt(Date.now())).values()]
}
