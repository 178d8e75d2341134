import { CallError } from './call-error.ts'
import { pageClient } from './clients.ts'

export type AreaOption = { readonly code: string; readonly address: string }

/** Areas by the code of what they lie in, the provinces under `areaRoot`. */
export type AreaTree = Readonly<Record<string, readonly AreaOption[]>>

type Place = { readonly code: string; readonly name: string } | null
type Level = 'province' | 'city' | 'district'
export type Sureness = 'sure' | 'likely' | 'guess' | 'none'

/** A pasted address as the server read it. */
export type ReadAddress = {
  readonly name: string | null
  readonly phone: string | null
  readonly province: Place
  readonly city: Place
  readonly district: Place
  readonly detail: string
  readonly code: string | null
  readonly confidence: Readonly<Record<'name' | 'phone' | 'detail' | Level, Sureness>>
  readonly corrections: readonly {
    readonly field: Level
    readonly from: string
    readonly to: string
    readonly reason: 'renamed' | 'moved' | 'inferred' | 'contradicted'
  }[]
  readonly candidates: readonly { readonly code: string; readonly name: string }[]
}

/** An area offered while somebody types. */
export type AreaSuggestion = {
  readonly code: string
  readonly province: Place
  readonly city: Place
  readonly district: Place
}

/** Why there is no answer; `cancelled` when a newer question took its place. */
export type AddressFailure = 'too-many' | 'unreachable' | 'cancelled'
export type AddressAnswer<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'failed'; readonly reason: AddressFailure }

const tooMany = 1429

/** Reads a pasted address. By POST: what somebody pastes never stands in an address or a log. */
export function readAddress(text: string): Promise<AddressAnswer<ReadAddress>> {
  return ask('/com/getJDDistrictFromAddress', { address: text })
}

/** Areas for what is being typed; `signal` ends a question that nobody waits for any more. */
export function suggestAreas(
  typed: string,
  signal: AbortSignal,
): Promise<AddressAnswer<readonly AreaSuggestion[]>> {
  return ask('/address/addressSuggestion', { address: typed, limit: 8 }, signal)
}

let tree: Promise<AddressAnswer<AreaTree>> | null = null

/** The tree of areas, fetched once in the life of the page; a failure may be tried again. */
export function loadAreaTree(): Promise<AddressAnswer<AreaTree>> {
  tree ??= answerOf<AreaTree>(
    pageClient('index')({
      path: '/cooperation/queryAddressList',
      method: 'GET',
      headers: inPageLanguage(),
      read: contentOf<AreaTree>,
    }),
  ).then((answer) => {
    if (answer.kind === 'failed') tree = null
    return answer
  })
  return tree
}

/** Names come in the language of the page, whatever the browser prefers. */
const inPageLanguage = () => ({ 'accept-language': document.documentElement.lang })

function ask<T>(path: string, body: unknown, signal?: AbortSignal): Promise<AddressAnswer<T>> {
  const read = (answer: unknown): T => payloadOf<{ data: T }>(answer).data
  return answerOf(
    pageClient('index')({ path, body, read, headers: inPageLanguage(), ...(signal ? { signal } : {}) }),
  )
}

async function answerOf<T>(pending: Promise<T>): Promise<AddressAnswer<T>> {
  try {
    return { kind: 'ok', data: await pending }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { failure } = error
    if (failure.kind === 'cancelled') return { kind: 'failed', reason: 'cancelled' }
    const many = failure.kind === 'refused' && failure.code === tooMany
    return { kind: 'failed', reason: many ? 'too-many' : 'unreachable' }
  }
}

// Page and server are built together, so the data has the type its route declares.
function payloadOf<T>(answer: unknown): T {
  if ((answer as { code?: number }).code !== 1) throw new TypeError('not an answer')
  return answer as T
}

const contentOf = <T>(answer: unknown): T => payloadOf<{ content: T }>(answer).content
