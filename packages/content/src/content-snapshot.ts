import { createHash } from 'node:crypto'
import {
  type CollectionItem,
  type CollectionName,
  documentNames,
  type MediaPicture,
  type SiteContent,
} from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import type { ContentPlace } from './content-code.ts'
import { documentRead, itemRead, mediaRead } from './content-reads.ts'
import { lazyMap, lazyRecord } from './lazily.ts'
import { editionAt, shippedDocument, shippedItems } from './shipped-documents.ts'

/**
 * A parsed document with its place, and the key its collection knows it by; empty for a document of its own. An item
 * without a value is withdrawn, and one without a key was never there.
 */
type PlacedContent = {
  readonly place: ContentPlace
  readonly key: string
  readonly value: unknown
  /** What takes its place from a moment (ms UTC) on, in their order. */
  readonly later: readonly { readonly from: number; readonly value: unknown }[]
}

/** The content of the site at one time. It never changes: what is published next is another snapshot. */
export type Snapshot = {
  /** 0 for the content the site ships with. No two snapshots with different content have the same. */
  readonly version: number
  /**
   * Tells content apart in all processes of a build, as far as `reads` names it; empty where that is what the site
   * ships with.
   */
  readonly digest: (reads: Iterable<string>) => string
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
  /** An uploaded picture in one language, or null. */
  readonly media: (id: string, locale: LocaleId) => MediaPicture | null
  /** This content with one document in the place of its own, or one item more or less: published, or a draft. */
  readonly with: (content: PlacedContent) => Snapshot
}

/** Documents, uploaded pictures and items that lie over what the site ships with, by their place; null for an item that is withdrawn. */
type Overlay = {
  readonly documents: ReadonlyMap<string, Laid>
  readonly media: ReadonlyMap<string, MediaPicture>
  readonly items: ReadonlyMap<string, ReadonlyMap<string, Laid | null>>
}

/** A value, and what takes its place later. */
type Laid = Pick<PlacedContent, 'value' | 'later'>

function shownAt({ value, later }: Laid, at: number): unknown {
  return later.findLast(({ from }) => from <= at)?.value ?? value
}

/** The content the site ships with. `nextVersion` numbers what is laid over it. */
export function shippedSnapshot(nextVersion: () => number): Snapshot {
  return snapshotOf({ documents: new Map(), media: new Map(), items: new Map() }, 0, nextVersion)
}

function snapshotOf(over: Overlay, version: number, nextVersion: () => number): Snapshot {
  const sites = new Map<string, SiteContent>()
  const collections = new Map<string, ReadonlyMap<string, unknown>>()
  const self: Snapshot = {
    version,
    digest: (reads) => digestOf(over, new Set(reads)),
    site: (locale, at) => {
      const edition = editionAt(at)
      const place = `${locale} ${edition}`
      const site = sites.get(place) ?? siteOf(over, locale, edition, at)
      sites.set(place, site)
      return site
    },
    items<Name extends CollectionName>(name: Name, locale: LocaleId, at: number) {
      const edition = editionAt(at)
      const own = shippedItems(name, locale, edition)
      const added = over.items.get(`${name}.${locale}`)
      if (added === undefined) return own
      const place = `${name} ${locale} ${edition}`
      const items = collections.get(place) ?? laidOver(own, added, at)
      collections.set(place, items)
      return items as typeof own
    },
    media: (id, locale) => over.media.get(mediaRead(id, locale)) ?? null,
    with: (content) => {
      if (content.place.kind === 'item' && content.key === '') return self
      return snapshotOf(overlaid(over, content), nextVersion(), nextVersion)
    },
  }
  return self
}

/** By what lies where, in whichever order and however often it was published. */
function digestOf({ documents, media, items }: Overlay, reads: ReadonlySet<string>): string {
  const ofDocuments = [...documents, ...media].filter(([place]) => reads.has(place))
  const ofItems = [...items].flatMap(([list, added]) =>
    [...added].flatMap(([key, value]) => {
      const whole = reads.has(`${list}.*`) || reads.has(`${list}.${key}`)
      const asksFor = reads.has(`${list}.keys`) || reads.has(`${list}.${key}?`)
      if (!whole && !(asksFor && isOtherKey(list, key, value))) return []
      return [[`${list}.${key}`, whole ? value : value !== null] as const]
    }),
  )
  const laid = [...ofDocuments, ...ofItems].map(([place, value]) => `${place} ${textOf(value)}`).sort()
  return laid.length === 0 ? '' : createHash('sha256').update(laid.join('\n')).digest('base64url')
}

/** Whether an item laid over a list (`news.en-US`) changes which items there are. */
function isOtherKey(list: string, key: string, value: Laid | null): boolean {
  const [name, locale] = list.split('.') as [CollectionName, LocaleId]
  return value === null || !shippedItems(name, locale, 0).has(key)
}

const hashes = new WeakMap<object, string>()

/** A value as a short text; a document's is made once. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const known =
    hashes.get(value) ?? createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
  hashes.set(value, known)
  return known
}

/** What has changed between two snapshots by a document, as `ContentReads` names it. */
export function changedReads(
  { place, key }: Pick<PlacedContent, 'place' | 'key'>,
  before: Snapshot,
  after: Snapshot,
): readonly string[] {
  if (place.kind === 'document') return [documentRead(place.name, place.locale)]
  if (place.kind === 'media') return [mediaRead(place.id, place.locale)]
  if (before === after) return []
  const { collection, locale } = place
  const has = (content: Snapshot): boolean => content.items(collection, locale, 0).has(key)
  const same = has(before) === has(after)
  return [key, '*', ...(same ? [] : ['keys', `${key}?`])].map((part) => itemRead(collection, locale, part))
}

function siteOf(over: Overlay, locale: LocaleId, edition: number, at: number): SiteContent {
  return lazyRecord<SiteContent>(documentNames, (name) => {
    const laid = over.documents.get(documentRead(name, locale))
    return freeze(laid === undefined ? shippedDocument(name, locale, edition) : shownAt(laid, at))
  })
}

/** What was there keeps its order, what is new follows. */
function laidOver<T>(
  own: ReadonlyMap<string, T>,
  added: ReadonlyMap<string, Laid | null>,
  at: number,
): ReadonlyMap<string, T> {
  const keys = [...new Set([...own.keys(), ...added.keys()])].filter((key) => added.get(key) !== null)
  return lazyMap(keys, (key) => {
    const laid = added.get(key)
    return (laid ? shownAt(laid, at) : own.get(key)) as T
  })
}

function overlaid(over: Overlay, { place, key, value, later }: PlacedContent): Overlay {
  const laid = { value, later }
  if (place.kind === 'document') {
    return { ...over, documents: new Map(over.documents).set(documentRead(place.name, place.locale), laid) }
  }
  if (place.kind === 'media') {
    const media = new Map(over.media)
    if (value === null) media.delete(mediaRead(place.id, place.locale))
    else media.set(mediaRead(place.id, place.locale), value as MediaPicture)
    return { ...over, media }
  }
  const name = `${place.collection}.${place.locale}`
  const items = new Map(over.items.get(name)).set(key, value === null ? null : laid)
  // Content that came and went leaves nothing by which it differs from content that never had it.
  if (value === null && !shippedItems(place.collection, place.locale, 0).has(key)) items.delete(key)
  return { ...over, items: new Map(over.items).set(name, items) }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}
