import { aBranch } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchNetwork } from '../branches/branch-network.ts'
import { listCities } from '../places/find-city.ts'
import { withPiece } from './advise-cheaper.ts'
import { defaultBooks, quotableDays, quoteShipment } from './quote-shipment.ts'
import { answerOf, anyPieces, inquiry, noon } from './testing/any-inquiry.ts'
import { addOns, goodsKinds, quoteProducts } from './vocabulary.ts'

const ctx = { now: () => noon }
const codes = listCities().map(({ cityCode }) => cityCode)
const anyInquiry = fc
  .record({
    from: fc.constantFrom(...codes),
    to: fc.constantFrom(...codes),
    pieces: anyPieces,
    goods: fc.constantFrom(...goodsKinds),
    addOns: fc.subarray([...addOns]).map((list) => list.filter((id) => id !== 'full-cover')),
    declaredValue: fc.integer({ min: 1, max: 10_000_000 }),
    cashOnDelivery: fc.integer({ min: 1, max: 30_000_000 }),
  })
  .map((changes) => inquiry(changes))

describe('a quote', () => {
  it('sums its lines: two boxes from Shenzhen to Beijing by standard express', () => {
    const { offer } = answerOf(
      'express-standard',
      inquiry({ addOns: ['insurance', 'receipt-electronic'], declaredValue: 300_000 }),
    )
    expect(offer?.weight).toMatchObject({ actual: 25_000, volumetric: 36_000, charged: 36_000 })
    expect(offer?.lines.map(({ item, fee }) => [item, fee])).toEqual([
      ['freight', 1200 + 35 * 260],
      ['fuel', 597],
      ['insurance', 1500],
      ['receipt-electronic', 500],
    ])
    expect(offer?.total).toBe(10_300 + 597 + 1500 + 500)
    expect(offer?.validFrom).toBe('2026-10-01')
  })

  it('tells last month’s price for a day of last month', () => {
    const september = answerOf('express-standard', inquiry({ date: '2026-09-30' })).offer
    expect(september?.validFrom).toBe('2026-01-01')
    expect(september?.lines.map(({ fee }) => fee)).toEqual([9950, 647])
    expect(answerOf('express-standard', inquiry({ date: '2026-10-01' })).offer?.lines[1]?.fee).toBe(597)
  })

  it('says when the fuel charge of the day is not known yet', () => {
    expect(quoteShipment(ctx, inquiry({ date: '2026-12-31' })).fuelUnsettled).toBe(false)
    expect(quoteShipment(ctx, inquiry({ date: '2027-01-01' })).fuelUnsettled).toBe(true)
  })

  it('bills a heavier band where that is cheaper, and says as what', () => {
    // 96 kg by air: 96 × 6.80 is more than 100 × 6.10.
    const lampshades = [{ length: 500, width: 400, height: 280, weight: 9600, count: 10 }]
    const [line] = answerOf('air', inquiry({ pieces: lampshades })).offer?.lines ?? []
    expect(line).toMatchObject({ fee: 61_000, billedAs: 100_000 })
  })

  it('hires the smallest truck that takes it all', () => {
    const crates = { length: 1200, width: 1000, height: 1000, weight: 700_000, count: 5 }
    const [line] = answerOf('freight-heavy', inquiry({ pieces: [crates] })).offer?.lines ?? []
    expect(line?.formula).toMatchObject({ kind: 'truck', truck: '6.8', count: 1 })
    const many = answerOf('freight-heavy', inquiry({ pieces: [{ ...crates, count: 90 }] })).offer?.lines[0]
    expect(many?.formula).toMatchObject({ kind: 'truck', truck: '13', count: 3 })
  })

  it('prices chilled medicine with its boxes', () => {
    const boxesOf = (weight: number) => {
      const vials = [{ length: 400, width: 300, height: 250, weight, count: 3 }]
      const { offer } = answerOf('pharma', inquiry({ pieces: vials, goods: 'medicine-chilled' }))
      return offer?.lines.find(({ item }) => item === 'cool-box')
    }
    // Two boxes of 60 litres for 90 litres, and never more than a quarter of the freight.
    expect(boxesOf(20_000)).toMatchObject({ fee: 7600, formula: { kind: 'each', count: 2 } })
    expect(boxesOf(5000)).toMatchObject({ fee: 3000, formula: { kind: 'share', of: 12_000 } })
  })

  it.each([
    [
      'express-standard',
      { pieces: [{ length: 100, width: 100, height: 100, weight: 30_001, count: 1 }] },
      'piece-too-heavy',
    ],
    [
      'express-standard',
      { pieces: [{ length: 1501, width: 100, height: 100, weight: 1000, count: 1 }] },
      'side-too-long',
    ],
    ['express-standard', { goods: 'chilled' }, 'goods'],
    ['express-standard', { to: 'USNYC' }, 'abroad'],
    [
      'express-priority',
      { pieces: [{ length: 1100, width: 1100, height: 900, weight: 1000, count: 1 }] },
      'sides-too-long',
    ],
    ['same-city', {}, 'other-city'],
    ['same-city', { to: '440300' }, 'needs-street'],
    [
      'freight-light',
      { pieces: [{ length: 1000, width: 1000, height: 1000, weight: 1000, count: 6 }] },
      'shipment-too-large',
    ],
    [
      'freight-light',
      { pieces: [{ length: 500, width: 500, height: 500, weight: 200_100, count: 5 }] },
      'shipment-too-heavy',
    ],
    [
      'freight-heavy',
      { pieces: [{ length: 200, width: 200, height: 200, weight: 19_000, count: 1 }] },
      'shipment-too-light',
    ],
    ['freight-heavy', { to: 'HKHKG' }, 'zone-not-served'],
    [
      'bulky',
      { pieces: [{ length: 200, width: 200, height: 200, weight: 19_000, count: 4 }] },
      'piece-too-light',
    ],
    ['cold-chain', {}, 'goods'],
    ['cold-chain', { goods: 'frozen', to: '650100' }, 'zone-not-served'],
    [
      'cold-chain',
      { goods: 'frozen', pieces: [{ length: 800, width: 800, height: 800, weight: 200_000, count: 2 }] },
      'asked',
    ],
    [
      'pharma',
      { goods: 'medicine', pieces: [{ length: 100, width: 100, height: 100, weight: 900, count: 1 }] },
      'shipment-too-light',
    ],
    ['air', { to: '440100' }, 'too-near'],
    ['cross-border', {}, 'domestic'],
    ['cross-border', { to: 'USNYC' }, 'abroad'],
  ] as const)('%s is not offered: %j', (product, changes, kind) => {
    const { offer, obstacle } = answerOf(product, inquiry(changes as Partial<ReturnType<typeof inquiry>>))
    expect(offer).toBeNull()
    expect(obstacle?.kind).toBe(kind)
  })

  it('refuses days outside its tariffs and places it does not know', () => {
    const { first, last } = quotableDays(noon)
    expect([first, last]).toEqual(['2026-01-01', '2027-05-20'])
    for (const [changes, path, message] of [
      [{ date: '2025-12-31' }, 'date', 'out-of-range'],
      [{ date: '2027-05-21' }, 'date', 'out-of-range'],
      [{ from: '999999' }, 'from', 'unknown-place'],
      [{ to: '' }, 'to', 'unknown-place'],
      [{ from: '海南' }, 'from', 'which-place'],
      [{ to: '浙江' }, 'to', 'which-place'],
    ] as const) {
      expect(() => quoteShipment(ctx, inquiry(changes))).toThrowError(
        expect.objectContaining({ entity: 'quote', code: 'invalid-input', fields: [{ path, message }] }),
      )
    }
    for (const date of [first, last]) expect(quoteShipment(ctx, inquiry({ date })).input.date).toBe(date)
  })

  it.each([
    ['2026-03-01', '2026-02-01', '2028-01-01', '2026-03-01', '2027-05-20'],
    ['2026-02-01', '2026-03-01', '2028-01-01', '2026-03-01', '2027-05-20'],
    ['2026-03-01', '2026-03-01', '2027-06-19', '2026-03-01', '2027-05-20'],
    ['2026-03-01', '2026-03-01', '2027-06-18', '2026-03-01', '2027-05-19'],
    ['2026-03-01', '2026-03-01', '2026-12-31', '2026-03-01', '2026-12-01'],
  ])(
    'with prices from %s, fuel from %s and a calendar until %s is told from %s to %s',
    (addOnsFrom, fuelFrom, until, first, last) => {
      const from = <T extends object>(list: readonly T[], validFrom: string) =>
        list.slice(0, 1).map((sheet) => ({ ...sheet, validFrom }))
      const { tariffs, calendar } = defaultBooks
      const books = {
        ...defaultBooks,
        tariffs: {
          ...tariffs,
          addOns: from(tariffs.addOns, addOnsFrom),
          fuel: from(tariffs.fuel, fuelFrom),
        },
        calendar: { ...calendar, until },
      }
      expect(quotableDays(noon, books)).toEqual({ first, last })
    },
  )

  it('says which product has no tariff, and which does not run on a lane it has a price for', () => {
    const { tariffs } = defaultBooks
    const products = tariffs.products.filter(({ product }) => product !== 'bulky')
    const { refused } = quoteShipment(ctx, inquiry({ from: '150100', to: '150400' }), {
      ...defaultBooks,
      tariffs: { ...tariffs, products },
    })
    expect(refused).toContainEqual({ product: 'bulky', obstacle: { kind: 'no-tariff' } })
    // Within a province nobody flies.
    expect(refused).toContainEqual({ product: 'air', obstacle: { kind: 'zone-not-served' } })
  })

  it('asks the network who hands it over, and until when somebody takes it in', () => {
    const network = branchNetwork([aBranch({ week: Array.from({ length: 7 }, () => [480, 1020] as const) })])
    const late = { now: () => Date.parse('2026-11-21T17:01:00+08:00') }
    const standardOf = (books: typeof defaultBooks) =>
      quoteShipment(late, inquiry({ from: '330108' }), books).offers.find(
        ({ product }) => product === 'express-standard',
      )
    expect(standardOf(defaultBooks)).toMatchObject({
      handover: null,
      transit: { leaves: '2026-11-21', cutOff: '18:00' },
    })
    expect(standardOf({ ...defaultBooks, network })).toMatchObject({
      handover: { pickup: 'door', delivery: 'ask' },
      transit: { leaves: '2026-11-22', cutOff: '17:00' },
    })
  })

  it('puts the earlier of two that cost the same first, and those of one hour in their usual order', () => {
    const { tariffs } = defaultBooks
    const one = tariffs.products.find(({ product }) => product === 'express-standard')
    if (!one) throw new Error('there is such a product')
    const alike = (...list: readonly (typeof one.product)[]) =>
      quoteShipment(ctx, inquiry({ to: '320500' }), {
        ...defaultBooks,
        tariffs: { ...tariffs, products: list.map((product) => ({ ...one, product })) },
      }).offers
    const offers = alike('freight-heavy', 'express-priority', 'express-standard', 'freight-light', 'bulky')
    expect(new Set(offers.map(({ total }) => total)).size).toBe(1)
    expect(offers.map(({ product, transit }) => [product, transit.latest, transit.by])).toEqual([
      ['express-priority', '2026-11-22', '12:00'],
      ['express-standard', '2026-11-23', '18:00'],
      ['freight-light', '2026-11-25', '18:00'],
      ['freight-heavy', '2026-11-25', '18:00'],
      ['bulky', '2026-11-25', '20:00'],
    ])
    expect(offers.map(({ cheapest }) => cheapest)).toEqual(offers.map(() => true))
    expect(offers.map(({ fastest }) => fastest)).toEqual([true, false, false, false, false])
  })

  it('counts a notice on the journey in, and one that the days so won run into', () => {
    const until = (journey: { readonly until: number }, day: string) => journey.until > Date.parse(day)
    const quote = quoteShipment(ctx, inquiry(), {
      ...defaultBooks,
      delays: (product, journey) =>
        product === 'express-standard'
          ? [
              ...(until(journey, '2026-11-22') ? [{ notice: 'snow', days: 1 }] : []),
              ...(until(journey, '2026-11-24') ? [{ notice: 'flood', days: 2 }] : []),
            ]
          : [],
    })
    const standard = quote.offers.find(({ product }) => product === 'express-standard')
    expect(standard?.transit).toMatchObject({
      latest: '2026-11-26',
      reasons: [
        { kind: 'notice', notice: 'snow', days: 1 },
        { kind: 'notice', notice: 'flood', days: 2 },
      ],
    })
    expect(new Date(standard?.journey.until ?? 0).toISOString()).toBe('2026-11-26T10:00:00.000Z')
    const priority = quote.offers.find(({ product }) => product === 'express-priority')
    expect(priority?.transit.latest).toBe('2026-11-22')
  })

  it('prices by weight alone what nobody has measured, and says so', () => {
    const { offer } = answerOf('express-standard', inquiry({ pieces: [{ weight: 12_000, count: 1 }] }))
    expect(offer?.weight).toMatchObject({ charged: 12_000, basis: 'actual', measured: false, volume: 0 })
    expect(offer?.advice).toBeNull()
    const asked = inquiry({ pieces: [{ weight: 30_000, count: 2 }], addOns: ['wooden'] })
    const wooden = answerOf('freight-heavy', asked).offer?.lines.find(({ item }) => item === 'wooden')
    expect(wooden).toEqual({ item: 'wooden', fee: null, formula: { kind: 'needs-size' } })
  })

  it('a measured size never makes it cheaper than not knowing it', () => {
    fc.assert(
      fc.property(anyInquiry, (input) => {
        const unmeasured = { ...input, pieces: input.pieces.map(({ weight, count }) => ({ weight, count })) }
        const before = quoteShipment(ctx, { ...unmeasured, addOns: [] })
        for (const { product, total } of quoteShipment(ctx, { ...input, addOns: [] }).offers) {
          const was = before.offers.find((offer) => offer.product === product)
          if (was) expect(total).toBeGreaterThanOrEqual(was.total)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('marks the cheapest and the fastest among those that have all that was asked for', () => {
    const quote = quoteShipment(ctx, inquiry({ addOns: ['waterproof'] }))
    const [first] = quote.offers
    expect(first).toMatchObject({ product: 'freight-heavy', missing: ['waterproof'], cheapest: false })
    expect(quote.offers.find(({ cheapest }) => cheapest)?.product).toBe('express-standard')
    expect(quote.offers.filter(({ fastest }) => fastest).map(({ product }) => product)).toEqual([
      'express-priority',
    ])
  })
})

describe('for any shipment', () => {
  it('every product is offered or has its reason, in whole fen, and the lines make the total', () => {
    fc.assert(
      fc.property(anyInquiry, (input) => {
        const { offers, refused } = quoteShipment(ctx, input)
        expect([...offers, ...refused].map(({ product }) => product).sort()).toEqual(
          [...quoteProducts].sort(),
        )
        for (const { lines, total, transit } of offers) {
          expect(lines.every(({ fee }) => fee === null || (Number.isSafeInteger(fee) && fee >= 0))).toBe(true)
          expect(lines.reduce((sum, { fee }) => sum + (fee ?? 0), 0)).toBe(total)
          expect(transit.earliest <= transit.latest && input.date <= transit.leaves).toBe(true)
          expect(transit.leaves < transit.latest).toBe(true)
        }
        expect(offers.map(({ total }) => total)).toEqual(
          offers.map(({ total }) => total).sort((a, b) => a - b),
        )
        expect(offers.length === 0 || (offers.some((o) => o.cheapest) && offers.some((o) => o.fastest))).toBe(
          true,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('the order of the pieces changes no price', () => {
    fc.assert(
      fc.property(anyInquiry, (input) => {
        const prices = (quote: ReturnType<typeof quoteShipment>) =>
          Object.fromEntries(quote.offers.map(({ product, total }) => [product, total]))
        const reversed = { ...input, pieces: [...input.pieces].reverse() }
        expect(prices(quoteShipment(ctx, reversed))).toEqual(prices(quoteShipment(ctx, input)))
      }),
      { numRuns: 100 },
    )
  })

  it('more weight or height never costs less with the same product', () => {
    fc.assert(
      fc.property(anyInquiry, fc.nat(), fc.integer({ min: 1, max: 200_000 }), (input, nth, more) => {
        const size = nth % input.pieces.length
        const piece = input.pieces[size]
        if (piece?.height === undefined) return
        const before = quoteShipment(ctx, input)
        const grown = [
          withPiece(input, size, 'lighter', piece.weight + more),
          withPiece(input, size, 'lower', piece.height + (more % 300) + 1),
        ]
        for (const after of grown.map((changed) => quoteShipment(ctx, changed))) {
          for (const offer of after.offers) {
            const was = before.offers.find(({ product }) => product === offer.product)
            const told = (lines: typeof offer.lines) => lines.map(({ fee }) => fee === null).join()
            // A line that a person prices from some weight on is not in the sum any more.
            if (was && told(was.lines) === told(offer.lines))
              expect(offer.total).toBeGreaterThanOrEqual(was.total)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('advice', () => {
  it('presses the boxes to where their own weight counts: 31 cm, not 32', () => {
    const { offer } = answerOf('express-standard', inquiry())
    expect(offer?.advice).toEqual({
      kind: 'lower',
      size: 0,
      before: 450,
      after: 310,
      saving: 11 * 260 + (597 - 432),
      chargedBefore: 36_000,
      chargedAfter: 25_000,
      basisAfter: 'actual',
    })
  })

  it('names a step that a little less weight avoids', () => {
    const books = [{ length: 300, width: 200, height: 100, weight: 2050, count: 1 }]
    const { offer } = answerOf('express-standard', inquiry({ pieces: books }))
    expect(offer?.advice).toMatchObject({ kind: 'lighter', before: 2050, after: 2000, chargedAfter: 2000 })
  })

  it('lowers the price by exactly what it says, and one unit less of it costs more', () => {
    let given = 0
    fc.assert(
      fc.property(anyInquiry, (input) => {
        for (const { product, advice, total } of quoteShipment(ctx, input).offers) {
          if (!advice) continue
          given += 1
          const priceAt = (value: number) =>
            answerOf(product, withPiece(input, advice.size, advice.kind, value)).offer?.total
          const unit = advice.kind === 'lower' ? 10 : 100
          expect(priceAt(advice.after)).toBe(total - advice.saving)
          expect(advice.saving).toBeGreaterThanOrEqual(Math.max(100, total / 20))
          const less = Math.min(advice.before, advice.after + unit)
          expect(priceAt(less)).toBeGreaterThan(total - advice.saving)
        }
      }),
      { numRuns: 300 },
    )
    expect(given).toBeGreaterThan(25)
  })
})
