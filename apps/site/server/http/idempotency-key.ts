import type { IncomingHttpHeaders } from 'node:http'
import { malformed } from '../../calls/refusals.ts'
import { refuse } from './answer.ts'

/** The client's own key for a request, in `Idempotency-Key`; null for none that can be one. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | null {
  const given = headers['idempotency-key']
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given) ? given : null
}

/** The answer to a call that needs such a key and has none. */
export const withoutKey = refuse(malformed, { fields: [{ path: 'Idempotency-Key', message: 'missing' }] })
