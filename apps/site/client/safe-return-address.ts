/**
 * The return address when it may be trusted: this site, or a host of the configured parent domain over the same
 * scheme. Anything else becomes the site's home page. Whoever may give one: a query, a cookie, a hidden field.
 */
export function safeReturnAddress(address: string, origin: string, parentDomain?: string): string {
  const site = new URL(origin)
  const home = `${site.origin}/`
  const target = URL.canParse(address, home) ? new URL(address, home) : null
  if (target === null || target.protocol !== site.protocol) return home
  if (target.username !== '' || target.password !== '') return home
  if (target.origin === site.origin) return isPlainPath(target.pathname) ? target.href : home
  const kin = parentDomain !== undefined && `.${target.hostname}`.endsWith(`.${parentDomain}`)
  return kin && target.port === '' ? target.href : home
}

/** How often a path is read once more: nobody who means well encodes one three times. */
const mostReadings = 3

/**
 * Whether a path names the same page however often it is read: as a link of its own (`//evil.example` is another
 * host), by a proxy that decodes it, by a server that resolves its dots. What stands in a query is nobody's host.
 */
function isPlainPath(pathname: string): boolean {
  let path = pathname
  for (let reading = 0; reading <= mostReadings; reading += 1) {
    if (/\/\/|\\|\p{Cc}|\/\.{1,2}(?:\/|$)/u.test(path)) return false
    const again = decoded(path)
    if (again === path) return true
    if (again === null) return false
    path = again
  }
  return false
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
