import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { type LocaleId, locales, textIn } from '@hongyan/locales'

/** The language of the description of the API for whoever names none. */
export const describedIn: LocaleId = 'en-US'

export type OrderKind = 'express' | 'heavy' | 'fresh'

/** Every link of the site is a call of one of these; addresses are written nowhere else. */

function localised(path: string, locale: LocaleId): string {
  const segment = locales[locale].urlSegment
  if (segment === '') return path
  return path === '/' ? `/${segment}` : `/${segment}${path}`
}

const page = (path: string) => (locale: LocaleId) => localised(path, locale)
const item = (prefix: string) => (locale: LocaleId, slug: string) =>
  localised(`${prefix}/${encodeURIComponent(slug)}`, locale)

function withToken(path: string, locale: LocaleId, token: string): string {
  return localised(path, locale) + (token === '' ? '' : `?${new URLSearchParams({ token })}`)
}

/** Address of a path of the route table in a language, for links that come from content. */
export function pathIn(locale: LocaleId, path: string): string {
  return localised(path, locale)
}

export const paths = {
  home: page('/'),
  products: page('/products'),
  product: item('/products'),
  cargo: page('/cargo'),
  info: page('/info'),
  introduction: page('/introduction'),
  about: page('/about'),
  connect: page('/connect'),
  air: page('/air'),
  sustainability: page('/sustainability'),
  report: page('/sustainability/report'),
  glossary: page('/sustainability/glossary'),
  news: page('/news'),
  newsItem: item('/news'),
  notices: page('/notice'),
  trends: page('/industry-dynamics'),
  airNotices: page('/air/notice'),
  notice: item('/notice'),
  solution: item('/solutions'),
  case: item('/cases'),
  search: page('/search'),
  /** What the search page found, of one kind or of all. */
  results: (locale: LocaleId, query: string, kind: string | null = null) =>
    `${localised('/search', locale)}?${new URLSearchParams(kind === null ? { q: query } : { q: query, kind })}`,
  notFound: page('/not-found'),
  cooperation: page('/cooperation'),
  partners: page('/ecology/cooperation'),
  /** Private page of an enquiry. Number and token stand behind the `#`, which browsers send to nobody. */
  enquiryStatus: (locale: LocaleId, number = '', token = '') =>
    `${localised('/cooperation/status', locale)}${number === '' ? '' : `#${number}.${token}`}`,
  /** Private page of an order without an account, in the same manner. */
  placedOrder: (locale: LocaleId, number: string, token: string) =>
    `${localised('/route/onPlaceorder', locale)}#${number}.${token}`,
  privacy: page('/legal/privacy'),
  carriageTerms: page('/legal/service-details'),
  consultation: page('/consultation'),
  /** Where a message to customer service is left. */
  message: (locale: LocaleId) => `${localised('/consultation', locale)}#message`,
  help: page('/help'),
  whitePaper: page('/white-paper'),
  paper: item('/white-paper'),
  /** `about` is the path of the page it is about, without language prefix. */
  feedback: (locale: LocaleId, about?: string) =>
    localised('/feedback', locale) + (about === undefined ? '' : `?${new URLSearchParams({ path: about })}`),
  fee: page('/fee'),
  /** The same with the place to send to filled in. */
  feeTo: (locale: LocaleId, place: string) =>
    `${localised('/fee', locale)}?${new URLSearchParams({ to: place })}`,
  carbon: page('/carbon'),
  /** A footprint's permanent link, by the query that names it. */
  footprint: (locale: LocaleId, query: string) => `${localised('/carbon', locale)}?${query}`,
  /** The same as a statement to keep. */
  carbonStatement: (locale: LocaleId, query: string) => `${statementFile(locale)}?${query}`,
  prohibited: page('/prohibited'),
  /** Where flights are looked for; as an action of a form it keeps its anchor. */
  flights: (locale: LocaleId) => `${localised('/air', locale)}#flights`,
  compartments: page('/air/compartments'),
  /** Where a piece is tried on the aircraft; as an action of a form it keeps its anchor. */
  pieceFit: (locale: LocaleId) => `${localised('/air/compartments', locale)}#try`,
  /** Whether a thing may be sent in a way of travel. */
  mayBeSent: (locale: LocaleId, { item, mode }: { readonly item: string; readonly mode: string }) =>
    `${localised('/prohibited', locale)}?item=${item}&mode=${mode}`,
  /** The list of what never goes in a way of travel, or goes on terms. */
  itemList: (locale: LocaleId, mode: string) => `${localised('/prohibited', locale)}?mode=${mode}#list`,
  network: page('/network'),
  coverage: (locale: LocaleId) => `${localised('/network', locale)}#coverage`,
  status: page('/status'),
  serveRange: page('/serve-range'),
  /** The same for an area, with the map of its province. */
  coverageAreas: (locale: LocaleId, area: string) => `${localised('/serve-range', locale)}?to=${area}`,
  /** Districts on a map by what is delivered there: of a province by its code, of the country by `china`. */
  coveragePicture: (area: string) => `/img/coverage/${area}.svg`,
  branchMap: page('/unroute/map'),
  /** The same nearer, of a part of the country; of all of it for null. */
  branchMapOf: (locale: LocaleId, part: string | null) =>
    localised('/unroute/map', locale) + (part === null ? '' : `?part=${part}`),
  /** What an opened map shows: the network, or what is delivered in an area. */
  networkPlaces: (locale: LocaleId) => `/map/places/network/${locale}.json`,
  coveragePlaces: (locale: LocaleId, area: string) => `/map/places/coverage/${area}/${locale}.json`,
  /** Branches in a division, and what is delivered there: an address with nothing personal in it. */
  branchesIn: (locale: LocaleId, area: string) => `${localised('/network', locale)}?area=${area}`,
  coverageOf: (locale: LocaleId, area: string) => `${localised('/network', locale)}?to=${area}#coverage`,
  coverageTemplate: (locale: LocaleId) =>
    `/forms/coverage-template${textIn({ zh: '', en: '-en' }, locale)}.csv`,
  address: page('/address'),
  /** The same page with what is open on it; nothing of an address stands in it but its number. */
  addressBook: (locale: LocaleId, query: Readonly<Record<string, string>>) =>
    `${localised('/address', locale)}?${new URLSearchParams(query)}`,
  /** The pages of an account; without a name the first of them. */
  my: (locale: LocaleId, part = '') => localised(part === '' ? '/my' : `/my/${part}`, locale),
  /** The company of whoever is signed in; `done` is what has just been done there. */
  company: (locale: LocaleId, done = '') =>
    localised('/my/company', locale) + (done === '' ? '' : `?${new URLSearchParams({ done })}`),
  /** Where the mail of an invitation leads. Its token names nobody; opening the page does nothing yet. */
  companyInvitation: (locale: LocaleId, token = '') => withToken('/my/company/invitation', locale, token),
  /** Keys and webhooks; `query` says which part of which log is shown. */
  merchant: (locale: LocaleId, query = '') =>
    `${localised('/my/merchant', locale)}${query === '' ? '' : `?${query}`}`,
  /** The shipments of whoever is signed in; `query` names what is shown of them. */
  myShipments: (locale: LocaleId, query = '') =>
    localised('/my/shipments', locale) + (query === '' ? '' : `?${query}`),
  /** A file of a claim, for whoever filed it. */
  claimFile: (number: string, file: string) => `/v1/claims/${number}/files/${file}`,
  signIn: page('/sign-in'),
  /** Where a sign-in goes off to the identity provider, and where its answer comes back to. */
  signInStart: page('/sign-in/start'),
  signInReturn: () => '/sign-in/return',
  signOut: page('/sign-out'),
  signedOut: page('/signed-out'),
  /** Where the identity provider says that somebody is signed out: in a frame of its page, and by itself. */
  frontChannelSignOut: () => '/sign-out/front-channel',
  backChannelSignOut: () => '/sign-out/back-channel',
  /** Where a shipment is followed; `number` fills the form in. */
  subscribe: (locale: LocaleId, number = '') =>
    localised('/subscriptions', locale) + (number === '' ? '' : `?${new URLSearchParams({ no: number })}`),
  /** Where a mail leads to confirm or to stop. Their tokens name nobody; opening the page does nothing yet. */
  confirmSubscription: (locale: LocaleId, token = '') => withToken('/subscriptions/confirm', locale, token),
  stopSubscription: (locale: LocaleId, token = '') => withToken('/subscriptions/stop', locale, token),
  /** What the mailbox itself asks when its own button to unsubscribe is pressed (RFC 8058). */
  oneClickStop: (token = '') => withToken('/subscriptions/one-click', 'zh-CN', token),
  subscriptionFeed: (token: string) => `/subscriptions/feed/${token}`,
  developers: page('/developers'),
  /** A group of calls by its name, how to begin, or what codes mean. */
  developersPart: item('/developers'),
  /** How a program places orders, with samples. */
  apiGuide: page('/developers/guide'),
  /** The description of the API for programs, in the words of a language. */
  apiDescription: (locale: LocaleId) => `/openapi.json${locale === describedIn ? '' : `?lang=${locale}`}`,
  component: item('/components'),
  /** Picture of a code to scan. */
  scanCode: (locale: LocaleId, id: string) => localised(`/scan/${encodeURIComponent(id)}.svg`, locale),
  /** What an open tracking page listens to, and what it asks instead where no stream comes through. */
  trackChanges: () => '/track/changes',
  trackChangesOnce: () => '/track/changes/once',
  /** The tracking page, with the numbers asked for, in the order they were given. */
  track: (locale: LocaleId, numbers: readonly string[] = []) =>
    numbers.length === 0
      ? localised('/track', locale)
      : `${localised('/track', locale)}?no=${numbers.map(encodeURIComponent).join(',')}`,
  /** Where an order begins. `kind` adds the flag the order pages expect; `quote` is the query of a quote it follows. */
  placeOrder: (locale: LocaleId, kind: OrderKind, quote = '') => {
    const flag = { express: '', heavy: 'isCnet=1', fresh: 'isFresh=1' }[kind]
    const query = [flag, quote].filter((part) => part !== '').join('&')
    return localised(`/route/onPlaceorder${query === '' ? '' : `?${query}`}`, locale)
  },
  /** The orders of whoever is signed in; `query` names what is shown of them. */
  orderList: (locale: LocaleId, query = '') =>
    localised(`/route/orderList.do?isCnet=1${query === '' ? '' : `&${query}`}`, locale),
  /** Where orders are placed from a list, for whom; `list` is the key of one that was placed. */
  orderImport: (locale: LocaleId, list = '', of: RecordOwner = 'own') => {
    const query = new URLSearchParams({ ...(list === '' ? {} : { list }), ...(of === 'own' ? {} : { of }) })
    return localised(`/route/orderList.do/import${query.size === 0 ? '' : `?${query}`}`, locale)
  },
  orderTemplate: (locale: LocaleId) => `/forms/order-template-${locale}.csv`,
} as const

