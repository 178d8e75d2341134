import type { PluralForms } from '@hongyan/locales'
import type { accountZh } from './account.zh.ts'
import type { addressBookZh } from './address-book.zh.ts'
import type { addressesZh } from './addresses.zh.ts'
import type { articlesZh } from './articles.zh.ts'
import type { carbonZh } from './carbon.zh.ts'
import type { companiesZh } from './companies.zh.ts'
import type { contentZh } from './content.zh.ts'
import type { developersZh } from './developers.zh.ts'
import type { enquiryZh } from './enquiry.zh.ts'
import type { errorsZh } from './errors.zh.ts'
import type { galleryZh } from './gallery.zh.ts'
import type { homeZh } from './home.zh.ts'
import type { loadingZh } from './loading.zh.ts'
import type { merchantsZh } from './merchants.zh.ts'
import type { myShipmentsZh } from './my-shipments.zh.ts'
import type { networkZh } from './network.zh.ts'
import type { orderZh } from './order.zh.ts'
import type { orderImportZh } from './order-import.zh.ts'
import type { orderListZh } from './order-list.zh.ts'
import type { overviewZh } from './overview.zh.ts'
import type { papersZh } from './papers.zh.ts'
import type { picturesZh } from './pictures.zh.ts'
import type { prohibitedZh } from './prohibited.zh.ts'
import type { quoteZh } from './quote.zh.ts'
import type { searchZh } from './search.zh.ts'
import type { shellZh } from './shell.zh.ts'
import type { subscriptionsZh } from './subscriptions.zh.ts'
import type { trackingZh } from './tracking.zh.ts'
import type { wordsZh } from './words.zh.ts'

/**
 * The shape of a set of texts: any text where the Chinese source has one, any plural forms where it has those.
 * A language that lacks a key, or has one too many, does not compile.
 */
export type Texts<T> = T extends string
  ? string
  : T extends { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
    ? [keyof T] extends [Intl.LDMLPluralRule]
      ? PluralForms
      : { readonly [K in keyof T]: Texts<T[K]> }
    : { readonly [K in keyof T]: Texts<T[K]> }

export type WordsMessages = Texts<typeof wordsZh>
export type AccountMessages = Texts<typeof accountZh>
export type OrderImportMessages = Texts<typeof orderImportZh>
export type OrderListMessages = Texts<typeof orderListZh>
export type MerchantsMessages = Texts<typeof merchantsZh>
export type CompaniesMessages = Texts<typeof companiesZh>
export type MyShipmentsMessages = Texts<typeof myShipmentsZh>
export type OverviewMessages = Texts<typeof overviewZh>
export type AddressBookMessages = Texts<typeof addressBookZh>
export type AddressesMessages = Texts<typeof addressesZh>
export type ArticlesMessages = Texts<typeof articlesZh>
export type CarbonMessages = Texts<typeof carbonZh>
export type ContentMessages = Texts<typeof contentZh>
export type DevelopersMessages = Texts<typeof developersZh>
export type EnquiryMessages = Texts<typeof enquiryZh>
export type ErrorsMessages = Texts<typeof errorsZh>
export type QuoteMessages = Texts<typeof quoteZh>
export type LoadingMessages = Texts<typeof loadingZh>
export type ProhibitedMessages = Texts<typeof prohibitedZh>
export type SearchMessages = Texts<typeof searchZh>
export type ShellMessages = Texts<typeof shellZh>
export type HomeMessages = Texts<typeof homeZh>
export type GalleryMessages = Texts<typeof galleryZh>
export type NetworkMessages = Texts<typeof networkZh>
export type OrderMessages = Texts<typeof orderZh>
export type PapersMessages = Texts<typeof papersZh>
export type PicturesMessages = Texts<typeof picturesZh>
export type SubscriptionsMessages = Texts<typeof subscriptionsZh>
export type TrackingMessages = Texts<typeof trackingZh>

/** Every area of the interface's own texts. Editorial texts are documents, not messages. */
export type Messages = {
  readonly words: WordsMessages
  readonly account: AccountMessages
  readonly addressBook: AddressBookMessages
  readonly merchants: MerchantsMessages
  readonly companies: CompaniesMessages
  readonly myShipments: MyShipmentsMessages
  readonly orderImport: OrderImportMessages
  readonly orderList: OrderListMessages
  readonly overview: OverviewMessages
  readonly addresses: AddressesMessages
  readonly articles: ArticlesMessages
  readonly carbon: CarbonMessages
  readonly content: ContentMessages
  readonly developers: DevelopersMessages
  readonly enquiry: EnquiryMessages
  readonly errors: ErrorsMessages
  readonly shell: ShellMessages
  readonly home: HomeMessages
  readonly gallery: GalleryMessages
  readonly tracking: TrackingMessages
  readonly order: OrderMessages
  readonly papers: PapersMessages
  readonly pictures: PicturesMessages
  readonly quote: QuoteMessages
  readonly search: SearchMessages
  readonly network: NetworkMessages
  readonly prohibited: ProhibitedMessages
  readonly loading: LoadingMessages
  readonly subscriptions: SubscriptionsMessages
}
