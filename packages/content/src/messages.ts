import type { LocaleId } from '@hongyan/locales'
import type { Messages } from './messages/types.ts'
import { shippedTexts } from './shipped-texts.ts'

export type { Messages }

export type AccountMessages = Messages['account']
export type AddressBookMessages = Messages['addressBook']
export type AddressesMessages = Messages['addresses']
export type AnswersMessages = Messages['answers']
export type ArticlesMessages = Messages['articles']
export type CarbonMessages = Messages['carbon']
type StatusMessages = Messages['status']
export type ContentMessages = Messages['content']
export type DevelopersMessages = Messages['developers']
export type EnquiryMessages = Messages['enquiry']
export type ErrorsMessages = Messages['errors']
export type GalleryMessages = Messages['gallery']
export type HomeMessages = Messages['home']
export type LoadingMessages = Messages['loading']
export type MerchantsMessages = Messages['merchants']
export type MyShipmentsMessages = Messages['myShipments']
export type NetworkMessages = Messages['network']
export type OrderImportMessages = Messages['orderImport']
export type OrderListMessages = Messages['orderList']
export type OrderMessages = Messages['order']
export type PapersMessages = Messages['papers']
export type PicturesMessages = Messages['pictures']
export type ProhibitedMessages = Messages['prohibited']
export type QuoteMessages = Messages['quote']
export type SearchMessages = Messages['search']
export type ShellMessages = Messages['shell']
export type SubscriptionsMessages = Messages['subscriptions']
export type TrackingMessages = Messages['tracking']
export type WordsMessages = Messages['words']

/** Every text of the interface in one language. Give islands an area, not the whole. */
export function messages(locale: LocaleId): Messages {
  return shippedTexts(locale).messages
}

/** Words used on many pages. */
export function wordMessages(locale: LocaleId): WordsMessages {
  return messages(locale).words
}

/** The address book of a customer. */
export function addressBookMessages(locale: LocaleId): AddressBookMessages {
  return messages(locale).addressBook
}

/** The input of an address. */
export function addressMessages(locale: LocaleId): AddressesMessages {
  return messages(locale).addresses
}

/** The box that answers what is typed into it. */
export function answerMessages(locale: LocaleId): AnswersMessages {
  return messages(locale).answers
}

/** News, notices, trends and their lists. */
export function articleMessages(locale: LocaleId): ArticlesMessages {
  return messages(locale).articles
}

/** The carbon calculator, its batches and its statement. */
export function carbonMessages(locale: LocaleId): CarbonMessages {
  return messages(locale).carbon
}

/** What works right now. */
export function statusMessages(locale: LocaleId): StatusMessages {
  return messages(locale).status
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
/** Signing in and out. */
export function accountMessages(locale: LocaleId): AccountMessages {
  return messages(locale).account
}

/** Keys and webhooks of whoever is signed in, and the guide for their programs. */
export function merchantMessages(locale: LocaleId): MerchantsMessages {
  return messages(locale).merchants
}

/** Companies, their people and invitations. */
export function companyMessages(locale: LocaleId): Messages['companies'] {
  return messages(locale).companies
}

/** The orders of whoever is signed in. */
export function orderImportMessages(locale: LocaleId): OrderImportMessages {
  return messages(locale).orderImport
}

export function orderListMessages(locale: LocaleId): OrderListMessages {
  return messages(locale).orderList
}

/** The first page of an account. */
export function overviewMessages(locale: LocaleId): Messages['overview'] {
  return messages(locale).overview
}

/** The shipments of whoever is signed in. */
export function myShipmentMessages(locale: LocaleId): MyShipmentsMessages {
  return messages(locale).myShipments
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

/** Following a shipment by mail, text message or feed. */
export function subscriptionMessages(locale: LocaleId): SubscriptionsMessages {
  return messages(locale).subscriptions
}

/** Everything the tracking tool says: statuses, scans, refusals, states. */
export function trackingMessages(locale: LocaleId): TrackingMessages {
  return messages(locale).tracking
}

/** Placing an order: the form, the price beside it, what follows. */
export function orderMessages(locale: LocaleId): OrderMessages {
  return messages(locale).order
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
