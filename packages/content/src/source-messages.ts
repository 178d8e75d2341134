import { accountEn } from './messages/account.en.ts'
import { accountZh } from './messages/account.zh.ts'
import { addressBookEn } from './messages/address-book.en.ts'
import { addressBookZh } from './messages/address-book.zh.ts'
import { addressesEn } from './messages/addresses.en.ts'
import { addressesZh } from './messages/addresses.zh.ts'
import { articlesEn } from './messages/articles.en.ts'
import { articlesZh } from './messages/articles.zh.ts'
import { carbonEn } from './messages/carbon.en.ts'
import { carbonZh } from './messages/carbon.zh.ts'
import { companiesEn } from './messages/companies.en.ts'
import { companiesZh } from './messages/companies.zh.ts'
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
import { merchantsEn } from './messages/merchants.en.ts'
import { merchantsZh } from './messages/merchants.zh.ts'
import { myShipmentsEn } from './messages/my-shipments.en.ts'
import { myShipmentsZh } from './messages/my-shipments.zh.ts'
import { networkEn } from './messages/network.en.ts'
import { networkZh } from './messages/network.zh.ts'
import { orderEn } from './messages/order.en.ts'
import { orderZh } from './messages/order.zh.ts'
import { orderImportEn } from './messages/order-import.en.ts'
import { orderImportZh } from './messages/order-import.zh.ts'
import { orderListEn } from './messages/order-list.en.ts'
import { orderListZh } from './messages/order-list.zh.ts'
import { overviewEn } from './messages/overview.en.ts'
import { overviewZh } from './messages/overview.zh.ts'
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
import { subscriptionsEn } from './messages/subscriptions.en.ts'
import { subscriptionsZh } from './messages/subscriptions.zh.ts'
import { trackingEn } from './messages/tracking.en.ts'
import { trackingZh } from './messages/tracking.zh.ts'
import type { Messages } from './messages/types.ts'
import { wordsEn } from './messages/words.en.ts'
import { wordsZh } from './messages/words.zh.ts'

/** The Chinese source of every area; the Hong Kong texts are derived from it. */
export const sourceMessages: Messages = {
  words: wordsZh,
  account: accountZh,
  addressBook: addressBookZh,
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
  subscriptions: subscriptionsZh,
}

/** The English of every area. */
export const englishMessages: Messages = {
  words: wordsEn,
  account: accountEn,
  addressBook: addressBookEn,
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
  subscriptions: subscriptionsEn,
}
