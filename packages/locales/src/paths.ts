import { type LocaleId, localeIds, localeOf, rootId } from './locale.ts'

/** A page address split into its language edition and the path shared by all editions. */
type LocalePath = { readonly locale: LocaleId; readonly path: string }

/** Whether `path` is the edition segment itself or lies under it. `/english` is not under `/en`. */
function isUnder(path: string, segment: string): boolean {
  return path === `/${segment}` || path.startsWith(`/${segment}/`)
}

/**
 * Address of a shared path in one language: `('en-US', '/about')` gives `/en/about`, `('en-US', '/')` gives `/en`.
 * A query or fragment on `path` is kept as it stands.
 */
export function pathFor(localeId: LocaleId, path: string): string {
  const { urlSegment } = localeOf(localeId)
  if (urlSegment === '') return path
  if (path === '/') return `/${urlSegment}`
  return path.startsWith('/?') || path.startsWith('/#')
    ? `/${urlSegment}${path.slice(1)}`
    : `/${urlSegment}${path}`
}

/** Splits a pathname: `/en/about` is `/about` in English; `/index` and `/index/` are home in every edition. */
export function splitLocalePath(pathname: string): LocalePath {
  const locale =
    localeIds.find((id) => localeOf(id).urlSegment !== '' && isUnder(pathname, localeOf(id).urlSegment)) ??
    rootId
  const { urlSegment } = localeOf(locale)
  const rest = urlSegment === '' ? pathname : pathname.slice(urlSegment.length + 1)
  return { locale, path: rest === '' || rest === '/index' || rest === '/index/' ? '/' : rest }
}

/** The one spelling of a shared path that search engines should keep: no trailing slash, no `/index`. */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' || trimmed === '/index' ? '/' : trimmed
}

/**
 * Whether a path or query may be written into a `Location` header: visible ASCII only, one leading slash, no
 * backslash and no empty segment, so that no browser can read another host into it (`//evil.example`, `/\evil`).
 */
export function isSafeTarget(path: string, search = ''): boolean {
  return (
    /^\/[\x21-\x7e]*$/.test(path) &&
    !/\/\/|[\\?#]/.test(path) &&
    (search === '' || /^\?[\x21-\x7e]*$/.test(search))
  )
}
