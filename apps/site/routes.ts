import { collection, isOff, paperEditions, shippedPages } from '@hongyan/content'
import { existsIn, type LocaleId, localeIds, readsSource } from '@hongyan/locales'
import { publicFamilies } from './calls/families.ts'
import type { LimitName } from './calls/limits.ts'
import { paths } from './paths.ts'

/** The site's routes, without language prefix. Pages, the 404 answer and tests are all made from this table. */
export type Route = {
  readonly pattern: string
  readonly layout: 'default' | 'express' | 'bare'
  /** `query`: the answer depends on the query, which then bypasses the page cache. */
  readonly query: boolean
  /** It shows what belongs to whoever is signed in: made for each of them anew, and never kept. */
  readonly ofAccount: boolean
  /** With a query it may show such things; without one it is the same for everybody. */
  readonly ofAccountByQuery: boolean
  /** False for a page that English hides: its English address leads to the Chinese one. */
  readonly inEnglish: boolean
  /** Of no use to whoever comes from a search engine: not in the site map, and its head says so. */
  readonly noindex: boolean
  /** A visitor may open a provider's map there, where the settings name one. */
  readonly mapFrame: boolean
  /** A visitor may open the map of tiles there, where the settings name an archive. */
  readonly mapTiles: boolean
  /** How long it is kept, in seconds, where the page itself does not name a shorter time, and what drops it earlier. */
  readonly keep: { readonly maxAge: number; readonly tags: readonly string[] }
  /** What opening it with a query draws on, beside the limit of pages made for one visitor: that of the call it makes. */
  readonly limit: LimitName | null
}

/** Pages are made of content: published anew, it drops them. */
export const cachedWithContent: Route['keep'] = { maxAge: 300, tags: ['content'] }
const cachedWithRates: Route['keep'] = { maxAge: 300, tags: ['content', 'rates'] }
const cachedWithBranches: Route['keep'] = { maxAge: 300, tags: ['content', 'branches'] }

const built = (pattern: string, options: Partial<Route> = {}): Route => ({
  pattern,
  layout: 'default',
  query: false,
  ofAccount: false,
  ofAccountByQuery: false,
  inEnglish: true,
  noindex: false,
  mapFrame: false,
  mapTiles: false,
  limit: null,
  keep: cachedWithContent,
  ...options,
})
const cachedForAnHour: Partial<Route> = { keep: { maxAge: 3600, tags: ['content'] } }

/** A screen in the left-menu layout: somebody's own. */
const personal: Partial<Route> = { layout: 'express', noindex: true }

/** A page on the way somewhere else: its content alone. */
const transit: Partial<Route> = { layout: 'bare', noindex: true }

const screens: readonly Route[] = [
  built('/'),
  built('/track', { query: true, mapTiles: true, limit: 'look-up' }),
  built('/components/Banner', { noindex: true }),
  built('/components/NavBar', { noindex: true }),
  built('/components/Solutions', { noindex: true }),
  built('/components/TrackShipment', { noindex: true }),
  built('/developers', cachedForAnHour),
  ...['guide', 'codes', ...publicFamilies].map((part) => built(`/developers/${part}`, cachedForAnHour)),
  built('/carbon', { query: true }),
  built('/status', { keep: { maxAge: 5, tags: ['content'] } }),
  built('/search', { query: true, limit: 'search' }),
  built('/fee', { query: true, limit: 'quote', keep: cachedWithRates }),
  built('/prohibited', { query: true, limit: 'search' }),
  built('/air', { query: true, limit: 'search' }),
  built('/air/compartments', { query: true, limit: 'search' }),
  built('/news', { query: true }),
  built('/notice', { query: true }),
  built('/industry-dynamics', { query: true }),
  built('/air/notice', { query: true }),
  built('/cooperation', { keep: cachedWithRates }),
  built('/ecology/cooperation'),
  built('/cooperation/status', { noindex: true }),
  built('/white-paper'),
  built('/feedback', { noindex: true, query: true }),
  built('/network', { query: true, mapFrame: true, mapTiles: true, keep: cachedWithBranches }),
  built('/serve-range', { query: true, mapFrame: true, mapTiles: true, keep: cachedWithBranches }),
  built('/sign-in', { ...transit, query: true }),
  built('/sign-out', transit),
  built('/signed-out', { ...transit, query: true }),
  built('/subscriptions', { noindex: true, query: true, ofAccount: true, limit: 'account' }),
  built('/subscriptions/confirm', { noindex: true, query: true }),
  built('/subscriptions/stop', { noindex: true, query: true }),
  built('/unroute/map', { query: true, mapFrame: true, mapTiles: true, keep: cachedWithBranches }),
  built('/route/onPlaceorder', { ...personal, query: true, ofAccountByQuery: true }),
  built('/route/orderList.do', { ...personal, query: true, ofAccount: true, limit: 'order' }),
  built('/route/orderList.do/import', { ...personal, query: true, ofAccount: true, limit: 'order' }),
  built('/address', { ...personal, query: true, ofAccount: true, limit: 'addresses' }),
  built('/my/merchant', { ...personal, query: true, ofAccount: true, limit: 'account' }),
  built('/my/company', { ...personal, query: true, ofAccount: true, limit: 'account' }),
  built('/my/company/invitation', { ...personal, query: true, ofAccount: true, limit: 'account' }),
  built('/my/shipments', { ...personal, query: true, ofAccount: true, limit: 'shipment' }),
  built('/my', { ...personal, query: true, ofAccount: true, limit: 'shipment' }),
  built('/my/privacy', personal),
]