/** Where on the carbon page a result begins. */
export const resultAnchor = 'result'

/** The file a statement is asked for by; its query names the footprint. */
export function statementFile(locale: LocaleId): string {
  return localised('/carbon/statement.pdf', locale)
}

/** The call that works a permanent link of the carbon page out again. */
export function footprintCall(query: string): string {
  return `/v1/carbon/footprint?${query}`
}

/** Address of a list's feed (Atom) in a language. */
export function feedPath(list: 'news' | 'notice' | 'trend' | 'air-notice', locale: LocaleId): string {
  return localised(`/feeds/${list}.xml`, locale)
}

/** Place of a question on the help page, without language prefix; `questionAnchor` is its id there. */
export function questionPath(id: string): string {
  return `/help#${questionAnchor(id)}`
}

export function questionAnchor(id: string): string {
  return `q-${id}`
}

/** The way to a place in a map service, opened by whoever wants it: nothing of it is loaded by this site. */
export function directionsTo(place: {
  readonly name: string
  readonly longitude: number
  readonly latitude: number
}): string {
  const query = new URLSearchParams({
    to: `${place.longitude},${place.latitude},${place.name}`,
    coordinate: 'wgs84',
    callnative: '1',
  })
  return `https://uri.amap.com/navigation?${query}`
}
