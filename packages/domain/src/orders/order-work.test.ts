import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { anAccountHolder, aPlacedOrder, firstWindow, orderBooks, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff } from '@hongyan/testing/staff'
import { beforeEach, expect, test } from 'vitest'
import { acceptOrder } from './accept-order.ts'
import { changeOrder } from './change-order.ts'
import { countOrderWork, listOrderWork, type OrderWorkFilters } from './list-order-work.ts'
import { refuseOrder } from './refuse-order.ts'
import { noteOrder, revealOrder, showOrderWork } from './show-order-work.ts'

const grant = (role: string, branch: string | null = null): StaffGrant => ({
  role,
  kind: null,
  language: null,
  branch,
})
const waiting: OrderWorkFilters = {
  group: 'waiting',
  branch: null,
  from: null,
  until: null,
  text: '',
  after: null,
  limit: 50,
}

withDatabases('work on orders', (database) => {
  const system = (): Ctx => testCtx(database(), { actor: { kind: 'system', name: 'test' } })
  const customer = async () => testCtx(database(), { actor: await anAccountHolder(system()) })
  const somebody = async (...grants: readonly StaffGrant[]) => (await signInStaff(system(), grants)).ctx
  const numbersOf = async (ctx: Ctx, filters: Partial<OrderWorkFilters> = {}) =>
    (await listOrderWork(ctx, { ...waiting, ...filters })).rows.map(({ order }) => order.number)
  const stateOf = async (number: string) =>
    (await showOrderWork(await somebody(grant('branch')), { number })).order.state.kind
  const moveTo = (number: string, branch: string) =>
    database().query.updateTable('orders').set({ branch }).where('number', '=', number).execute()

  beforeEach(async () => {
    await database().query.deleteFrom('orders').execute()
  })

  test('whoever is to be collected first stands first, a page at a time', async () => {
    const [ctx, staff] = [await customer(), await somebody(grant('branch'))]
    const placed: { number: string; from: number }[] = []
    for (const skip of [9, 1, 5, 1]) {
      const pickup = { way: 'collect' as const, ...firstWindow(ctx, skip) }
      placed.push({ number: (await aPlacedOrder(ctx, { pickup })).number, from: pickup.from })
    }
    const expected = [1, 3, 2, 0].map((at) => placed[at]?.number)
    expect(await numbersOf(staff)).toEqual(expected)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await listOrderWork(staff, { ...waiting, limit: 1, after })
      seen.push(...page.rows.map(({ order }) => order.number))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(expected)
    const begun: Ctx = { ...staff, now: () => placed[1]?.from ?? 0 }
    expect(await numbersOf(begun, { group: 'late' })).toEqual(expected.slice(0, 2))
    expect(await countOrderWork(begun)).toMatchObject({ open: 4, late: 2 })
    const [newest] = placed.toReversed()
    expect(await numbersOf(staff, { group: 'all', limit: 1 })).toEqual([newest?.number])
    expect(await numbersOf(staff, { text: placed[2]?.number.toLowerCase() ?? '' })).toEqual([
      placed[2]?.number,
    ])
  })

  test('are seen and answered by staff of their branch, and by nobody of another', async () => {
    const ctx = await customer()
    const [mine, theirs] = [await aPlacedOrder(ctx), await aPlacedOrder(ctx)]
    await moveTo(mine.number, 'SZ-1')
    await moveTo(theirs.number, 'BJ-1')
    const staff = await somebody(grant('branch', 'SZ-1'))
    expect(await numbersOf(staff)).toEqual([mine.number])
    expect(await numbersOf(staff, { branch: 'BJ-1' })).toEqual([])
    expect(await countOrderWork(staff)).toMatchObject({ open: 1 })
    const both = await somebody(grant('branch', 'SZ-1'), grant('branch', 'BJ-1'))
    expect(await countOrderWork(both)).toMatchObject({ open: 2 })
    const { number } = theirs
    await expect(showOrderWork(staff, { number })).rejects.toMatchObject({ code: 'not-found' })
    await expect(revealOrder(staff, { number })).rejects.toMatchObject({ code: 'not-found' })
    await expect(noteOrder(staff, { number, text: 'x' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(acceptOrder(staff, { number, waybills: null })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(refuseOrder(staff, { number, reason: 'other' })).rejects.toMatchObject({ code: 'forbidden' })
    const books = orderBooks()
    const changes = { recipient: { name: '新样例' } }
    await expect(changeOrder(staff, { number, token: null, changes, books })).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await stateOf(number)).toBe('placed')
    const sales = await somebody(grant('sales'))
    await expect(listOrderWork(sales, waiting)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(acceptOrder(sales, { number, waybills: null })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listOrderWork(ctx, waiting)).rejects.toMatchObject({ code: 'sign-in-needed' })
  })

  test('are accepted, changed and refused as the company answers them, with who it was in the audit', async () => {
    const ctx = await customer()
    const [taken, refused] = [await aPlacedOrder(ctx), await aPlacedOrder(ctx)]
    const person = await signInStaff(system(), [grant('branch')])
    const staff = person.ctx
    const [waybill] = await acceptOrder(staff, { number: taken.number, waybills: null })
    const { number } = taken
    const changes = { recipient: { name: '新样例' } }
    await changeOrder(staff, { number, token: null, changes, books: orderBooks() })
    await noteOrder(staff, { number, text: '门卫代收' })
    expect((await revealOrder(staff, { number })).recipient.name).toBe('新样例')
    await refuseOrder(staff, { number: refused.number, reason: 'no-capacity' })
    expect([await stateOf(number), await stateOf(refused.number)]).toEqual(['accepted', 'refused'])
    expect(await numbersOf(staff, { group: 'accepted', text: waybill?.number ?? '' })).toEqual([number])
    const view = await showOrderWork(staff, { number })
    expect(view.history.map(({ action, by }) => `${action} ${by}`)).toEqual([
      expect.stringContaining('placed '),
      'accepted 样例员工',
      'changed 样例员工',
      'noted 样例员工',
      'seen 样例员工',
    ])
    expect(view.notes).toMatchObject([{ text: '门卫代收', by: '样例员工' }])
    expect(view.steps).toEqual(['refuse', 'change', 'note'])
    await expect(acceptOrder(staff, { number: refused.number, waybills: null })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})
