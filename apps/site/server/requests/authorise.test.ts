import type { Membership } from '@hongyan/domain/accounts/membership'
import type { Actor } from '@hongyan/kernel/context'
import { describe, expect, it } from 'vitest'
import type { Access } from '../../calls/call.ts'
import {
  badSignature,
  companyRole,
  keyScope,
  noCompany,
  signInNeeded,
  unknownKey,
} from '../../calls/refusals.ts'
import { allowedOrigins } from '../http/allowed-origins.ts'
import { authorise, refusesOrigin } from './authorise.ts'

const own = 'https://www.hongyan.example'
const allows = allowedOrigins({ PUBLIC_ORIGIN: own, SITE_PORT: 3000, ALLOWED_ORIGINS: [] })
const access = (changes: Partial<Access>): Access => ({
  ...{ who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  ...changes,
})
const key = { authorization: 'Bearer hyk_live_x' }

describe('where a call comes from', () => {
  const page = { 'sec-fetch-site': 'same-origin' }
  it.each([
    ['any', {}, null],
    ['any', { origin: 'https://evil.example' }, null],
    ['allowed', { origin: own }, null],
    ['allowed', page, null],
    ['allowed', { origin: 'https://evil.example' }, 'origin'],
    ['allowed', { ...page, origin: 'https://evil.example' }, 'origin'],
    ['allowed', {}, 'origin'],
    ['allowed', { 'sec-fetch-site': 'same-site' }, 'origin'],
    ['allowed', { 'sec-fetch-site': 'none' }, 'origin'],
    ['allowed', key, null],
    ['allowed', { ...key, origin: 'https://evil.example' }, 'origin'],
    ['own-page', page, null],
    ['own-page', {}, 'page'],
    ['own-page', { 'sec-fetch-site': 'cross-site' }, 'page'],
    ['own-page', { 'sec-fetch-site': 'same-site' }, 'page'],
    ['own-page', { 'sec-fetch-site': 'none' }, 'page'],
    ['own-page', { ...page, 'sec-purpose': 'prefetch;prerender' }, 'page'],
    ['own-page', { ...page, purpose: 'prefetch' }, 'page'],
  ] as const)('%s, by %j: %s', (origin, headers, refused) => {
    expect(refusesOrigin(access({ origin, key: 'quotes' }), headers, allows)).toBe(refused)
  })

  it('is not made good by a key that the call takes none of', () => {
    expect(refusesOrigin(access({ origin: 'allowed' }), key, allows)).toBe('origin')
  })
})

describe('who may make a call', () => {
  const visitor: Actor = { kind: 'visitor', sessionId: null, address: '192.0.2.1' }
  const customer: Actor = { ...visitor, kind: 'customer', customerId: 'somebody' }
  const of = (role: Membership['role']): Actor => ({
    ...customer,
    company: { companyId: 'one', personId: 'two', role, monthly: false },
  })
  const as = (actor: Actor, changes: Partial<Access>, scopes: readonly 'quotes'[] | null = null) =>
    authorise(access(changes), { actor, account: null, scopes }, {})

  it('is told by the table of calls', () => {
    const staff: Actor = { kind: 'staff', keyId: 'desk' }
    const partner: Actor = { kind: 'partner', keyId: 'tms' }
    expect(as(visitor, {})).toBeNull()
    expect(as(visitor, { who: 'customer' })).toBe(signInNeeded)
    expect(as(customer, { who: 'customer' })).toBeNull()
    expect(as(customer, { who: 'partner' })).toBe(badSignature)
    expect(as(partner, { who: 'partner' })).toBeNull()
    expect(as(partner, { who: 'staff' })).toBe(badSignature)
    expect(as(staff, { who: 'staff' })).toBeNull()
    expect(as(staff, { who: 'partner' })).toBe(badSignature)
  })

  it('is told by what a key may be used for', () => {
    expect(as(customer, { who: 'customer', key: 'quotes' }, ['quotes'])).toBeNull()
    expect(as(customer, { who: 'customer', key: 'labels' }, ['quotes'])).toBe(keyScope)
    expect(as(customer, { who: 'customer' }, ['quotes'])).toBe(keyScope)
  })

  it('is told by the role in a company where the records are the company’s alone', () => {
    const records = { who: 'customer', record: 'company' } as const
    expect(as(customer, { ...records, right: 'see' })).toBe(noCompany)
    expect(as(of('viewer'), { ...records, right: 'see' })).toBeNull()
    expect(as(of('viewer'), { ...records, right: 'order' })).toBe(companyRole)
    expect(as(of('member'), { ...records, right: 'manage' })).toBe(companyRole)
    expect(as(of('owner'), { ...records, right: 'manage' })).toBeNull()
    expect(as(of('owner'), records)).toBe(companyRole)
  })

  it('is nobody where a signature or a key does not hold', () => {
    expect(authorise(access({ who: 'partner' }), null, {})).toBe(badSignature)
    expect(authorise(access({ who: 'customer', key: 'quotes' }), null, key)).toBe(unknownKey)
  })
})
