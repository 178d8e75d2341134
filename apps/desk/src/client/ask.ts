import type { AnswerOf, Call, Endpoint, RequestOf } from '../../../site/calls/call.ts'

/** What a field of a request has wrong with it, in the language that was asked in. */
type FieldProblem = { readonly path: string; readonly message: string }

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

/** What a success brings; other answers of a call are none. */
type DataOf<C extends Call> = [Extract<AnswerOf<C>, { readonly data: unknown }>] extends [never]
  ? null
  : Extract<AnswerOf<C>, { readonly data: unknown }>['data']

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
/** The same for a file, which may hold ten thousand rows. */
const filePatienceMs = 120_000

/** The data of a call. @throws AskError with the sentence for whoever asked */
export async function ask<C extends Call>(
  endpoint: C & Endpoint,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<DataOf<C>> {
  return (await send(endpoint, request as Parts, signal)) as DataOf<C>
}

/** The data of a call that is known by what a declaration says of it. @throws AskError */
export function askDeclared(
  method: 'GET' | 'POST',
  path: string,
  request: Parts,
  signal?: AbortSignal,
): Promise<unknown> {
  return send({ method, path, codes: {} }, request, signal)
}

/** A file that a declared call makes, with its name. @throws AskError */
export async function askFile(path: string, body: unknown): Promise<{ name: string; file: Blob }> {
  const answer = await fetchAnswer({ method: 'POST', path, codes: {} }, { body }, filePatienceMs)
  const said = answer.headers.get('content-disposition') ?? ''
  if (!answer.ok || said === '') throw failureOf(await readEnvelope(answer), answer, {})
  return { name: /filename="?([^";]+)/.exec(said)?.[1] ?? 'file', file: await answer.blob() }
}

/** The data of a call whose body is large; `onProgress` is told which share of it has left. @throws AskError */
export function askWithProgress<C extends Call>(
  endpoint: C & Endpoint,
  request: RequestOf<C>,
  onProgress: (share: number) => void,
): Promise<DataOf<C>> {
  const { params, body } = request as Parts
  const asking = new XMLHttpRequest()
  asking.open(endpoint.method, pathOf(endpoint, params))
  asking.setRequestHeader('accept-language', language)
  asking.setRequestHeader('content-type', 'application/json')
  asking.timeout = filePatienceMs
  asking.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
  return new Promise((resolve, reject) => {
    asking.onloadend = () => {
      const read = parsedEnvelope(asking.responseText)
      if (read?.code === 1) resolve((read.data ?? null) as DataOf<C>)
      else reject(failureOf(read, asking, endpoint.codes))
    }
    asking.send(JSON.stringify(body ?? {}))
  })
}

async function send(endpoint: Endpoint, request: Parts, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetchAnswer(endpoint, request, patienceMs, signal)
  const read = await readEnvelope(answer)
  if (read?.code === 1) return read.data ?? null
  throw failureOf(read, answer, endpoint.codes)
}

async function fetchAnswer(
  endpoint: Endpoint,
  { params, query, body }: Parts,
  patience: number,
  signal?: AbortSignal,
): Promise<Response> {
  const path = pathOf(endpoint, params)
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}`
  const waiting = AbortSignal.timeout(patience)
  return fetch(path + search, {
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
}

function pathOf({ path }: Endpoint, params: Parts['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
}

function parsedEnvelope(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return null
  }
}

async function readEnvelope(answer: Response): Promise<Envelope | null> {
  return (await answer.json().catch(() => null)) as Envelope | null
}

function failureOf(
  read: Envelope | null,
  answer: { readonly status: number },
  codes: Endpoint['codes'],
): AskError {
  if (answer.status === 401) onSignedOut()
  const name = codes[read?.code ?? 0] ?? null
  return new AskError(read?.errorMsg ?? '', name, read === null ? 0 : answer.status, read?.fields ?? [], read)
}

type Envelope = {
  readonly code?: number
  readonly data?: unknown
  readonly errorMsg?: string
  readonly fields?: readonly FieldProblem[]
}
