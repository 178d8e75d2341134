import type { AnswerOf, Call, Endpoint, RefusalOf, RequestOf } from '../calls/call.ts'
import { type AnsweredField, CallError, type CallFailure } from './call-error.ts'
import { type ClientPolicy, pageClient } from './clients.ts'

/** What a call brought: its answer, what the server refused and why, or nothing that could be read. */
export type Answered<C extends Call> =
  | { readonly kind: 'ok'; readonly answer: AnswerOf<C> }
  | Refused<RefusalOf<C>>
  | Unreachable

export type Refused<Name extends string = string> = {
  readonly kind: 'refused'
  /** Null for a refusal that every call can give. */
  readonly refusal: Name | null
  /** In the language of the page. */
  readonly errorMsg: string
  readonly fields: readonly AnsweredField[]
  /** Whole seconds to wait, where the server says so. */
  readonly retryAfter: number | null
}

export type Unreachable = { readonly kind: 'unreachable' }

export type CallOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Milliseconds; 15 s unless said otherwise. */
  readonly timeoutMs?: number
  /** Who is sent to sign in; unless said otherwise, whoever is on a page of an account. */
  readonly policy?: ClientPolicy
  /** The caller says itself what went wrong: the page's bar of requests takes a refusal as an answer, and only shows what failed. */
  readonly saysWhy?: boolean
}

/** Makes one call of the API. What it takes and what it brings are those of its endpoint. */
export async function call<C extends Call>(
  endpoint: C & Endpoint,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<Answered<C>> {
  const { policy = pagePolicy(), saysWhy, ...rest } = options
  const { params, query, body } = request as Parts
  const client = pageClient(policy, saysWhy === true ? { saysWhy } : {})
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
  try {
    return await client({
      ...rest,
      path,
      method: endpoint.method,
      ...(query === undefined ? {} : { query }),
      body,
      read: (answer) => understood<C>(endpoint, answer as Envelope),
    })
  } catch (error) {
    if (error instanceof CallError) return failed(endpoint, error.failure)
    throw error
  }
}

/** A page of an account shows nothing without one: a session that has ended there leads to sign-in. */
function pagePolicy(): ClientPolicy {
  return document.documentElement.dataset.ofAccount === undefined ? 'index' : 'proxy'
}

type Parts = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}
type Envelope = { readonly code?: unknown; readonly errorMsg?: unknown }

// Page and server are built together, so a success has the shape that its endpoint declares.
function understood<C extends Call>(endpoint: Endpoint, answer: Envelope): Answered<C> {
  const { code, errorMsg } = answer
  if (code === 1) return { kind: 'ok', answer: answer as AnswerOf<C> }
  if (typeof code !== 'number') throw new TypeError('not an answer')
  return refused(endpoint, { code, errorMsg: String(errorMsg ?? ''), fields: [], retryAfter: null })
}

function failed<C extends Call>(endpoint: Endpoint, failure: CallFailure): Answered<C> {
  if (!('code' in failure)) return { kind: 'unreachable' }
  return refused(endpoint, { ...failure, fields: failure.fields ?? [] })
}

function refused<Name extends string>(
  { codes }: Endpoint,
  {
    code,
    errorMsg,
    fields,
    retryAfter,
  }: Omit<Refused, 'kind' | 'refusal'> & { readonly code: number | null },
): Refused<Name> {
  const refusal = (codes[code ?? 0] ?? null) as Name | null
  return { kind: 'refused', refusal, errorMsg, fields, retryAfter }
}

/** Why nothing came, as a visitor is told. */
export type FailureReason = 'offline' | 'unreachable' | 'too-many'

/** How a call that brought nothing is told to the visitor. */
export function failureReason(reply: Refused | Unreachable): FailureReason {
  if (reply.kind === 'refused' && reply.refusal === 'too-many') return 'too-many'
  return navigator.onLine ? 'unreachable' : 'offline'
}
