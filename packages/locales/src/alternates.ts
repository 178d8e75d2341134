import { existsIn } from './language-rule.ts'
import { localeIds, locales, rootId } from './locale.ts'
import { canonicalPath, pathFor, splitLocalePath } from './paths.ts'

type Alternates = {
  /** Address of this page in its own language, for `rel=canonical`. */
  readonly canonical: string
  /** One entry per language that has the page, then `x-default`, which is the root edition. */
  readonly links: readonly { readonly hreflang: string; readonly href: string }[]
}

/** Canonical and `hreflang` addresses of a page. `pathname` includes its edition; `origin` has no trailing slash. */
export function alternates(pathname: string, origin = ''): Alternates {
  const { locale, path } = splitLocalePath(pathname)
  const shared = canonicalPath(path)
  const links = localeIds
    .filter((id) => existsIn(shared, id))
    .map((id) => ({ hreflang: locales[id].hreflang, href: `${origin}${pathFor(id, shared)}` }))
  return {
    canonical: `${origin}${pathFor(locale, shared)}`,
    links: [...links, { hreflang: 'x-default', href: `${origin}${pathFor(rootId, shared)}` }],
  }
}
