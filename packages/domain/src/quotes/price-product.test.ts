import { describe, expect, it } from 'vitest'
import { defaultTariffs } from './default-tariffs.ts'
import { priceProduct } from './price-product.ts'
import type { QuoteInput } from './quote-input.ts'
import type { ProductTariff, RateSheet, TariffBook } from './tariff.ts'
import { aSheet, kilograms } from './testing/a-sheet.ts'
import { inquiry } from './testing/any-inquiry.ts'

const [addOns] = defaultTariffs.addOns
if (!addOns) throw new Error('there is a price list')
const book: TariffBook = {
  products: [],
  addOns: [{ ...addOns, validFrom: '2026-01-01' }],
  fuel: [{ validFrom: '2026-01-01', road: 500, air: 2000 }],
  fuelSettledUntil: '2026-12-31',
}
const near = { zone: 'near', km: 500 } as const
const piece = { length: 100, width: 200, height: 300, weight: 10_000, count: 1 }

/** A product with one sheet and what is given changed, asked for one piece of ten kilograms. */
function price(
  sheet: RateSheet,
  changes: Partial<QuoteInput> = {},
  tariff: Partial<ProductTariff> = {},
  where: Parameters<typeof priceProduct>[2] = near,
) {
  const product: ProductTariff = {
    product: 'express-standard',
    goods: ['general', 'chilled'],
    addOns: ['waterproof'],
    fuel: 'road',
    sheets: [sheet],
    ...tariff,
  }
  return priceProduct(product, inquiry({ pieces: [piece], ...changes }), where, book)
}
const plain = (limits: Partial<RateSheet['limits']> = {}) => aSheet([kilograms(1000)], limits)

describe('the price of a product', () => {
  it('is its freight, fuel and what is added, and names what it does not have', () => {
    expect(price(plain(), { addOns: ['waterproof', 'receipt-paper'] })).toEqual({
      kind: 'priced',
      validFrom: '2026-01-01',
      weight: expect.objectContaining({ charged: 10_000 }),
      lines: [
        {
          item: 'freight',
          fee: 10_000,
          formula: { kind: 'per-kilogram', charged: 10_000, kilogram: 1000, least: null },
        },
        { item: 'fuel', fee: 500, formula: { kind: 'share', of: 10_000, basisPoints: 500 } },
        { item: 'waterproof', fee: addOns.waterproof, formula: { kind: 'a-shipment' } },
      ],
      total: 10_500 + addOns.waterproof,
      missing: ['receipt-paper'],
      truckKm: null,
    })
  })

  it('bears the fuel charge of its own kind, on the freight alone', () => {
    const extra = { kind: 'temperature', goods: ['chilled'], over: 1000, basisPoints: 5000 } as const
    const answer = price(
      { ...plain(), extras: [{ ...extra, goods: [...extra.goods] }] },
      { goods: 'chilled' },
      { fuel: 'air' },
    )
    expect(answer).toMatchObject({
      lines: [{ fee: 10_000 }, { item: 'temperature', fee: 5000 }, { item: 'fuel', fee: 2000 }],
      total: 17_000,
    })
  })

  it('leaves what a person prices out of the sum', () => {
    const heavy = [{ ...piece, weight: addOns.upstairsFreeUpTo + 1 }]
    const answer = price(plain(), { pieces: heavy, addOns: ['upstairs'] }, { addOns: ['upstairs'] })
    expect(answer).toMatchObject({ lines: [{ fee: 100_001 }, { fee: 5000 }, { fee: null }], total: 105_001 })
  })

  it('tells the road of a truck', () => {
    const truck = { id: '4.2', payload: 2_000_000, litres: 15_000, start: 100, kilometre: 1 } as const
    const truckBand = { kind: 'truck', over: 5000, upTo: null, trucks: [truck] } as const
    const bands = [kilograms(1000, 0, 5000), { ...truckBand, trucks: [truck] }]
    expect(price(aSheet(bands))).toMatchObject({ truckKm: 650 })
  })
})

describe('what goods need', () => {
  const box = { kind: 'cool-box', upTo: 10_000, litresPerBox: 3, box: 700, mostBasisPoints: 2000 } as const
  const temperature = { kind: 'temperature', over: 10_000, basisPoints: 100 } as const
  const extras = (changes: object, goods: QuoteInput['goods'] = 'chilled', height = 300, weight = 10_000) => {
    const all = [
      { ...box, ...changes, goods: ['chilled'] },
      { ...temperature, goods: ['chilled'] },
    ] as RateSheet['extras']
    const answer = price({ ...plain(), extras: all }, { goods, pieces: [{ ...piece, height, weight }] })
    if (answer.kind !== 'priced') throw new Error(answer.kind)
    return answer.lines.slice(1, -1)
  }

  it.each([
    [300, 2, 1400],
    [301, 3, 2000],
    [1, 1, 700],
  ])('boxes that hold it, and no more than their share: %i mm high', (height, count, fee) => {
    const each = { kind: 'each', count, fee: 700 }
    const share = { kind: 'share', of: 10_000, basisPoints: 2000 }
    expect(extras({}, 'chilled', height)).toEqual([
      { item: 'cool-box', fee, formula: count === 3 ? share : each },
    ])
  })

  it('boxes that cost their share exactly are told by the box', () => {
    expect(extras({ box: 1000 })).toMatchObject([{ fee: 2000, formula: { kind: 'each' } }])
    expect(extras({ box: 1001 })).toMatchObject([{ fee: 2000, formula: { kind: 'share' } }])
  })

  it('is a surcharge above the weight of boxes, and nothing for other goods', () => {
    expect(extras({}, 'chilled', 300, 10_001)).toEqual([
      { item: 'temperature', fee: 100, formula: { kind: 'share', of: 10_001, basisPoints: 100 } },
    ])
    expect(extras({}, 'general')).toEqual([])
  })
})

