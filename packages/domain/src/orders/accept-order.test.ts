import { DomainError } from '@hongyan/kernel/errors'
import {
  anAccountHolder,
  anEvent,
  aPartner,
  aPlacedOrder,
  aStaff,
  aWaybillNo,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { recogniseNumber } from '../numbers/recognise-number.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { trackNumbers } from '../tracking/track-numbers.ts'
import { acceptOrder } from './accept-order.ts'
import { ordersOnTheirWay } from './orders-under-way.ts'
import { refuseOrder } from './refuse-order.ts'
import { showOrder } from './show-order.ts'

let serial = 91_000_000_000

withDatabases('the company answers an order', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const company = () => testCtx(database(), { actor: aPartner })
  const nextNumber = () => aWaybillNo(++serial)
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )
  const stateOf = async (ctx: Awaited<ReturnType<typeof account>>, number: string) =>
    (await showOrder(ctx, { number, token: null })).order.state

  describe('accepting', () => {
    test('gives the order a waybill number and registers its shipment with tracking', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      expect(recogniseNumber(waybill?.number ?? '').kind).toBe('waybill')
      expect(await stateOf(ctx, number)).toEqual({ kind: 'accepted', since: ctx.now() })
      const found = await trackNumbers(ctx, { numbers: [waybill?.number ?? '', number] })
      expect(found.map(({ kind }) => kind)).toEqual(['not-yet-scanned', 'not-yet-scanned'])
      const row = await database()
        .query.selectFrom('shipments')
        .selectAll()
        .where('waybill_no', '=', waybill?.number ?? '')
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        order_no: number,
        product: 'standard',
        origin_city: '440300',
        destination_city: '110100',
        pieces: 2,
        weight_grams: 8_400,
        insured_fen: 80_000,
        receipt: 'electronic',
        status: 'registered',
      })
      expect(new Date(row.promised_to ?? 0).toISOString().slice(11, 16)).toBe('10:00')
    })

    test('twice, or ten times at once, gives one number', async () => {
      const { number } = await aPlacedOrder(await account())
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => acceptOrder(company(), { number, waybills: null })),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      const other = [{ number: nextNumber(), pieces: 2 }]
      expect(await refusal(acceptOrder(company(), { number, waybills: other }))).toBe('invalid-input')
    })

    test('takes numbers of the company’s own, also several, that carry all pieces', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      const waybills = [nextNumber(), nextNumber()].map((waybill) => ({ number: waybill, pieces: 1 }))
      const lower = waybills.map((one) => ({ ...one, number: one.number.toLowerCase() }))
      expect(await acceptOrder(company(), { number, waybills: lower })).toEqual(waybills)
      const { order } = await showOrder(ctx, { number, token: null })
      expect(order.waybills.map((one) => [one.number, one.pieces, one.status])).toEqual(
        waybills.map((one) => [one.number, 1, 'registered']),
      )
    })

    test('tells tracking of each waybill its people, its share of the weight, and what is covered', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx, {
        pieces: [
          { length: 350, width: 300, height: 250, weight: 1_000, count: 2 },
          { weight: 3_000, count: 1 },
        ],
        ...{ addOns: [], declaredValue: 80_000 },
      })
      const waybills = [2, 1].map((pieces) => ({ number: nextNumber(), pieces }))
      await acceptOrder(company(), { number, waybills })
      const { query } = database()
      const shipments = await query
        .selectFrom('shipments')
        .select(['id', 'pieces', 'weight_grams', 'insured_fen', 'receipt'])
        .where('order_no', '=', number)
        .orderBy('pieces', 'desc')
        .execute()
      // 5,000 g of three pieces: the third of it is 1,666.67.
      expect(shipments).toMatchObject([
        { pieces: 2, weight_grams: 3_333, insured_fen: 0, receipt: 'none' },
        { pieces: 1, weight_grams: 1_667, insured_fen: 0, receipt: 'none' },
      ])
      for (const { id } of shipments) {
        const parties = query.selectFrom('shipment_parties').select(['role', 'name', 'phone'])
        expect(await parties.where('shipment_id', '=', id).orderBy('role').execute()).toEqual([
          { role: 'receiver', name: '欧阳样例', phone: '13900002468' },
          { role: 'sender', name: '林样本', phone: '13800001357' },
        ])
      }
    })

    test('leaves those that have arrived out of what is under way', async () => {
      const { number } = await aPlacedOrder(await account())
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      const underWay = async () => (await ordersOnTheirWay(company())).map(({ waybillNo }) => waybillNo)
      expect(await underWay()).toContain(waybill?.number)
      const at = new Date(company().now()).toISOString()
      for (const code of ['picked_up', 'delivered'] as const)
        await ingestEvents(company(), { events: [anEvent({ waybillNo: waybill?.number ?? '', code, at })] })
      expect(await underWay()).not.toContain(waybill?.number)
    })

    test.each([
      ['no number', [{ number: 'HY1', pieces: 2 }], 'invalid-input'],
      ['too few pieces', [{ number: aWaybillNo(92_000_000_001), pieces: 1 }], 'invalid-input'],
      [
        'a piece too few beside one too many',
        [3, -1].map((pieces, at) => ({ number: aWaybillNo(92_000_000_010 + at), pieces })),
        'invalid-input',
      ],
      [
        'half a piece',
        [1.5, 0.5].map((pieces, at) => ({ number: aWaybillNo(92_000_000_020 + at), pieces })),
        'invalid-input',
      ],
      [
        'the same number twice',
        [1, 1].map((pieces) => ({ number: aWaybillNo(92_000_000_002), pieces })),
        'invalid-input',
      ],
    ])('refuses %s and changes nothing', async (_name, waybills, expected) => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      expect(await refusal(acceptOrder(company(), { number, waybills }))).toBe(expected)
      expect((await stateOf(ctx, number)).kind).toBe('placed')
    })

    test('never takes a number that another order or shipment has', async () => {
      const [one, two] = [await aPlacedOrder(await account()), await aPlacedOrder(await account())]
      const waybills = [{ number: nextNumber(), pieces: 2 }]
      await acceptOrder(company(), { number: one.number, waybills })
      expect(await refusal(acceptOrder(company(), { number: two.number, waybills }))).toBe('invalid-input')
      const foreign = nextNumber()
      const { shipment } = anEvent()
      await ingestEvents(company(), {
        events: [anEvent({ waybillNo: foreign, ...(shipment ? { shipment } : {}) })],
      })
      const taken = [{ number: foreign, pieces: 2 }]
      expect(await refusal(acceptOrder(company(), { number: two.number, waybills: taken }))).toBe(
        'invalid-input',
      )
    })
  })

  describe('refusing', () => {
    test('ends an order with a reason of the list, also after it was accepted', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      await acceptOrder(company(), { number, waybills: null })
      await refuseOrder(company(), { number, reason: 'no-capacity' })
      await refuseOrder(company(), { number, reason: 'no-capacity' })
      expect(await stateOf(ctx, number)).toEqual({ kind: 'refused', since: ctx.now(), reason: 'no-capacity' })
      expect(await refusal(refuseOrder(company(), { number, reason: 'other' }))).toBe('conflict')
      expect(await refusal(acceptOrder(company(), { number, waybills: null }))).toBe('conflict')
      const left = await database()
        .query.selectFrom('shipments')
        .select('id')
        .where('order_no', '=', number)
        .execute()
      expect(left).toEqual([])
    })

    test('takes no other reason, no unknown order, and nobody but the company', async () => {
      const ctx = await account()
      const { number } = await aPlacedOrder(ctx)
      expect(await refusal(refuseOrder(company(), { number, reason: 'mood' }))).toBe('invalid-input')
      expect(await refusal(refuseOrder(company(), { number: 'HO1', reason: 'other' }))).toBe('not-found')
      expect(await refusal(refuseOrder(ctx, { number, reason: 'other' }))).toBe('forbidden')
      expect(await refusal(acceptOrder(ctx, { number, waybills: null }))).toBe('forbidden')
      const desk = testCtx(database(), { actor: aStaff })
      expect(await refusal(acceptOrder(desk, { number, waybills: null }))).toBe('done')
    })
  })
})
