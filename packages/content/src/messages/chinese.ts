import { accountZh } from './account.zh.ts'
import { addressBookZh } from './address-book.zh.ts'
import { addressesZh } from './addresses.zh.ts'
import { answersZh } from './answers.zh.ts'
import { articlesZh } from './articles.zh.ts'
import { carbonZh } from './carbon.zh.ts'
import { companiesZh } from './companies.zh.ts'
import { contentZh } from './content.zh.ts'
import { developersZh } from './developers.zh.ts'
import { enquiryZh } from './enquiry.zh.ts'
import { errorsZh } from './errors.zh.ts'
import { galleryZh } from './gallery.zh.ts'
import { homeZh } from './home.zh.ts'
import { loadingZh } from './loading.zh.ts'
import { merchantsZh } from './merchants.zh.ts'
import { myShipmentsZh } from './my-shipments.zh.ts'
import { networkZh } from './network.zh.ts'
import { orderZh } from './order.zh.ts'
import { orderImportZh } from './order-import.zh.ts'
import { orderListZh } from './order-list.zh.ts'
import { overviewZh } from './overview.zh.ts'
import { papersZh } from './papers.zh.ts'
import { picturesZh } from './pictures.zh.ts'
import { prohibitedZh } from './prohibited.zh.ts'
import { quoteZh } from './quote.zh.ts'
import { searchZh } from './search.zh.ts'
import { shellZh } from './shell.zh.ts'
import { statusZh } from './status.zh.ts'
import { subscriptionsZh } from './subscriptions.zh.ts'
import { trackingZh } from './tracking.zh.ts'
import { wordsZh } from './words.zh.ts'

/** The Chinese source of every area of the interface's own texts; the Hong Kong texts are derived from it. */
export const chinese = {
  words: wordsZh,
  account: accountZh,
  addressBook: addressBookZh,
  addresses: addressesZh,
  answers: answersZh,
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
  merchants: merchantsZh,
  companies: companiesZh,
  myShipments: myShipmentsZh,
  orderImport: orderImportZh,
  orderList: orderListZh,
  overview: overviewZh,
  order: orderZh,
  papers: papersZh,
  pictures: picturesZh,
  quote: quoteZh,
  search: searchZh,
  network: networkZh,
  prohibited: prohibitedZh,
  loading: loadingZh,
  status: statusZh,
  subscriptions: subscriptionsZh,
} as const
