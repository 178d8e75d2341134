import type { ClaimRow } from '@hongyan/db'
import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { anAccountHolder, aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff } from '@hongyan/testing/staff'
import { beforeEach, expect, test } from 'vitest'
import { acceptOrder } from '../orders/accept-order.ts'
import { type ClaimWorkFilters, countClaimWork, listClaimWork } from './list-claim-work.ts'
import { noteClaim, revealClaim, showClaimWork } from './show-claim-work.ts'
import { transitionClaim } from './transition-claim.ts'

const grant = (role: string, branch: string | null = null): StaffGrant => ({
  role,
  kind: null,
  language: null,
  branch,
})
const open: ClaimWorkFilters = {
  group: 'open',
  branch: null,
  from: null,
  until: null,
  text: '',
  after: null,
  limit: 50,
}
let claims = 0

withDatabases('work on claims', (database) => {
  const clock = { now: Date.parse('2026-11-21T09:00:00+08:00') }
  const system = (): Ctx =>
    testCtx(database(), { actor: { kind: 'system', name: 'test' }, now: () => clock.now })
  const somebody = async (...grants: readonly StaffGrant[]) => (await signInStaff(system(), grants)).ctx
  const numbersOf = async (ctx: Ctx, filters: Partial<ClaimWorkFilters> = {}) =>
    (await listClaimWork(ctx, { ...open, ...filters })).rows.map(({ claim }) => claim.number)

  /** A claim about a waybill, filed now. */
  async function filed(waybill_no: string, changes: Partial<ClaimRow> = {}): Promise<string> {
    claims += 1
    const number = `HL${String(10_000_000_000 + claims)}`
    await database()
      .query.insertInto('claims')
      .values({
        id: uuidv7(clock.now),
        number,
        idempotency_key: number,
        content_mac: '',
        waybill_no,
        customer_id: 'somebody',
        kind: 'damaged',
        amount_fen: 12_800,
        story: '请致电 13800001357',
        locale: 'zh-CN',
        state: 'received',
        state_since: clock.now,
        state_detail: null,
        revision: 1,
        created_at: clock.now,
        updated_at: clock.now,
        ...changes,
      })
      .execute()
    return number
  }

  beforeEach(async () => {
    clock.now = Date.parse('2026-11-21T09:00:00+08:00')
    await database().query.deleteFrom('claims').execute()
  })

  test('the oldest open one stands first, a page at a time, and is late after a day', async () => {
    const staff = await somebody(grant('branch'))
    const numbers: string[] = []
    for (const day of [1, 2, 3]) {
      clock.now += day * 3_600_000
      numbers.push(await filed(`HY${day}`))
    }
    const granted = await filed('HY9', { state: 'granted', state_detail: '{"amountFen":1}' })
    expect(await numbersOf(staff)).toEqual(numbers)
    expect(await numbersOf(staff, { group: 'all' })).toEqual([granted, ...numbers.toReversed()])
    for (const group of ['open', 'all'] as const) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const page = await listClaimWork(staff, { ...open, group, limit: 1, after })
        seen.push(...page.rows.map(({ claim }) => claim.number))
        after = page.next
      } while (after !== null)
      expect(seen).toEqual(await numbersOf(staff, { group }))
    }
    clock.now += 20 * 3_600_000
    expect(await countClaimWork(staff)).toMatchObject({ open: 3, late: 1 })
    expect(await numbersOf(staff, { group: 'late' })).toHaveLength(1)
    expect(await numbersOf(staff, { text: 'hy2' })).toEqual([numbers[1]])
    expect(await numbersOf(staff, { text: granted, group: 'granted' })).toEqual([granted])
  })

  test('are seen and answered by staff of the branch that took the goods in', async () => {
    const customer = testCtx(database(), { actor: await anAccountHolder(system()) })
    const order = await aPlacedOrder(customer)
    await database().query.updateTable('orders').set({ branch: 'SZ-1' }).execute()
    const [waybill] = await acceptOrder(system(), { number: order.number, waybills: null })
    const mine = await filed(waybill?.number ?? '')
    const unordered = await filed('HY1')
    const [here, there, all] = [
      await somebody(grant('branch', 'SZ-1')),
      await somebody(grant('branch', 'BJ-1')),
      await somebody(grant('branch')),
    ]
    expect(await numbersOf(here)).toEqual([mine])
    expect(await numbersOf(there)).toEqual([])
    expect(await numbersOf(all)).toEqual([mine, unordered])
    expect(await numbersOf(all, { branch: 'SZ-1' })).toEqual([mine])
    expect(await countClaimWork(here)).toMatchObject({ open: 1 })
    const review = (ctx: Ctx, number: string) => transitionClaim(ctx, { number, move: { step: 'review' } })
    await expect(review(there, mine)).rejects.toMatchObject({ code: 'not-found' })
    await expect(review(here, unordered)).rejects.toMatchObject({ code: 'not-found' })
    await expect(showClaimWork(there, { number: mine })).rejects.toMatchObject({ code: 'not-found' })
    await expect(showClaimWork(await somebody(grant('sales')), { number: mine })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await review(here, mine)
    await noteClaim(here, { number: mine, text: '已向中转站核实' })
    expect((await revealClaim(here, { number: mine })).story).toContain('13800001357')
    const view = await showClaimWork(here, { number: mine })
    expect(view).toMatchObject({ branch: 'SZ-1', dueAt: null, notes: [{ text: '已向中转站核实' }] })
    expect(view.history.map(({ action }) => action)).toEqual(['reviewing', 'noted', 'seen'])
    expect(view.steps).toEqual(['ask-proof', 'grant', 'refuse', 'note'])
    await transitionClaim(here, { number: mine, move: { step: 'grant', amountFen: 8_000 } })
    await expect(review(here, mine)).rejects.toMatchObject({ code: 'not-available' })
    const withdraw = transitionClaim(here, { number: mine, move: { step: 'withdraw' } })
    await expect(withdraw).rejects.toMatchObject({ code: 'forbidden' })
    expect((await showClaimWork(here, { number: mine })).steps).toEqual(['note'])
  })
})
