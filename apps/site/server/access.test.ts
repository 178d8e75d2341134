import { migrate, openDatabase } from '@hongyan/db'
import { createSession } from '@hongyan/domain/accounts/create-session'
import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import { roleMay } from '@hongyan/domain/companies/company-rules'
import { createApiKey } from '@hongyan/domain/merchants/create-api-key'
import { keyScopes } from '@hongyan/domain/merchants/merchant-rules'
import { revokeApiKey } from '@hongyan/domain/merchants/revoke-api-key'
import { uuidv7 } from '@hongyan/kernel/ids'
import { aCompany } from '@hongyan/testing'
import { type SignedInStaff, signInAgain, signInStaff } from '@hongyan/testing/staff'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import { type Call, type CallExample, isWrite } from '../calls/call.ts'
import type { Refusal } from '../calls/refusal.ts'
import {
  badSignature,
  companyRole,
  keyScope,
  noCompany,
  notAllowed,
  signInNeeded,
  staffRole,
  unknownKey,
} from '../calls/refusals.ts'
import { apiCalls } from '../features.ts'
import { accountCookie, staffCookie } from './security/account-cookie.ts'
import { signBody } from './security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  ownOrigin,
  testMoment,
  testPartner,
  testStaff,
} from './testing/api-under-test.ts'

const cookie = accountCookie(ownOrigin)
const foreign = 'https://evil.example'

/** Whoever there is to ask, by what they send along. */
const actors = [
  'nobody',
  'visitor',
  'customer',
  'owner',
  'member',
  'viewer',
  'signed out',
  'made up',
  'partner',
  'staff',
  'person',
  'person of another role',
  'key',
  'key for other things',
  'revoked key',
  'made up key',
] as const
type ActorName = (typeof actors)[number]

/** What those who belong to a company are in it. */
const roles = { owner: 'owner', member: 'member', viewer: 'viewer' } as const satisfies Record<
  string,
  CompanyRole
>
const roleOf = (actor: ActorName): CompanyRole | undefined => roles[actor as keyof typeof roles]

let api: ApiUnderTest
const cookies: Partial<Record<ActorName, string>> = {}
const keys: Partial<Record<ActorName, string>> = { 'made up key': `hyk_live_${'x'.repeat(36)}` }
const identity = {
  issuer: 'https://id.example',
  subject: 's',
  name: '样例',
  phone: null,
  providerSession: null,
  idToken: null,
}

beforeAll(async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  api = await createApiUnderTest(refreshSamples, db)
  const visit = await api.send({ url: '/ecology/getSession' })
  cookies.visitor = String(visit.headers['set-cookie']).split(';')[0] ?? ''
  const old = await createSession(api.ctx, { identity, replaced: null })
  await createSession(api.ctx, { identity, replaced: old.secret })
  cookies['signed out'] = String(cookie.keep(old.secret)[0]).split(';')[0] ?? ''
  cookies['made up'] = String(cookie.keep('x'.repeat(43))[0]).split(';')[0] ?? ''
  await makeKeys()
  await makeCompany()
  staff = { person: await signInStaff(api.ctx), 'person of another role': await signInStaff(api.ctx, []) }
  return async () => {
    await api.close()
    await db.close()
  }
})

/** Who works at the desk, with every role and with none. */
let staff: Readonly<Record<'person' | 'person of another role', SignedInStaff>>

function cookieOfStaff(secret: string): string {
  return staffCookie(ownOrigin).keep(secret).split(';')[0] ?? ''
}

/** Keys of an account of their own, as one of the calls deletes the account of whoever makes it. */
async function makeKeys(): Promise<void> {
  const programs = { ...identity, subject: 'programs' }
  const { accountId } = await createSession(api.ctx, { identity: programs, replaced: null })
  const actor = { kind: 'customer', customerId: accountId, sessionId: null, address: '192.0.2.1' } as const
  const ctx = { ...api.ctx, actor }
  const make = async (name: string, scopes: readonly string[]) =>
    createApiKey(ctx, { name, scopes, requestKey: `key ${name}` })
  keys.key = (await make('everything', keyScopes)).secret
  const revoked = await make('revoked', keyScopes)
  await revokeApiKey(ctx, { id: revoked.key.id })
  keys['revoked key'] = revoked.secret
  for (const scope of keyScopes) {
    const others = keyScopes.filter((one) => one !== scope)
    withoutScope.set(scope, (await make(`not ${scope}`, others)).secret)
  }
}

