import { announceRequest } from './request-events.ts'

/**
 * A fetch that the request bar counts, for calls that need nothing else of a client: every request of a page that is
 * not made by one of those goes through here.
 * @param asides `quiet` for what nobody waits for, and whose failure nobody is told: it counts as cancelled then
 */
export async function countedFetch(
  address: string | URL,
  init: RequestInit = {},
  asides: { readonly quiet?: boolean } = {},
): Promise<Response> {
  const failed = asides.quiet === true ? 'cancel' : 'fail'
  announceRequest('start')
  try {
    const response = await fetch(address, init)
    announceRequest(response.ok ? 'end' : failed)
    return response
  } catch (error) {
    announceRequest(init.signal?.aborted ? 'cancel' : failed)
    throw error
  }
}
