import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { anAccountHolder, anOrder, aPlacement, firstWindow, orderBooks, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { checkOrders } from './check-orders.ts'
import { listOrders } from './list-orders.ts'
import type { OrderValues } from './order-input.ts'
import { ordersOfList } from './orders-of-list.ts'
import { type PlaceOrdersInput, placeOrders } from './place-orders.ts'

withDatabases('a list of orders', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const books = orderBooks()
  const listOf = (ctx: Ctx, orders: readonly OrderValues[]): PlaceOrdersInput => ({
    orders: orders.map((values, index) => ({
      values,
      shown: aPlacement(ctx, values).shown,
      place: index + 1,
    })),
    locale: 'zh-CN',
    idempotencyKey: 'one-list',
    books,
  })
  const count = async (ctx: Ctx) => (await listOrders(ctx, { limit: 100 })).orders.length
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'placed',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  test('is judged row by row, everything at once, and nothing is stored', async () => {
    const ctx = await account()
    const orders = [
      anOrder(ctx),
      anOrder(ctx, { goods: [{ name: '烟花' }], addOns: ['upstairs'] }),
      { ...anOrder(ctx), sender: undefined, payer: 'x' },
    ]
    const [fine, ...others] = await checkOrders(ctx, { orders, of: 'own', books })
    expect(fine).toMatchObject({ kind: 'fine', terms: aPlacement(ctx, anOrder(ctx)).shown })
    expect(
      others.map((one) => (one.kind === 'problems' ? one.problems.map(({ path }) => path) : [])),
    ).toEqual([
      ['addOns', 'goods.0'],
      ['sender', 'payer'],
    ])
    expect(await count(ctx)).toBe(0)
  })

  test('is placed whole, and again it is the same', async () => {
    const ctx = await account()
    const list = listOf(ctx, [anOrder(ctx), anOrder(ctx, { note: null })])
    const receipts = await placeOrders(ctx, list)
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(2)
    expect(await placeOrders(ctx, list)).toEqual(receipts)
    expect(await count(ctx)).toBe(2)
  })

  test('keeps the places of its orders, whichever are placed first and however often at once', async () => {
    const ctx = await account()
    const { orders, ...list } = listOf(ctx, [anOrder(ctx), anOrder(ctx, { note: '乙' }), anOrder(ctx)])
    const [first, second, third] = orders
    if (!first || !second || !third) throw new Error('three orders')
    const [late] = await placeOrders(ctx, { ...list, orders: [third] })
    const both = await Promise.all([0, 1].map(() => placeOrders(ctx, { ...list, orders: [first, third] })))
    expect(both[0]).toEqual(both[1])
    expect(both[0]?.[1]).toEqual(late)
    await placeOrders(ctx, { ...list, orders: [second] })
    const placed = await ordersOfList(ctx, list)
    expect(placed.map(({ place, view }) => [place, view.order.number])).toEqual([
      [1, both[0]?.[0]?.number],
      [2, expect.any(String)],
      [3, late?.number],
    ])
    expect(await count(ctx)).toBe(3)
    expect(await refusal(placeOrders(ctx, { ...list, orders: [{ ...second, place: 1 }] }))).toBe('conflict')
    expect(await ordersOfList(await account(), list)).toEqual([])
    expect(await ordersOfList(ctx, { idempotencyKey: 'another-list' })).toEqual([])
  })

  test('is not placed at all where one order has a problem or another price', async () => {
    const ctx = await account()
    const bad = listOf(ctx, [anOrder(ctx), anOrder(ctx, { goods: [{ name: '烟花' }] })])
    const error = await placeOrders(ctx, bad).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: '1.goods.0', message: 'goods-barred', detail: 'fireworks' }],
    })
    const [first, second] = listOf(ctx, [anOrder(ctx), anOrder(ctx)]).orders
    if (!first || !second) throw new Error('two orders')
    const changed = [first, { ...second, shown: { ...second.shown, total: 1 } }]
    expect(await refusal(placeOrders(ctx, { ...bad, orders: changed }))).toBe('price-changed')
    expect(await count(ctx)).toBe(0)
  })

  test('that was broken off is finished later, although the time of its first half is over', async () => {
    const ctx = await account()
    const [near, far] = [firstWindow(ctx), firstWindow(ctx, 30)]
    const list = listOf(ctx, [
      anOrder(ctx, { pickup: { way: 'collect', ...near } }),
      anOrder(ctx, { pickup: { way: 'collect', ...far } }),
    ])
    const [done] = await placeOrders(ctx, { ...list, orders: list.orders.slice(0, 1) })
    const later: Ctx = { ...ctx, now: () => near.until }
    const receipts = await placeOrders(later, list)
    expect(receipts[0]).toEqual(done)
    expect(await count(ctx)).toBe(2)
  })

  test('has two hundred orders at most, and an account', async () => {
    const ctx = await account()
    const orders = Array.from({ length: 201 }, () => ({}))
    expect(await refusal(checkOrders(ctx, { orders, of: 'own', books }))).toBe('too-many')
    expect(await checkOrders(ctx, { orders: orders.slice(1), of: 'own', books })).toHaveLength(200)
    const visitor = testCtx(database())
    expect(await refusal(checkOrders(visitor, { orders: [], of: 'own', books }))).toBe('forbidden')
    expect(await refusal(placeOrders(visitor, listOf(ctx, [])))).toBe('forbidden')
  })
})
