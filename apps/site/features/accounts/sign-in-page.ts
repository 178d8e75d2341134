import { localeIds } from '@hongyan/locales'
import { paths } from '../../paths.ts'

/** Whether a path is one to which nobody comes back after signing in: that would begin it again, or end it. */
export function isSignInPage(path: string): boolean {
  return localeIds.some((locale) =>
    [
      paths.signIn(locale),
      paths.signInStart(locale),
      paths.signOut(locale),
      paths.signedOut(locale),
    ].includes(path),
  )
}
