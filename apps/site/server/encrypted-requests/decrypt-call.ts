import { undecipherable } from '../../calls/refusals.ts'
import { overLimit } from '../http/answer.ts'
import { Refused } from '../http/refused.ts'
import type { At } from '../requests/route.ts'
import { type DecryptedRequest, type DecryptRequest, isEncrypted } from './decrypt-request.ts'
import type { KeyRing } from './key-ring.ts'

/** What opens and seals calls. */
export type EncryptionServices = {
  readonly encryption: {
    readonly keys: KeyRing
    /** Opens a call that carries the cipher headers. */
    readonly decrypt: DecryptRequest
    /** Whether a host without WebCrypto may make the same calls in the clear. */
    readonly plainAllowed: boolean
  }
}

/**
 * Opens a call that carries the cipher headers; null for one in the clear. Whatever is wrong with it, it is `Refused`
 * for the same.
 */
export async function decryptCall(at: At<EncryptionServices>): Promise<DecryptedRequest | null> {
  if (!isEncrypted(at.headers)) return null
  const opened = await at.services.encryption.decrypt(at.headers, at.rawBody, at.address)
  if (opened.kind === 'open') return opened
  throw new Refused(
    opened.kind === 'refused'
      ? { refusal: undecipherable }
      : overLimit('cipher', opened.retryAfterSeconds, at.locale),
  )
}
