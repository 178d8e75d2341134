import type { LocaleId } from '@hongyan/locales'

/** What the page for developers may ask. */
export type DevelopersPages = {
  /** The API's own description, for the page that shows it. */
  readonly api: (locale: LocaleId) => ApiDescription
}

/** The parts of the OpenAPI document that the page for developers shows. */
export type ApiDescription = {
  /** Families of calls with their headings. */
  readonly tags: readonly {
    readonly name: string
    readonly description: string
    readonly 'x-about'?: string
  }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly 'x-codes': Readonly<
    Record<string, { readonly name: string; readonly http: number; readonly text: string }>
  >
}

type ApiOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly ApiParameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, ApiMedia>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, ApiMedia>> }>
  >
}

type ApiParameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly example?: string | number
}

type ApiMedia = { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }

export type ListedCall = {
  readonly id: string
  readonly method: string
  readonly path: string
  /** An address of before the numbered ones: told where somebody opens the call. */
  readonly older: boolean
  readonly summary: string
  readonly description: string | null
  /** Who must prove what: a session cookie, a signature, or nothing. */
  readonly access: 'open' | 'session' | 'signature'
  /** What an API key has to allow that opens it; null where none does. */
  readonly scope: string | null
  /** An address with its parameters, a body as JSON, or both with an empty line between. */
  readonly request: string | null
  readonly answers: readonly { readonly status: string; readonly about: string }[]
  readonly reply: string | null
}

export type CallFamily = {
  readonly name: string
  readonly heading: string
  /** What the calls are for, in a sentence. */
  readonly about: string
  readonly calls: readonly ListedCall[]
}

/** The calls of the API description by family, each with one example request and answer as JSON text. */
export function loadCalls(api: ApiDescription): readonly CallFamily[] {
  const families = new Map<string, ListedCall[]>()
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const family = operation.tags[0] ?? ''
      const calls = families.get(family) ?? []
      calls.push(listed(method.toUpperCase(), path, operation))
      families.set(family, calls)
    }
  }
  return api.tags.map(({ name, description, 'x-about': about = '' }) => ({
    name,
    heading: description,
    about,
    calls: families.get(name) ?? [],
  }))
}

function listed(method: string, path: string, operation: ApiOperation): ListedCall {
  const { key, ...others } = Object.assign({}, ...(operation.security ?? [])) as Record<string, string[]>
  const [scheme] = Object.keys(others)
  return {
    id: operation.operationId,
    method,
    path,
    older: !path.startsWith('/v1/'),
    summary: operation.summary,
    description: operation.description ?? null,
    access: scheme === 'signature' ? scheme : scheme === undefined ? 'open' : 'session',
    scope: key?.[0] ?? null,
    request: requestOf(method, path, operation),
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      about: description,
    })),
    reply: exampleOf(operation.responses['200']?.content ?? operation.responses['202']?.content),
  }
}

function requestOf(method: string, path: string, operation: ApiOperation): string | null {
  const body = exampleOf(operation.requestBody?.content)
  const asked = operation.parameters.filter(({ example }) => example !== undefined)
  if (asked.length === 0) return body
  const values = new Map(asked.map(({ name, example }) => [name, String(example)]))
  const address = path.replace(/\{(\w+)\}/g, (written, name: string) => values.get(name) ?? written)
  const query = new URLSearchParams(
    asked.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
  ).toString()
  const line = `${method} ${address}${query === '' ? '' : `?${query}`}`
  return body === null ? line : `${line}\n\n${body}`
}

type Media = NonNullable<ApiOperation['requestBody']>['content']

function exampleOf(content: Media | undefined): string | null {
  const [example] = Object.values(content?.['application/json']?.examples ?? {})
  return example === undefined ? null : JSON.stringify(example.value, null, 2)
}
