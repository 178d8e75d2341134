import {
  isSafeTarget,
  languageFromCookie,
  languageRedirect,
  localeIds,
  pathFor,
  readsSource,
  rootId,
  splitLocalePath,
} from '@hongyan/locales'
import { paths } from '../../paths.ts'
import { languagesOf, moved, type Route, routeOf } from '../../routes.ts'
import { type OrderPortal, orderLink } from '../../shell/order/order-link.ts'

/** A page address as asked for: decoded, and as it was written. */
type Asked = {
  readonly path: string
  readonly rawPath: string
  readonly search: string
  /** Raw value of the language cookie; null on a first visit. */
  readonly cookie: string | null
}

export type Redirect = { readonly status: 302 | 303 | 308; readonly location: string }

/**
 * Where a page address leads instead, at most once: to the page that took its place, to the Chinese page where
 * English has none, or to the language the visitor chose. Null for an address that answers itself.
 */
export function redirectOf(
  asked: Asked,
  findRoute: (path: string) => Pick<Route, 'pattern' | 'inEnglish'> | undefined = routeOf,
): Redirect | null {
  const { path, rawPath, search, cookie } = asked
  const { locale, path: bare } = splitLocalePath(path)
  const place = Object.hasOwn(moved, bare) ? moved[bare] : undefined
  if (place !== undefined) {
    const target = pathFor(locale, place)
    const chosen = languageRedirect({ path: target, search, cookie })
    if (chosen !== null) return { status: 302, location: chosen.location }
    return { status: 308, location: withQuery(target, search) }
  }
  const route = findRoute(bare)
  if (route === undefined) return null
  if (!route.inEnglish) return toChinese(asked, route.pattern)
  const range = rangeOf(asked, bare)
  if (range !== null) return { status: 302, location: range }
  const chosen = languageRedirect({ path: rawPath, search, cookie })
  return chosen === null || isWithdrawn(chosen.location, route)
    ? null
    : { status: 302, location: chosen.location }
}

/** The delivery range of an area, for whoever does not read Chinese: its own page is in Chinese, the tool is not. */
function rangeOf({ path, search, cookie }: Asked, bare: string): string | null {
  const area = new URLSearchParams(search).get('to') ?? ''
  const locale = languageFromCookie(cookie) ?? splitLocalePath(path).locale
  if (bare !== '/serve-range' || readsSource(locale) || !/^\d{6}$/.test(area)) return null
  return paths.coverageOf(locale, area)
}

/** Whether an address is that of a page in a language in which it cannot be read. */
function isWithdrawn(location: string, route: Pick<Route, 'pattern' | 'inEnglish'>): boolean {
  const { locale, path } = splitLocalePath(location.split('?')[0] ?? '')
  return path === route.pattern && !languagesOf(route).includes(locale)
}

/** Where an order page leads while orders are placed on the portal; null for every other page, or without one. */
export function portalRedirect(path: string, search: string, portal: OrderPortal | null): Redirect | null {
  const { locale, path: bare } = splitLocalePath(path)
  if (portal?.gray !== '1' || !bare.startsWith('/route/') || routeOf(bare) === undefined) return null
  return { status: 302, location: orderLink(locale, bare + search, portal) }
}

/**
 * Where the sign-in page leads: where people sign in (`signsIn`), straight to it, unless it has something to say about a
 * sign-in before. A browser that only looks ahead (`isAhead`) begins none, and reads the page instead.
 */
export function signInRedirect(
  path: string,
  search: string,
  { signsIn, isAhead }: { readonly signsIn: boolean; readonly isAhead: boolean },
): Redirect | null {
  const { locale, path: bare } = splitLocalePath(path)
  if (!signsIn || bare !== paths.signIn(rootId) || (isAhead && search !== '')) return null
  const query = new URLSearchParams(search)
  if (query.has('failed') || query.has('untaken')) return null
  return { status: 303, location: withQuery(paths.signInStart(locale), search) }
}

/** A page that English hides: whoever reads English stays on the Chinese one instead of being sent in a circle. */
function toChinese({ path, search, cookie }: Asked, page: string): Redirect | null {
  const chosen = languageFromCookie(cookie)
  const wanted = chosen !== null && readsSource(chosen) ? chosen : localeIds.find(readsSource)
  if (wanted === undefined) return null
  const { locale } = splitLocalePath(path)
  const stays = locale === wanted || (readsSource(locale) && wanted === rootId)
  return stays ? null : { status: 302, location: withQuery(pathFor(wanted, page), search) }
}

function withQuery(path: string, search: string): string {
  return isSafeTarget(path, search) ? path + search : path
}
