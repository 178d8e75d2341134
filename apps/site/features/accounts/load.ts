import type { LocaleId } from '@hongyan/locales'
import { returnParameter, safeReturnAddress, signInLink } from '../../client/sign-in.ts'
import type { PageContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'

export type SignInPage = {
  readonly locale: LocaleId
  /** The page to come back to; null where none was named, or none that may be trusted. */
  readonly back: string | null
  /** The company's own sign-in, where the settings name one. */
  readonly elsewhere: string | null
}

/** What the page shows: a way back that never leads to strangers, nor to this page again. */
export function loadSignIn(context: PageContext): SignInPage {
  const { locale, query, origin, parentDomain, signInUrl } = context
  const asked = query.get(returnParameter)
  const target = asked === null ? null : new URL(safeReturnAddress(asked, origin, parentDomain))
  const own = target?.origin === origin
  const nowhere = target === null || (own && (target.pathname === '/' || isSignIn(target.pathname)))
  const back = nowhere ? null : own ? target.pathname + target.search + target.hash : target.href
  return {
    locale: locale.id,
    back,
    elsewhere: signInUrl === undefined ? null : signInLink(back ?? paths.home(locale.id), signInUrl),
  }
}

function isSignIn(path: string): boolean {
  return path.endsWith(paths.signIn('zh-CN'))
}
