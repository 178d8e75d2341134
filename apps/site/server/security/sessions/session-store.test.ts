import { migrate, openDatabase } from '@hongyan/db'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOnceTokens } from './once-tokens.ts'
import { createSessionStore, sessionCookie } from './session-store.ts'

const start = Date.UTC(2026, 10, 21)

async function openStore(key = 1) {
  const clock = { now: start }
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  const store = createSessionStore({
    key: new Uint8Array(32).fill(key),
    sessionMs: 1000,
    tokenMs: { 'view-code': 500, enquiry: 700 },
    skewMs: 100,
    now: () => clock.now,
    onceTokens: createOnceTokens(db),
  })
  return { store, clock, db }
}

describe('a session', () => {
  it('is read back from its cookie until it is old', async () => {
    const { store, clock } = await openStore()
    const { session, setCookie } = store.start()
    const cookie = setCookie.split(';')[0] ?? ''
    expect(store.read(`other=1; ${cookie}; more=2`)).toEqual(session)
    clock.now += 999
    expect(store.read(cookie)).toEqual(session)
    clock.now += 1
    expect(store.read(cookie)).toBeNull()
  })

  it('lies where no script and no other host reads it', async () => {
    const { store } = await openStore()
    const { setCookie } = store.start()
    expect(setCookie.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Max-Age=1', 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    )
    expect(setCookie.startsWith('__Host-')).toBe(true)
  })

  it('has tokens that are good for it and for what they were given for alone', async () => {
    const { store } = await openStore()
    const [{ session }, { session: other }] = [store.start(), store.start()]
    const { token } = store.issueToken(session, 'view-code')
    expect(store.checkToken(session, 'enquiry', token)).toBeNull()
    expect(store.checkToken(other, 'view-code', token)).toBeNull()
    expect(store.checkToken(session, 'view-code', token)).not.toBeNull()
  })

  it('cannot be made up, altered, or carried over from another key', async () => {
    const { store } = await openStore()
    const cookie = store.start().setCookie.split(';')[0] ?? ''
    expect((await openStore(2)).store.read(cookie)).toBeNull()
    fc.assert(
      fc.property(fc.nat(cookie.length - 1), fc.constantFrom(...'aA0_-.'), (at, letter) => {
        const altered = cookie.slice(0, at) + letter + cookie.slice(at + 1)
        if (altered !== cookie) expect(store.read(altered)).toBeNull()
      }),
    )
    fc.assert(fc.property(fc.string(), (value) => store.read(`${sessionCookie}=${value}`) === null))
  })
})

describe('a wrong clock', () => {
  it('of another process, by seconds, costs no session and no token', async () => {
    const { store, clock } = await openStore()
    clock.now += 100
    const { session, setCookie } = store.start()
    const { token } = store.issueToken(session, 'view-code')
    clock.now -= 100
    expect(store.read(setCookie.split(';')[0])).toEqual(session)
    expect(store.checkToken(session, 'view-code', token)).not.toBeNull()
  })

  it('that was ahead gives sessions and tokens that are worth nothing when it is right again', async () => {
    const { store, clock } = await openStore()
    clock.now += 3_600_000
    const { session, setCookie } = store.start()
    const { token } = store.issueToken(session, 'enquiry')
    clock.now -= 3_600_000
    expect(store.read(setCookie.split(';')[0])).toBeNull()
    expect(store.checkToken(session, 'enquiry', token)).toBeNull()
  })

  it('that leaps a day ahead and comes back makes no spent token good, and kills none', async () => {
    const { store, clock } = await openStore()
    const { session } = store.start()
    const [spent, kept] = [store.issueToken(session, 'enquiry'), store.issueToken(session, 'enquiry')]
    expect(await store.spendToken(session, 'enquiry', spent.token)).toBe(true)
    clock.now += 86_400_000
    expect(await store.spendToken(session, 'enquiry', kept.token)).toBe(false)
    await store.spendToken(session, 'enquiry', store.issueToken(session, 'enquiry').token)
    clock.now -= 86_400_000
    expect(await store.spendToken(session, 'enquiry', spent.token)).toBe(false)
    expect(await store.spendToken(session, 'enquiry', kept.token)).toBe(true)
  })
})

describe('a token', () => {
  it('belongs to its session and is spent once', async () => {
    const { store } = await openStore()
    const { session } = store.start()
    const { token } = store.issueToken(session, 'view-code')
    expect(await store.spendToken(store.start().session, 'view-code', token)).toBe(false)
    expect(await store.spendToken(session, 'view-code', `${token}x`)).toBe(false)
    expect(await store.spendToken(session, 'view-code', token)).toBe(true)
    expect(await store.spendToken(session, 'view-code', token)).toBe(false)
  })

  it('is forgotten once nobody could spend it any more', async () => {
    const { store, clock, db } = await openStore()
    const { session } = store.start()
    await store.spendToken(session, 'view-code', store.issueToken(session, 'view-code').token)
    clock.now += 48 * 3_600_000 + 501
    await store.spendToken(session, 'view-code', store.issueToken(session, 'view-code').token)
    const rows = await db.query.selectFrom('once_tokens').selectAll().execute()
    expect(rows).toHaveLength(1)
  })
})
