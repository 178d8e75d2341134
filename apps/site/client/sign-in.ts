/** This site's own page; the language rule leads to the visitor's. */
const signInPath = '/sign-in'

/** Parameter that carries the page to come back to. */
export const returnParameter = 'returnUrl'

/**
 * Address of the sign-in page with the way back. `returnTo` is an absolute address or a path with its language prefix
 * and query; `signInUrl` is this site's own page in the visitor's language, or the single sign-on of the settings.
 */
export function signInLink(returnTo: string, signInUrl: string = signInPath): string {
  const mark = signInUrl.includes('?') ? '&' : '?'
  return `${signInUrl}${mark}${returnParameter}=${encodeURIComponent(returnTo)}`
}
