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
