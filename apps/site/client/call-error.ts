/** What is wrong with one field of a request, in a sentence; `code` is its name, where it has one. */
export type AnsweredField = { readonly path: string; readonly message: string; readonly code?: string }

/**
 * Why a call gave no answer. `signed-out` is a refusal as well; on the proxy and ajax clients it has already left for
 * sign-in.
 */
export type CallFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | { readonly kind: 'unreadable'; readonly status: number }
  | {
      readonly kind: 'refused' | 'signed-out'
      readonly status: number
      /** Number in the envelope, when the answer has one. */
      readonly code: number | null
      readonly errorMsg: string
      /** What is wrong with the request, by field, when the answer says so. */
      readonly fields: readonly AnsweredField[] | null
      /** Whole seconds to wait, from `Retry-After`. */
      readonly retryAfter: number | null
    }

/** The one error of the clients; `requestId` is what support asks for. */
export class CallError extends Error {
  readonly failure: CallFailure
  readonly requestId: string

  constructor(failure: CallFailure, requestId: string, cause?: unknown) {
    super('errorMsg' in failure ? failure.errorMsg : failure.kind, { cause })
    this.name = 'CallError'
    this.failure = failure
    this.requestId = requestId
  }
}
