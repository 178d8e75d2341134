import { languageCookieName } from '@hongyan/locales'
import { readCookie } from '../../apps/site/server/http/read-cookie.ts'
import { redirectOf } from '../../apps/site/server/http/redirects.ts'

/**
 * The site's redirects at the edge of a CDN, before its cache: pages there are kept by address alone, so a visitor
 * whose language cookie asks for another address must be sent on before a kept page answers. Null: go on.
 */
export function redirectAtEdge(request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { pathname, search } = new URL(request.url)
  const cookie = readCookie(request.headers.get('cookie') ?? undefined, languageCookieName)
  const path = decoded(pathname)
  if (path === null) return null
  const redirect = redirectOf({ path, rawPath: pathname, search, cookie })
  if (redirect === null) return null
  const headers = { location: redirect.location, 'cache-control': 'no-store' }
  return new Response(null, { status: redirect.status, headers })
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Worker in the form most CDNs run: what is not redirected goes to the cache and the site behind it. */
export default {
  async fetch(request: Request): Promise<Response> {
    return redirectAtEdge(request) ?? fetch(request)
  },
}
