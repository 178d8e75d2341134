import type { CollectionName, collectionSchemas } from '../collections.ts'
import type { DocumentName, documentSchemas } from '../site.ts'
import { news, noticeLabels, questionLabels, videoLabels } from './articles.ts'
import { home } from './home.ts'
import { kindNames } from './kind-names.ts'
import type { LabelsOf } from './label.ts'
import { groupSites, menu } from './navigation.ts'
import { page } from './pages.ts'
import {
  expressMenu,
  floatingBox,
  footer,
  hongKongFooter,
  investorNavigation,
  orderDialog,
  support,
  tdkList,
} from './shell.ts'
import { fleet, papers, priceTables, prohibited } from './tables.ts'

export type DocumentKind = DocumentName | CollectionName

type Schemas = typeof documentSchemas & typeof collectionSchemas

/** What every kind of document and each of its fields is called in the desk. */
export const labels: { readonly [Kind in DocumentKind]: LabelsOf<Schemas[Kind]> } = {
  page,
  news,
  notice: noticeLabels,
  question: questionLabels,
  video: videoLabels,
  navigation: menu(kindNames.navigation),
  airNavigation: menu(kindNames.airNavigation),
  hongKongNavigation: menu(kindNames.hongKongNavigation),
  groupSites,
  footer,
  hongKongFooter,
  support,
  floatingBox,
  orderDialog,
  expressMenu,
  home,
  tdkList,
  priceTables,
  fleet,
  prohibited,
  investorNavigation,
  papers,
}
