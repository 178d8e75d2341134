import { type CollectionName, collectionNames, type DocumentName, documentNames } from '@hongyan/documents'
import { wordsOf } from './content-code.ts'
import { fleet } from './default/fleet.ts'
import { footer, hongKongFooter } from './default/footers.ts'
import { home } from './default/home.ts'
import { airNavigation, hongKongNavigation, navigation } from './default/navigation.ts'
import { lazyRecord } from './lazily.ts'
import { ownSeed } from './with-our-names.ts'
import { written } from './written/read-written.ts'

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

/** The documents the site ships with, in both written languages; each is read when first asked for. */
export const seeds = lazyRecord<Readonly<Record<DocumentName, unknown>>>(documentNames, (name) =>
  name in computed ? ownSeed(computed[name]) : written.document(wordsOf(name)),
)

/** The items the site ships with, by collection and key, in both written languages; each is read when first asked for. */
export const itemSeeds = lazyRecord<Readonly<Record<CollectionName, ReadonlyMap<string, unknown>>>>(
  collectionNames,
  (name) => written.collection(name),
)

/** The same as lists. */
export const collectionSeeds = lazyRecord<Readonly<Record<CollectionName, readonly unknown[]>>>(
  collectionNames,
  (name) => [...itemSeeds[name].values()],
)
