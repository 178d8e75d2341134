import { tdkOf } from '@hongyan/content'
import { type LocaleId, splitLocalePath } from '@hongyan/locales'
import { safeReturnAddress } from '../../client/safe-return-address.ts'
import { returnParameter, signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { routeOf } from '../../routes.ts'
import { type SignInFailure, signInFailures, untoldAbout } from '../../server/integrations/sign-in-failure.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { isSignInPage } from './sign-in-page.ts'

export type SignInPage = {
  readonly locale: LocaleId
  /** The page to come back to; null where none was named, or none that may be trusted. */
  readonly back: string | null
  /** What that page is called, where it is one of this site that has a name of its own. */
  readonly backTitle: string | null
  /** Where signing in begins, where the settings name an identity provider. */
  readonly start: string | null
  readonly failed: SignInFailure | null
  /** What the provider has verified of whoever has just signed in, and could not be taken. */
  readonly untaken: readonly (typeof untoldAbout)[number][]
  /** The company's own sign-in, where the settings name one. */
  readonly elsewhere: string | null
}

/** What the page shows: a way back that never leads to strangers, nor to this page again. */
export function loadSignIn(context: PageContext): SignInPage {
  const { locale, query, origin, parentDomain, signInUrl, signsIn } = context
  const asked = query.get(returnParameter)
  const target = asked === null ? null : new URL(safeReturnAddress(asked, origin, parentDomain))
  const own = target?.origin === new URL(origin).origin
  const nowhere = target === null || (own && (target.pathname === '/' || isSignInPage(target.pathname)))
  // Its path alone is safe to link: no reading of it names another host.
  const back = nowhere ? null : own ? target.pathname + target.search + target.hash : target.href
  return {
    locale: locale.id,
    back,
    backTitle: own && back !== null ? titleOf(target.pathname, locale.id) : null,
    start: signsIn ? signInLink(back ?? paths.my(locale.id), paths.signInStart(locale.id)) : null,
    failed: signInFailures.find((why) => why === query.get('failed')) ?? null,
    untaken: untoldAbout.filter((what) => (query.get('untaken') ?? '').split('-').includes(what)),
    elsewhere: signInUrl === undefined ? null : signInLink(back ?? paths.home(locale.id), signInUrl),
  }
}

/** The name of a page, without that of the site, and never its address. */
function titleOf(path: string, locale: LocaleId): string | null {
  const { path: bare } = splitLocalePath(path)
  const route = routeOf(bare)
  return route === undefined ? null : tdkOf(route.pattern, locale).title.replace(/ [-|·–] [^-|·–]+$/, '')
}