describe('a limit', () => {
  const other = { length: 1, width: 1, height: 1, weight: 1, count: 1 }
  const second = { pieces: [other, piece] }

  it.each<[Partial<RateSheet['limits']>, Partial<RateSheet['limits']>, object, Partial<QuoteInput>?]>([
    [{ pieceWeight: 10_000 }, { pieceWeight: 9999 }, { kind: 'piece-too-heavy', most: 9999, size: 0 }],
    [
      { pieceWeight: 10_000 },
      { pieceWeight: 9999 },
      { kind: 'piece-too-heavy', most: 9999, size: 1 },
      second,
    ],
    [{ longestSide: 300 }, { longestSide: 299 }, { kind: 'side-too-long', most: 299, size: 0 }],
    [{ longestSide: 300 }, { longestSide: 299 }, { kind: 'side-too-long', most: 299, size: 1 }, second],
    [{ sumOfSides: 600 }, { sumOfSides: 599 }, { kind: 'sides-too-long', most: 599, size: 0 }],
    [{ sumOfSides: 600 }, { sumOfSides: 599 }, { kind: 'sides-too-long', most: 599, size: 1 }, second],
    [{ least: 10_000 }, { least: 10_001 }, { kind: 'shipment-too-light', least: 10_001 }],
    [
      { heaviestPieceAtLeast: 10_000 },
      { heaviestPieceAtLeast: 10_001 },
      { kind: 'piece-too-light', least: 10_001 },
      second,
    ],
    [{ shipmentWeight: 10_000 }, { shipmentWeight: 9999 }, { kind: 'shipment-too-heavy', most: 9999 }],
    [
      { shipmentVolume: 18 },
      { shipmentVolume: 17 },
      { kind: 'shipment-too-large', most: 17 },
      { pieces: [{ ...piece, count: 3 }] },
    ],
    [{ leastDistance: 500 }, { leastDistance: 501 }, { kind: 'too-near', least: 501, km: 500 }],
  ])('%j is kept, %j is not: %j', (kept, broken, obstacle, changes) => {
    expect(price(plain(kept), changes).kind).toBe('priced')
    expect(price(plain(broken), changes)).toEqual(obstacle)
  })

  it.each([
    [{ pieces: [{ ...piece, length: 301 }] }, 0],
    [{ pieces: [{ ...piece, width: 301 }] }, 0],
    [{ pieces: [{ ...piece, height: 301 }] }, 0],
  ])('of a side holds for every side', (changes, size) => {
    expect(price(plain({ longestSide: 300 }), changes)).toMatchObject({ kind: 'side-too-long', size })
  })
})

describe('a product is not to be had', () => {
  it.each<[string, Parameters<typeof price>, object]>([
    ['before its first sheet', [plain(), { date: '2025-12-31' }], { kind: 'no-tariff' }],
    ['abroad', [plain(), {}, {}, { zone: null, km: 9000 }], { kind: 'abroad' }],
    ['for other goods', [plain(), { goods: 'frozen' }], { kind: 'goods', carries: ['general', 'chilled'] }],
    ['where no band serves', [plain(), {}, {}, { zone: 'far', km: 1 }], { kind: 'zone-not-served' }],
    [
      'where a person names the price',
      [aSheet([kilograms(1, 0, 10), { kind: 'asked', over: 10, upTo: null }])],
      { kind: 'asked', over: 10, upTo: null },
    ],
  ])('%s', (_when, asked, obstacle) => {
    expect(price(...asked)).toEqual(obstacle)
  })

  it.each(['addOns', 'fuel'] as const)('before the first %s of the book', (list) => {
    const later = { ...book, [list]: book[list].map((sheet) => ({ ...sheet, validFrom: '2027-01-01' })) }
    const tariff: ProductTariff = {
      product: 'express-standard',
      goods: ['general'],
      addOns: [],
      fuel: 'road',
      sheets: [plain()],
    }
    expect(priceProduct(tariff, inquiry({ pieces: [piece] }), near, later)).toEqual({ kind: 'no-tariff' })
  })
})
