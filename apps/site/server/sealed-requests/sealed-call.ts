import { type Answer, overLimit, refuse } from '../http/answer.ts'
import type { At } from '../requests/route.ts'
import type { KeyRing } from './key-ring.ts'
import { type Cipher, type Exchange, isSealed } from './open-request.ts'

/** What opens and seals calls. */
export type CipherServices = {
  readonly cipher: {
    readonly keys: KeyRing
    /** Opens a call that carries the cipher headers. */
    readonly open: Cipher
    /** Whether a host without WebCrypto may make the same calls in the clear. */
    readonly plainAllowed: boolean
  }
}

/** How a call that may be sealed came in. */
type Arrival =
  | { readonly kind: 'sealed'; readonly exchange: Exchange }
  | { readonly kind: 'plain' }
  | { readonly kind: 'answer'; readonly answer: Answer }

/** Opens a call that carries the cipher headers. Whatever is wrong with it, the answer is the same. */
export async function openCall(at: At<CipherServices>): Promise<Arrival> {
  if (!isSealed(at.headers)) return { kind: 'plain' }
  const opened = await at.services.cipher.open(at.headers, at.rawBody, at.address)
  if (opened.kind === 'open') return { kind: 'sealed', exchange: opened }
  if (opened.kind === 'refused') return { kind: 'answer', answer: refuse('undecipherable') }
  return { kind: 'answer', answer: overLimit('cipher', opened.retryAfterSeconds, at.locale) }
}
