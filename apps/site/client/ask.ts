import { CallError, type CallFailure } from './call-error.ts'
import { clientFor } from './clients.ts'
import type { Call } from './fetch-core.ts'
import { announceRequest } from './request-events.ts'

/** What a call brought: its content, what the server refused and why, or nothing that could be read. */
export type Reply<T> =
  | { readonly kind: 'ok'; readonly content: T }
  | Refused
  | { readonly kind: 'unreachable' }

export type Refused = {
  readonly kind: 'refused'
  readonly code: number | null
  /** In the language of the page. */
  readonly errorMsg: string
  readonly fields: readonly { readonly path: string; readonly message: string }[]
}

/** Refusals that the form acts on; the API's table of codes defines the numbers. */
export const refusalCodes = {
  wrongCode: 1111,
  captchaNeeded: 1112,
  captchaFailed: 1113,
  codeUnsure: 1117,
} as const

type Envelope = { readonly code?: unknown; readonly errorMsg?: unknown } & Readonly<Record<string, unknown>>

/**
 * Makes one call of the form. `take` finds the payload of a success, which every family keeps elsewhere. The form
 * itself says what went wrong, so the page's bar of requests counts a refusal as an answer.
 */
export async function ask<T>(
  call: Omit<Call<never>, 'read'>,
  take: (answer: Envelope) => T,
): Promise<Reply<T>> {
  const client = clientFor(
    'index',
    {
      address: () => location.href,
      origin: location.origin,
      language: document.documentElement.lang,
      leave: (address) => location.assign(address),
    },
    { announce: (event) => announceRequest(event === 'fail' ? 'end' : event) },
  )
  try {
    return await client({ ...call, read: (answer) => understood(answer as Envelope, take) })
  } catch (error) {
    if (error instanceof CallError) return refusalOf(error.failure)
    throw error
  }
}

function understood<T>(answer: Envelope, take: (answer: Envelope) => T): Reply<T> {
  if (answer.code === 1) return { kind: 'ok', content: take(answer) }
  if (typeof answer.code !== 'number') throw new TypeError('not an answer')
  return { kind: 'refused', code: answer.code, errorMsg: String(answer.errorMsg ?? ''), fields: [] }
}

function refusalOf(failure: CallFailure): Refused | { readonly kind: 'unreachable' } {
  if (failure.kind !== 'refused') return { kind: 'unreachable' }
  const { code, errorMsg, fields } = failure
  return { kind: 'refused', code, errorMsg, fields: fields ?? [] }
}
