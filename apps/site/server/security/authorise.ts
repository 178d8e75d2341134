import type { IncomingHttpHeaders } from 'node:http'
import type { Actor } from '@hongyan/domain'
import type { Access } from '../../calls/call.ts'
import type { RefusalName } from '../../calls/codes.ts'
import { fromAllowedPage } from '../http/from-allowed-page.ts'
import type { OriginGate } from './origin-gate.ts'

/** Whether a request comes from a page that may send it, as far as its headers tell; before anything is read. */
export function refusesOrigin(
  { origin }: Access,
  headers: IncomingHttpHeaders,
  allowsOrigin: OriginGate,
): 'origin' | 'page' | null {
  if (origin === 'allowed' && !fromAllowedPage(headers, allowsOrigin)) return 'origin'
  // A link preview, a prefetch or a page of another site must not make this site act.
  if (origin === 'own-page') {
    const speculative = headers['sec-purpose'] !== undefined || headers.purpose !== undefined
    if (headers['sec-fetch-site'] !== 'same-origin' || speculative) return 'page'
  }
  return null
}

/** What an actor is told who may not make a call; null for one who may. Whose a record is, the domain decides. */
export function authorise({ who }: Access, actor: Actor | null): RefusalName | null {
  if (who === 'partner' || who === 'staff') return actor?.kind === who ? null : 'bad-signature'
  if (who === 'customer') return actor?.kind === 'customer' ? null : 'sign-in-needed'
  return null
}
