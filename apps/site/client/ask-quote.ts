import type { QuoteInput } from '@hongyan/domain/quotes/quote-input'
import type { LocaleId } from '@hongyan/locales'
import type { AnswerOf } from '../calls/call.ts'
import { feeInquiryAction } from '../features/quotes/actions.ts'
import { type CallOptions, call } from './call.ts'
import type { AnsweredField } from './call-error.ts'
import { encryptRequest } from './encryption/encrypt-request.ts'
import { createEncryptionTerms } from './encryption/server-key.ts'

type QuoteView = AnswerOf<typeof feeInquiryAction>['data']

/** A quote, what is wrong with the inquiry, or why there is no answer. */
type Asked =
  | { readonly kind: 'quoted'; readonly view: QuoteView }
  | { readonly kind: 'wrong'; readonly fields: readonly AnsweredField[] }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'offline' }
  | { readonly kind: 'too-many'; readonly seconds: number }
  /** Neither sealed nor in the clear: the form has to go the plain way, as an address. */
  | { readonly kind: 'not-here' }

const terms = createEncryptionTerms()

/** Asks sealed; a key that has just been changed is fetched anew, once. */
export async function askQuote(input: QuoteInput, lang: LocaleId, signal: AbortSignal): Promise<Asked> {
  const body = { ...input, lang }
  const options = { signal, policy: 'proxy' } as const
  let reply = await send(body, options)
  if (reply?.kind === 'refused' && reply.refusal === 'undecipherable') {
    terms.forget()
    reply = await send(body, options)
  }
  if (reply === null) return { kind: 'not-here' }
  if (reply.kind === 'ok') return { kind: 'quoted', view: reply.answer.data }
  if (reply.kind === 'refused') {
    if (reply.refusal === 'too-many') return { kind: 'too-many', seconds: reply.retryAfter ?? 60 }
    if (reply.fields.length > 0) return { kind: 'wrong', fields: reply.fields }
  }
  return { kind: 'failed', reason: navigator.onLine ? 'network' : 'offline' }
}

/** What the call brings; null where nothing can be sealed and the server does not take it in the clear. */
async function send(body: QuoteInput & { readonly lang: LocaleId }, options: CallOptions) {
  const known = await terms.get()
  if (known === null) return { kind: 'unreachable' } as const
  if (globalThis.crypto?.subtle === undefined) {
    return known.plainAllowed ? call(feeInquiryAction, { body }, options) : null
  }
  const encrypted = await encryptRequest(known, body, { now: Date.now() + known.ahead, encrypted: 'body' })
  // A body that is sealed has become text.
  return call(
    feeInquiryAction,
    { body: encrypted.body as string },
    { ...options, headers: encrypted.headers },
  )
}
