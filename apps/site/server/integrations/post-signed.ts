import { signBody } from '../security/check-signature.ts'
import { AnswerTooLong, readBounded } from './read-bounded.ts'

/** What came back: a status, how long to wait if it said so; or why no whole answer came back in time. */
export type PostOutcome =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly retryAfterMs: number | null
      /** What was said, empty where that is more than a verdict may be. */
      readonly text: string
    }
  | { readonly kind: 'unreachable'; readonly problem: string }

export type SignedEndpoint = {
  readonly url: string
  /** Names the secret to the receiver. */
  readonly keyId: string
  /** HMAC key, at least 32 characters. */
  readonly secret: string
}

/** How services of others are reached. */
export type IntegrationParts = {
  readonly now: () => number
  readonly fetcher: typeof fetch
  /** Longest wait for a whole answer in ms. */
  readonly patienceMs: number
}

/** Longest answer of a service that has nothing but a verdict to give, in bytes. */
export const longestVerdict = 10_000

/**
 * Posts JSON signed as our own signed calls are: HMAC-SHA-256 over version, time, nonce and the body's SHA-256.
 * `id` is the nonce and the idempotency key, so that a repeat is recognised. Redirects are not followed: a body
 * with personal data goes where it was meant to go or nowhere.
 */
export async function postSigned(
  endpoint: SignedEndpoint,
  id: string,
  body: unknown,
  parts: IntegrationParts,
): Promise<PostOutcome> {
  const bytes = Buffer.from(JSON.stringify(body))
  const seconds = String(Math.floor(parts.now() / 1000))
  try {
    const response = await parts.fetcher(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(parts.patienceMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-hongyan-key': endpoint.keyId,
        'x-hongyan-time': seconds,
        'x-hongyan-nonce': id,
        'x-hongyan-signature': signBody(endpoint.secret, seconds, id, bytes),
      },
      body: bytes,
    })
    // The status is the verdict; whoever says more than is read has been heard all the same.
    const text = await readBounded(response, longestVerdict).catch((error: unknown) => {
      if (!(error instanceof AnswerTooLong)) throw error
      return ''
    })
    const retryAfterMs = waitOf(response.headers.get('retry-after'), parts.now())
    return { kind: 'answered', status: response.status, retryAfterMs, text }
  } catch (error) {
    return { kind: 'unreachable', problem: error instanceof Error ? error.name : 'unknown fault' }
  }
}

/** `Retry-After` in milliseconds: seconds or a date. */
function waitOf(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
