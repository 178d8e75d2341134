import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { anAccountHolder, anOrder, aPartner, aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { acceptOrder } from './accept-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { listOrders, type OrderFilters } from './list-orders.ts'

withDatabases('the orders of an account', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const company = () => testCtx(database(), { actor: aPartner })
  const numbers = async (ctx: Ctx, filters: OrderFilters = {}) =>
    (await listOrders(ctx, filters)).orders.map(({ order }) => order.number)
  const accept = async (number: string, ...codes: string[]) => {
    const [waybill] = await acceptOrder(company(), { number, waybills: null })
    const waybillNo = waybill?.number ?? ''
    const events = codes.map((code, at) => ({
      eventId: `${waybillNo}-${code}`,
      waybillNo,
      code,
      at: new Date(company().now() - 3_600_000 + at * 60_000).toISOString(),
      cityCode: '110100',
      ...(code === 'held' ? { holdReason: 'address' } : {}),
    }))
    await ingestEvents(company(), { events })
    return waybillNo
  }
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  test('come newest first, page by page, without gaps or repeats', async () => {
    const ctx = await account()
    const placed: string[] = []
    for (let n = 0; n < 7; n += 1) {
      const later: Ctx = { ...ctx, now: () => ctx.now() + n * 1000 }
      placed.unshift((await aPlacedOrder(later)).number)
    }
    await aPlacedOrder(await account())
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listOrders>> = await listOrders(ctx, { limit: 3, after })
      seen.push(...page.orders.map(({ order }) => order.number))
      expect(page.counts.waiting).toBe(7)
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(placed)
  })

  test('stand in the tab of what is to be done about them, each counted', async () => {
    const ctx = await account()
    const place = async () => (await aPlacedOrder(ctx)).number
    const [placed, accepted, moving, held, delivered, cancelled] = [
      await place(),
      await place(),
      await place(),
      await place(),
      await place(),
      await place(),
    ]
    await accept(accepted)
    await accept(moving, 'picked_up')
    await accept(held, 'picked_up', 'held')
    await accept(delivered, 'picked_up', 'delivered')
    await cancelOrder(ctx, { number: cancelled, token: null })
    const tab = async (name: NonNullable<OrderFilters['tab']>) => (await numbers(ctx, { tab: name })).sort()
    expect(await tab('waiting')).toEqual([placed, accepted].sort())
    expect(await tab('underway')).toEqual([moving, held].sort())
    expect(await tab('attention')).toEqual([held])
    expect(await tab('delivered')).toEqual([delivered])
    expect(await tab('cancelled')).toEqual([cancelled])
    const { counts } = await listOrders(ctx, { tab: 'delivered' })
    expect(counts).toEqual({ waiting: 2, underway: 2, attention: 1, delivered: 1, cancelled: 1 })
  })

  test('are found by number, waybill, recipient and the last four digits of a phone', async () => {
    const ctx = await account()
    const { recipient } = anOrder(ctx)
    const one = (await aPlacedOrder(ctx)).number
    const two = (
      await aPlacedOrder(ctx, { recipient: { ...recipient, name: '周予安%', phone: '13700007083' } })
    ).number
    const waybill = await accept(two)
    const find = (text: string) => numbers(ctx, { text })
    expect(await find(one)).toEqual([one])
    expect(await find(waybill.toLowerCase())).toEqual([two])
    expect(await find('予安')).toEqual([two])
    expect(await find('7083')).toEqual([two])
    expect(await find('083')).toEqual([])
    // Characters of the pattern are what they are.
    expect(await find('安%')).toEqual([two])
    expect(await find('_')).toEqual([])
    expect(await find('')).toHaveLength(2)
    const three = (await aPlacedOrder(ctx, { recipient: { ...recipient, name: 'Jane Sample' } })).number
    expect(await find('jane s')).toEqual([three])
  })

  test('are filtered by product and by the day they were placed, in China', async () => {
    const ctx = await account()
    const { number } = await aPlacedOrder(ctx)
    expect(
      await numbers(ctx, { product: 'express-standard', from: '2026-11-21', until: '2026-11-21' }),
    ).toEqual([number])
    expect(await numbers(ctx, { product: 'air' })).toEqual([])
    expect(await numbers(ctx, { from: '2026-11-22' })).toEqual([])
    expect(await numbers(ctx, { until: '2026-11-20' })).toEqual([])
  })

  test('are nobody else’s, and filters that say nothing are refused', async () => {
    expect(await refusal(listOrders(testCtx(database()), {}))).toBe('forbidden')
    for (const filters of [{ limit: 0 }, { limit: 101 }, { from: 'today' }, { after: 'x' }, { tab: 'all' }]) {
      expect(await refusal(listOrders(await account(), filters as OrderFilters))).toBe('invalid-input')
    }
  })
})
