import { type CollectionName, collectionNames, type DocumentName, documentNames } from '@hongyan/documents'
import { partsOff } from '@hongyan/locales'
import { wordsOf } from './content-code.ts'
import { fleet } from './default/fleet.ts'
import { footer, hongKongFooter } from './default/footers.ts'
import { home } from './default/home.ts'
import { airNavigation, hongKongNavigation, navigation } from './default/navigation.ts'
import { lazyRecord } from './lazily.ts'
import { type IsOff, isOff } from './parts.ts'
import { ownSeed } from './with-our-names.ts'
import { written } from './written/read-written.ts'
import { documentWithout, itemsWithout } from './written/without-parts.ts'

/** Documents that are worked out from other data; every other one is written in a file. */
const computed: Partial<Record<DocumentName, unknown>> = {
  navigation,
  airNavigation,
  hongKongNavigation,
  footer,
  hongKongFooter,
  home,
  fleet,
}

/** Seeds of documents by name. */
export type Documents = Readonly<Record<DocumentName, unknown>>
/** Seeds of collections by key. */
export type Items = Readonly<Record<CollectionName, ReadonlyMap<string, unknown>>>

/** Whatever parts the company has. */
const allDocuments = lazyRecord<Documents>(documentNames, (name) =>
  name in computed ? ownSeed(computed[name]) : written.document(wordsOf(name)),
)
const allItems = lazyRecord<Items>(collectionNames, (name) => written.collection(name))

/**
 * The documents that a site ships with, in both written languages, without what leads to parts that are off; each is
 * read when first asked for.
 */
export function documentsWithout(isOff: IsOff): Documents {
  return lazyRecord<Documents>(documentNames, (name) => documentWithout(name, allDocuments[name], isOff))
}

/** Its items by collection and key, in the same manner. */
export function collectionsWithout(isOff: IsOff): Items {
  return lazyRecord<Items>(collectionNames, (name) => itemsWithout(name, allItems[name], isOff))
}

/** The documents the site ships with. */
export const seeds = partsOff.length === 0 ? allDocuments : documentsWithout(isOff)

/** The items the site ships with. */
export const itemSeeds = partsOff.length === 0 ? allItems : collectionsWithout(isOff)

/** The same as lists. */
export const collectionSeeds = lazyRecord<Readonly<Record<CollectionName, readonly unknown[]>>>(
  collectionNames,
  (name) => [...itemSeeds[name].values()],
)
