import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SoldProduct } from './sold-product.ts'

/** What a company sells that chose its own codes: two of one kind, and one that is no longer sold. */
const sold: readonly SoldProduct[] = [
  { id: 'parcel', as: 'express-standard', isSold: true },
  { id: 'bike', as: 'express-standard', isSold: true },
  { id: 'by-noon', as: 'express-priority', isSold: true },
  { id: 'box-of-ice', as: 'cold-chain', isSold: true },
  { id: 'evening', as: 'express-priority', isSold: false },
]

beforeAll(() => {
  vi.resetModules()
  vi.doMock('./sold-products.gen.ts', () => ({ soldProducts: sold }))
})
afterAll(() => {
  vi.doUnmock('./sold-products.gen.ts')
  vi.resetModules()
})

const inquiry = {
  ...{ from: '440305', to: '110105', date: '2026-12-01', goods: 'general' as const, addOns: [] },
  ...{ declaredValue: 0, cashOnDelivery: 0 },
  pieces: [{ length: 300, width: 200, height: 200, weight: 3000, count: 1 }],
}
const ctx = { now: () => Date.parse('2026-12-01T02:00:00Z') }

test('each product is priced and timed as its kind is, and none that is not sold', async () => {
  const { quoteShipment } = await import('./quote-shipment.ts')
  const { offers, refused } = quoteShipment(ctx, inquiry)
  expect(offers.map(({ product }) => product).sort()).toEqual(['bike', 'by-noon', 'parcel'])
  const [parcel, bike] = ['parcel', 'bike'].map((id) => offers.find(({ product }) => product === id))
  expect(parcel?.total).toBe(bike?.total)
  expect(parcel?.transit).toEqual(bike?.transit)
  expect(offers.find(({ product }) => product === 'by-noon')?.journey.carriage).toBe('air')
  expect(refused).toEqual([{ product: 'box-of-ice', obstacle: expect.objectContaining({}) }])
  const chilled = quoteShipment(ctx, { ...inquiry, goods: 'chilled' })
  expect(chilled.offers.map(({ product }) => product)).toEqual(['box-of-ice'])
})

test('rates of one product leave the other of its kind alone', async () => {
  const { withChanges, ratesOn } = await import('../rates/rate-book.ts')
  const { defaultTariffs: tariffs } = await import('./default-tariffs.ts')
  const { defaultTransit: transit } = await import('./transit/default-transit.ts')
  const { defaultCalendar: calendar } = await import('./transit/service-calendar.ts')
  const { noChange } = await import('../rates/rate-change.ts')
  const book = { tariffs, transit, calendar }
  const [parcel] = tariffs.products
  const [sheet] = parcel?.sheets ?? []
  if (sheet === undefined) throw new Error('no sheet ships')
  const { validFrom: _, ...prices } = sheet
  const dearer = { ...prices, divisor: prices.divisor === null ? 4000 : prices.divisor - 1000 }
  const after = ratesOn(
    withChanges(book, [{ validFrom: '2026-12-01', change: { ...noChange, products: { bike: dearer } } }]),
    '2026-12-02',
  )
  expect(after.products.bike).toEqual(dearer)
  expect(after.products.parcel).toEqual(ratesOn(book, '2026-12-02').products.parcel)
})

test('orders know them by their kind, and what is no longer sold as it was', async () => {
  const { orderedAs, orderProductNames } = await import('../orders/order-vocabulary.ts')
  const { offeredProductNames } = await import('../orders/offered-products.ts')
  const { modeOf } = await import('../orders/judge-goods.ts')
  expect(orderProductNames).toEqual(['parcel', 'bike', 'by-noon', 'box-of-ice', 'evening'])
  expect(offeredProductNames).toEqual(['parcel', 'bike', 'by-noon', 'box-of-ice'])
  expect(orderedAs('bike')).toEqual({ kind: 'express', carriedAs: 'standard' })
  expect(orderedAs('evening')).toEqual({ kind: null, carriedAs: 'express' })
  expect(orderedAs('never-sold')).toEqual({ kind: null, carriedAs: 'standard' })
  expect(modeOf('box-of-ice', 'road')).toBe('cold')
  expect(modeOf('parcel', 'road')).toBe('express')
})

test('days off, cut-offs and samples are those of their kinds', async () => {
  const { defaultCalendar } = await import('./transit/service-calendar.ts')
  const { cutOffsOf } = await import('./transit/cut-offs.ts')
  const { defaultTransit } = await import('./transit/default-transit.ts')
  const { madeUpSamples } = await import('../rates/comparison/sample-shipments.ts')
  const named = [...defaultCalendar.pauses, ...defaultCalendar.slow].flatMap((days) =>
    'products' in days ? days.products : days.except,
  )
  expect(named.filter((product) => !sold.some(({ id }) => id === product))).toEqual([])
  expect(cutOffsOf(defaultTransit)('standard', '2026-12-01')).toBe(18 * 60)
  const sampled = new Set(madeUpSamples().map(({ product }) => product))
  expect([...sampled].sort()).toEqual(['bike', 'box-of-ice', 'by-noon', 'parcel'])
})
