import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sameText } from './sessions/session-store.ts'

/** How far the signer's clock may be off, in seconds. */
const clockToleranceSeconds = 300

/** Compared against when a key id is unknown, so that both refusals do the same work. */
const noSecret = 'nobody has this secret, it only takes the same time'

type Signer = { readonly keyId: string; readonly nonce: string | null }

/**
 * The text that is signed: `v1`, the time in whole seconds since the epoch, the nonce or an empty line, and the
 * SHA-256 of the raw body in lower-case hex, joined by line feeds.
 */
function textToSign(seconds: string, nonce: string, rawBody: Uint8Array): string {
  return ['v1', seconds, nonce, createHash('sha256').update(rawBody).digest('hex')].join('\n')
}

/** HMAC-SHA-256 of the text to sign, in lower-case hex. */
export function signBody(secret: string, seconds: string, nonce: string, rawBody: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(textToSign(seconds, nonce, rawBody))
    .digest('hex')
}

/**
 * The signer of a request, or null. An unknown key, an old time and a wrong signature are told apart neither
 * by the answer nor by its time.
 */
export function checkSignature(
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
  keys: Readonly<Record<string, string>>,
  now: number,
): Signer | null {
  const keyId = single(headers['x-hongyan-key'])
  const seconds = single(headers['x-hongyan-time'])
  const signature = single(headers['x-hongyan-signature'])
  const nonce = single(headers['x-hongyan-nonce'])
  const known = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined

  const fits = sameText(signature.toLowerCase(), signBody(known ?? noSecret, seconds, nonce, rawBody))
  const inTime = /^\d{10}$/.test(seconds) && Math.abs(Number(seconds) - now / 1000) <= clockToleranceSeconds
  const nonceFits = nonce === '' || /^[\w-]{8,64}$/.test(nonce)
  return known !== undefined && fits && inTime && nonceFits ? { keyId, nonce: nonce || null } : null
}

function single(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
