import { CallError, type CallFailure } from './call-error.ts'
import { clientFor } from './clients.ts'
import { announceRequest } from './request-events.ts'

/** Why nothing came, as a visitor is told. */
export type FailureReason = 'offline' | 'unreachable' | 'too-many'

/** An answer of our own API, or why there is none. */
export type Asked<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/** Refusal numbers this tool tells apart; the API's table of codes defines them. */
export const refusalCodes = { wrongDigits: 1101, locked: 1102, unlockNeeded: 1103, tooMany: 1429 } as const

const patienceMs = 10_000

/**
 * Asks by POST, so that numbers stay out of addresses and logs. Nobody is sent to sign in for tracking.
 * @param refusable whether a refusal is an everyday answer (wrong digits), not a failure for the progress bar
 */
export async function askServer<T>(path: string, body: unknown, refusable = false): Promise<Asked<T>> {
  const client = clientFor(
    'index',
    {
      address: () => location.href,
      origin: location.origin,
      language: document.documentElement.lang,
      leave: (address) => location.assign(address),
    },
    { announce: (event) => announceRequest(refusable && event === 'fail' ? 'end' : event) },
  )
  try {
    const data = await client({ path, body, timeoutMs: patienceMs, read: dataOf<T> })
    return { kind: 'ok', data }
  } catch (error) {
    if (error instanceof CallError) return { kind: 'failed', failure: error.failure }
    throw error
  }
}

/** Number of a refusal, or null when the server could not even refuse. */
export function refusalOf(failure: CallFailure): number | null {
  return failure.kind === 'refused' ? failure.code : null
}

/** How a failure is told to the visitor. */
export function failureOf(failure: CallFailure): FailureReason {
  if (refusalOf(failure) === refusalCodes.tooMany) return 'too-many'
  return navigator.onLine ? 'unreachable' : 'offline'
}

// Page and server are built together, so the data has the type its route declares.
function dataOf<T>(answer: unknown): T {
  const { code, data } = answer as { code?: number; data?: T }
  if (code !== 1) throw new TypeError('not an answer')
  return data as T
}
