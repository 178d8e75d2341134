import type { IncomingHttpHeaders } from 'node:http'
import { roleMay } from '@hongyan/domain/companies/company-rules'
import { staffMaySomewhere } from '@hongyan/domain/staff/staff-rights'
import type { Access } from '../../calls/call.ts'
import type { Refusal } from '../../calls/refusal.ts'
import {
  badSignature,
  companyRole,
  keyScope,
  noCompany,
  signInNeeded,
  staffRole,
  unknownKey,
} from '../../calls/refusals.ts'
import type { AllowedOrigins } from '../http/allowed-origins.ts'
import { fromAllowedPage } from '../http/from-allowed-page.ts'
import type { Identity } from './authenticate.ts'
import { bearerKey } from './bearer-key.ts'

/** Whether a request comes from a page that may send it, as far as its headers tell; before anything is read. */
export function refusesOrigin(
  access: Access,
  headers: IncomingHttpHeaders,
  allowsOrigin: AllowedOrigins,
): 'origin' | 'page' | null {
  const { origin } = access
  // A browser adds no key by itself: a program without an origin acts in nobody else's name.
  const isProgram = headers.origin === undefined && bearerKey(access, headers) !== null
  if (origin === 'allowed' && !isProgram && !fromAllowedPage(headers, allowsOrigin)) return 'origin'
  // A link preview, a prefetch or a page of another site must not make this site act.
  if (origin === 'own-page') {
    const speculative = headers['sec-purpose'] !== undefined || headers.purpose !== undefined
    if (headers['sec-fetch-site'] !== 'same-origin' || speculative) return 'page'
  }
  return null
}

/**
 * What somebody is told who may not make a call; null for one who may. Whose one record is, the domain decides, by the
 * same table of roles.
 */
export function authorise(
  access: Access,
  identity: Identity | null,
  headers: IncomingHttpHeaders,
): Refusal | null {
  if (identity === null) return bearerKey(access, headers) === null ? badSignature : unknownKey
  const { actor, scopes } = identity
  const { who, key } = access
  if (scopes !== null) return key !== undefined && scopes.includes(key) ? null : keyScope
  if (who === 'partner' || who === 'staff') return actor.kind === who ? null : badSignature
  if (who === 'customer' && actor.kind !== 'customer') return signInNeeded
  if (who === 'person') return refusedByStaffRole(access, identity)
  return access.record === 'company' ? refusedByRole(access, identity) : null
}

/** A call of the desk that names no right is for everybody who works there. */
function refusedByStaffRole({ staffRight }: Access, { actor }: Identity): Refusal | null {
  if (actor.kind !== 'person') return signInNeeded
  return staffRight === undefined || staffMaySomewhere(actor, staffRight) ? null : staffRole
}

/** What is the company's alone is refused before anything is read. A call that names no right is for nobody. */
function refusedByRole({ right }: Access, { actor }: Identity): Refusal | null {
  const company = actor.kind === 'customer' ? actor.company : undefined
  if (company === undefined) return noCompany
  return right !== undefined && roleMay(company.role, right) ? null : companyRole
}
