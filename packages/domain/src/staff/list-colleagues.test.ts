import type { Ctx } from '@hongyan/kernel/context'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { expect, test } from 'vitest'
import { endStaff } from './end-staff.ts'
import { listColleagues } from './list-colleagues.ts'
import type { StaffRole } from './staff-rights.ts'

withDatabases('colleagues', (database) => {
  const system = (): Ctx => testCtx(database(), { actor: { kind: 'system', name: 'test' } })
  const somebody = async (name: string, role: StaffRole) => {
    const { ctx, person } = await signInStaff(system(), [staffGrant(role)])
    await database().query.updateTable('staff').set({ name }).where('id', '=', person.staffId).execute()
    return { ctx, id: person.staffId }
  }
  const all = { text: '', id: null } as const

  test('are told by a right that whoever asks has, and by their names', async () => {
    const me = await somebody('何向南', 'sales')
    const other = await somebody('Ray Sample', 'sales')
    const editor = await somebody('袁文静', 'editor')
    const administrator = await somebody('沈青', 'administrator')
    const ask = { ...all, right: 'work-enquiries' } as const
    const found = (changes: object) => listColleagues(me.ctx, { ...ask, ...changes })
    expect(await found({})).toEqual([
      { id: me.id, name: '何向南' },
      { id: other.id, name: 'Ray Sample' },
    ])
    expect(await found({ text: ' ｒａｙ ' })).toEqual([{ id: other.id, name: 'Ray Sample' }])
    expect(await found({ text: '文静' })).toEqual([])
    expect(await found({ id: other.id })).toEqual([{ id: other.id, name: 'Ray Sample' }])
    expect(await found({ id: editor.id })).toEqual([])
    for (const { ctx } of [editor, administrator]) expect(await listColleagues(ctx, ask)).toEqual([])
    expect(await found({ right: null })).toEqual([])
    await expect(listColleagues(system(), ask)).rejects.toMatchObject({ code: 'sign-in-needed' })

    await endStaff(administrator.ctx, { staffId: other.id })
    expect((await found({})).map(({ id }) => id)).toEqual([me.id])
    const past = await listColleagues(administrator.ctx, { ...all, right: null, text: 'ray' })
    expect(past).toEqual([{ id: other.id, name: 'Ray Sample' }])
  })

  test('no more than twenty are told at once', async () => {
    const first = await somebody('第一位', 'rates')
    for (let made = 0; made < 21; made += 1) await somebody(`同事 ${made}`, 'rates')
    expect(await listColleagues(first.ctx, { ...all, right: 'see-rates' })).toHaveLength(20)
  })
})
