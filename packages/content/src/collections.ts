import type { LocaleId } from '@hongyan/locales'
import type { CollectionItem, CollectionName } from './contract/collections.ts'
import { lazyMap } from './lazily.ts'
import { publishedItems, publishedVersion } from './published.ts'
import { editionAt, shippedItems } from './shipped-documents.ts'

const merged = new Map<string, { readonly version: number; readonly items: ReadonlyMap<string, unknown> }>()

/**
 * All items of a collection in one language, by key: those the site ships with, and what has been published over
 * them. What rests on facts that have expired at `at` (ms UTC) is not in the former. The same map is returned until
 * a fact expires or something is published; an item is read when it is first asked for.
 */
export function collection<Name extends CollectionName>(
  name: Name,
  locale: LocaleId,
  at: number = Date.now(),
): ReadonlyMap<string, CollectionItem<Name>> {
  const edition = editionAt(at)
  const own = shippedItems(name, locale, edition)
  const over = publishedItems(name, locale) as ReadonlyMap<string, CollectionItem<Name>>
  if (over.size === 0) return own
  const place = `${name} ${locale} ${edition}`
  const known = merged.get(place)
  const version = publishedVersion()
  if (known?.version === version) return known.items as ReadonlyMap<string, CollectionItem<Name>>
  const keys = [...new Set([...own.keys(), ...over.keys()])]
  const items = lazyMap(keys, (key) => (over.get(key) ?? own.get(key)) as CollectionItem<Name>)
  merged.set(place, { version, items })
  return items
}

/** The content page at a path without language prefix, or null. */
export function pageAt(path: string, locale: LocaleId): CollectionItem<'page'> | null {
  return collection('page', locale).get(path) ?? null
}
