import { readCookie } from './read-cookie.ts'

/** The cookie of somebody who is signed in. It holds a secret that means something to the database alone. */
export type AccountCookie = {
  /** Whatever a `Cookie` header holds under the name, if it can be a secret of ours. */
  read(cookieHeader: string | undefined): string | null
  /** `Set-Cookie` values. */
  keep(secret: string): string
  forget(): string
}

/** `__Host-` ties the cookie to this host, to TLS and to the whole site: no sibling host can set it. */
const name = '__Host-hongyan-account'

/** Browsers take no `__Host-` cookie from a site without TLS: while developing, this one stands in for it. */
const nameWithoutTls = 'hongyan-account-without-tls'

/** The cookie for a site that visitors know by `origin`. It goes when the browser is closed. */
export function accountCookie(origin: string): AccountCookie {
  const secure = origin.startsWith('https:')
  const own = secure ? name : nameWithoutTls
  const about = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    read(cookieHeader) {
      const value = readCookie(cookieHeader, own)
      return value !== null && /^[\w-]{43}$/.test(value) ? value : null
    },
    keep: (secret) => `${own}=${secret}; ${about}`,
    forget: () => `${own}=; Max-Age=0; ${about}`,
  }
}
