import type { Ctx } from '@hongyan/kernel/context'
import { testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInAgain, staffGrant } from '@hongyan/testing/staff'
import { describe, expect, test } from 'vitest'
import { addStaff } from '../staff/add-staff.ts'
import { endStaff } from '../staff/end-staff.ts'
import { findStaffSession } from '../staff/find-staff-session.ts'
import { makeStaffLink } from '../staff/make-staff-link.ts'
import { addPasskey } from './add-passkey.ts'
import { beginChallenge, takeChallenge } from './challenges.ts'
import { findPasskey } from './find-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { openStaffLink } from './open-staff-link.ts'
import { mostPasskeys, type NewPasskey } from './passkey-rules.ts'
import { removePasskey } from './remove-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { signInWithRecoveryCode } from './sign-in-with-recovery-code.ts'
import { takeStaffLink } from './take-staff-link.ts'

const start = Date.UTC(2027, 4, 3, 4)
const { challengeMs, linkMs } = testSettings.staff
let made = 0

withDatabases('passkeys', (database) => {
  const clock = { now: start }
  const withSettings = (staff: Partial<Ctx['settings']['staff']>, ctx: Ctx): Ctx => ({
    ...ctx,
    settings: { ...ctx.settings, staff: { ...ctx.settings.staff, ...staff } },
  })
  const system = (): Ctx =>
    testCtx(database(), { now: () => clock.now, actor: { kind: 'system', name: 'test' } })
  const byPasskeysAlone = (ctx: Ctx) => withSettings({ provider: false }, ctx)
  const visitor = (): Ctx => testCtx(database(), { now: () => clock.now })
  const browser = { replaced: null, device: 'Chrome' }

  function aPasskey(changes: Partial<NewPasskey> = {}): NewPasskey {
    made += 1
    const credentialId = `credential-${made}`
    return { credentialId, publicKey: 'key', counter: 0, transports: ['internal'], name: null, ...changes }
  }

  /** Somebody new with the link that they were given. */
  async function invited(...roles: readonly Parameters<typeof staffGrant>[0][]) {
    made += 1
    const mail = `somebody-${made}@hongyan.example`
    const { id, link } = await addStaff(system(), { mail, grants: roles.map((role) => staffGrant(role)) })
    if (link === null) throw new Error('a link is made where passkeys are used')
    return { id, mail, ...link }
  }

  const ctxOf = async (secret: string): Promise<Ctx> => {
    const session = await findStaffSession(system(), { secret, inUse: true })
    if (session === null) throw new Error('not signed in')
    return { ...system(), actor: session.person }
  }

  /** Somebody who has begun by their link, with their passkey and codes. */
  async function somebody(...roles: readonly Parameters<typeof staffGrant>[0][]) {
    const { id, mail, token } = await invited(...roles)
    const passkey = aPasskey()
    const taken = await takeStaffLink(visitor(), { token, name: '样例员工', passkey, ...browser })
    const known = await findPasskey(visitor(), passkey)
    if (known === null) throw new Error('the passkey is kept')
    return { id, mail, token, passkeyId: known.id, ...taken, ctx: await ctxOf(taken.secret) }
  }

  const isSignedIn = async (secret: string) =>
    (await findStaffSession(system(), { secret, inUse: false })) !== null

  const auditOf = async (id: string) =>
    (
      await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity', '=', 'staff')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

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

  describe('links', () => {
    test('somebody begins by theirs: a passkey, ten codes and a session; it opens once', async () => {
      const { id, mail, token, until } = await invited('editor')
      expect(until).toBe(clock.now + linkMs)
      expect(await openStaffLink(visitor(), { token })).toMatchObject({ staffId: id, mail, name: null })
      const taken = await takeStaffLink(visitor(), {
        token,
        name: '  沈 样例 ',
        passkey: aPasskey({ name: 'Chrome' }),
        ...browser,
      })
      expect(taken.codes).toHaveLength(10)
      expect(new Set(taken.codes).size).toBe(10)
      for (const code of taken.codes)
        expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
      const session = await findStaffSession(system(), { secret: taken.secret, inUse: true })
      expect(session).toMatchObject({ name: '沈 样例', person: { staffId: id } })
      await expect(openStaffLink(visitor(), { token })).rejects.toMatchObject({ code: 'link-expired' })
      await expect(
        takeStaffLink(visitor(), { token, name: 'again', passkey: aPasskey(), ...browser }),
      ).rejects.toMatchObject({ entity: 'staff-link', code: 'link-expired' })
      expect(await auditOf(id)).toEqual(['added', 'passkey-added', 'signed-in'])
    })

    test('two who use one at once: one of them is somebody', async () => {
      const { token } = await invited('editor')
      const take = () => takeStaffLink(visitor(), { token, name: 'one', passkey: aPasskey(), ...browser })
      const both = await Promise.allSettled([take(), take()])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test.each([
      [
        'is over',
        async () => {
          clock.now += linkMs
        },
      ],
      ['was replaced', ({ mail }: { mail: string }) => makeStaffLink(system(), { mail })],
      [
        'is of somebody who has left',
        async ({ id }: { id: string }) => endStaff((await somebody('administrator')).ctx, { staffId: id }),
      ],
      [
        'is of somebody who has left and come back',
        async ({ id, mail }: { id: string; mail: string }) => {
          await endStaff((await somebody('administrator')).ctx, { staffId: id })
          await addStaff(system(), { mail, grants: [] })
        },
      ],
    ])('one that %s opens nothing', async (_what, before) => {
      const person = await invited('editor')
      await before(person)
      await expect(openStaffLink(visitor(), person)).rejects.toMatchObject({ code: 'link-expired' })
      await expect(
        takeStaffLink(visitor(), { token: person.token, name: 'x', passkey: aPasskey(), ...browser }),
      ).rejects.toMatchObject({ code: 'link-expired' })
    })

    test.each(['', 'AAAA', 'a.b', `${'A'.repeat(40)}.${'A'.repeat(43)}`])('%j is none', async (token) => {
      await expect(openStaffLink(visitor(), { token })).rejects.toMatchObject({ code: 'link-expired' })
    })

    test('without a name, or with one too long, nothing is used up', async () => {
      const { token } = await invited('editor')
      const take = (name: string) =>
        takeStaffLink(visitor(), { token, name, passkey: aPasskey(), ...browser })
      await expect(take('  ')).rejects.toMatchObject({ fields: [{ path: 'name', message: 'missing' }] })
      await expect(take('字'.repeat(61))).rejects.toMatchObject({
        fields: [{ path: 'name', message: 'too-long' }],
      })
      await take('字'.repeat(60))
    })

    test('whoever has lost everything begins anew: what they had before opens nothing', async () => {
      const before = await somebody('editor')
      const admin = await somebody('administrator')
      const { token } = await makeStaffLink(admin.ctx, { staffId: before.id })
      expect(await isSignedIn(before.secret)).toBe(true)
      const after = await takeStaffLink(visitor(), { token, name: '新', passkey: aPasskey(), ...browser })
      expect(await isSignedIn(before.secret)).toBe(false)
      expect(await isSignedIn(after.secret)).toBe(true)
      await expect(
        signInWithPasskey(visitor(), { passkeyId: before.passkeyId, counter: 0, ...browser }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      await expect(
        signInWithRecoveryCode(visitor(), { code: before.codes[0] ?? '', ...browser }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      expect(await auditOf(before.id)).toContain('link-made')
    })

    test('are made by administrators alone, for those who work here, and told by mail where mails are sent', async () => {
      const [admin, editor] = [await somebody('administrator'), await somebody('editor')]
      await expect(makeStaffLink(editor.ctx, { staffId: editor.id })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(makeStaffLink(visitor(), { staffId: editor.id })).rejects.toMatchObject({
        code: 'sign-in-needed',
      })
      await expect(makeStaffLink(admin.ctx, { staffId: 'nobody' })).rejects.toMatchObject({
        code: 'not-found',
      })
      await expect(makeStaffLink(system(), { mail: 'nobody@hongyan.example' })).rejects.toMatchObject({
        code: 'not-found',
      })
      const mails = async () =>
        database()
          .query.selectFrom('outbox')
          .select('revision')
          .where('topic', '=', 'staff-link')
          .where('aggregate', '=', editor.id)
          .execute()
      await makeStaffLink(withSettings({ mails: false }, admin.ctx), { staffId: editor.id })
      expect(await mails()).toEqual([])
      const { token } = await makeStaffLink(admin.ctx, { staffId: editor.id })
      const [{ revision } = { revision: 0 }] = await mails()
      const message = await system().registry.composers['staff-link'](system(), {
        id: 'm',
        number: editor.id,
        aggregate: editor.id,
        revision,
      } as never)
      expect(message).toMatchObject({ to: { address: editor.mail }, token })
      await makeStaffLink(system(), { mail: editor.mail })
      expect(
        await system().registry.composers['staff-link'](system(), {
          aggregate: editor.id,
          revision,
        } as never),
      ).toBeNull()
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
    const mail = `provider-${made}@hongyan.example`
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
