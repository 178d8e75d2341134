import type { Ctx } from '@hongyan/kernel/context'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { beginSignIn } from './begin-sign-in.ts'
import { createSession, type ProvenIdentity } from './create-session.ts'
import { endProviderSessions } from './end-provider-sessions.ts'
import { endSession } from './end-session.ts'
import { findSession } from './find-session.ts'
import { isEndedForGood } from './is-ended-for-good.ts'
import { takeSignIn } from './take-sign-in.ts'

const start = Date.UTC(2027, 4, 3, 4)
const { idleMs, lifeMs } = testSettings.accounts
const issuer = 'https://id.hongyan.example'
let people = 0

withDatabases('accounts', (database) => {
  /** Somebody new at the provider, and a clock. */
  function setUp() {
    people += 1
    const clock = { now: start + people * 86_400_000 }
    const ctx: Ctx = testCtx(database(), { now: () => clock.now })
    const identity: ProvenIdentity = {
      issuer,
      subject: `person ${people}`,
      name: '欧阳样例',
      phone: null,
      providerSession: `sign-in ${people}`,
      idToken: 'a.b.c',
    }
    const open = (replaced: string | null = null, changes: Partial<ProvenIdentity> = {}) =>
      createSession(ctx, { identity: { ...identity, ...changes }, replaced })
    const find = (secret: string, inUse = true) => findSession(ctx, { secret, inUse })
    const actions = async (id: string) =>
      (
        await database()
          .query.selectFrom('audit')
          .select('action')
          .where('entity', '=', 'account')
          .where('entity_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ action }) => action)
    return { clock, ctx, identity, open, find, actions }
  }

  test('somebody who signs in has an account and a session, of which the secret is not stored', async () => {
    const { clock, open, find, actions } = setUp()
    const { secret, accountId } = await open()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await find(secret)).toEqual({
      id: expect.any(String),
      accountId,
      name: '欧阳样例',
      monthly: false,
      company: null,
      idleAt: clock.now + idleMs,
      endsAt: clock.now + lifeMs,
    })
    const rows = await database().query.selectFrom('account_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await actions(accountId)).toEqual(['signed-in'])
  })

  test('the same person of one provider is one account, whose name is the newest', async () => {
    const { open, find } = setUp()
    const first = await open()
    const second = await open(null, { name: '欧阳改名' })
    const elsewhere = await open(null, { issuer: 'https://other.example' })
    expect(second.accountId).toBe(first.accountId)
    expect(elsewhere.accountId).not.toBe(first.accountId)
    expect((await find(first.secret))?.name).toBe('欧阳改名')
  })

  test('two who sign in for the first time at once are one account', async () => {
    const { open } = setUp()
    const opened = await Promise.all([open(), open(), open(), open()])
    expect(new Set(opened.map(({ accountId }) => accountId)).size).toBe(1)
    expect(new Set(opened.map(({ secret }) => secret)).size).toBe(4)
  })

  test('signing in again in one browser makes a new session and ends the one before', async () => {
    const { open, find } = setUp()
    const before = await open()
    const after = await open(before.secret)
    expect(await find(before.secret)).toBeNull()
    expect(await find(after.secret)).not.toBeNull()
  })

  describe('time', () => {
    test('ends a session that nobody uses, and each use begins it anew', async () => {
      const { clock, open, find } = setUp()
      const { secret } = await open()
      clock.now += idleMs - 1
      expect((await find(secret))?.idleAt).toBe(clock.now + idleMs)
      clock.now += idleMs - 1
      expect(await find(secret, false)).not.toBeNull()
      clock.now += 1
      expect(await find(secret, false)).toBeNull()
      expect(await find(secret)).toBeNull()
    })

    test('is counted from a use to the sixtieth part of it, so that not every call writes', async () => {
      const { clock, open, find } = setUp()
      const begun = clock.now
      const { secret } = await open()
      clock.now = begun + idleMs / 60 - 1
      expect((await find(secret))?.idleAt).toBe(begun + idleMs)
      clock.now = begun + idleMs / 60
      expect((await find(secret))?.idleAt).toBe(clock.now + idleMs)
    })

    test('ends a session in the end, however much it is used', async () => {
      const { clock, open, find } = setUp()
      const begun = clock.now
      const { secret } = await open()
      while (clock.now <= begun + lifeMs - idleMs) {
        clock.now += idleMs - 1
        await find(secret)
      }
      clock.now = begun + lifeMs - 1
      expect(await find(secret)).toMatchObject({ idleAt: begun + lifeMs, endsAt: begun + lifeMs })
      clock.now += 1
      expect(await find(secret)).toBeNull()
    })

    test('that a clock ahead gave is worth nothing when it is right again', async () => {
      const { clock, open, find } = setUp()
      clock.now += 3_600_000
      const { secret } = await open()
      clock.now -= 3_600_000
      expect(await find(secret)).toBeNull()
    })

    const day = 86_400_000

    test.each([
      ['ahead', [day]],
      ['back', [-day]],
      ['ahead and then back', [day, -2 * day]],
      ['ahead by an hour', [2 * 3_600_000]],
    ])('that a clock tells which leaps %s signs nobody out for good', async (_how, leaps) => {
      const { clock, ctx, open, find } = setUp()
      const { secret } = await open()
      for (const leap of leaps) {
        clock.now += leap
        expect(await find(secret)).toBeNull()
        expect(await isEndedForGood(ctx, { secret })).toBe(false)
      }
      clock.now -= leaps.reduce((sum, leap) => sum + leap, 0)
      expect(await find(secret)).not.toBeNull()
    })

    test('that a clock ahead wrote down for a use lets nobody stand there signed out, nor beyond the end', async () => {
      const { clock, open, find } = setUp()
      const { secret } = await open()
      const begun = clock.now
      clock.now += idleMs - 1
      await find(secret)
      clock.now = begun + 60_000
      expect(await find(secret)).toMatchObject({ idleAt: clock.now + idleMs })
      clock.now += idleMs
      expect(await find(secret)).toBeNull()
    })

    test('that a clock ahead wrote down for a use is counted from now', async () => {
      const { clock, open, find } = setUp()
      const { secret } = await open()
      clock.now += 600_000
      await find(secret)
      clock.now -= 300_000
      expect((await find(secret, false))?.idleAt).toBe(clock.now + idleMs)
    })

    test('ends for good what is idle or signed out', async () => {
      const { clock, ctx, open } = setUp()
      const [idle, out] = [await open(), await open()]
      expect(await isEndedForGood(ctx, idle)).toBe(false)
      await endSession(ctx, out)
      expect(await isEndedForGood(ctx, out)).toBe(true)
      clock.now += idleMs
      expect(await isEndedForGood(ctx, idle)).toBe(true)
    })

    test('clears sessions away that ended long ago, and those alone', async () => {
      const { clock, open } = setUp()
      const left = async () => {
        await open()
        return database()
          .query.selectFrom('account_sessions')
          .select('id')
          .where('created_at', '=', begun)
          .execute()
      }
      const begun = clock.now
      await open()
      clock.now = begun + lifeMs + storedPastEndMs
      expect(await left()).toHaveLength(1)
      clock.now += 1
      expect(await left()).toHaveLength(0)
    })
  })

  test('signing out ends one session once, and gives back what the provider wants to see', async () => {
    const { ctx, open, find, actions } = setUp()
    const [here, elsewhere] = [await open(), await open()]
    expect(await endSession(ctx, here)).toEqual({ idToken: 'a.b.c' })
    expect(await endSession(ctx, here)).toBeNull()
    expect(await endSession(ctx, { secret: 'nobody’s' })).toBeNull()
    expect(await find(here.secret)).toBeNull()
    expect(await find(elsewhere.secret)).not.toBeNull()
    expect(await actions(here.accountId)).toEqual(['signed-in', 'signed-in', 'signed-out'])
  })

  test('a session that ends while it is looked at stays ended', async () => {
    const { clock, ctx, open, find } = setUp()
    const { secret } = await open()
    clock.now += 60_000
    await Promise.all([find(secret), endSession(ctx, { secret }), find(secret)])
    expect(await find(secret)).toBeNull()
  })

  describe('the provider ends', () => {
    test('one of its sign-ins', async () => {
      const { ctx, identity, open, find, actions } = setUp()
      const [one, other] = [await open(), await open(null, { providerSession: 'another' })]
      const input = { issuer, subject: null, providerSession: identity.providerSession, since: null }
      expect(await endProviderSessions(ctx, input)).toBe(1)
      expect(await find(one.secret)).toBeNull()
      expect(await find(other.secret)).not.toBeNull()
      expect(await actions(one.accountId)).toContain('signed-out-by-provider')
    })

    test('everything of a person', async () => {
      const { ctx, identity, open } = setUp()
      await open()
      await open(null, { providerSession: 'another' })
      const input = { issuer, subject: identity.subject, providerSession: null, since: null }
      expect(await endProviderSessions(ctx, input)).toBe(2)
    })

    test('nothing that began after it was said: a notice shown again is harmless', async () => {
      const { clock, ctx, identity, open, find } = setUp()
      const said = { issuer, subject: identity.subject, providerSession: null, since: clock.now }
      const before = await open()
      clock.now += 31_000
      const after = await open()
      expect(await endProviderSessions(ctx, said)).toBe(1)
      expect(await endProviderSessions(ctx, said)).toBe(0)
      expect(await find(before.secret)).toBeNull()
      expect(await find(after.secret)).not.toBeNull()
    })

    test('nothing of another provider, and nothing where it names nobody', async () => {
      const { ctx, identity, open, find } = setUp()
      const { secret } = await open()
      const { subject, providerSession } = identity
      const input = { issuer: 'https://other.example', subject, providerSession, since: null }
      expect(await endProviderSessions(ctx, input)).toBe(0)
      expect(
        await endProviderSessions(ctx, { issuer, subject: null, providerSession: null, since: null }),
      ).toBe(0)
      expect(
        await endProviderSessions(ctx, { issuer, subject: 'nobody', providerSession, since: null }),
      ).toBe(0)
      expect(await find(secret)).not.toBeNull()
    })
  })

  describe('a sign-in that has begun', () => {
    const returnTo = 'https://www.hongyan.example/en/fee'
    const browser = 'what the browser holds'
    const way = { returnTo, locale: 'en-US' }
    const begin = (ctx: Ctx) => beginSignIn(ctx, { browser, returnTo, locale: 'en-US' })

    test('is taken up once, in the browser that began it, which is known when it comes again', async () => {
      const { clock, ctx } = setUp()
      const { state, nonce, verifier } = await begin(ctx)
      expect(new Set([state, nonce, verifier]).size).toBe(3)
      for (const other of [
        { state, browser: 'another' },
        { state: nonce, browser },
      ])
        expect(await takeSignIn(ctx, other)).toEqual({ kind: 'unknown' })
      expect(await takeSignIn(ctx, { state, browser })).toEqual({
        kind: 'begun',
        at: clock.now,
        nonce,
        verifier,
        ...way,
      })
      clock.now += 5
      const again = { kind: 'taken', at: clock.now - 5, ...way }
      expect(await takeSignIn(ctx, { state, browser })).toEqual(again)
      expect(await takeSignIn(ctx, { state, browser: 'another' })).toEqual({ kind: 'unknown' })
      // What opens something is not kept beyond its use.
      const rows = JSON.stringify(await database().query.selectFrom('sign_ins').selectAll().execute())
      for (const secret of [nonce, verifier]) expect(rows).not.toContain(secret)
    })

    test('is taken up by one of many at once', async () => {
      const { ctx } = setUp()
      const { state } = await begin(ctx)
      const taken = await Promise.all(Array.from({ length: 8 }, () => takeSignIn(ctx, { state, browser })))
      expect(taken.map(({ kind }) => kind).sort()).toEqual(['begun', ...Array(7).fill('taken')])
    })

    test('is worth nothing when it is too old, or was begun by a clock that was ahead', async () => {
      const { clock, ctx } = setUp()
      const { signInMs } = ctx.settings.accounts
      const [young, old] = [await begin(ctx), await begin(ctx)]
      clock.now += signInMs - 1
      // Those that others began meanwhile cleared nothing away that is still worth something.
      expect((await takeSignIn(ctx, { ...young, browser })).kind).toBe('begun')
      clock.now += 1
      expect(await takeSignIn(ctx, { ...old, browser })).toEqual({ kind: 'over', ...way })
      const ahead = await begin(ctx)
      clock.now -= 3_600_000
      expect(await takeSignIn(ctx, { ...ahead, browser })).toEqual({ kind: 'over', ...way })
    })

    test('is cleared away when it never comes back', async () => {
      const { clock, ctx } = setUp()
      await database().query.deleteFrom('sign_ins').execute()
      await begin(ctx)
      clock.now += ctx.settings.accounts.signInMs + storedPastEndMs + 1
      await begin(ctx)
      expect(await database().query.selectFrom('sign_ins').selectAll().execute()).toHaveLength(1)
    })

    test('holds neither the state nor what the browser holds', async () => {
      const { ctx } = setUp()
      const { state } = await begin(ctx)
      const words = JSON.stringify(await database().query.selectFrom('sign_ins').selectAll().execute())
      expect(words).not.toContain(state)
      expect(words).not.toContain(browser)
    })
  })
})
