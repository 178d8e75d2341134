import type { LocaleId } from '@hongyan/locales'
import { inHongKong } from './in-hong-kong.ts'
import { accountEn } from './messages/account.en.ts'
import { accountZh } from './messages/account.zh.ts'
import { addressesEn } from './messages/addresses.en.ts'
import { addressesZh } from './messages/addresses.zh.ts'
import { articlesEn } from './messages/articles.en.ts'
import { articlesZh } from './messages/articles.zh.ts'
import { carbonEn } from './messages/carbon.en.ts'
import { carbonZh } from './messages/carbon.zh.ts'
import { contentEn } from './messages/content.en.ts'
import { contentZh } from './messages/content.zh.ts'
import { developersEn } from './messages/developers.en.ts'
import { developersZh } from './messages/developers.zh.ts'
import { enquiryEn } from './messages/enquiry.en.ts'
import { enquiryZh } from './messages/enquiry.zh.ts'
import { errorsEn } from './messages/errors.en.ts'
import { errorsZh } from './messages/errors.zh.ts'
import { galleryEn } from './messages/gallery.en.ts'
import { galleryZh } from './messages/gallery.zh.ts'
import { homeEn } from './messages/home.en.ts'
import { homeZh } from './messages/home.zh.ts'
import { loadingEn } from './messages/loading.en.ts'
import { loadingZh } from './messages/loading.zh.ts'
import { networkEn } from './messages/network.en.ts'
import { networkZh } from './messages/network.zh.ts'
import { papersEn } from './messages/papers.en.ts'
import { papersZh } from './messages/papers.zh.ts'
import { picturesEn } from './messages/pictures.en.ts'
import { picturesZh } from './messages/pictures.zh.ts'
import { prohibitedEn } from './messages/prohibited.en.ts'
import { prohibitedZh } from './messages/prohibited.zh.ts'
import { quoteEn } from './messages/quote.en.ts'
import { quoteZh } from './messages/quote.zh.ts'
import { searchEn } from './messages/search.en.ts'
import { searchZh } from './messages/search.zh.ts'
import { shellEn } from './messages/shell.en.ts'
import { shellZh } from './messages/shell.zh.ts'
import { trackingEn } from './messages/tracking.en.ts'
import { trackingZh } from './messages/tracking.zh.ts'
import type {
  AccountMessages,
  AddressesMessages,
  ArticlesMessages,
  CarbonMessages,
  ContentMessages,
  DevelopersMessages,
  EnquiryMessages,
  ErrorsMessages,
  GalleryMessages,
  HomeMessages,
  LoadingMessages,
  Messages,
  NetworkMessages,
  PapersMessages,
  PicturesMessages,
  ProhibitedMessages,
  QuoteMessages,
  SearchMessages,
  ShellMessages,
  TrackingMessages,
  WordsMessages,
} from './messages/types.ts'
import { wordsEn } from './messages/words.en.ts'
import { wordsZh } from './messages/words.zh.ts'

export type {
  AccountMessages,
  AddressesMessages,
  ArticlesMessages,
  CarbonMessages,
  ContentMessages,
  DevelopersMessages,
  EnquiryMessages,
  ErrorsMessages,
  GalleryMessages,
  HomeMessages,
  LoadingMessages,
  Messages,
  NetworkMessages,
  PapersMessages,
  PicturesMessages,
  ProhibitedMessages,
  QuoteMessages,
  SearchMessages,
  ShellMessages,
  TrackingMessages,
  WordsMessages,
}

/** The Chinese source of every area; the Hong Kong texts are derived from it. */
export const sourceMessages: Messages = {
  words: wordsZh,
  account: accountZh,
  addresses: addressesZh,
  articles: articlesZh,
  carbon: carbonZh,
  content: contentZh,
  developers: developersZh,
  enquiry: enquiryZh,
  errors: errorsZh,
  shell: shellZh,
  home: homeZh,
  gallery: galleryZh,
  tracking: trackingZh,
  papers: papersZh,
  pictures: picturesZh,
  quote: quoteZh,
  search: searchZh,
  network: networkZh,
  prohibited: prohibitedZh,
  loading: loadingZh,
}

