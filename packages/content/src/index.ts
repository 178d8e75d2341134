export { type Accepted, type Refused, readContent } from './accept-content.ts'
export { type AreaAlert, secondsUntilChange } from './area-alert.ts'
export { callTexts } from './call-texts.ts'
export { type ContentPlace, itemCode, readContentCode, slugOf } from './content-code.ts'
export type { PlacedContent, Snapshot } from './content-snapshot.ts'
export {
  type ContentStore,
  contentStore,
  createContentStore,
  currentSnapshot,
  inSnapshot,
} from './content-store.ts'
export type { AircraftType, Fleet } from './contract/aircraft.ts'
export {
  type Article,
  type NewsCategory,
  type Notice,
  newsCategories,
  noticeCategories,
  type Passage,
  type Question,
  type QuestionTopic,
  questionTopics,
  type Video,
} from './contract/article.ts'
export type { Block, BlockKind, BlockOf, Hero } from './contract/blocks.ts'
export type { CollectionItem, CollectionName } from './contract/collections.ts'
export { type ContentPage, type PageKind, pageKinds } from './contract/content-page.ts'
export type {
  CaseCard,
  Figure,
  Home,
  NetworkCity,
  NetworkMode,
  Service,
  Slide,
  Solution,
} from './contract/home.ts'
export type { InvestorNavigation } from './contract/investors.ts'
export type { ChildMenuItem, GroupSites, MenuItem, Navigation, ThirdMenuItem } from './contract/navigation.ts'
export type { ExpressMenu, Placeholder, Placeholders, Tdk, TdkList } from './contract/pages.ts'
export type { Paper, PaperEdition } from './contract/papers.ts'
export type { Action, Link } from './contract/parts.ts'
export type { PackagingPrice, PriceTables, ServicePrice } from './contract/prices.ts'
export type { Prohibited, ProhibitedItem, ProhibitedRule } from './contract/prohibited.ts'
export type { FloatingBox, Footer, HongKongFooter, OrderDialog, Support } from './contract/shell.ts'
export { type DocumentInput, type DocumentName, type SiteContent, sectionCode } from './contract/site.ts'
export { type Fact, type FactId, figureOf } from './facts.ts'
export { hrefOfAction, placeholderOf, tdkOf } from './find-document.ts'
export {
  type AccountMessages,
  type AddressesMessages,
  type ArticlesMessages,
  accountMessages,
  addressMessages,
  articleMessages,
  type CarbonMessages,
  type ContentMessages,
  carbonMessages,
  contentMessages,
  type DevelopersMessages,
  developersMessages,
  type ErrorsMessages,
  errorMessages,
  type GalleryMessages,
  galleryMessages,
  type HomeMessages,
  homeMessages,
  type LoadingMessages,
  loadingMessages,
  type Messages,
  messages,
  type NetworkMessages,
  networkMessages,
  type PicturesMessages,
  type ProhibitedMessages,
  picturesMessages,
  prohibitedMessages,
  type SearchMessages,
  type ShellMessages,
  searchMessages,
  shellMessages,
  type TrackingMessages,
  trackingMessages,
  type WordsMessages,
  wordMessages,
} from './messages.ts'
export { alertsFrom, type DelayingAlert, delaysFrom, noticesTouching } from './notices-touching.ts'
export { paperEditions } from './paper-editions.gen.ts'
export { type PopupNotice, popupInForce, popupKey } from './popup-in-force.ts'
export { sceneAlt } from './scene-alt.ts'
export { type SceneName, scenes } from './scene-names.ts'
export { builtFile, shippedPages } from './shipped-documents.ts'
export { collection, contentVersion, isAsBuilt, pageAt, siteContent } from './site-content.ts'
export { typeset } from './typeset.ts'
