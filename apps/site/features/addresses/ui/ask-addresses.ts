import { CallError } from '../../../client/call-error.ts'
import { pageClient } from '../../../client/clients.ts'
import type { AreaSuggestion, AreaTree, ReadAddress } from './address-model.ts'

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
