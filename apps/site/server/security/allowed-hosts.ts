/**
 * Whether a Host header names this site. Without configured hosts only the public origin and the loopback
 * names are ours, so a foreign name pointed at the server gets no page that could be kept under it.
 */
export function allowedHosts(
  origin: string,
  configured: readonly string[],
): (host: string | undefined) => boolean {
  const hosts = new Set([new URL(origin).host, ...configured])
  const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/
  // Nearly every request carries the same name as the one before it.
  let known: string | null = null
  return (host) => {
    if (host === undefined) return false
    if (host === known) return true
    if (!hosts.has(host) && !loopback.test(host)) return false
    known = host
    return true
  }
}
