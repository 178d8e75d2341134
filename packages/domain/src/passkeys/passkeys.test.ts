import type { Ctx } from '@hongyan/kernel/context'
import { testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInAgain } from '@hongyan/testing/staff'
import { describe, expect, test } from 'vitest'
import { addStaff } from '../staff/add-staff.ts'
import { endStaff } from '../staff/end-staff.ts'
import { makeStaffLink } from '../staff/make-staff-link.ts'
import { addPasskey } from './add-passkey.ts'
import { beginChallenge, takeChallenge } from './challenges.ts'
import { listPasskeys } from './list-passkeys.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { openStaffLink } from './open-staff-link.ts'
import { mostPasskeys } from './passkey-rules.ts'
import { removePasskey } from './remove-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { signInWithRecoveryCode } from './sign-in-with-recovery-code.ts'
import { browser, deskWithPasskeys } from './testing/desk-with-passkeys.ts'

const { challengeMs } = testSettings.staff

withDatabases('passkeys', (database) => {
  const desk = deskWithPasskeys(database)
  const { clock, withSettings, byPasskeysAlone, system, visitor, aPasskey, somebody, isSignedIn, auditOf } =
    desk

  describe('challenges', () => {
    test('one is answered once, also by two processes at the same moment', async () => {
      const asked = { purpose: 'sign-in', staffId: null } as const
      const challenge = await beginChallenge(visitor(), asked)
      const both = await Promise.allSettled([
        takeChallenge(visitor(), { challenge, ...asked }),
        takeChallenge(visitor(), { challenge, ...asked }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await expect(takeChallenge(visitor(), { challenge, ...asked })).rejects.toMatchObject({
        entity: 'passkey',
        code: 'forbidden',
      })
    })

    test.each([
      ['for something else', { purpose: 'add', staffId: null }, 0],
      ['of somebody else', { purpose: 'sign-in', staffId: 'another' }, 0],
      ['after its time', { purpose: 'sign-in', staffId: null }, challengeMs],
    ] as const)('one that is answered %s is refused, and used up', async (_what, answered, later) => {
      const asked = { purpose: 'sign-in', staffId: null } as const
      const challenge = await beginChallenge(visitor(), asked)
      clock.now += later
      await expect(takeChallenge(visitor(), { challenge, ...answered })).rejects.toMatchObject({
        code: 'forbidden',
      })
      clock.now -= later
      await expect(takeChallenge(visitor(), { challenge, ...asked })).rejects.toMatchObject({
        code: 'forbidden',
      })
    })
  })

  describe('passkeys', () => {
    test('a counter that goes up signs in; one that stays or goes back is a copy’s', async () => {
      const { passkeyId, id } = await somebody('editor')
      const signIn = (counter: number) => signInWithPasskey(visitor(), { passkeyId, counter, ...browser })
      await signIn(0)
      await signIn(0)
      await signIn(7)
      for (const counter of [7, 6, 0])
        await expect(signIn(counter)).rejects.toMatchObject({ entity: 'passkey', code: 'forbidden' })
      expect(await isSignedIn((await signIn(8)).secret)).toBe(true)
      expect((await auditOf(id)).filter((action) => action === 'passkey-copied')).toHaveLength(3)
    })

    test('the same answer taken by two processes at once signs in once', async () => {
      const { passkeyId } = await somebody('editor')
      const signIn = () => signInWithPasskey(visitor(), { passkeyId, counter: 3, ...browser })
      const both = await Promise.allSettled([signIn(), signIn()])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('a session takes the place of the one that the browser had', async () => {
      const { passkeyId, secret } = await somebody('editor')
      const next = await signInWithPasskey(visitor(), { passkeyId, counter: 1, replaced: secret })
      expect([await isSignedIn(secret), await isSignedIn(next.secret)]).toEqual([false, true])
    })

    test('who has left gets in by nothing', async () => {
      const person = await somebody('editor')
      await endStaff((await somebody('administrator')).ctx, { staffId: person.id })
      expect(await isSignedIn(person.secret)).toBe(false)
      await expect(
        signInWithPasskey(visitor(), { passkeyId: person.passkeyId, counter: 1, ...browser }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      await expect(
        signInWithRecoveryCode(visitor(), { code: person.codes[0] ?? '', ...browser }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      await addStaff(system(), { mail: person.mail, grants: [] })
      await expect(
        signInWithRecoveryCode(visitor(), { code: person.codes[1] ?? '', ...browser }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    })

    test('whoever asks adds and removes their own, never the last', async () => {
      const [me, other] = [await somebody('editor'), await somebody('editor')]
      const ctx = byPasskeysAlone(me.ctx)
      await expect(removePasskey(ctx, { id: me.passkeyId })).rejects.toMatchObject({ code: 'last-way-in' })
      const { id } = await addPasskey(ctx, aPasskey({ name: '  手机 ', transports: ['internal', 'hybrid'] }))
      expect(await listPasskeys(ctx)).toEqual({
        passkeys: [
          expect.objectContaining({ id: me.passkeyId, usedAt: null }),
          expect.objectContaining({ id, name: '手机', transports: ['internal', 'hybrid'] }),
        ],
        codesLeft: 10,
      })
      await expect(removePasskey(ctx, { id: other.passkeyId })).rejects.toMatchObject({ code: 'not-found' })
      await removePasskey(ctx, { id: me.passkeyId })
      expect((await listPasskeys(ctx)).passkeys.map((one) => one.id)).toEqual([id])
      expect(await auditOf(me.id)).toEqual([
        'added',
        'passkey-added',
        'signed-in',
        'passkey-added',
        'passkey-removed',
      ])
    })

    test('two that are removed at once: one stays', async () => {
      const me = await somebody('editor')
      const ctx = byPasskeysAlone(me.ctx)
      const { id } = await addPasskey(ctx, aPasskey())
      const both = await Promise.allSettled([
        removePasskey(ctx, { id }),
        removePasskey(ctx, { id: me.passkeyId }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await listPasskeys(ctx)).passkeys).toHaveLength(1)
    })

    test('the last goes where its owner signs in at the provider too', async () => {
      const me = await somebody('editor')
      await expect(removePasskey(me.ctx, { id: me.passkeyId })).rejects.toMatchObject({ code: 'last-way-in' })
      await signInAgain(system(), me.mail)
      await removePasskey(me.ctx, { id: me.passkeyId })
    })

    test('one is somebody’s alone, and nobody has more than enough', async () => {
      const me = await somebody('editor')
      const twice = aPasskey()
      await addPasskey(me.ctx, twice)
      await expect(addPasskey((await somebody('editor')).ctx, twice)).rejects.toMatchObject({
        code: 'conflict',
      })
      for (let at = 2; at < mostPasskeys; at += 1) await addPasskey(me.ctx, aPasskey())
      await expect(addPasskey(me.ctx, aPasskey())).rejects.toMatchObject({ code: 'too-many' })
    })
  })

  describe('recovery codes', () => {
    test('each signs in once, however it is typed, also for two at once', async () => {
      const { codes, ctx, id } = await somebody('editor')
      const [first = '', second = ''] = codes
      const typed = ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
      const both = await Promise.allSettled([
        signInWithRecoveryCode(visitor(), { code: typed, ...browser }),
        signInWithRecoveryCode(visitor(), { code: first, ...browser }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const { secret } = await signInWithRecoveryCode(visitor(), { code: second, ...browser })
      expect(await isSignedIn(secret)).toBe(true)
      expect((await listPasskeys(ctx)).codesLeft).toBe(8)
      const rows = await database()
        .query.selectFrom('staff_recovery_codes')
        .selectAll()
        .where('staff_id', '=', id)
        .execute()
      for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    })

    test.each(['', '-', 'AAAAA-AAAAA-AAAAA-AAAAA'])('%j is nobody’s', async (code) => {
      await expect(signInWithRecoveryCode(visitor(), { code, ...browser })).rejects.toMatchObject({
        entity: 'recovery-code',
        code: 'forbidden',
      })
    })

    test('new ones take the place of the old', async () => {
      const me = await somebody('editor')
      const codes = await makeRecoveryCodes(me.ctx)
      await expect(
        signInWithRecoveryCode(visitor(), { code: me.codes[0] ?? '', ...browser }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      await signInWithRecoveryCode(visitor(), { code: codes[0] ?? '', ...browser })
      expect(await auditOf(me.id)).toContain('recovery-codes-made')
    })
  })

  test('where passkeys are not used nobody gets a link, and nothing of them works', async () => {
    const me = await somebody('administrator')
    const off = (ctx: Ctx) => withSettings({ passkeys: false }, ctx)
    const mail = 'provider-alone@hongyan.example'
    expect(await addStaff(off(system()), { mail, grants: [] })).toMatchObject({ link: null })
    for (const attempt of [
      () => makeStaffLink(off(me.ctx), { staffId: me.id }),
      () => openStaffLink(off(visitor()), { token: me.token }),
      () => signInWithPasskey(off(visitor()), { passkeyId: me.passkeyId, counter: 9, ...browser }),
      () => signInWithRecoveryCode(off(visitor()), { code: me.codes[0] ?? '', ...browser }),
      () => listPasskeys(off(me.ctx)),
      () => addPasskey(off(me.ctx), aPasskey()),
      () => removePasskey(off(me.ctx), { id: me.passkeyId }),
      () => makeRecoveryCodes(off(me.ctx)),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-available' })
  })

  test.each([
    ['lists', (ctx: Ctx) => listPasskeys(ctx)],
    ['adds', (ctx: Ctx) => addPasskey(ctx, aPasskey())],
    ['removes', (ctx: Ctx) => removePasskey(ctx, { id: 'x' })],
    ['makes codes', (ctx: Ctx) => makeRecoveryCodes(ctx)],
  ])('whoever is not signed in %s nothing', async (_what, attempt) => {
    await expect(attempt(visitor())).rejects.toMatchObject({ code: 'sign-in-needed' })
    await expect(
      attempt(testCtx(database(), { actor: { kind: 'staff', keyId: 'machine' } })),
    ).rejects.toMatchObject({ code: 'sign-in-needed' })
  })
})
