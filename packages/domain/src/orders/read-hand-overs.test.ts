import type { Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, aPartner, aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { acceptOrder } from './accept-order.ts'
import { listOrders } from './list-orders.ts'
import { readHandOvers } from './read-hand-overs.ts'

withDatabases('the windows of waybills', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })

  const newest = async (ctx: Ctx) => {
    const [view] = (await listOrders(ctx, { limit: 1 })).orders
    if (view === undefined) throw new Error('Nothing was ordered')
    return view.order
  }

  test('tells the window of each waybill of an accepted order, and of nothing else', async () => {
    const ctx = await account()
    const { number } = await aPlacedOrder(ctx)
    const { way, from, until } = (await newest(ctx)).pickup
    const [waybill] = await acceptOrder(testCtx(database(), { actor: aPartner }), { number, waybills: null })
    const waybillNo = waybill?.number ?? ''
    expect([...(await readHandOvers(ctx, [waybillNo, 'HY660120269994']))]).toEqual([
      [waybillNo, { way, from, until }],
    ])
    expect((await readHandOvers(ctx, [])).size).toBe(0)
  })
})
