import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  anAccountHolder,
  aPartner,
  aPlacedOrder,
  firstWindow,
  insideTransaction,
  orderBooks,
  testCtx,
  untilItWaits,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { acceptOrder } from './accept-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeOrder } from './change-order.ts'
import { refuseOrder } from './refuse-order.ts'
import { showOrder } from './show-order.ts'

withDatabases('changing an order', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const company = () => testCtx(database(), { actor: aPartner })
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )
  const books = orderBooks()
  const keyOf = (number: string) => ({ number, token: null })
  const change = (ctx: Ctx, number: string, changes: unknown) =>
    changeOrder(ctx, { ...keyOf(number), changes, books })
  const told = async (number: string) => {
    const rows = await database()
      .query.selectFrom('outbox')
      .select(['kind', 'revision', 'target'])
      .where('number', '=', number)
      .orderBy('revision')
      .execute()
    return rows.map(({ kind, revision, target }) => `${target} ${kind} ${revision}`)
  }
  const scan = async (waybillNo: string, code: string) => {
    const at = new Date(company().now()).toISOString()
    const event = { eventId: `${waybillNo}-${code}`, waybillNo, code, at, cityCode: '440300' }
    return ingestEvents(company(), { events: [event] })
  }

  describe('the pickup time', () => {
    test('moves to another open window; the price stays, the day of arrival follows', async () => {
      const ctx = await account()
      const { number, total } = await aPlacedOrder(ctx)
      const before = (await showOrder(ctx, keyOf(number))).order
      const later = firstWindow(ctx, 12)
      const after = await change(ctx, number, { pickup: later })
      expect(after.pickup).toMatchObject({ way: 'collect', ...later })
      expect(after.terms.total).toBe(total)
      expect(after.terms.lines).toEqual(before.terms.lines)
      expect(after.terms.arrivesUntil > before.terms.arrivesUntil).toBe(true)
      expect(await told(number)).toEqual(['intake placed 1', 'intake changed 2'])
    })

    test('does not move to one that is past or nobody keeps', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const window = firstWindow(ctx)
      for (const pickup of [
        { from: 1, until: 2 },
        { ...window, until: window.until + 1 },
      ]) {
        expect(await refusal(change(ctx, number, { pickup }))).toBe('invalid-input')
      }
      expect(await told(number)).toEqual(['intake placed 1'])
    })

    test('stays when it is too close, to the millisecond', async () => {
      const ctx = await account()
      const window = firstWindow(ctx, 3)
      const { number } = await aPlacedOrder(ctx, { pickup: { way: 'collect', ...window } })
      const at = (now: number): Ctx => ({ ...ctx, now: () => now })
      const edge = window.from - 30 * 60_000
      const pickup = firstWindow(ctx, 20)
      expect(await refusal(change(at(edge), number, { pickup }))).toBe('too-late')
      expect((await showOrder(at(edge), keyOf(number))).allowed.map((one) => one.change)).toEqual([
        'recipient',
        'cancel',
      ])
      expect(await refusal(change(at(edge - 1), number, { pickup }))).toBe('done')
    })
  })

  describe('the recipient', () => {
    test('is corrected within the district, field by field', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const after = await change(ctx, number, { recipient: { detail: '新路 1 号' } })
      expect(after.recipient).toEqual({
        name: '欧阳样例',
        phone: '13900002468',
        division: '110105',
        detail: '新路 1 号',
      })
      expect(await refusal(change(ctx, number, { recipient: { division: '110101' } }))).toBe('invalid-input')
      expect(await refusal(change(ctx, number, { recipient: { phone: '1' } }))).toBe('invalid-input')
    })

    test('is corrected in tracking too, once the shipment is registered', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      await change(ctx, number, { recipient: { name: '新样例', phone: '13900009999' } })
      const party = await database()
        .query.selectFrom('shipment_parties')
        .innerJoin('shipments', 'shipments.id', 'shipment_parties.shipment_id')
        .select(['name', 'phone', 'address'])
        .where('waybill_no', '=', waybill?.number ?? '')
        .where('role', '=', 'receiver')
        .execute()
      expect(party).toEqual([
        { name: '新样例', phone: '13900009999', address: '北京市朝阳区示例北街 16 号 3 单元 502' },
      ])
    })
  })

  test('asking for nothing changes nothing, and nobody else may ask', async () => {
    const ctx = await account()
    const { number } = await aPlacedOrder(ctx)
    expect((await change(ctx, number, {})).revision).toBe(1)
    expect(await refusal(change(await account(), number, {}))).toBe('not-found')
    expect(await refusal(cancelOrder(await account(), keyOf(number)))).toBe('not-found')
    expect(await refusal(change(ctx, number, { product: 'air' }))).toBe('invalid-input')
  })

  describe('cancelling', () => {
    test('ends an order once, however often it is asked for, and tells the company', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const states = await Promise.all([1, 2, 3].map(() => cancelOrder(ctx, keyOf(number))))
      expect(new Set(states.map(({ kind }) => kind))).toEqual(new Set(['cancelled']))
      expect(await told(number)).toEqual(['intake placed 1', 'intake cancelled 2'])
      expect((await showOrder(ctx, keyOf(number))).allowed).toEqual([])
      expect(await refusal(change(ctx, number, { recipient: { detail: 'x' } }))).toBe('not-available')
      expect(await refusal(acceptOrder(company(), { number, waybills: null }))).toBe('conflict')
    })

    test('takes a shipment back that nothing has happened to, and keeps its number taken', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      await cancelOrder(ctx, keyOf(number))
      const { query } = database()
      const find = (table: 'shipments' | 'order_waybills') =>
        query
          .selectFrom(table)
          .select('waybill_no')
          .where('waybill_no', '=', waybill?.number ?? '')
          .execute()
      expect(await find('shipments')).toEqual([])
      expect(await find('order_waybills')).toHaveLength(1)
    })

    test('waits for the scan that collects the goods, and is over then', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      let cancelled: Promise<string> | null = null
      const db = insideTransaction(database(), async () => {
        const begun = await untilItWaits(database(), (other) =>
          refusal(cancelOrder({ ...ctx, db: other }, keyOf(number))),
        )
        cancelled = begun.outcome
      })
      const at = new Date(company().now()).toISOString()
      const event = {
        eventId: `${number}-collected`,
        waybillNo: waybill?.number ?? '',
        code: 'picked_up',
        at,
      }
      await ingestEvents({ ...company(), db }, { events: [{ ...event, cityCode: '440300' }] })
      expect(await cancelled).toBe('not-available')
      expect((await showOrder(ctx, keyOf(number))).order.state.kind).toBe('collected')
    })

    test('is over once the goods are collected, and when pickup is too close', async () => {
      const ctx = await account()
      const collected = await aPlacedOrder(ctx)
      const [waybill] = await acceptOrder(company(), { number: collected.number, waybills: null })
      await scan(waybill?.number ?? '', 'picked_up')
      expect((await showOrder(ctx, keyOf(collected.number))).order.state.kind).toBe('collected')
      expect(await refusal(cancelOrder(ctx, keyOf(collected.number)))).toBe('not-available')
      expect(await refusal(refuseOrder(company(), { number: collected.number, reason: 'other' }))).toBe(
        'conflict',
      )
      const window = firstWindow(ctx, 1)
      const close = await aPlacedOrder(ctx, { pickup: { way: 'collect', ...window } })
      const late: Ctx = { ...ctx, now: () => window.from - 30 * 60_000 }
      const waiting = await aPlacedOrder(ctx, { pickup: { way: 'collect', ...window } })
      await acceptOrder(company(), { number: close.number, waybills: null })
      expect(await refusal(cancelOrder(late, keyOf(close.number)))).toBe('too-late')
      // Nobody comes for what was not taken on.
      expect(await refusal(cancelOrder(late, keyOf(waiting.number)))).toBe('done')
    })
  })
})
