/** Lives as long as a browser allows: 400 days, in seconds. */
const life = 34_560_000
const name = 'logistics_site_lang'

/**
 * Cookies to write, in order, for a chosen language: on the parent domain, which the sister sites share. A host
 * outside that domain gets a cookie of its own, and one left there earlier is removed so that only one decides.
 */
export function languageCookie(
  language: string,
  place: {
    readonly hostname: string
    readonly secure: boolean
    readonly parentDomain?: string | undefined
  },
): readonly string[] {
  const { hostname, secure, parentDomain } = place
  const shared = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  const write = `${name}=${language}; ${shared}; Max-Age=${life}`
  if (parentDomain === undefined || !`.${hostname}`.endsWith(`.${parentDomain}`)) return [write]
  return [`${name}=; ${shared}; Max-Age=0`, `${write}; Domain=${parentDomain}`]
}
