import type { Ctx } from '@hongyan/kernel/context'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { addAddress } from './add-address.ts'
import type { BookAddress } from './book-address.ts'
import { deleteAddresses } from './delete-addresses.ts'
import { editAddress } from './edit-address.ts'
import { exportAddresses } from './export-addresses.ts'
import { forgetDeletedAddresses } from './forget-deleted-addresses.ts'
import { getAddress } from './get-address.ts'
import { listAddresses } from './list-addresses.ts'
import { renameAddressGroup } from './rename-address-group.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import { restoreAddresses } from './restore-addresses.ts'
import { searchAddresses } from './search-addresses.ts'
import { setDefaultAddress } from './set-default-address.ts'
import { aBook, all, anAddress, anything, namesOf, start } from './testing/a-book.ts'

withDatabases('the address book', (database) => {
  const open = (settings = {}) => aBook(database(), settings)

  async function defaultsOf(ctx: Ctx) {
    const book = await exportAddresses(ctx)
    const holding = (role: 'sender' | 'recipient') =>
      namesOf(book.filter(({ defaultFor }) => defaultFor.includes(role)))
    return { sender: holding('sender'), recipient: holding('recipient') }
  }

  describe('adding', () => {
    test('keeps what was given, and is no default unless that is asked for', async () => {
      const { ctx } = await open()
      const added = await addAddress(ctx, anAddress('季舒文', { company: '金穗粮行', group: 'clients' }))
      expect(added).toEqual({
        id: expect.any(String),
        name: '季舒文',
        company: '金穗粮行',
        phone: '13900005527',
        areaCode: '110105',
        detail: '雁书街8号院3号楼902室',
        postcode: null,
        group: 'clients',
        defaultFor: [],
        updatedAt: start,
      })
      expect(await getAddress(ctx, { id: added.id })).toEqual(added)
      expect((await addAddress(ctx, anAddress('江叔宁'))).defaultFor).toEqual([])
    })

    test('reads a pasted text', async () => {
      const { ctx } = await open()
      const added = await addAddress(ctx, {
        text: '收货人：张三，电话 138-0013-8000，浙江省杭州市下城区文晖路10号',
      })
      expect(added).toMatchObject({
        name: '张三',
        phone: '13800138000',
        areaCode: '330105',
        detail: '文晖路10号',
      })
    })

    test('the same again adds nothing, also at the same time', async () => {
      const { ctx } = await open()
      const twice = await Promise.all([
        addAddress(ctx, anAddress('季舒文')),
        addAddress(ctx, anAddress('季舒文')),
      ])
      expect(twice[0].id).toBe(twice[1].id)
      expect(await exportAddresses(ctx)).toHaveLength(1)
    })

    test('the same as one that was deleted is a new one', async () => {
      const { ctx } = await open()
      const gone = await addAddress(ctx, anAddress('季舒文'))
      await deleteAddresses(ctx, { ids: [gone.id] })
      const added = await addAddress(ctx, anAddress('季舒文'))
      expect(added.id).not.toBe(gone.id)
      expect(await exportAddresses(ctx)).toEqual([added])
    })

    test('a difference in any field is another address', async () => {
      const { ctx } = await open()
      await addAddress(ctx, anAddress('季舒文'))
      for (const more of [{ group: 'clients' }, { company: '金穗粮行' }, { postcode: '100020' }])
        await addAddress(ctx, anAddress('季舒文', more))
      expect(await exportAddresses(ctx)).toHaveLength(4)
    })

    test('refuses what is not complete and keeps nothing', async () => {
      const { ctx } = await open()
      await expect(addAddress(ctx, { name: '季舒文' })).rejects.toMatchObject({
        code: 'invalid-input',
        fields: [
          { path: 'phone', message: 'phone-missing' },
          { path: 'area', message: 'required' },
          { path: 'detail', message: 'required' },
        ],
      })
      expect(await exportAddresses(ctx)).toEqual([])
    })

    test('stops at the most a book may hold, whoever adds at the same time', async () => {
      const { ctx } = await open({ mostAddresses: 3 })
      const added = await Promise.allSettled(
        ['甲一', '乙二', '丙三', '丁四', '戊五'].map((name) => addAddress(ctx, anAddress(name))),
      )
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      for (const one of added)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'book-full' })
      expect(await exportAddresses(ctx)).toHaveLength(3)
    })
  })

  describe('the defaults', () => {
    test('are one for each role, whatever is chosen at the same time', async () => {
      const { ctx } = await open()
      const added: BookAddress[] = []
      for (const name of ['甲一', '乙二', '丙三']) added.push(await addAddress(ctx, anAddress(name)))
      await Promise.all(
        added.flatMap(({ id }) => [
          setDefaultAddress(ctx, { id, role: 'sender' }),
          setDefaultAddress(ctx, { id, role: 'recipient' }),
          addAddress(ctx, anAddress(`新${id}`.slice(0, 10), { defaultFor: ['sender'] })),
        ]),
      )
      const { sender, recipient } = await defaultsOf(ctx)
      expect([sender.length, recipient.length]).toEqual([1, 1])
    })

    test('are chosen in one book and stay as they are in every other', async () => {
      const [mine, theirs] = [await open(), await open()]
      await addAddress(theirs.ctx, anAddress('别人', { defaultFor: ['sender', 'recipient'] }))
      await addAddress(mine.ctx, anAddress('甲一', { defaultFor: ['sender', 'recipient'] }))
      const second = await addAddress(mine.ctx, anAddress('乙二'))
      await setDefaultAddress(mine.ctx, { id: second.id, role: 'sender' })
      await editAddress(mine.ctx, { id: second.id, defaultFor: ['recipient'] })
      const { id } = await deleteAddresses(mine.ctx, { ids: [second.id] })
      await restoreAddresses(mine.ctx, { deletionId: id })
      expect(await defaultsOf(mine.ctx)).toEqual({ sender: ['乙二'], recipient: ['乙二'] })
      expect(await defaultsOf(theirs.ctx)).toEqual({ sender: ['别人'], recipient: ['别人'] })
    })

    test('cannot be two by the table itself', async () => {
      const { ctx } = await open()
      const { id } = await addAddress(ctx, anAddress('甲一', { defaultFor: ['sender'] }))
      await addAddress(ctx, anAddress('乙二'))
      await expect(
        database()
          .query.updateTable('book_addresses')
          .set({ is_sender_default: 1 })
          .where('id', '!=', id)
          .execute(),
      ).rejects.toThrow(/unique/i)
    })

    test('are chosen while adding and editing too', async () => {
      const { ctx } = await open()
      await addAddress(ctx, anAddress('甲一'))
      const second = await addAddress(ctx, anAddress('乙二', { defaultFor: ['recipient'] }))
      expect(second.defaultFor).toEqual(['recipient'])
      const edited = await editAddress(ctx, { id: second.id, defaultFor: ['sender'] })
      expect(edited.defaultFor).toEqual(['sender', 'recipient'])
      expect(await defaultsOf(ctx)).toEqual({ sender: ['乙二'], recipient: ['乙二'] })
    })
  })

  describe('editing', () => {
    test('changes what is given and leaves the rest', async () => {
      const { ctx, later } = await open()
      const added = await addAddress(ctx, anAddress('季舒文', { group: 'clients' }))
      later(1000)
      const edited = await editAddress(ctx, { id: added.id, phone: '010-6200 7702' })
      expect(edited).toEqual({ ...added, phone: '010-62007702', updatedAt: start + 1000 })
    })

    test('is found by its new name and not by its old one', async () => {
      const { ctx } = await open()
      const { id } = await addAddress(ctx, anAddress('季舒文'))
      await editAddress(ctx, { id, name: '顾之遥' })
      const found = async (keyword: string) => (await searchAddresses(ctx, { keyword, ...all })).total
      expect([await found('gzy'), await found('jsw')]).toEqual([1, 0])
    })

    test('refuses bad fields and keeps what was there', async () => {
      const { ctx } = await open()
      const added = await addAddress(ctx, anAddress('季舒文'))
      await expect(editAddress(ctx, { id: added.id, phone: '123' })).rejects.toMatchObject({
        fields: [{ path: 'phone', message: 'not-a-phone' }],
      })
      expect(await getAddress(ctx, { id: added.id })).toEqual(added)
    })
  })

  describe('deleting', () => {
    test('hands a default to nobody, and undoing brings it back', async () => {
      const { ctx, later } = await open()
      const first = await addAddress(ctx, anAddress('甲一', { defaultFor: ['sender', 'recipient'] }))
      later(1)
      await addAddress(ctx, anAddress('乙二'))
      const deletion = await deleteAddresses(ctx, { ids: [first.id, first.id] })
      expect(deletion).toEqual({ id: expect.any(String), deleted: 1, undoUntil: start + 1 + 60_000 })
      expect(await defaultsOf(ctx)).toEqual({ sender: [], recipient: [] })
      await expect(getAddress(ctx, { id: first.id })).rejects.toMatchObject({ code: 'unknown-address' })
      expect(await restoreAddresses(ctx, { deletionId: deletion.id })).toEqual({ restored: 1 })
      expect(await getAddress(ctx, { id: first.id })).toEqual(first)
      expect(await defaultsOf(ctx)).toEqual({ sender: ['甲一'], recipient: ['甲一'] })
    })

    test('undoing leaves a default that was chosen meanwhile', async () => {
      const { ctx } = await open()
      const first = await addAddress(ctx, anAddress('甲一', { defaultFor: ['sender', 'recipient'] }))
      await addAddress(ctx, anAddress('乙二'))
      const third = await addAddress(ctx, anAddress('丙三'))
      const { id } = await deleteAddresses(ctx, { ids: [first.id] })
      await setDefaultAddress(ctx, { id: third.id, role: 'sender' })
      await restoreAddresses(ctx, { deletionId: id })
      expect(await defaultsOf(ctx)).toEqual({ sender: ['丙三'], recipient: ['甲一'] })
    })

    test('empties a book and fills it again', async () => {
      const { ctx } = await open()
      const ids = [
        await addAddress(ctx, anAddress('甲一', { defaultFor: ['sender', 'recipient'] })),
        await addAddress(ctx, anAddress('乙二')),
      ].map(({ id }) => id)
      const { id } = await deleteAddresses(ctx, { ids })
      expect(await exportAddresses(ctx)).toEqual([])
      expect(await restoreAddresses(ctx, { deletionId: id })).toEqual({ restored: 2 })
      expect(await defaultsOf(ctx)).toEqual({ sender: ['甲一'], recipient: ['甲一'] })
    })

    test('takes nothing out of a deletion that can still be undone', async () => {
      const { ctx } = await open()
      const { id } = await addAddress(ctx, anAddress('甲一'))
      const { id: deletionId } = await deleteAddresses(ctx, { ids: [id] })
      await expect(deleteAddresses(ctx, { ids: [id] })).rejects.toMatchObject({ code: 'unknown-address' })
      expect(await restoreAddresses(ctx, { deletionId })).toEqual({ restored: 1 })
    })

    test('deletes all of those named or none', async () => {
      const { ctx } = await open()
      const { id } = await addAddress(ctx, anAddress('甲一'))
      await expect(deleteAddresses(ctx, { ids: [id, 'another'] })).rejects.toMatchObject({
        code: 'unknown-address',
      })
      expect(await exportAddresses(ctx)).toHaveLength(1)
    })

    test('is undone once, in time, and while there is room', async () => {
      const { ctx, later } = await open({ mostAddresses: 1 })
      const { id } = await addAddress(ctx, anAddress('甲一'))
      const deletion = await deleteAddresses(ctx, { ids: [id] })
      const other = await addAddress(ctx, anAddress('乙二'))
      const undo = () => restoreAddresses(ctx, { deletionId: deletion.id })
      await expect(undo()).rejects.toMatchObject({ code: 'book-full' })
      await deleteAddresses(ctx, { ids: [other.id] })
      later(60_000)
      await undo()
      await expect(undo()).rejects.toMatchObject({ code: 'undo-over' })
      const again = await deleteAddresses(ctx, { ids: [id] })
      later(60_001)
      await expect(restoreAddresses(ctx, { deletionId: again.id })).rejects.toMatchObject({
        code: 'undo-over',
      })
    })

    test('nothing is left of it afterwards', async () => {
      const { ctx, later } = await open()
      const { id } = await addAddress(ctx, anAddress('甲一'))
      await deleteAddresses(ctx, { ids: [id] })
      const rows = () =>
        database().query.selectFrom('book_addresses').select('id').where('id', '=', id).execute()
      await forgetDeletedAddresses(ctx)
      expect(await rows()).toHaveLength(1)
      later(60_001)
      expect(await forgetDeletedAddresses(ctx)).toBeGreaterThan(0)
      expect(await rows()).toEqual([])
    })
  })

  test('a group is renamed and dissolved, its addresses stay', async () => {
    const { ctx } = await open()
    await addAddress(ctx, anAddress('甲一', { group: '展会' }))
    await renameAddressGroup(ctx, { from: '展会', to: ' 秋季展会 ' })
    const groups = async () => (await exportAddresses(ctx)).map(({ group }) => group)
    expect(await groups()).toEqual(['秋季展会'])
    await renameAddressGroup(ctx, { from: '秋季展会', to: null })
    expect(await groups()).toEqual([null])
    await expect(renameAddressGroup(ctx, { from: 'x', to: '组'.repeat(21) })).rejects.toMatchObject({
      code: 'invalid-input',
    })
  })

  test('of several people with one phone the one who is named is meant', async () => {
    const { ctx } = await open()
    const first = await addAddress(ctx, anAddress('甲一'))
    const second = await addAddress(ctx, anAddress('乙二'))
    const { phone } = first
    const found = await resolveAddresses(ctx, {
      addresses: [
        { name: '甲一', phone },
        { name: '乙二', phone },
        { name: '丙三', phone: null },
      ],
    })
    expect(found.map((one) => one?.id ?? null)).toEqual([first.id, second.id, null])
  })

  describe('whose it is', () => {
    const verbs: Readonly<Record<string, (ctx: Ctx, id: string, deletionId: string) => Promise<unknown>>> = {
      get: (ctx, id) => getAddress(ctx, { id }),
      edit: (ctx, id) => editAddress(ctx, { id, name: '改名' }),
      setDefault: (ctx, id) => setDefaultAddress(ctx, { id, role: 'sender' }),
      delete: (ctx, id) => deleteAddresses(ctx, { ids: [id] }),
      restore: (ctx, _id, deletionId) => restoreAddresses(ctx, { deletionId }),
    }

    test.each(Object.entries(verbs))('%s of somebody else changes and tells nothing', async (_name, verb) => {
      const [own, other] = [(await open()).ctx, (await open()).ctx]
      const gone = await addAddress(own, anAddress('甲一'))
      const kept = await addAddress(own, anAddress('乙二'))
      const { id: deletionId } = await deleteAddresses(own, { ids: [gone.id] })
      const before = await exportAddresses(own)
      const refusal = await verb(other, kept.id, deletionId).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: expect.stringMatching(/unknown-address|undo-over/) })
      expect(await exportAddresses(own)).toEqual(before)
      expect(await exportAddresses(other)).toEqual([])
    })

    test('lists, finds and renames nothing of somebody else', async () => {
      const [own, other] = [(await open()).ctx, (await open()).ctx]
      await addAddress(own, anAddress('甲一', { group: '展会' }))
      await renameAddressGroup(other, { from: '展会', to: null })
      expect((await exportAddresses(own))[0]?.group).toBe('展会')
      expect((await listAddresses(other, { ...anything, ...all })).total).toBe(0)
      expect((await searchAddresses(other, { keyword: '甲', ...all })).total).toBe(0)
    })

    test('nobody but a customer comes in', async () => {
      const visitor = testCtx(database())
      const system = testCtx(database(), { actor: { kind: 'system', name: 'test' } })
      for (const ctx of [visitor, system]) {
        const tries = [
          ...Object.values(verbs).map((verb) => verb(ctx, 'x', 'x')),
          addAddress(ctx, anAddress('甲一')),
          exportAddresses(ctx),
          listAddresses(ctx, { ...anything, ...all }),
          searchAddresses(ctx, { keyword: '', ...all }),
          resolveAddresses(ctx, { addresses: [] }),
          renameAddressGroup(ctx, { from: 'x', to: null }),
        ]
        for (const one of await Promise.allSettled(tries))
          expect(one).toMatchObject({ status: 'rejected', reason: { code: 'sign-in-needed' } })
      }
    })
  })
})
