import { createHash } from 'node:crypto'
import { type CollectionItem, type CollectionName, documentNames, type SiteContent } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import type { ContentPlace } from './content-code.ts'
import { lazyMap, lazyRecord } from './lazily.ts'
import { editionAt, shippedDocument, shippedItems } from './shipped-documents.ts'

/** A parsed document with its place, and the key its collection knows it by; empty for a document of its own. */
type PlacedContent = { readonly place: ContentPlace; readonly key: string; readonly value: unknown }

/** The content of the site at one time. It never changes: what is published next is another snapshot. */
export type Snapshot = {
  /** 0 for the content the site ships with. No two snapshots with different content have the same. */
  readonly version: number
  /** Tells content apart in all processes of a build; empty for what the site ships with. */
  readonly digest: () => string
  /**
   * All documents of one language. Statements whose facts have expired at `at` (ms UTC) are not in those the site
   * ships with. The same frozen object until a fact expires; a document is read when it is first asked for.
   */
  readonly site: (locale: LocaleId, at: number) => SiteContent
  /** All items of a collection in one language, by key: the same map until a fact expires. */
  readonly items: <Name extends CollectionName>(
    name: Name,
    locale: LocaleId,
    at: number,
  ) => ReadonlyMap<string, CollectionItem<Name>>
  /** This content with one document in the place of its own, or one item more: published, or a draft. */
  readonly with: (content: PlacedContent) => Snapshot
}

/** Documents and items that lie over what the site ships with, by their place. */
type Overlay = {
  readonly documents: ReadonlyMap<string, unknown>
  readonly items: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

/** The content the site ships with. `nextVersion` numbers what is laid over it. */
export function shippedSnapshot(nextVersion: () => number): Snapshot {
  return snapshotOf({ documents: new Map(), items: new Map() }, 0, nextVersion)
}

function snapshotOf(over: Overlay, version: number, nextVersion: () => number): Snapshot {
  const sites = new Map<string, SiteContent>()
  const collections = new Map<string, ReadonlyMap<string, unknown>>()
  let digest: string | undefined
  return {
    version,
    digest: () => {
      digest ??= digestOf(over)
      return digest
    },
    site: (locale, at) => {
      const edition = editionAt(at)
      const place = `${locale} ${edition}`
      const site = sites.get(place) ?? siteOf(over, locale, edition)
      sites.set(place, site)
      return site
    },
    items<Name extends CollectionName>(name: Name, locale: LocaleId, at: number) {
      const edition = editionAt(at)
      const own = shippedItems(name, locale, edition)
      const added = over.items.get(`${name} ${locale}`) as typeof own | undefined
      if (added === undefined) return own
      const place = `${name} ${locale} ${edition}`
      const items = collections.get(place) ?? laidOver(own, added)
      collections.set(place, items)
      return items as typeof own
    },
    with: (content) => snapshotOf(overlaid(over, content), nextVersion(), nextVersion),
  }
}

/** By what lies where, in whichever order and however often it was published. */
function digestOf({ documents, items }: Overlay): string {
  const ofItems = [...items].flatMap(([name, added]) =>
    [...added].map(([key, value]) => [`${name} ${key}`, value]),
  )
  const laid = [...documents, ...ofItems].map((placed) => JSON.stringify(placed)).sort()
  return laid.length === 0 ? '' : createHash('sha256').update(laid.join('\n')).digest('base64url')
}

function siteOf(over: Overlay, locale: LocaleId, edition: number): SiteContent {
  return lazyRecord<SiteContent>(documentNames, (name) =>
    freeze(over.documents.get(`${name} ${locale}`) ?? shippedDocument(name, locale, edition)),
  )
}

/** What was there keeps its order, what is new follows. */
function laidOver<T>(own: ReadonlyMap<string, T>, added: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const keys = [...new Set([...own.keys(), ...added.keys()])]
  return lazyMap(keys, (key) => (added.get(key) ?? own.get(key)) as T)
}

function overlaid(over: Overlay, { place, key, value }: PlacedContent): Overlay {
  if (place.kind === 'document') {
    return { ...over, documents: new Map(over.documents).set(`${place.name} ${place.locale}`, value) }
  }
  const name = `${place.collection} ${place.locale}`
  return { ...over, items: new Map(over.items).set(name, new Map(over.items.get(name)).set(key, value)) }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}
