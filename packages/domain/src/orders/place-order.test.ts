import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  aCodeFor,
  anAccountHolder,
  anOrder,
  aPlacedOrder,
  aPlacement,
  firstWindow,
  nextMobile,
  orderBooks,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderValues } from './order-input.ts'
import { placeOrder } from './place-order.ts'
import { PriceChanged } from './price-changed.ts'
import { priceOrder } from './price-order.ts'
import { readOrderInput } from './read-order-input.ts'
import { reorder } from './reorder.ts'
import { showOrder } from './show-order.ts'
import { aBranchlessNetwork } from './testing/branchless-network.ts'

withDatabases('placing an order', (database) => {
  const visitor = (changes: Partial<Ctx> = {}) => testCtx(database(), changes)
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })

  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'placed',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )
  const problems = async (ctx: Ctx, changes: Partial<OrderValues>) => {
    const error = await placeOrder(ctx, aPlacement(ctx, anOrder(ctx, changes))).catch(
      (thrown: unknown) => thrown,
    )
    return error instanceof DomainError
      ? error.fields.map(({ path, message, detail }) =>
          [path, message, ...(detail ? [detail] : [])].join(' '),
        )
      : error
  }
  const rowsOf = async (number: string) => {
    const { query } = database()
    const row = await query
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const lines = await query
      .selectFrom('order_price_lines')
      .selectAll()
      .where('order_id', '=', row.id)
      .execute()
    const details = await query
      .selectFrom('order_details')
      .selectAll()
      .where('order_id', '=', row.id)
      .execute()
    const outbox = await query.selectFrom('outbox').selectAll().where('aggregate', '=', row.id).execute()
    const audit = await query.selectFrom('audit').selectAll().where('entity_id', '=', row.id).execute()
    return { row, lines, details, outbox, audit }
  }
  const counts = async () => {
    const tables = ['orders', 'order_details', 'order_price_lines', 'outbox', 'audit'] as const
    return Promise.all(
      tables.map(async (table) => {
        const found = await database()
          .query.selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
        return Number(found.n)
      }),
    )
  }

  test('stores order, people, price and what the company is to be told together', async () => {
    const ctx = await account()
    const placement = aPlacement(ctx, anOrder(ctx), { locale: 'en-US' })
    const receipt = await placeOrder(ctx, placement)
    const { row, lines, details, outbox, audit } = await rowsOf(receipt.number)
    expect(receipt).toEqual({
      number: row.number,
      placedAt: ctx.now(),
      total: placement.shown.total,
      access: null,
    })
    expect(row).toMatchObject({
      state: 'placed',
      locale: 'en-US',
      product: 'express-standard',
      origin_city: '440300',
      destination_city: '110100',
      pieces: 2,
      weight_grams: 8_400,
      total_fen: placement.shown.total,
      terms_version: '2026-10',
    })
    expect(lines.reduce((sum, { fee_fen }) => sum + (fee_fen ?? 0), 0)).toBe(row.total_fen)
    expect(lines.map(({ item }) => item)).toEqual(['freight', 'fuel', 'insurance', 'receipt-electronic'])
    expect(details).toEqual([
      expect.objectContaining({ recipient_name: '欧阳样例', contact_mobile: null, note: '周日不在家' }),
    ])
    expect(outbox).toEqual([
      expect.objectContaining({ topic: 'order', kind: 'placed', target: 'intake', revision: 1 }),
    ])
    expect(audit).toEqual([expect.objectContaining({ action: 'placed', actor: 'customer' })])
    // People stand in their own table and nowhere else.
    expect(JSON.stringify([row, lines, outbox, audit])).not.toMatch(/欧阳|林样本|13900002468|示例/)
  })

  test('without an account takes a code that was sent for an order, and gives a private token', async () => {
    const ctx = visitor()
    const mobile = nextMobile()
    const values = anOrder(ctx)
    expect(await refusal(placeOrder(ctx, aPlacement(ctx, values)))).toBe('code-needed')
    const other = await aCodeFor(ctx, mobile, 'enquiry')
    const wrong = other === '000000' ? '000001' : '000000'
    const place = (code: string) => placeOrder(ctx, aPlacement(ctx, values, { contact: { mobile, code } }))
    expect(await refusal(place(wrong))).toBe('wrong-code')
    expect(await refusal(place(other))).toBe('wrong-code')
    const mine = nextMobile()
    const contact = { mobile: mine, code: await aCodeFor(ctx, mine, 'order') }
    const receipt = await placeOrder(ctx, aPlacement(ctx, values, { contact }))
    const token = receipt.access?.token ?? ''
    expect((await showOrder(ctx, { number: receipt.number, token })).order.recipient.name).toBe('欧阳样例')
    expect((await rowsOf(receipt.number)).details).toEqual([
      expect.objectContaining({ contact_mobile: mine }),
    ])
    const stranger = await aPlacedOrder(ctx)
    for (const key of [
      { number: receipt.number, token: null },
      { number: receipt.number, token: stranger.access?.token ?? '' },
      { number: stranger.number, token },
      { number: 'HO0000000000000', token },
    ]) {
      expect(await refusal(showOrder(ctx, key))).toBe('not-found')
    }
  })

  test('one code is good for one order', async () => {
    const ctx = visitor()
    const mobile = nextMobile()
    const contact = { mobile, code: await aCodeFor(ctx, mobile, 'order') }
    await placeOrder(ctx, aPlacement(ctx, anOrder(ctx), { contact }))
    expect(await refusal(placeOrder(ctx, aPlacement(ctx, anOrder(ctx), { contact })))).toBe('wrong-code')
  })

  test('an account’s order opens for that account alone', async () => {
    const ctx = await account()
    const { number } = await aPlacedOrder(ctx)
    expect((await showOrder(ctx, { number, token: null })).order.number).toBe(number)
    for (const other of [await account(), visitor()]) {
      expect(await refusal(showOrder(other, { number, token: null }))).toBe('not-found')
    }
  })

  test('300 times at once with one key make one order and one answer', async () => {
    const ctx = visitor()
    const mobile = nextMobile()
    const contact = { mobile, code: await aCodeFor(ctx, mobile, 'order') }
    const placement = aPlacement(ctx, anOrder(ctx), { contact })
    const receipts = await Promise.all(Array.from({ length: 300 }, () => placeOrder(ctx, placement)))
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    const other = { ...placement, values: anOrder(ctx, { note: '别的留言' }) }
    expect(await refusal(placeOrder(ctx, other))).toBe('conflict')
    // The terms that were agreed to are content too.
    const { shown } = placement
    for (const terms of [
      { ...shown, total: shown.total + 1 },
      { ...shown, arrivesUntil: '2027-01-01' },
      { ...shown, termsVersion: 'another' },
    ])
      expect(await refusal(placeOrder(ctx, { ...placement, shown: terms }))).toBe('conflict')
    // So is who is told of it: the receipt holds what opens the order.
    const another = { ...contact, mobile: nextMobile() }
    expect(await refusal(placeOrder(ctx, { ...placement, contact: another }))).toBe('conflict')
    expect(await placeOrder(ctx, placement)).toEqual(receipts[0])
    // A repeat is answered also when the price has changed since.
    const late = visitor({ now: () => ctx.now() + 3 * 86_400_000 })
    expect(await placeOrder(late, placement)).toEqual(receipts[0])
  }, 60_000)

  test('keys of two accounts never meet', async () => {
    const [one, two] = [await account(), await account()]
    const idempotencyKey = 'the-same-key'
    const first = await placeOrder(one, aPlacement(one, anOrder(one), { idempotencyKey }))
    const second = await placeOrder(two, aPlacement(two, anOrder(two), { idempotencyKey }))
    expect(first.number).not.toBe(second.number)
  })

  test('a price that has changed stores nothing and says both', async () => {
    const ctx = await account()
    const placement = aPlacement(ctx, anOrder(ctx))
    const before = await counts()
    const changed = [
      { total: placement.shown.total - 1 },
      { arrivesUntil: '2026-11-22' },
      { termsVersion: '2025-01' },
    ]
    for (const change of changed) {
      const shown = { ...placement.shown, ...change }
      const error = await placeOrder(ctx, { ...placement, shown }).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(PriceChanged)
      expect(error).toMatchObject({ code: 'price-changed', shown, terms: placement.shown })
    }
    expect(await counts()).toEqual(before)
  })

  describe('refuses, and stores nothing', () => {
    test.each<[string, (ctx: Ctx) => Partial<OrderValues>, readonly string[]]>([
      ['a barred good', () => ({ goods: [{ name: '烟花' }] }), ['goods.0 goods-barred fireworks']],
      ['a good by agreement', () => ({ goods: [{ name: '种子' }] }), ['goods.0 goods-by-agreement seeds']],
      [
        'a condition that is not ticked',
        () => ({ goods: [{ name: '茶叶' }, { name: '充电宝' }] }),
        ['goods.1.conditionsMet condition-not-ticked lithium'],
      ],
      [
        'by air what may go by road',
        () => ({ product: 'express-priority', goods: [{ name: '充电宝', conditionsMet: true }], addOns: [] }),
        ['goods.0 goods-barred lithium'],
      ],
      [
        'a product that does not carry the goods',
        () => ({ goodsKind: 'frozen' }),
        ['product not-carried goods'],
      ],
      [
        'an add-on that the product has not',
        () => ({ addOns: ['upstairs'] }),
        ['addOns add-on-missing upstairs'],
      ],
      [
        'a price that a person names',
        () => ({ addOns: ['wooden'], pieces: [{ weight: 4_200, count: 1 }] }),
        ['addOns price-on-request wooden'],
      ],
      [
        'a window that is past',
        (ctx) => ({ pickup: { way: 'collect', from: ctx.now() - 7_200_000, until: ctx.now() - 3_600_000 } }),
        ['pickup window-closed'],
      ],
      [
        'several things at once',
        (ctx) => ({
          goods: [{ name: '烟花' }],
          pickup: { way: 'collect', from: 1, until: ctx.now() },
          addOns: ['upstairs'],
        }),
        ['pickup window-closed', 'addOns add-on-missing upstairs', 'goods.0 goods-barred fireworks'],
      ],
      ['half an order', () => ({ goods: [] }), ['goods required']],
    ])('%s', async (_name, changes, expected) => {
      const ctx = await account()
      const before = await counts()
      expect(await problems(ctx, changes(ctx))).toEqual(expected)
      expect(await counts()).toEqual(before)
    })

    test('where nobody delivers, and where no courier comes', async () => {
      const ctx = await account()
      const books = orderBooks({ network: aBranchlessNetwork('110000') })
      const error = await placeOrder(ctx, aPlacement(ctx, anOrder(ctx), { books })).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toMatchObject({ fields: [{ path: 'recipient.division', message: 'not-delivered' }] })
      const from = orderBooks({ network: aBranchlessNetwork('440000') })
      const other = await placeOrder(ctx, aPlacement(ctx, anOrder(ctx), { books: from })).catch(
        (thrown: unknown) => thrown,
      )
      expect(other).toMatchObject({ fields: [{ path: 'pickup', message: 'not-collected' }] })
    })

    test('a monthly account, and cash to be collected, without an account', async () => {
      const ctx = visitor()
      const contact = { mobile: nextMobile(), code: '000000' }
      const place = (changes: Partial<OrderValues>) =>
        placeOrder(ctx, aPlacement(ctx, anOrder(ctx, changes), { contact })).catch(
          (thrown: unknown) => thrown,
        )
      expect(await place({ payer: 'account' })).toMatchObject({
        fields: [{ path: 'payer', message: 'needs-account' }],
      })
      const cash = { addOns: ['cash-on-delivery' as const], cashOnDelivery: 50_000 }
      expect(await place(cash)).toMatchObject({ fields: [{ path: 'addOns', message: 'needs-account' }] })
      expect(await refusal(aPlacedOrder(await account(), cash))).toBe('placed')
    })

    test('whoever is no customer', async () => {
      const ctx = testCtx(database(), { actor: { kind: 'partner', keyId: 'test' } })
      expect(await refusal(placeOrder(ctx, aPlacement(ctx, anOrder(ctx))))).toBe('forbidden')
    })
  })

  test('the same again carries people, goods and pieces, and no tick, no time and no price', async () => {
    const ctx = await account()
    const goods = [{ name: '充电宝', item: 'lithium', conditionsMet: true }]
    const { number } = await aPlacedOrder(ctx, { goods, pickup: { way: 'collect', ...firstWindow(ctx, 2) } })
    const content = await reorder(ctx, { number, token: null })
    expect(content).not.toHaveProperty('pickup')
    expect(content.goods).toEqual([{ name: '充电宝', item: 'lithium', amount: null, conditionsMet: false }])
    const again = readOrderInput(
      { ...content, goods, pickup: { way: 'collect', ...firstWindow(ctx, 3) } },
      ctx.settings.orders,
    )
    expect(again.kind).toBe('fine')
    expect(await refusal(reorder(await account(), { number, token: null }))).toBe('not-found')
    const cash = await aPlacedOrder(ctx, {
      ...{ addOns: ['cash-on-delivery', 'insurance'], cashOnDelivery: 50_000, declaredValue: 60_000 },
      payer: 'recipient',
    })
    expect(await reorder(ctx, { number: cash.number, token: null })).toMatchObject({
      ...{ addOns: ['cash-on-delivery', 'insurance'], cashOnDelivery: 50_000, declaredValue: 60_000 },
      payer: 'recipient',
    })
  })

  test('whatever is placed: the stored total is the total shown and the sum of its lines, in whole fen', async () => {
    const ctx = await account()
    const books = orderBooks()
    const any = fc.record({
      pieces: fc.array(
        fc.record({
          length: fc.integer({ min: 10, max: 900 }),
          width: fc.integer({ min: 10, max: 600 }),
          height: fc.integer({ min: 10, max: 500 }),
          weight: fc.integer({ min: 1, max: 30_000 }),
          count: fc.integer({ min: 1, max: 5 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      addOns: fc.constantFrom<NonNullable<OrderValues['addOns']>>(
        [],
        ['insurance'],
        ['full-cover', 'named-signing'],
        ['wooden', 'waterproof'],
        ['receipt-paper'],
      ),
      declaredValue: fc.integer({ min: 1, max: 2_000_000 }),
      to: fc.constantFrom('110105', '330108', '500103', '540102', '440306'),
      skip: fc.nat({ max: 40 }),
    })
    let placed = 0
    await fc.assert(
      fc.asyncProperty(any, async ({ to, skip, ...rest }) => {
        const base = anOrder(ctx)
        const values = {
          ...base,
          ...rest,
          recipient: { ...base.recipient, division: to },
          pickup: { way: 'collect' as const, ...firstWindow(ctx, skip) },
        }
        const reading = readOrderInput(values, ctx.settings.orders)
        const pricing = reading.kind === 'fine' ? priceOrder(ctx, reading.order, books, 'own') : null
        if (pricing?.kind !== 'priced') return
        const { terms } = pricing.priced
        const receipt = await placeOrder(ctx, aPlacement(ctx, values, { books, shown: terms }))
        const { row, lines } = await rowsOf(receipt.number)
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.reduce((sum, { fee_fen }) => sum + (fee_fen ?? 0), 0)).toBe(row.total_fen)
        expect([receipt.total, row.total_fen]).toEqual([terms.total, terms.total])
        expect(lines.every(({ fee_fen }) => Number.isInteger(fee_fen))).toBe(true)
        const { order } = await showOrder(ctx, { number: receipt.number, token: null })
        expect(order.terms).toEqual(terms)
        placed += 1
      }),
      { numRuns: 40 },
    )
    // Most of what chance makes can be sent: the others are refused, which is another test.
    expect(placed).toBeGreaterThan(20)
  }, 60_000)

  test('no order exists without its price lines', async () => {
    const bare = await database()
      .query.selectFrom('orders')
      .select('number')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_price_lines')
              .select('item')
              .whereRef('order_price_lines.order_id', '=', 'orders.id'),
          ),
        ),
      )
      .execute()
    expect(bare).toEqual([])
  })
})
