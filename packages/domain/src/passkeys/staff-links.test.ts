import { testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { addStaff } from '../staff/add-staff.ts'
import { endStaff } from '../staff/end-staff.ts'
import { findStaffSession } from '../staff/find-staff-session.ts'
import { makeStaffLink } from '../staff/make-staff-link.ts'
import { openStaffLink } from './open-staff-link.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { signInWithRecoveryCode } from './sign-in-with-recovery-code.ts'
import { takeStaffLink } from './take-staff-link.ts'
import { browser, deskWithPasskeys } from './testing/desk-with-passkeys.ts'

const { linkMs } = testSettings.staff

withDatabases('links of staff', (database) => {
  const desk = deskWithPasskeys(database)
  const { clock, withSettings, system, visitor, aPasskey, invited, somebody, isSignedIn, auditOf } = desk

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
    const take = (name: string) => takeStaffLink(visitor(), { token, name, passkey: aPasskey(), ...browser })
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
