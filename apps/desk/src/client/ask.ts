import type { AnswerOf, Call, Endpoint, RefusalOf, RequestOf } from '../../../site/calls/call.ts'

/** What a field of a request has wrong with it, in the language that was asked in. */
export type FieldProblem = { readonly path: string; readonly message: string }

/** Why a call brought nothing. */
export class AskError extends Error {
  /** Null where the answer names none of the call's own, or none came. */
  readonly refusal: string | null
  readonly status: number
  readonly fields: readonly FieldProblem[]
  /** The whole answer, for calls that say more than why. */
  readonly answer: unknown

  constructor(
    message: string,
    refusal: string | null,
    status: number,
    fields: readonly FieldProblem[],
    answer: unknown = null,
  ) {
    super(message)
    this.answer = answer
    this.refusal = refusal
    this.status = status
    this.fields = fields
  }

  /** Nothing came, or nothing that can be read: another try may do. */
  get isUnreachable(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

type DataOf<C extends Call> = AnswerOf<C> extends { readonly data: infer Data } ? Data : null

type Parts = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

let language = 'zh-CN'
let onSignedOut: () => void = () => {}

/** In which language calls answer. */
export function setLanguage(next: string): void {
  language = next
}

/** Who is told when an answer says that nobody is signed in any more. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener
}

/** Longest wait for an answer, ms. */
const patienceMs = 20_000

/** The data of a call. @throws AskError with the sentence for whoever asked */
export async function ask<C extends Call>(
  endpoint: C & Endpoint,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<DataOf<C>> {
  const { params, query, body } = request as Parts
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}`
  const waiting = AbortSignal.timeout(patienceMs)
  const answer = await fetch(path + search, {
    method: endpoint.method,
    headers: {
      'accept-language': language,
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    signal: signal === undefined ? waiting : AbortSignal.any([signal, waiting]),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new AskError('', null, 0, [])
  })
  const read = (await answer.json().catch(() => null)) as Envelope | null
  if (read?.code === 1) return (read.data ?? null) as DataOf<C>
  if (answer.status === 401) onSignedOut()
  const name = (endpoint.codes[read?.code ?? 0] ?? null) as RefusalOf<C> | null
  throw new AskError(read?.errorMsg ?? '', name, read === null ? 0 : answer.status, read?.fields ?? [], read)
}

type Envelope = {
  readonly code?: number
  readonly data?: unknown
  readonly errorMsg?: string
  readonly fields?: readonly FieldProblem[]
}