const english: Messages = {
  words: wordsEn,
  account: accountEn,
  addresses: addressesEn,
  articles: articlesEn,
  carbon: carbonEn,
  content: contentEn,
  developers: developersEn,
  enquiry: enquiryEn,
  errors: errorsEn,
  shell: shellEn,
  home: homeEn,
  gallery: galleryEn,
  tracking: trackingEn,
  papers: papersEn,
  pictures: picturesEn,
  quote: quoteEn,
  search: searchEn,
  network: networkEn,
  prohibited: prohibitedEn,
  loading: loadingEn,
}

let hongKong: Messages | null = null

/** Every text of the interface in one language. Give islands an area, not the whole. */
export function messages(locale: LocaleId): Messages {
  if (locale === 'zh-CN') return sourceMessages
  if (locale === 'en-US') return english
  hongKong ??= inHongKong(sourceMessages)
  return hongKong
}

/** Words used on many pages. */
export function wordMessages(locale: LocaleId): WordsMessages {
  return messages(locale).words
}

/** The input of an address. */
export function addressMessages(locale: LocaleId): AddressesMessages {
  return messages(locale).addresses
}

/** News, notices, trends and their lists. */
export function articleMessages(locale: LocaleId): ArticlesMessages {
  return messages(locale).articles
}

/** The carbon calculator, its batches and its statement. */
export function carbonMessages(locale: LocaleId): CarbonMessages {
  return messages(locale).carbon
}

/** The cooperation form, its codes by text message, its status page. */
export function enquiryMessages(locale: LocaleId): EnquiryMessages {
  return messages(locale).enquiry
}

/** Error pages, offline, and one sentence per refusal code. */
export function errorMessages(locale: LocaleId): ErrorsMessages {
  return messages(locale).errors
}

/** Header, menus, footer, floating box, dialogs. */
export function shellMessages(locale: LocaleId): ShellMessages {
  return messages(locale).shell
}

/** Labels of the home page's controls. */
export function homeMessages(locale: LocaleId): HomeMessages {
  return messages(locale).home
}

/** The description of the API and the page that shows it. */
/** Signing in and ordering, while neither is done on the site. */
export function accountMessages(locale: LocaleId): AccountMessages {
  return messages(locale).account
}

export function developersMessages(locale: LocaleId): DevelopersMessages {
  return messages(locale).developers
}

/** Labels of content pages and their blocks. */
export function contentMessages(locale: LocaleId): ContentMessages {
  return messages(locale).content
}

/** Pages under /components. */
export function galleryMessages(locale: LocaleId): GalleryMessages {
  return messages(locale).gallery
}

/** Everything the tracking tool says: statuses, scans, refusals, states. */
export function trackingMessages(locale: LocaleId): TrackingMessages {
  return messages(locale).tracking
}

/** White papers: their list, their pages, the form that hands them out. */
export function paperMessages(locale: LocaleId): PapersMessages {
  return messages(locale).papers
}

/** Labels of the drawn pictures on content pages. */
export function picturesMessages(locale: LocaleId): PicturesMessages {
  return messages(locale).pictures
}

/** The search of the whole site, and the list of questions. */
export function searchMessages(locale: LocaleId): SearchMessages {
  return messages(locale).search
}

/** The quote: form, result, formulas, reasons. */
export function quoteMessages(locale: LocaleId): QuoteMessages {
  return messages(locale).quote
}

/** Branches and coverage. */
export function networkMessages(locale: LocaleId): NetworkMessages {
  return messages(locale).network
}

/** Whether a piece fits an aircraft, and the desk of the air home. */
export function loadingMessages(locale: LocaleId): LoadingMessages {
  return messages(locale).loading
}

/** Whether a thing may be sent: the tool, its answers and the list. */
export function prohibitedMessages(locale: LocaleId): ProhibitedMessages {
  return messages(locale).prohibited
}
