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

/**
 * The return address when it may be trusted: this site, or a host of the configured parent domain over the same
 * scheme. Anything else becomes the site's home page.
 */
export function safeReturnAddress(address: string, origin: string, parentDomain?: string): string {
  const home = `${origin}/`
  const target = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (target === null || target.protocol !== new URL(origin).protocol || target.username !== '') return home
  if (target.origin === new URL(origin).origin) return target.href
  const kin = parentDomain !== undefined && `.${target.hostname}`.endsWith(`.${parentDomain}`)
  return kin && target.port === '' ? target.href : home
}
