import type { LocaleId } from '@hongyan/locales'

/** What the page for developers may ask. */
export type DevelopersPages = {
  /** The API's own description, for the page that shows it. */
  readonly api: (locale: LocaleId) => ApiDescription
}

/** The parts of the OpenAPI document that the page for developers shows. */
export type ApiDescription = {
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
  readonly requestBody?: { readonly content: Readonly<Record<string, ApiMedia>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, ApiMedia>> }>
  >
}

type ApiMedia = { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }

export type ListedCall = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string | null
  /** Who must prove what: a session cookie, a signature, or nothing. */
  readonly access: 'open' | 'session' | 'signature'
  /** What an API key has to allow that opens it; null where none does. */
  readonly scope: string | null
  readonly request: string | null
  readonly answers: readonly { readonly status: string; readonly about: string }[]
  readonly reply: string | null
}

export type CallFamily = { readonly name: string; readonly calls: readonly ListedCall[] }

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
  return [...families].map(([name, calls]) => ({ name, calls }))
}

function listed(method: string, path: string, operation: ApiOperation): ListedCall {
  const { key, ...others } = Object.assign({}, ...(operation.security ?? [])) as Record<string, string[]>
  const [scheme] = Object.keys(others)
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description ?? null,
    access: scheme === 'signature' ? scheme : scheme === undefined ? 'open' : 'session',
    scope: key?.[0] ?? null,
    request: exampleOf(operation.requestBody?.content),
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      about: description,
    })),
    reply: exampleOf(operation.responses['200']?.content ?? operation.responses['202']?.content),
  }
}

type Media = NonNullable<ApiOperation['requestBody']>['content']

function exampleOf(content: Media | undefined): string | null {
  const [example] = Object.values(content?.['application/json']?.examples ?? {})
  return example === undefined ? null : JSON.stringify(example.value, null, 2)
}