let companyId = ''

/** A company that is never left with nobody, whatever is asked in the name of its people. */
async function makeCompany(): Promise<void> {
  const { owner } = await aCompany(api.ctx)
  if (owner.actor.kind !== 'customer' || !owner.actor.company) throw new Error('an owner has a company')
  companyId = owner.actor.company.companyId
}

/** Somebody who is signed in and belongs to a company with a role, whatever became of them before. */
async function signInAs(role: CompanyRole): Promise<string> {
  const subject = `${role} of a company`
  const person = { ...identity, subject, mail: `${role}@people.example` }
  const { secret, accountId } = await createSession(api.ctx, { identity: person, replaced: null })
  const row = {
    id: uuidv7(testMoment),
    company_id: companyId,
    account_id: accountId,
    role,
    joined_at: testMoment,
  }
  await api.ctx.db.query
    .insertInto('company_people')
    .values(row)
    .onConflict((on) => on.column('account_id').doUpdateSet({ role }))
    .execute()
  return String(cookie.keep(secret)[0]).split(';')[0] ?? ''
}

/** Keys that may be used for everything but one thing. */
const withoutScope = new Map<string, string>()

function keyOf({ access }: Call, actor: ActorName): string | undefined {
  return actor === 'key for other things' ? withoutScope.get(access.key ?? 'labels') : keys[actor]
}

// One of the calls signs out whoever makes it.
beforeEach(async () => {
  const { secret, accountId } = await createSession(api.ctx, { identity, replaced: null })
  // Another makes a company.
  await api.ctx.db.query.deleteFrom('company_people').where('account_id', '=', accountId).execute()
  cookies.customer = String(cookie.keep(secret)[0]).split(';')[0] ?? ''
  for (const [actor, { mail }] of Object.entries(staff))
    cookies[actor as keyof typeof staff] = cookieOfStaff((await signInAgain(api.ctx, mail)).secret)
})

function signature(signer: typeof testPartner, payload: string): Record<string, string> {
  const seconds = String(Math.floor(testMoment / 1000))
  return {
    'x-hongyan-key': signer.keyId,
    'x-hongyan-time': seconds,
    'x-hongyan-signature': signBody(signer.secret, seconds, '', Buffer.from(payload)),
  }
}

