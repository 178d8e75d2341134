import { type CollectionName, collectionNames, type DocumentName } from '@hongyan/documents'
import { fleet } from './default/fleet.ts'
import { home } from './default/home.ts'
import { investorNavigation } from './default/investors.ts'
import { airNavigation, hongKongNavigation, navigation } from './default/navigation.ts'
import { papers } from './default/papers.ts'
import { placeholders } from './default/placeholders.ts'
import { priceTables } from './default/prices.ts'
import { prohibited } from './default/prohibited.ts'
import {
  expressMenu,
  floatingBox,
  footer,
  groupSites,
  hongKongFooter,
  orderDialog,
  support,
} from './default/shell.ts'
import { tdkList } from './default/tdk.ts'
import { lazyRecord } from './lazily.ts'
import { written } from './written/read-written.ts'

/** The documents the site ships with, in both written languages. */
export const seeds: Readonly<Record<DocumentName, unknown>> = {
  navigation,
  airNavigation,
  hongKongNavigation,
  groupSites,
  footer,
  hongKongFooter,
  support,
  floatingBox,
  orderDialog,
  expressMenu,
  home,
  tdkList,
  placeholders,
  priceTables,
  fleet,
  prohibited,
  investorNavigation,
  papers,
}

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
