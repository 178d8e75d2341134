import type { Client } from '../fetch-core.ts'
import type { ServerKey } from './seal-request.ts'

/** What the server says about encrypted calls. */
export type CipherTerms = ServerKey & {
  /** The server's clock minus this device's, ms. */
  readonly ahead: number
  /** Whether a host without WebCrypto may call in the clear. */
  readonly plainAllowed: boolean
}

/** How long a key is used before it is asked for again; far shorter than the overlap of two keys. */
const keptMs = 3_600_000

/** Asks for the terms once and keeps them for an hour; `forget` asks again next time. */
export function createCipherTerms(client: Client, clock: () => number = Date.now) {
  let kept: { readonly terms: Promise<CipherTerms>; readonly at: number } | null = null
  return {
    get(): Promise<CipherTerms> {
      if (kept && Math.abs(clock() - kept.at) < keptMs) return kept.terms
      const terms = client({
        path: '/v1/cipher-key',
        method: 'GET',
        read: (answer) => readTerms(answer, clock()),
      })
      kept = { terms, at: clock() }
      terms.catch(() => {
        kept = null
      })
      return terms
    },
    forget(): void {
      kept = null
    },
  }
}

function readTerms(answer: unknown, now: number): CipherTerms {
  const { data } = answer as {
    data?: { keyId: string; publicKey: string; now: number; plainAllowed: boolean }
  }
  if (!data) throw new TypeError('no key')
  const { keyId, publicKey, plainAllowed } = data
  return { keyId, publicKey, plainAllowed, ahead: data.now - now }
}
