export { type AircraftType, aircraftType, type Fleet } from './aircraft.ts'
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
} from './article.ts'
export type { Block, BlockKind, BlockOf, Hero } from './blocks.ts'
export {
  type CollectionItem,
  type CollectionName,
  collectionNames,
  collectionSchemas,
  keyOf,
} from './collections.ts'
export { type ContentPage, type PageKind, pageKinds } from './content-page.ts'
export type { DrawingOf } from './drawings.ts'
export type {
  CaseCard,
  Figure,
  Home,
  NetworkCity,
  NetworkMode,
  Service,
  Slide,
  Solution,
} from './home.ts'
export type { InvestorNavigation } from './investors.ts'
export { type MediaPicture, mediaPicture } from './media.ts'
export type { ChildMenuItem, GroupSites, MenuItem, Navigation, ThirdMenuItem } from './navigation.ts'
export type { ExpressMenu, Tdk, TdkList } from './pages.ts'
export type { Paper, PaperEdition, PaperEditions } from './papers.ts'
export type { Action, Link, PictureName } from './parts.ts'
export type { PackagingPrice, PriceTables, ServicePrice } from './prices.ts'
export { type Prohibited, type ProhibitedItem, type ProhibitedRule, prohibited } from './prohibited.ts'
export { type SceneName, sceneNames, scenes } from './scene-names.ts'
export type { FloatingBox, Footer, HongKongFooter, OrderDialog, Support } from './shell.ts'
export {
  type DocumentInput,
  type DocumentName,
  documentNames,
  documentSchemas,
  type SiteContent,
  sectionCode,
} from './site.ts'
export {
  type Both,
  type Choosing,
  type Claimed,
  isBoth,
  isClaim,
  resolveWritten,
  type Step,
  writtenPath,
} from './written-value.ts'
