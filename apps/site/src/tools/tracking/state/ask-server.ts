import type { FailureReason } from './lookup.ts'

/** An answer of our own API: its data, a refusal by number, or nothing at all. */
export type Asked<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: number; readonly retryAfterMs: number | null }
  | { readonly kind: 'unreachable' }

/** Refusal numbers this tool tells apart; the API's table of codes defines them. */
export const refusalCodes = { wrongDigits: 1101, locked: 1102, unlockNeeded: 1103, tooMany: 1429 } as const

const patienceMs = 10_000

/** Asks by POST, so that numbers stay out of addresses and logs. */
export async function askServer<T>(path: string, body: unknown): Promise<Asked<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const reply = (await response.json()) as { code?: number; data?: T }
    if (reply.code === 1) return { kind: 'ok', data: reply.data as T }
    const wait = Number(response.headers.get('retry-after'))
    return {
      kind: 'refused',
      code: reply.code ?? response.status,
      retryAfterMs: Number.isFinite(wait) && wait > 0 ? wait * 1000 : null,
    }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** How a failed answer is told to the visitor. */
export function failureOf(asked: Exclude<Asked<unknown>, { kind: 'ok' }>): FailureReason {
  if (asked.kind === 'refused') return asked.code === refusalCodes.tooMany ? 'too-many' : 'unreachable'
  return navigator.onLine ? 'unreachable' : 'offline'
}
