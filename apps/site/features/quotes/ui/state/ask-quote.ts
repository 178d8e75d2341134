import type { QuoteInput } from '@hongyan/domain/quotes'
import type { LocaleId } from '@hongyan/locales'
import { type AnsweredField, CallError } from '../../../../client/call-error.ts'
import { sealRequest } from '../../../../client/cipher/seal-request.ts'
import { createCipherTerms } from '../../../../client/cipher/server-key.ts'
import { pageClient } from '../../../../client/clients.ts'
import type { QuoteView } from '../../view.ts'

/** A quote, what is wrong with the inquiry, or why there is no answer. */
export type Asked =
  | { readonly kind: 'quoted'; readonly view: QuoteView }
  | { readonly kind: 'wrong'; readonly fields: readonly AnsweredField[] }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'offline' }
  | { readonly kind: 'too-many'; readonly seconds: number }
  /** Neither sealed nor in the clear: the form has to go the plain way, as an address. */
  | { readonly kind: 'not-here' }

const path = '/aging/feeInquiryNewByJDL'
const undecipherable = 1404
const terms = createCipherTerms((call) => pageClient('proxy')(call))

/** Asks sealed; a key that has just been changed is fetched anew, once. */
export async function askQuote(input: QuoteInput, lang: LocaleId, signal: AbortSignal): Promise<Asked> {
  const body = { ...input, lang }
  try {
    return await send(body, signal)
  } catch (error) {
    if (!isRefused(error, undecipherable)) return asFailure(error)
    terms.forget()
    return send(body, signal).catch(asFailure)
  }
}

async function send(body: unknown, signal: AbortSignal): Promise<Asked> {
  const known = await terms.get()
  const read = (answer: unknown) => (answer as { data: QuoteView }).data
  const call = { path, signal, read }
  if (globalThis.crypto?.subtle === undefined) {
    if (!known.plainAllowed) return { kind: 'not-here' }
    return { kind: 'quoted', view: await pageClient('proxy')({ ...call, body }) }
  }
  const sealed = await sealRequest(known, body, { now: Date.now() + known.ahead, seal: 'body' })
  const view = await pageClient('proxy')({ ...call, body: sealed.body, headers: sealed.headers })
  return { kind: 'quoted', view }
}

function isRefused(error: unknown, code: number): boolean {
  return error instanceof CallError && error.failure.kind === 'refused' && error.failure.code === code
}

function asFailure(error: unknown): Asked {
  if (!(error instanceof CallError)) throw error
  const { failure } = error
  if (failure.kind === 'refused') {
    if (failure.status === 429) return { kind: 'too-many', seconds: failure.retryAfter ?? 60 }
    if (failure.fields) return { kind: 'wrong', fields: failure.fields }
  }
  return { kind: 'failed', reason: navigator.onLine ? 'network' : 'offline' }
}
