import { anAccountHolder, aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { cancelOrder } from './cancel-order.ts'
import { listOrders } from './list-orders.ts'
import { sumMonth } from './sum-month.ts'

withDatabases('what an account ordered in a month', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })

  test('is counted from the first of the month, and summed without what was cancelled', async () => {
    const ctx = await account()
    const now = Date.parse('2026-11-30T20:00:00+08:00')
    const at = (day: string) => ({ ...ctx, now: () => Date.parse(`${day}T12:00:00+08:00`) })
    await aPlacedOrder(at('2026-11-01'))
    const total = (await listOrders(ctx, {})).orders[0]?.order.terms.total ?? 0
    expect(total).toBeGreaterThan(0)
    await aPlacedOrder(at('2026-10-31'))
    const { number } = await aPlacedOrder(at('2026-11-02'))
    const sum = () => sumMonth({ ...ctx, now: () => now })
    expect(await sum()).toEqual({ since: '2026-11-01', orders: 2, total: 2 * total })
    await cancelOrder(at('2026-11-02'), { number, token: null })
    expect(await sum()).toEqual({ since: '2026-11-01', orders: 2, total })
    expect(await sumMonth(await account())).toMatchObject({ orders: 0, total: 0 })
  })
})
