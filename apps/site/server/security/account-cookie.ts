import { readCookie } from '../http/read-cookie.ts'

/** A cookie with a secret that means something to the database alone. */
export type SecretCookie = {
  /** Whatever a `Cookie` header holds under the name, if it can be a secret of ours. */
  read(cookieHeader: string | undefined): string | null
  /** `Set-Cookie` values. */
  keep(secret: string): string
  forget(): string
}

/**
 * `__Host-` ties a cookie to this host, to TLS and to the whole site: no sibling host can set it. Browsers take none
 * from a site without TLS: while developing, one with another name stands in for it, which a site with TLS does not read.
 */
function secretCookie(origin: string, name: string, maxAgeSeconds: number | null): SecretCookie {
  const secure = isSecure(origin)
  const own = secure ? `__Host-${name}` : `${name}-without-tls`
  const about = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const age = maxAgeSeconds === null ? '' : `Max-Age=${maxAgeSeconds}; `
  return {
    read(cookieHeader) {
      const value = readCookie(cookieHeader, own)
      return value !== null && /^[\w-]{43}$/.test(value) ? value : null
    },
    keep: (secret) => `${own}=${secret}; ${age}${about}`,
    forget: () => `${own}=; Max-Age=0; ${about}`,
  }
}

/** The cookie of a browser that is on its way to the identity provider and back. */
export function signInCookie(origin: string, lifeSeconds: number): SecretCookie {
  return secretCookie(origin, 'hongyan-sign-in', lifeSeconds)
}

/** The same at the desk, which may be another port of one machine: a cookie is sent to all of them. */
export function staffSignInCookie(origin: string, lifeSeconds: number): SecretCookie {
  return secretCookie(origin, 'hongyan-staff-sign-in', lifeSeconds)
}

/** The cookie of somebody of staff, at the origin of the desk. It goes when the browser is closed. */
export function staffCookie(origin: string): SecretCookie {
  return secretCookie(origin, 'hongyan-staff', null)
}

/** Keeps whoever opened the site as of another moment there, until that ends. */
export type PreviewCookie = {
  /** The signed key of the preview. */
  read(cookieHeader: string | undefined): string | null
  /** `Set-Cookie` values; how long in seconds. */
  keep(key: string, seconds: number): string
  forget(): string
}

/** The cookie of a preview on a site that visitors know by `origin`. */
export function previewCookie(origin: string): PreviewCookie {
  const secure = isSecure(origin)
  const own = secure ? '__Host-hongyan-preview' : 'hongyan-preview'
  const about = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    read: (cookieHeader) => readCookie(cookieHeader, own) || null,
    keep: (key, seconds) => `${own}=${key}; Max-Age=${Math.floor(seconds)}; ${about}`,
    forget: () => `${own}=; Max-Age=0; ${about}`,
  }
}

/** The cookies of somebody who is signed in: the secret, and a mark that says nothing but that there is one. */
export type AccountCookie = {
  read(cookieHeader: string | undefined): string | null
  /** Whether the browser believes that somebody is signed in. */
  isMarked(cookieHeader: string | undefined): boolean
  keep(secret: string): readonly string[]
  forget(): readonly string[]
}

/** Read by the page's script, so that a page asks who is signed in only where somebody may be. */
const accountMark = 'hongyan-signed-in'

/** The cookies for a site that visitors know by `origin`. They go when the browser is closed. */
export function accountCookie(origin: string): AccountCookie {
  const cookie = secretCookie(origin, 'hongyan-account', null)
  const about = `Path=/; SameSite=Lax${isSecure(origin) ? '; Secure' : ''}`
  return {
    read: cookie.read,
    isMarked: (cookieHeader) => readCookie(cookieHeader, accountMark) !== null,
    keep: (secret) => [cookie.keep(secret), `${accountMark}=1; ${about}`],
    forget: () => [cookie.forget(), `${accountMark}=; Max-Age=0; ${about}`],
  }
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
