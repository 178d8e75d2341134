import type { CollectionItem, CollectionName, MediaPicture, SiteContent } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { followedDocuments, followedItems, itemRead, mediaRead } from './content-reads.ts'
import type { Snapshot } from './content-snapshot.ts'
import { currentMoment, currentReads, currentSnapshot } from './content-store.ts'
import { builtEdition, editionAt } from './shipped-documents.ts'

/** All documents of one language at a moment (ms UTC), of the present work's snapshot. */
export function siteContent(locale: LocaleId, at: number = currentMoment()): SiteContent {
  const reads = currentReads()
  const site = currentSnapshot().site(locale, at)
  return reads === null ? site : followedDocuments(site, locale, reads)
}

/** All items of a collection in one language at a moment (ms UTC), by key, of the present work's snapshot. */
export function collection<Name extends CollectionName>(
  name: Name,
  locale: LocaleId,
  at: number = currentMoment(),
): ReadonlyMap<string, CollectionItem<Name>> {
  const reads = currentReads()
  const items = currentSnapshot().items(name, locale, at)
  return reads === null ? items : followedItems(items, (key) => reads.add(itemRead(name, locale, key)))
}

/** An uploaded picture in one language, of the present work's snapshot, or null. */
export function mediaOf(id: string, locale: LocaleId): MediaPicture | null {
  currentReads()?.add(mediaRead(id, locale))
  return currentSnapshot().media(id, locale)
}

/** The content page at a path without language prefix, or null. */
export function pageAt(path: string, locale: LocaleId): CollectionItem<'page'> | null {
  return collection('page', locale).get(path) ?? null
}

/** What tells the content of one moment (ms UTC) from that of another: as long as it stays, so does what is made of it. */
export function contentVersion(at: number): string {
  return `${currentSnapshot().version} ${editionAt(at)}`
}

/**
 * The same of what `reads` names in a snapshot, and alike in every process of a build: for what outlives the process
 * that made it.
 */
export function lastingVersion(snapshot: Snapshot, reads: Iterable<string>, at: number): string {
  return `${snapshot.digest(reads)} ${editionAt(at)}`
}

/** Whether the content at a moment (ms UTC) is still the one that the files of `builtFile` were made of. */
export function isAsBuilt(at: number): boolean {
  return currentSnapshot().version === 0 && editionAt(at) === builtEdition()
}
