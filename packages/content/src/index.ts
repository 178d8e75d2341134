export type {
  CaseCard,
  Figure,
  Home,
  NetworkCity,
  NetworkMode,
  NewsItem,
  NoticeItem,
  Service,
  Slide,
  Solution,
} from './contract/home.ts'
export type { ChildMenuItem, GroupSites, MenuItem, Navigation, ThirdMenuItem } from './contract/navigation.ts'
export type { ExpressMenu, Placeholder, Placeholders, Tdk, TdkList } from './contract/pages.ts'
export type { Action, Link } from './contract/parts.ts'
export type { FloatingBox, Footer, HongKongFooter, OrderDialog, Support } from './contract/shell.ts'
export {
  type DocumentInput,
  type DocumentName,
  documentNames,
  documentSchemas,
  type SiteContent,
  sectionCode,
} from './contract/site.ts'
export { sceneAlt } from './default/scene-alt.ts'
export { type Fact, type FactId, facts, figureOf, isCurrent } from './facts.ts'
export { hrefOf, hrefOfAction, hrefOfMenuItem, placeholderOf, tdkOf } from './find-document.ts'
export { labelDictionary } from './label-dictionary.ts'
export {
  type DevelopersMessages,
  type ErrorsMessages,
  errorMessages,
  type GalleryMessages,
  galleryMessages,
  type HomeMessages,
  homeMessages,
  type Messages,
  messages,
  type ShellMessages,
  shellMessages,
  type TrackingMessages,
  trackingMessages,
  type WordsMessages,
  wordMessages,
} from './messages.ts'
export { type SceneName, sceneNames, scenes } from './scene-names.ts'
export { defaultDocument, siteContent } from './site-content.ts'
