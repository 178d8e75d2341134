import type { AccountSession } from '@hongyan/domain/accounts/account-session'
import { findSession } from '@hongyan/domain/accounts/find-session'
import type { Membership } from '@hongyan/domain/accounts/membership'
import { findApiKey } from '@hongyan/domain/merchants/find-api-key'
import type { KeyScope } from '@hongyan/domain/merchants/merchant-rules'
import { findStaffSession } from '@hongyan/domain/staff/find-staff-session'
import type { Actor } from '@hongyan/kernel/context'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../calls/call.ts'
import { checkSignature } from '../security/check-signature.ts'
import { bearerKey } from './bearer-key.ts'
import type { RequestServices } from './services.ts'

/** Who asks, the session by which a customer does, and what the API key allows by which their program does. */
export type Identity = {
  readonly actor: Actor
  readonly account: AccountSession | null
  readonly scopes: readonly KeyScope[] | null
}

type Parts = Pick<
  RequestServices,
  'ctxFor' | 'sessions' | 'accountCookie' | 'partnerKeys' | 'staffKeys' | 'staffCookie'
>

/**
 * Who sends a request, as far as `access` asks: a partner or staff by the signature over its body, a customer by an
 * API key or the cookie of a session that stands in the database, else a visitor. Where nothing depends on the account
 * nobody looks for one. Null for a signature that does not hold, and for an API key that opens nothing.
 */
export async function authenticate(
  request: FastifyRequest,
  access: Access,
  parts: Parts,
): Promise<Identity | null> {
  if (access.who === 'partner' || access.who === 'staff') {
    const ctx = parts.ctxFor(request)
    const signer = checkSignature(request.headers, bodyOf(request), keysOf(access, parts), ctx.now())
    return signer && { actor: { kind: access.who, keyId: signer.keyId }, account: null, scopes: null }
  }
  if (access.who === 'person') return identityOfPerson(request, access, parts)
  const shown = bearerKey(access, request.headers)
  // Whoever shows a key is nobody else: a cookie beside it says nothing.
  if (shown !== null) return identityOfKey(request, shown, parts)
  const { cookie } = request.headers
  const sessionId = parts.sessions.read(cookie)?.id ?? null
  const address = addressOf(request, parts)
  const secret = knowsAccount(access) ? parts.accountCookie.read(cookie) : null
  const account =
    secret === null ? null : await findSession(parts.ctxFor(request), { secret, inUse: access.inUse ?? true })
  const actor: Actor = account
    ? {
        kind: 'customer',
        customerId: account.accountId,
        sessionId,
        address,
        monthly: account.monthly,
        ...companyOf(access, account),
      }
    : { kind: 'visitor', sessionId, address }
  return { actor, account, scopes: null }
}

/** Somebody of staff, else a visitor: who is signed in at the site is nobody at the desk. */
async function identityOfPerson(request: FastifyRequest, access: Access, parts: Parts): Promise<Identity> {
  const secret = parts.staffCookie?.read(request.headers.cookie) ?? null
  const ctx = parts.ctxFor(request)
  const session =
    secret === null ? null : await findStaffSession(ctx, { secret, inUse: access.inUse ?? true })
  return { actor: session?.person ?? ctx.actor, account: null, scopes: null }
}

function knowsAccount({ record }: Access): boolean {
  return record === 'own' || touchesCompany({ record })
}

function touchesCompany({ record }: Pick<Access, 'record'>): boolean {
  return record === 'company' || record === 'own-or-company'
}

/** What somebody is in their company, for calls that touch its records and for no others. */
function companyOf(access: Access, { company }: AccountSession): { readonly company?: Membership } {
  if (company === null || !touchesCompany(access)) return {}
  const { companyId, personId, role, monthly } = company
  return { company: { companyId, personId, role, monthly } }
}

async function identityOfKey(
  request: FastifyRequest,
  secret: string,
  parts: Parts,
): Promise<Identity | null> {
  const key = await findApiKey(parts.ctxFor(request), { secret })
  if (key === null) return null
  const address = addressOf(request, parts)
  const { id: keyId, accountId: customerId, scopes, monthly } = key
  return {
    actor: { kind: 'customer', customerId, sessionId: null, address, keyId, monthly },
    account: null,
    scopes,
  }
}

/** The keys that open a signed call: a partner's never opens one of staff. */
export function keysOf(
  { who }: Access,
  { partnerKeys, staffKeys }: Pick<RequestServices, 'partnerKeys' | 'staffKeys'>,
): Readonly<Record<string, string>> {
  if (who === 'partner') return partnerKeys
  return who === 'staff' ? staffKeys : {}
}

/** Network address that limits are counted by. */
export function addressOf(request: FastifyRequest, { ctxFor }: Pick<RequestServices, 'ctxFor'>): string {
  const { actor } = ctxFor(request)
  return 'address' in actor ? actor.address : request.ip
}

/** The bytes of a body as they came: what a signature covers. */
export function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}
