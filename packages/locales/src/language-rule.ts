import { type LocaleId, localeIds, localeOf, readsRoot, readsSource, rootId } from './locale.ts'
import { isSafeTarget, pathFor, splitLocalePath } from './paths.ts'

/** Cookie that holds the visitor's choice of language, on the parent domain. */
export const languageCookieName = 'logistics_site_lang'

/** The delivery-range page exists in Chinese only; any other language is sent to its home page. */
const chineseOnly = 'serve-range'

/** The language named by a cookie value. Anything but a known value counts as no cookie. */
export function languageFromCookie(value: string | null | undefined): LocaleId | null {
  return localeIds.find((id) => id === value) ?? null
}

/** Value of the language cookie in a `Cookie` request header, or null. The first of several wins. */
export function readLanguageCookie(header: string | null | undefined): LocaleId | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value = ''] = part.split('=', 2)
    if (name?.trim() === languageCookieName) return languageFromCookie(value.trim().replace(/^"(.*)"$/, '$1'))
  }
  return null
}

type LanguageQuestion = {
  /** Pathname as requested, still percent-encoded. */
  readonly path: string
  /** Query with its question mark, or ''. Kept in the answer. */
  readonly search: string
  /** Raw value of the language cookie; null on a first visit. */
  readonly cookie: string | null
}

/**
 * The language rule of the site, for page requests only: at most one redirect, never a loop, never another host.
 *
 * - no cookie: the address decides, nobody is redirected;
 * - the language at the root: `/en/x` → `/x`; `/hk/x` stays, because an address in Traditional Chinese is Chinese;
 * - any other: `/x` and `/en/x` → `/hk/x`, the edition the visitor chose;
 * - a path containing `serve-range` in any other language than Chinese → that language's home page, even
 *   without a cookie: the page does not exist there.
 */
export function languageRedirect(question: LanguageQuestion): { readonly location: string } | null {
  const { path, search } = question
  if (!isSafeTarget(path, search)) return null
  const chosen = languageFromCookie(question.cookie)
  const target = targetPath(path, chosen)
  return target === null ? null : { location: `${target}${search}` }
}

function targetPath(path: string, chosen: LocaleId | null): string | null {
  const current = splitLocalePath(path).locale
  const wanted = chosen ?? current
  if (path.includes(chineseOnly) && !readsSource(wanted)) return pathFor(wanted, '/')
  if (chosen === null || chosen === current) return null
  if (chosen === rootId && readsRoot(current)) return null
  const rest = withoutEdition(path, current)
  return chosen === rootId ? withoutForeign(rest) : pathFor(chosen, rest)
}

function withoutEdition(path: string, current: LocaleId): string {
  const { urlSegment } = localeOf(current)
  return (urlSegment === '' ? path : path.slice(urlSegment.length + 1)) || '/'
}

/** `/en/en/x` must not need two redirects. */
function withoutForeign(path: string): string {
  const { locale } = splitLocalePath(path)
  return readsRoot(locale) ? path : withoutForeign(withoutEdition(path, locale))
}

/**
 * Where the language switch leads: the same page in the chosen language, or that language's home page when the
 * page does not exist in it. `path` is the present pathname with its edition, `search` its query.
 */
export function choiceLocation(path: string, chosen: LocaleId, search = ''): string {
  const home = pathFor(chosen, '/')
  if (!isSafeTarget(path, search)) return home
  if (path.includes(chineseOnly) && !readsSource(chosen)) return home
  const { path: shared } = splitLocalePath(path)
  const target = chosen === rootId ? withoutForeign(shared) : pathFor(chosen, shared)
  return `${target}${search}`
}

/** Whether a shared path has a page in this language at all. */
export function existsIn(path: string, locale: LocaleId): boolean {
  return readsSource(locale) || !path.includes(chineseOnly)
}
