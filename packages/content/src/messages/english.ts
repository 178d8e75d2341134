import { accountEn } from './account.en.ts'
import { addressBookEn } from './address-book.en.ts'
import { addressesEn } from './addresses.en.ts'
import { answersEn } from './answers.en.ts'
import { articlesEn } from './articles.en.ts'
import { carbonEn } from './carbon.en.ts'
import { companiesEn } from './companies.en.ts'
import { contentEn } from './content.en.ts'
import { developersEn } from './developers.en.ts'
import { enquiryEn } from './enquiry.en.ts'
import { errorsEn } from './errors.en.ts'
import { galleryEn } from './gallery.en.ts'
import { homeEn } from './home.en.ts'
import { loadingEn } from './loading.en.ts'
import { merchantsEn } from './merchants.en.ts'
import { myShipmentsEn } from './my-shipments.en.ts'
import { networkEn } from './network.en.ts'
import { orderEn } from './order.en.ts'
import { orderImportEn } from './order-import.en.ts'
import { orderListEn } from './order-list.en.ts'
import { overviewEn } from './overview.en.ts'
import { papersEn } from './papers.en.ts'
import { picturesEn } from './pictures.en.ts'
import { prohibitedEn } from './prohibited.en.ts'
import { quoteEn } from './quote.en.ts'
import { searchEn } from './search.en.ts'
import { shellEn } from './shell.en.ts'
import { statusEn } from './status.en.ts'
import { subscriptionsEn } from './subscriptions.en.ts'
import { trackingEn } from './tracking.en.ts'
import type { Messages } from './types.ts'
import { wordsEn } from './words.en.ts'

/** The English of every area. */
export const english: Messages = {
  words: wordsEn,
  account: accountEn,
  addressBook: addressBookEn,
  addresses: addressesEn,
  answers: answersEn,
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
  merchants: merchantsEn,
  companies: companiesEn,
  myShipments: myShipmentsEn,
  orderImport: orderImportEn,
  orderList: orderListEn,
  overview: overviewEn,
  order: orderEn,
  papers: papersEn,
  pictures: picturesEn,
  quote: quoteEn,
  search: searchEn,
  network: networkEn,
  prohibited: prohibitedEn,
  loading: loadingEn,
  status: statusEn,
  subscriptions: subscriptionsEn,
}
