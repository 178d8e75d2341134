import type { Call, Endpoint, RequestOf } from '../calls/call.ts'
import { countedFetch } from './counted-fetch.ts'

/** A call with a body, made the same way: nothing of the clients is needed where only its status is of interest. */
export function countedCall<C extends Call>(
  { method, path }: C & Endpoint,
  { body }: RequestOf<C> & { readonly body: unknown },
  init: RequestInit = {},
  asides: { readonly quiet?: boolean } = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return countedFetch(path, { ...init, method, headers, body: JSON.stringify(body) }, asides)
}