async function ask(call: Call, actor: ActorName, headers: Record<string, string> = {}) {
  const request: CallExample['request'] = call.examples[0]?.request ?? {}
  const role = roleOf(actor)
  if (role !== undefined) cookies[actor] = await signInAs(role)
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(request.params?.[name] ?? 'x'),
  )
  const payload = isWrite(call) ? JSON.stringify(request.body ?? {}) : ''
  const signed =
    actor === 'partner'
      ? signature(testPartner, payload)
      : actor === 'staff'
        ? signature(testStaff, payload)
        : {}
  const key = keyOf(call, actor)
  return api.send({
    method: call.method,
    url: `${path}?${new URLSearchParams(request.query ?? {})}`,
    headers: {
      // A program has no page.
      ...(key ? { authorization: `Bearer ${key}` } : { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }),
      ...(cookies[actor] ? { cookie: cookies[actor] } : {}),
      ...signed,
      ...(isWrite(call) ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(isWrite(call) ? { payload } : {}),
  })
}

/** Status and number of the refusal that keeps an actor out; null for one who is let in. */
function keptOut(call: Call, actor: ActorName): readonly [number, number] | null {
  const refusal = refusalFor(call, actor)
  return refusal && [refusal.http, refusal.code]
}

function refusalFor(call: Call, actor: ActorName): Refusal | null {
  const { access } = call
  if (keyOf(call, actor) !== undefined) {
    if (access.key !== undefined) return refusalForKey[actor] ?? null
    // Where no key is taken, whoever shows one is nobody, and a program has no page to be allowed.
    if (access.origin !== 'any') return notAllowed
  }
  if (access.who === 'anyone') return null
  if (access.who === 'customer') {
    const role = roleOf(actor)
    if (role === undefined && actor !== 'customer') return signInNeeded
    if (access.record !== 'company') return null
    if (role === undefined) return noCompany
    return roleMay(role, access.right ?? 'manage') ? null : companyRole
  }
  if (access.who === 'person') {
    if (actor === 'person of another role') return access.staffRight === undefined ? null : staffRole
    return actor === 'person' ? null : signInNeeded
  }
  return actor === access.who ? null : badSignature
}

const refusalForKey: Partial<Record<ActorName, Refusal>> = {
  'key for other things': keyScope,
  'revoked key': unknownKey,
  'made up key': unknownKey,
}

const keeping: readonly number[] = [
  signInNeeded.code,
  badSignature.code,
  notAllowed.code,
  unknownKey.code,
  keyScope.code,
  noCompany.code,
  companyRole.code,
  staffRole.code,
]

describe.each(apiCalls)('$id', (call) => {
  it.each(actors)('lets %s in as it declares', async (actor) => {
    const answer = await ask(call, actor)
    const code = answer.headers['content-type']?.toString().startsWith('application/json')
      ? answer.json().code
      : null
    const expected = keptOut(call, actor)
    if (expected === null) {
      // Let in: whatever it says is about what was asked.
      const spends: readonly number[] = call.access.origin === 'own-page' ? [notAllowed.code] : []
      expect(keeping.filter((one) => !spends.includes(one))).not.toContain(code)
    } else {
      expect([answer.statusCode, code]).toEqual(expected)
    }
  })

  it('is asked by pages of the origins that it declares', async () => {
    const actor = call.access.who === 'anyone' ? 'visitor' : call.access.who
    const answer = await ask(call, actor, { origin: foreign, 'sec-fetch-site': 'cross-site' })
    if (call.access.origin === 'any') expect(answer.statusCode).not.toBe(403)
    else expect([answer.statusCode, answer.json().code]).toEqual([403, notAllowed.code])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('is not made with a key by a page of another site, nor by whoever a cookie beside the key stands for', async () => {
    const headers = { origin: foreign, 'sec-fetch-site': 'cross-site' }
    const answer = await ask(call, 'key', headers)
    if (call.access.origin === 'allowed')
      expect([answer.statusCode, answer.json().code]).toEqual([403, notAllowed.code])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    if (call.access.key === undefined) return
    const besides = await ask(call, 'revoked key', { cookie: cookies.customer ?? '' })
    expect(besides.json().code).toBe(unknownKey.code)
  })

  it('declares what fits its method', () => {
    const { who, record, right, origin, repeat } = call.access
    // One rate for all that staff does; previews follow every key, windows every second, and have their own.
    if (who === 'person') expect(['desk', 'desk-follow', 'preview']).toContain(call.limit)
    // Without a signature only the origin tells a page of ours from another.
    if (isWrite(call) && (who === 'anyone' || who === 'customer' || who === 'person'))
      expect(origin).not.toBe('any')
    // A GET that does something again each time must not be a link on somebody's page.
    if (!isWrite(call) && ['once', 'keyed', 'keyed-by-token'].includes(repeat))
      expect(origin).toBe('own-page')
    if (who === 'customer') expect(['own', 'company', 'own-or-company']).toContain(record)
    // What touches records of a company says what a role has to allow; what reads them asks for sight alone.
    const touchesCompany = record === 'company' || record === 'own-or-company'
    expect(right !== undefined).toBe(touchesCompany)
    if (right === 'manage') expect(record).toBe('company')
    if (touchesCompany && repeat === 'reads') expect(right).toBe('see')
    // A program acts for one account alone.
    if (record === 'company') expect(call.access.key).toBeUndefined()
    if (call.method === 'PUT' || call.method === 'DELETE') expect(repeat).not.toBe('once')
  })
})

/** Tables in which a look may leave a trace: how often something was asked, nothing else. */
const counts = ['search_misses', 'item_misses', 'shared_limits']

describe.each(apiCalls.filter(({ access }) => access.repeat === 'reads'))('$id', (call) => {
  it('changes nothing that is kept', async () => {
    const before = await everyRow()
    const { who } = call.access
    await ask(call, who === 'customer' || who === 'person' ? who : 'visitor')
    expect(await everyRow()).toEqual(before)
  })
})

async function everyRow(): Promise<Readonly<Record<string, string>>> {
  const { query } = api.ctx.db
  const tables = await query.introspection.getTables()
  const kept = tables.map(({ name }) => name).filter((name) => !counts.includes(name))
  const rows = await Promise.all(
    kept.map(async (name) => [
      name,
      JSON.stringify(
        await query
          .selectFrom(name as 'alarms')
          .selectAll()
          .execute(),
      ),
    ]),
  )
  return Object.fromEntries(rows)
}
