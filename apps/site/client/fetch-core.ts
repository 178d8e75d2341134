import { type AnsweredField, CallError, type CallFailure } from './call-error.ts'
import type { RequestEvent } from './request-events.ts'

/** Shortest time between asking and answering, ms: shorter flashes of "loading" only flicker. */
const minimumDelay = 200
const defaultTimeout = 15_000

type Call<T> = {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Milliseconds; 15 s unless said otherwise. */
  readonly timeoutMs?: number
  /** Turns the answer into its type and throws where it is something else. */
  readonly read: (answer: unknown) => T
}

/** What a client is made of. Everything that touches the outside is handed in. */
export type FetchCore = {
  readonly fetch: typeof fetch
  readonly headers: () => Readonly<Record<string, string>>
  readonly announce: (event: RequestEvent) => void
  readonly requestId: () => string
  /** Called on a 401, before the call rejects with `signed-out`; null leaves the visitor where they are. */
  readonly onSignedOut: (() => void) | null
  readonly minimumDelayMs?: number
  /** The caller says itself what went wrong, and takes a refusal as an answer. */
  readonly saysWhy?: boolean
}

export type Client = <T>(call: Call<T>) => Promise<T>

/**
 * A client over one fetch: base headers, credentials, request id, time-out, cancellation, progress. It rejects with
 * a `CallError` only, after at least the minimum delay.
 */
export function createClient(core: FetchCore): Client {
  return async ({ read, ...call }) => {
    const requestId = core.requestId()
    const started = performance.now()
    core.announce('start')
    try {
      const answer = await send(core, call, requestId)
      const value = understand(read, answer, requestId)
      core.announce('end')
      return value
    } catch (error) {
      const failure = asCallError(error, call.signal, requestId)
      core.announce(eventOf(failure.failure, core.saysWhy === true))
      throw failure
    } finally {
      await pause((core.minimumDelayMs ?? minimumDelay) - (performance.now() - started), call.signal)
    }
  }
}

function eventOf(failure: CallFailure, saysWhy: boolean): RequestEvent {
  if (failure.kind === 'cancelled') return 'cancel'
  if (!saysWhy) return 'fail'
  const answered = failure.kind === 'refused' || failure.kind === 'signed-out'
  return answered && failure.status < 500 && failure.status !== 429 ? 'end' : 'fail-explained'
}

type Answer = { readonly status: number; readonly body: unknown }

async function send(core: FetchCore, call: Omit<Call<never>, 'read'>, requestId: string): Promise<Answer> {
  const { method = 'POST', body, signal, timeoutMs = defaultTimeout } = call
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await core.fetch(addressOf(call), {
    method,
    // Credentials go along to sister sites as well; the server answers only those it knows.
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' ? { 'content-type': 'application/json' } : {}),
      ...core.headers(),
      ...call.headers,
      'x-request-id': requestId,
    },
    ...(method !== 'GET' ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  })
  const answer = { status: response.status, body: await response.json().catch(() => undefined) }
  if (response.ok) return answer
  if (response.status === 401) core.onSignedOut?.()
  throw new CallError(refusalOf(answer, response.headers.get('retry-after')), requestId)
}

function addressOf({ path, query = {} }: Pick<Call<never>, 'path' | 'query'>): string {
  const wanted = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`
}

function refusalOf({ status, body }: Answer, retryAfter: string | null): CallFailure {
  const { code, errorMsg, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return {
    kind: status === 401 ? 'signed-out' : 'refused',
    status,
    code: typeof code === 'number' ? code : null,
    errorMsg: typeof errorMsg === 'string' ? errorMsg : '',
    fields: Array.isArray(fields) ? fields.filter(isFieldProblem) : null,
    retryAfter: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null,
  }
}

function isFieldProblem(value: unknown): value is AnsweredField {
  const { path, message } = (value ?? {}) as Record<string, unknown>
  return typeof path === 'string' && typeof message === 'string'
}

function understand<T>(read: (answer: unknown) => T, answer: Answer, requestId: string): T {
  try {
    return read(answer.body)
  } catch (error) {
    throw new CallError({ kind: 'unreadable', status: answer.status }, requestId, error)
  }
}

function asCallError(error: unknown, signal: AbortSignal | undefined, requestId: string): CallError {
  if (error instanceof CallError) return error
  if (signal?.aborted) return new CallError({ kind: 'cancelled' }, requestId, error)
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new CallError({ kind: timedOut ? 'timeout' : 'network' }, requestId, error)
}

/** Waits, but not for someone who has gone away. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
  })
}
