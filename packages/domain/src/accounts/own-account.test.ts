import type { Ctx } from '@hongyan/kernel/context'
import { aStaff, testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { makeCompany } from '../companies/make-company.ts'
import { setContract } from '../companies/set-contract.ts'
import { createSession, type ProvenIdentity } from './create-session.ts'
import { deviceKey } from './device-key.ts'
import { endOwnSessions } from './end-own-sessions.ts'
import { findSession } from './find-session.ts'
import { listSessions } from './list-sessions.ts'

const { lifeMs } = testSettings.accounts
let people = 0

withDatabases('an account of one’s own', (database) => {
  /** Somebody new at the provider. */
  function setUp() {
    people += 1
    const ctx: Ctx = testCtx(database())
    const identity: ProvenIdentity = {
      ...{ issuer: 'https://id.hongyan.example', subject: `own ${people}`, name: '欧阳样例' },
      ...{ phone: null, providerSession: null, idToken: null },
    }
    const open = (replaced: string | null = null, changes: Partial<ProvenIdentity> = {}) =>
      createSession(ctx, { identity: { ...identity, ...changes }, replaced })
    const find = (secret: string) => findSession(ctx, { secret, inUse: true })
    return { ctx, open, find }
  }

  test('number and mail address of an account are the newest too, and none where none is told any more', async () => {
    const { open, ctx } = setUp()
    const { accountId } = await open(null, { phone: '+8613900001111', mail: 'old@mail.example' })
    const stored = () =>
      ctx.db.query
        .selectFrom('accounts')
        .select(['phone', 'mail'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
    await open(null, { phone: '+8613900002222', mail: 'new@mail.example' })
    expect(await stored()).toEqual({ phone: '+8613900002222', mail: 'new@mail.example' })
    await open(null, { phone: null, mail: null })
    expect(await stored()).toEqual({ phone: null, mail: null })
  })

  test('a contract is that of the account, or of its company, and neither is the other', async () => {
    const { open, find, ctx } = setUp()
    const { secret, accountId } = await open(null, { mail: null })
    const own: Ctx = {
      ...ctx,
      actor: { kind: 'customer', customerId: accountId, sessionId: null, address: '192.0.2.1' },
    }
    await makeCompany(own, { name: '样例茶行' })
    const desk: Ctx = { ...ctx, actor: aStaff }
    const session = await find(secret)
    expect(session).toMatchObject({ monthly: false, company: { monthly: false } })
    const companyId = session?.company?.companyId ?? ''
    await setContract(desk, { of: 'company', name: companyId, ends: false })
    expect(await find(secret)).toMatchObject({ monthly: false, company: { monthly: true } })
    await setContract(desk, { of: 'company', name: companyId, ends: true })
    await setContract(desk, { of: 'account', name: accountId, ends: false })
    expect(await find(secret)).toMatchObject({ monthly: true, company: { monthly: false } })
  })

  test('all devices but one are signed out, or one of them, and nobody else', async () => {
    const { open, find, ctx } = setUp()
    const other = setUp()
    const [kept, second, third] = [await open(), await open(), await open()]
    const stranger = await other.open()
    const own: Ctx = {
      ...ctx,
      actor: { kind: 'customer', customerId: kept.accountId, sessionId: null, address: '192.0.2.1' },
    }
    const idOf = async ({ secret }: { readonly secret: string }) => (await find(secret))?.id ?? ''
    const listed = async () => (await listSessions(own)).map(({ id }) => id).sort()
    expect(await listed()).toEqual([await idOf(kept), await idOf(second), await idOf(third)].sort())
    const strange = (await other.find(stranger.secret))?.id ?? ''
    await expect(endOwnSessions(own, { id: strange })).rejects.toMatchObject({ code: 'not-found' })
    expect(await endOwnSessions(own, { id: await idOf(third) })).toBe(1)
    expect(await endOwnSessions(own, { id: 'all', except: await idOf(kept) })).toBe(1)
    expect(await listed()).toEqual([await idOf(kept)])
    expect(await other.find(stranger.secret)).not.toBeNull()
    // What is over is no device that anybody is signed in on.
    const late: Ctx = { ...own, now: () => own.now() + lifeMs }
    expect(await listSessions(late)).toEqual([])
  })

  test('what a browser seals is opened by the same account alone', async () => {
    const { open, ctx } = setUp()
    const other = setUp()
    const keyOf = (of: Ctx, customerId: string) =>
      Buffer.from(
        deviceKey({ ...of, actor: { kind: 'customer', customerId, sessionId: null, address: '192.0.2.1' } }),
      ).toString('hex')
    const [mine, theirs] = [(await open()).accountId, (await other.open()).accountId]
    expect(keyOf(ctx, mine)).toBe(keyOf(other.ctx, mine))
    expect(keyOf(ctx, mine)).not.toBe(keyOf(ctx, theirs))
    expect(() => deviceKey(ctx)).toThrow('Nobody is signed in')
  })
})
