import { encryptionKeyAction } from '../../features/encrypted-requests/actions.ts'
import { call } from '../call.ts'
import type { ServerKey } from './encrypt-request.ts'

/** What the server says about encrypted calls. */
type EncryptionTerms = ServerKey & {
  /** The server's clock minus this device's, ms. */
  readonly ahead: number
  /** Whether a host without WebCrypto may call in the clear. */
  readonly plainAllowed: boolean
}

/** How long a key is used before it is asked for again; far shorter than the overlap of two keys. */
const keptMs = 3_600_000

/** Asks for the terms once and keeps them for an hour, null where none came; `forget` asks again next time. */
export function createEncryptionTerms() {
  let kept: { readonly terms: Promise<EncryptionTerms | null>; readonly at: number } | null = null
  return {
    get(): Promise<EncryptionTerms | null> {
      if (kept && Math.abs(Date.now() - kept.at) < keptMs) return kept.terms
      const terms = askTerms()
      kept = { terms, at: Date.now() }
      void terms.then((known) => {
        if (known === null) kept = null
      })
      return terms
    },
    forget(): void {
      kept = null
    },
  }
}

async function askTerms(): Promise<EncryptionTerms | null> {
  const reply = await call(encryptionKeyAction, {}, { policy: 'proxy' })
  if (reply.kind !== 'ok') return null
  const { keyId, publicKey, plainAllowed, now } = reply.answer.data
  return { keyId, publicKey, plainAllowed, ahead: now - Date.now() }
}
