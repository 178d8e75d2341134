import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isAlive } from '@hongyan/kernel/expiry'
import { readCookie } from '../../http/read-cookie.ts'
import type { OnceTokens } from './once-tokens.ts'

/** A visit: what single-use tokens belong to. Who is signed in stands in the database. */
export type Session = { readonly id: string }

/** What a single-use token may be spent on. */
type TokenPurpose = 'view-code' | 'enquiry'

export type SessionStore = {
  /** The session a `Cookie` header names; null when it is absent, altered or older than its life. */
  read(cookieHeader: string | undefined): Session | null
  /** A new session and the `Set-Cookie` value that carries it. */
  start(): { readonly session: Session; readonly setCookie: string }
  /** A token that this session may spend once. */
  issueToken(session: Session, purpose: TokenPurpose): { readonly token: string; readonly expiresAt: number }
  /** A genuine token of this session and purpose, to be spent elsewhere under `id`; else null. */
  checkToken(
    session: Session,
    purpose: TokenPurpose,
    token: string,
  ): { readonly id: string; readonly expiresAt: number } | null
  /** True exactly once for a token of this session and purpose that is not too old. */
  spendToken(session: Session, purpose: TokenPurpose, token: string): Promise<boolean>
}

type SessionSettings = {
  /** HMAC key, at least 32 bytes. */
  readonly key: Uint8Array
  readonly sessionMs: number
  /** Life of a token by what it may be spent on. */
  readonly tokenMs: Readonly<Record<TokenPurpose, number>>
  /** By how much the clocks of two processes may differ. */
  readonly skewMs: number
  readonly now: () => number
  readonly onceTokens: OnceTokens
}

/** `__Host-` ties the cookie to this host, to HTTPS and to the whole site: no sibling host can set it. */
export const sessionCookie = '__Host-hongyan-session'

/** Visits that live in a signed cookie: nothing of them is stored. */
export function createSessionStore(settings: SessionSettings): SessionStore {
  const { key, now, sessionMs, tokenMs, skewMs, onceTokens } = settings

  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url')

  const tokenMac = (session: Session, purpose: TokenPurpose, nonce: string, expires: string) =>
    sign('once', session.id, purpose, nonce, expires)

  const checkToken: SessionStore['checkToken'] = (session, purpose, token) => {
    const [nonce, expires, mac] = token.split('.')
    if (!nonce || !expires || !mac || !sameText(mac, tokenMac(session, purpose, nonce, expires))) return null
    const expiresAt = Number.parseInt(expires, 36)
    const alive = isAlive(expiresAt, now(), { lifeMs: tokenMs[purpose], skewMs })
    return alive ? { id: `once:${nonce}`, expiresAt } : null
  }

  return {
    read(cookieHeader) {
      const [id, since, mac] = readCookie(cookieHeader, sessionCookie)?.split('.') ?? []
      if (!id || !since || !mac || !sameText(mac, sign('session', id, since))) return null
      const end = Number.parseInt(since, 36) + sessionMs
      return isAlive(end, now(), { lifeMs: sessionMs, skewMs }) ? { id } : null
    },
    start() {
      const id = randomBytes(16).toString('base64url')
      const since = now().toString(36)
      const value = `${id}.${since}.${sign('session', id, since)}`
      const maxAge = Math.floor(sessionMs / 1000)
      return {
        session: { id },
        setCookie: `${sessionCookie}=${value}; Path=/; Max-Age=${maxAge}; Secure; HttpOnly; SameSite=Lax`,
      }
    },
    issueToken(session, purpose) {
      const nonce = randomBytes(16).toString('base64url')
      const expiresAt = now() + tokenMs[purpose]
      const expires = expiresAt.toString(36)
      return { token: `${nonce}.${expires}.${tokenMac(session, purpose, nonce, expires)}`, expiresAt }
    },
    checkToken,
    async spendToken(session, purpose, token) {
      const opened = checkToken(session, purpose, token)
      return opened !== null && onceTokens.spend(opened.id, opened.expiresAt, now())
    },
  }
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