/** Where the items of each collection that has pages stand. */
const addresses = {
  page: (path: string) => path,
  news: (id: string) => `/news/${id}`,
  notice: (id: string) => `/notice/${id}`,
}

/** Pages that are documents: each has the address it names. */
const documents: readonly Route[] = shippedPages().map(({ path, isEnShow }) =>
  built(path, { inEnglish: isEnShow }),
)

/** News and notices: each has the address of its id. */
const items: readonly Route[] = [
  ...[...collection('news', 'zh-CN').keys()].map((id) => built(addresses.news(id))),
  ...[...collection('notice', 'zh-CN').keys()].map((id) => built(addresses.notice(id))),
]

/** White papers: each has a page with its contents, where it is handed out. */
const papers: readonly Route[] = Object.keys(paperEditions).map((id) => built(`/white-paper/${id}`))

const screenPaths = new Set([...papers, ...screens].map(({ pattern }) => pattern))

/** A screen of its own wins over the document it is made from; what is of a part that is off is none. */
const byPath = new Map(
  [...documents, ...items, ...papers, ...screens]
    .filter(({ pattern }) => !isOff(pattern))
    .map((route) => [route.pattern, route]),
)

/** Whether a path shows a screen of its own, whatever documents there are. */
export function isScreen(path: string): boolean {
  return screenPaths.has(path)
}

/** Pages that links of this site lead to by themselves: they are never withdrawn. */
const neededPages = new Set(
  Object.values(paths).flatMap((path) =>
    path.length === 1 ? [(path as (locale: LocaleId) => string)('zh-CN')] : [],
  ),
)

/** Whether the site cannot do without the page at a path. */
export function needsPage(path: string): boolean {
  return screenPaths.has(path) || neededPages.has(path)
}

/** The routes this build knows. */
export const routes: readonly Route[] = [...byPath.values()]

/** The routes of now: those of the build, and the pages and items published since. */
export function routesNow(): readonly Route[] {
  const published = Object.entries(addresses).flatMap(([name, addressOf]) =>
    localeIds.flatMap((locale) =>
      [...collection(name as keyof typeof addresses, locale).keys()].map(addressOf),
    ),
  )
  const added = [...new Set(published)].filter((path) => !byPath.has(path) && !isOff(path))
  return [...routes, ...added.map((path) => built(path))]
}

/** Addresses that were given out and lead elsewhere for good. */
export const moved: Readonly<Record<string, string>> = { '/contactUs': '/connect' }

/** The route of a path (no language prefix), or undefined when the site has no such page. `/index` is home. */
export function routeOf(path: string): Route | undefined {
  return byPath.get(path === '/index' ? '/' : path) ?? publishedRoute(path)
}

/** The languages a page can be read in: not English where that hides it, and none in which it is withdrawn. */
export function languagesOf({
  pattern,
  inEnglish,
}: Pick<Route, 'pattern' | 'inEnglish'>): readonly LocaleId[] {
  const here = localeIds.filter((id) => existsIn(pattern, id) && (inEnglish || readsSource(id)))
  const { name, key } = documentAt(pattern)
  return screenPaths.has(pattern) ? here : here.filter((id) => collection(name, id).has(key))
}

/** Whether a link of the content leads to something that can be read in a language: what is withdrawn or off cannot. */
export function canBeRead(link: string, locale: LocaleId): boolean {
  if (isOff(link)) return false
  const [path = ''] = link.split(/[?#]/)
  const route = byPath.get(path)
  return route === undefined || !route.inEnglish || languagesOf(route).includes(locale)
}

/** Whether a page is of no use without an account; an order can be placed without one. */
export function isOwn({ layout, ofAccountByQuery }: Route): boolean {
  return layout === 'express' && !ofAccountByQuery
}

/** A page or an item that came after this process began. */
function publishedRoute(path: string): Route | undefined {
  if (isOff(path)) return undefined
  const { name, key } = documentAt(path)
  return localeIds.some((locale) => collection(name, locale).has(key)) ? built(path) : undefined
}

/** The item that a path would show. */
function documentAt(path: string): { readonly name: keyof typeof addresses; readonly key: string } {
  const [, list, id = ''] = /^\/(news|notice)\/([^/]+)$/.exec(path) ?? []
  return list === 'news' || list === 'notice' ? { name: list, key: id } : { name: 'page', key: path }
}
