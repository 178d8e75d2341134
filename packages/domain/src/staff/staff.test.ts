import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import type { ProvenIdentity } from '../accounts/create-session.ts'
import { addStaff } from './add-staff.ts'
import { changeGrants } from './change-grants.ts'
import { createStaffSession } from './create-staff-session.ts'
import { endStaff } from './end-staff.ts'
import { endStaffSession, endStaffSessions } from './end-staff-sessions.ts'
import { findStaffSession } from './find-staff-session.ts'
import { listStaff } from './list-staff.ts'
import { listStaffSessions } from './list-staff-sessions.ts'

const start = Date.UTC(2027, 4, 3, 4)
const { idleMs, lifeMs } = testSettings.staff
const grant = (role: string, limits: Partial<StaffGrant> = {}): StaffGrant => ({
  role,
  kind: null,
  language: null,
  branch: null,
  ...limits,
})
let people = 0

withDatabases('staff', (database) => {
  const clock = { now: start }
  const system = (): Ctx =>
    testCtx(database(), { now: () => clock.now, actor: { kind: 'system', name: 'test' } })

  /** Somebody new with these roles, who can sign in. */
  async function somebody(...grants: readonly StaffGrant[]) {
    people += 1
    const mail = `staff-${people}@hongyan.example`
    const { id } = await addStaff(system(), { mail, grants })
    const identity: ProvenIdentity = {
      issuer: 'https://staff.hongyan.example',
      subject: `staff ${people}`,
      name: '样例员工',
      phone: null,
      mail,
      providerSession: `sign-in ${people}`,
      idToken: 'a.b.c',
    }
    const signIn = (changes: Partial<ProvenIdentity> = {}) =>
      createStaffSession(system(), {
        identity: { ...identity, ...changes },
        replaced: null,
        device: 'Chrome',
      })
    const ctxOf = async (): Promise<Ctx> => {
      const session = await findStaffSession(system(), { secret: (await signIn()).secret, inUse: true })
      if (session === null) throw new Error('not signed in')
      return { ...system(), actor: session.person }
    }
    return { id, mail, identity, signIn, ctxOf }
  }

  const auditOf = async (id: string) =>
    (
      await database()
        .query.selectFrom('audit')
        .select(['action', 'detail', 'actor'])
        .where('entity', '=', 'staff')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  const actorOf = async (id: string, action: string) =>
    (
      await database()
        .query.selectFrom('audit')
        .select('actor')
        .where('entity_id', '=', id)
        .where('action', '=', action)
        .executeTakeFirst()
    )?.actor

  describe('signing in', () => {
    test('who was added signs in with an address that the provider vouches for, and may what was granted', async () => {
      const { id, signIn } = await somebody(grant('editor', { kind: 'news' }))
      const { secret, staffId } = await signIn()
      expect(staffId).toBe(id)
      expect(await findStaffSession(system(), { secret, inUse: true })).toEqual({
        id: expect.any(String),
        person: { kind: 'person', staffId: id, grants: [grant('editor', { kind: 'news' })] },
        name: '样例员工',
        idleAt: clock.now + idleMs,
        endsAt: clock.now + lifeMs,
      })
      expect(await auditOf(id)).toEqual(['added', 'signed-in'])
      expect(await actorOf(id, 'signed-in')).toBe(`person:${id}`)
    })

    test.each([
      ['an address that nobody added', { mail: 'stranger@hongyan.example', subject: 'stranger' }],
      ['no address at all', { mail: null, subject: 'stranger' }],
    ])('with %s nobody gets in', async (_what, changes) => {
      const { signIn } = await somebody(grant('sales'))
      await expect(signIn(changes)).rejects.toMatchObject({ entity: 'staff', code: 'forbidden' })
    })

    test('once somebody has signed in, their address opens nothing for another subject or provider', async () => {
      const { signIn, id } = await somebody(grant('sales'))
      await signIn()
      await expect(signIn({ subject: 'another' })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(signIn({ issuer: 'https://other.example' })).rejects.toMatchObject({ code: 'forbidden' })
      expect((await signIn({ mail: 'new@hongyan.example' })).staffId).toBe(id)
    })

    test('two who sign in at once with one address: one of them is somebody', async () => {
      const { signIn } = await somebody(grant('sales'))
      const both = await Promise.allSettled([signIn({ subject: 'one' }), signIn({ subject: 'two' })])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('a session ends idle, at its end, by signing out, and by a new one in its browser', async () => {
      const { signIn } = await somebody(grant('sales'))
      const find = (secret: string, inUse = true) => findStaffSession(system(), { secret, inUse })
      const { secret } = await signIn()
      clock.now += idleMs - 1
      expect(await find(secret)).not.toBeNull()
      clock.now += idleMs - 1
      expect(await find(secret, false)).not.toBeNull()
      clock.now += 1
      expect(await find(secret)).toBeNull()
      const second = await signIn()
      expect(await endStaffSession(system(), second)).toEqual({ idToken: 'a.b.c' })
      expect(await find(second.secret)).toBeNull()
      expect(await endStaffSession(system(), second)).toBeNull()
    })

    test('whoever asks sees where they are signed in, and ends it there', async () => {
      const me = await somebody(grant('sales'))
      const other = await somebody(grant('sales'))
      const [ctx] = [await me.ctxOf(), await me.signIn(), await other.signIn()]
      const sessions = await listStaffSessions(ctx)
      expect(sessions).toHaveLength(2)
      expect(await endStaffSessions(ctx, { staffId: me.id, id: 'all', except: sessions[0]?.id ?? '' })).toBe(
        1,
      )
      await expect(endStaffSessions(ctx, { staffId: other.id, id: 'all' })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(endStaffSessions(ctx, { staffId: me.id, id: 'none' })).rejects.toMatchObject({
        code: 'not-found',
      })
    })
  })

  describe('managing staff', () => {
    test('roles change from the next request on; who leaves is out, and may come back', async () => {
      const admin = await (await somebody(grant('administrator'))).ctxOf()
      const { id, mail, signIn } = await somebody(grant('editor'))
      const { secret } = await signIn()
      await changeGrants(admin, { staffId: id, grants: [grant('translator', { language: 'en-US' })] })
      expect((await findStaffSession(system(), { secret, inUse: true }))?.person.grants).toEqual([
        grant('translator', { language: 'en-US' }),
      ])
      await endStaff(admin, { staffId: id })
      expect(await findStaffSession(system(), { secret, inUse: true })).toBeNull()
      await expect(signIn()).rejects.toMatchObject({ code: 'forbidden' })
      await expect(endStaff(admin, { staffId: id })).rejects.toMatchObject({ code: 'not-found' })
      expect(await addStaff(admin, { mail: ` ${mail.toUpperCase()} `, grants: [] })).toMatchObject({ id })
      expect((await signIn()).staffId).toBe(id)
      expect(await auditOf(id)).toEqual([
        'added',
        'signed-in',
        'roles-changed',
        'ended',
        'added',
        'signed-in',
      ])
    })

    test.each([
      ['an address that is none', { mail: 'nobody', grants: [] }, 'invalid-input'],
      ['a role that is none', { mail: 'r@hongyan.example', grants: [grant('owner')] }, 'invalid-input'],
      [
        'a limit that a role cannot have',
        { mail: 'r@hongyan.example', grants: [grant('sales', { language: 'en-US' })] },
        'invalid-input',
      ],
    ])('%s is refused, and nobody is added', async (_what, input, code) => {
      await expect(addStaff(system(), input)).rejects.toMatchObject({ entity: 'staff', code })
      const rows = await database()
        .query.selectFrom('staff')
        .where('mail', '=', input.mail)
        .selectAll()
        .execute()
      expect(rows).toEqual([])
    })

    test('somebody who is there is not added again', async () => {
      const { mail, id } = await somebody(grant('sales'))
      await expect(addStaff(system(), { mail, grants: [grant('editor')] })).rejects.toMatchObject({
        code: 'conflict',
      })
      const admin = await (await somebody(grant('administrator'))).ctxOf()
      expect((await listStaff(admin)).find((one) => one.id === id)?.grants).toEqual([grant('sales')])
    })

    test.each([
      ['adds', (ctx: Ctx) => addStaff(ctx, { mail: 'x@hongyan.example', grants: [] })],
      ['lists', (ctx: Ctx) => listStaff(ctx)],
      ['changes', (ctx: Ctx) => changeGrants(ctx, { staffId: 'x', grants: [] })],
      ['ends', (ctx: Ctx) => endStaff(ctx, { staffId: 'x' })],
    ])('whoever is no administrator %s nobody', async (_what, attempt) => {
      const every = ['editor', 'translator', 'reviewer', 'publisher', 'sales', 'branch', 'rates']
      const person = await (await somebody(...every.map((role) => grant(role)))).ctxOf()
      await expect(attempt(person)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(attempt(testCtx(database()))).rejects.toMatchObject({ code: 'sign-in-needed' })
      await expect(
        attempt(testCtx(database(), { actor: { kind: 'staff', keyId: 'machine' } })),
      ).rejects.toMatchObject({ code: 'sign-in-needed' })
    })

    test('somebody always manages staff, also when two take it from each other at once', async () => {
      await database().query.deleteFrom('staff_grants').where('role', '=', 'administrator').execute()
      const [one, two] = [await somebody(grant('administrator')), await somebody(grant('administrator'))]
      const [first, second] = [await one.ctxOf(), await two.ctxOf()]
      const both = await Promise.allSettled([
        endStaff(first, { staffId: two.id }),
        changeGrants(second, { staffId: one.id, grants: [grant('sales')] }),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { entity: 'staff', code: expect.stringMatching(/^(conflict|not-found)$/) },
      })
      const left = await database()
        .query.selectFrom('staff_grants')
        .where('role', '=', 'administrator')
        .selectAll()
        .execute()
      expect(left).toHaveLength(1)
    })
  })
})
