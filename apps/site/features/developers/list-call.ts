import { aboutField, type FieldWords } from './about-field.ts'
import type { Asked, Proof } from './asked.ts'
import { type FieldSchema, type ListedField, listFields } from './list-fields.ts'
import { openFamilies } from './parts.ts'

/** What refusals are, by their numbers. */
export type ApiCodes = Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly http: number
      readonly text: string
      /** Says nothing about what a call does: nearly every one can give it. */
      readonly general: boolean
    }
  >
>

/** An operation of the OpenAPI document, by the parts that the page for developers shows. */
export type ApiOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly ApiParameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly 'x-refusals'?: readonly number[]; readonly content?: Content }>
  >
}

type ApiParameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: FieldSchema
  readonly example?: string | number
}

type Content = Readonly<
  Record<
    string,
    {
      readonly schema?: FieldSchema
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
      readonly 'x-bytes'?: number
    }
  >
>

/** A refusal with what it comes with: a number of HTTP, a name, and a sentence in the language of the page. */
export type ListedRefusal = {
  readonly http: string
  readonly code: number
  readonly name: string
  readonly text: string
}

export type ListedCall = {
  readonly id: string
  readonly method: string
  readonly path: string
  /** An address of before the numbered ones: told where somebody opens the call. */
  readonly older: boolean
  readonly summary: string
  readonly description: string | null
  readonly proof: Proof
  /** What an API key has to allow that opens it; null where none does. */
  readonly scope: string | null
  /** What is asked with: of the address, then of the body. */
  readonly fields: readonly (ListedField & { readonly about: string | null })[]
  /** An example of what is asked, for programs to be written from. */
  readonly asked: Asked
  /** The same for the page to send; null where it needs more than the page has, or does more than read. */
  readonly run: RunnableRequest | null
  /** An answer: JSON, or a file. */
  readonly reply: { readonly json: string } | { readonly type: string; readonly bytes: number | null } | null
  readonly refusals: readonly ListedRefusal[]
  /** Those that nearly every call can give. */
  readonly general: readonly ListedRefusal[]
}

type RunnableRequest = {
  readonly method: string
  readonly address: string
  readonly body: string | null
}

type Described = {
  readonly origin: string
  readonly method: string
  readonly path: string
  readonly operation: ApiOperation
}

/** A call as its page lists it. */
export function listCall(
  { origin, method, path, operation }: Described,
  codes: ApiCodes,
  words: FieldWords,
): ListedCall {
  const { key, ...others } = Object.assign({}, ...(operation.security ?? [])) as Record<string, string[]>
  const [scheme] = Object.keys(others)
  const scope = key?.[0] ?? null
  const proof = isProof(scheme) ? scheme : 'open'
  const refused = Object.entries(operation.responses).flatMap(([http, { 'x-refusals': given = [] }]) =>
    given.map((code) => ({ http, code, ...wordsOf(codes[code]) })),
  )
  const address = addressOf(path, operation.parameters)
  const body = exampleOf(operation.requestBody?.content)
  const reply = replyOf(operation)
  const reads = proof === 'open' && operation.tags.some((tag) => openFamilies.includes(tag))
  // Tries of digits are counted, and a token of an example opens nothing.
  const isWhole = !/sample-token|\/unlock$/m.test(`${address}\n${body}`)
  const asked: Asked = {
    method,
    url: origin + address,
    origin,
    proof: scope === null ? proof : 'key',
    headers: valuesIn(operation.parameters, 'header'),
    body,
    file: reply !== null && 'type' in reply ? `answer.${endings[reply.type] ?? 'json'}` : null,
  }
  return {
    id: operation.operationId,
    method,
    path,
    older: !path.startsWith('/v1/'),
    summary: operation.summary,
    description: operation.description ?? null,
    proof,
    scope,
    fields: fieldsOf(operation).map((field) => ({
      ...field,
      about: aboutField(words, operation.operationId, field.name),
    })),
    asked,
    run: reads && isWhole && reply !== null && 'json' in reply ? { method, address, body } : null,
    reply,
    refusals: refused.filter(({ general }) => !general).map(withoutMark),
    general: refused.filter(({ general }) => general).map(withoutMark),
  }
}

/** How files are named, by what they are. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/png': 'png',
  'text/csv': 'csv',
}

function fieldsOf({ parameters, requestBody }: ApiOperation): readonly ListedField[] {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.filter((one) => one.required).map(({ name }) => name)
  const body = requestBody?.content['application/json']?.schema
  return [...listFields({ properties, required }), ...(body ? listFields(body) : [])]
}

const proofs = ['open', 'session', 'account', 'signature'] as const

function isProof(scheme: string | undefined): scheme is (typeof proofs)[number] {
  return proofs.some((one) => one === scheme)
}

function wordsOf(refusal: ApiCodes[string] | undefined) {
  const { name = '', text = '', general = false } = refusal ?? {}
  return { name, text, general }
}

function withoutMark({ http, code, name, text }: ListedRefusal): ListedRefusal {
  return { http, code, name, text }
}

function valuesIn(parameters: readonly ApiParameter[], place: ApiParameter['in']): [string, string][] {
  return parameters.flatMap(({ name, in: at, example }) =>
    at === place && example !== undefined ? [[name, String(example)]] : [],
  )
}

function addressOf(path: string, parameters: readonly ApiParameter[]): string {
  const values = new Map(valuesIn(parameters, 'path'))
  const address = path.replace(/\{(\w+)\}/g, (written, name: string) => values.get(name) ?? written)
  const query = new URLSearchParams(valuesIn(parameters, 'query')).toString()
  return query === '' ? address : `${address}?${query}`
}

function exampleOf(content: Content | undefined): string | null {
  const [example] = Object.values(content?.['application/json']?.examples ?? {})
  return example === undefined ? null : JSON.stringify(example.value, null, 2)
}

function replyOf({ responses }: ApiOperation): ListedCall['reply'] {
  const content = responses['200']?.content
  const [file] = Object.entries(content ?? {}).filter(([, media]) => media.examples === undefined)
  if (file !== undefined) return { type: file[0], bytes: file[1]['x-bytes'] ?? null }
  const json = exampleOf(content)
  return json === null ? null : { json }
}
