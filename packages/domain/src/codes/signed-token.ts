import { createHmac, timingSafeEqual } from 'node:crypto'
import { isAlive, type Lifetime } from '@hongyan/kernel/expiry'

/** What a token was made for: one made for a view can never open a picture. */
type Purpose =
  | 'unlock'
  | 'proof'
  | 'enquiry'
  | 'paper'
  | 'paper-pass'
  | 'order'
  | 'subscription-confirm'
  | 'subscription-stop'
  | 'subscription-feed'
  | 'company-invitation'
  | 'staff-link'

const longestToken = 400

/** `payload.mac`, both base64url: readable by anyone, made only by whoever has the key. Holds no personal data. */
export function signToken(key: Uint8Array, purpose: Purpose, subject: string, expiresAt: number): string {
  const payload = Buffer.from(JSON.stringify([subject, expiresAt])).toString('base64url')
  return `${payload}.${mac(key, purpose, payload).toString('base64url')}`
}

/** For links people keep for a long time: one that a clock ahead made may open for as much longer. */
export const anyLife: Lifetime = { lifeMs: Number.POSITIVE_INFINITY, skewMs: 0 }

/** The subject of a token that is genuine and alive at `now` (ms UTC), else null; `life` is how long it was made for. */
export function readToken(
  key: Uint8Array,
  purpose: Purpose,
  token: string,
  now: number,
  life: Lifetime,
): string | null {
  const match = /^([\w-]+)\.([\w-]{43})$/.exec(token.slice(0, longestToken))
  if (!match?.[1] || !match[2] || token.length > longestToken) return null
  const given = Buffer.from(match[2], 'base64url')
  const expected = mac(key, purpose, match[1])
  // Base64url has spare bits in its last character: only the canonical spelling is a token.
  if (given.toString('base64url') !== match[2] || !timingSafeEqual(given, expected)) return null
  const [subject, expiresAt] = JSON.parse(Buffer.from(match[1], 'base64url').toString()) as [string, number]
  return isAlive(expiresAt, now, life) ? subject : null
}

function mac(key: Uint8Array, purpose: Purpose, payload: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${payload}`).digest()
}
