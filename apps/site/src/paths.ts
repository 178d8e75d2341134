import { type LocaleId, locales } from '@hongyan/locales'

/** Every link of the site is a call of one of these; addresses are written nowhere else. */

function localised(path: string, locale: LocaleId): string {
  const segment = locales[locale].urlSegment
  if (segment === '') return path
  return path === '/' ? `/${segment}` : `/${segment}${path}`
}

const page = (path: string) => (locale: LocaleId) => localised(path, locale)
const item = (prefix: string) => (locale: LocaleId, slug: string) =>
  localised(`${prefix}/${encodeURIComponent(slug)}`, locale)

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
  consultation: page('/consultation'),
  help: page('/help'),
  whitePaper: page('/white-paper'),
  fee: page('/fee'),
  carbon: page('/carbon'),
  prohibited: page('/prohibited'),
  /** Whether a thing may be sent in a way of travel. */
  mayBeSent: (locale: LocaleId, { item, mode }: { readonly item: string; readonly mode: string }) =>
    `${localised('/prohibited', locale)}?item=${item}&mode=${mode}`,
  /** The list of what never goes in a way of travel, or goes on terms. */
  itemList: (locale: LocaleId, mode: string) => `${localised('/prohibited', locale)}?mode=${mode}#list`,
  network: page('/network'),
  coverage: (locale: LocaleId) => `${localised('/network', locale)}#coverage`,
  serveRange: page('/serve-range'),
  branchMap: page('/unroute/map'),
  address: page('/address'),
  my: item('/my'),
  developers: page('/developers'),
  component: item('/components'),
  /** Picture of a social channel's scan code; the same in every language. */
  scanCode: (id: string) => `/scan/${encodeURIComponent(id)}.svg`,
  /** The tracking page, with the numbers asked for, in the order they were given. */
  track: (locale: LocaleId, numbers: readonly string[] = []) =>
    numbers.length === 0
      ? localised('/track', locale)
      : `${localised('/track', locale)}?no=${numbers.map(encodeURIComponent).join(',')}`,
  /** Where an order begins. `kind` adds the flag the order pages expect. */
  placeOrder: (locale: LocaleId, kind: 'express' | 'heavy' | 'fresh') =>
    localised(`/route/onPlaceorder${{ express: '', heavy: '?isCnet=1', fresh: '?isFresh=1' }[kind]}`, locale),
  orderList: (locale: LocaleId) => localised('/route/orderList.do?isCnet=1', locale),
} as const

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
