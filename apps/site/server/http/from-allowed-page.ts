import type { IncomingHttpHeaders } from 'node:http'
import type { AllowedOrigins } from './allowed-origins.ts'

/**
 * Whether what is sent comes from a page that may send: by its origin, and where a browser tells none, by its word that
 * the page was this site's own. The one check of calls and forms against pages that act in a visitor's name.
 */
export function fromAllowedPage(headers: IncomingHttpHeaders, allowsOrigin: AllowedOrigins): boolean {
  if (headers.origin !== undefined) return allowsOrigin(headers.origin)
  return headers['sec-fetch-site'] === 'same-origin'
}
