import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTariffs } from './default-tariffs.ts'
import { priceAddOn } from './price-add-ons.ts'
import { anyPieces, inquiry } from './testing/any-inquiry.ts'
import { addOns } from './vocabulary.ts'

const [sheet] = defaultTariffs.addOns
if (!sheet) throw new Error('there is a price list')
const fee = (id: (typeof addOns)[number], changes: Parameters<typeof inquiry>[0]) =>
  priceAddOn(id, inquiry(changes), sheet).fee
/** One box of so many litres. */
const litres = (volume: number) => [{ length: 100, width: 100, height: volume * 100, weight: 1000, count: 1 }]

describe('insurance, by the declared value in yuan', () => {
  it.each([
    [1, 1, 2],
    [500, 1, 2],
    [500.01, 2, 3],
    [1000, 2, 3],
    [1000.01, 5, 8],
    [1099, 5, 9],
    [1100, 6, 9],
    [1500, 8, 12],
    [3000, 15, 24],
    [10_000, 50, 80],
  ])('%d costs %d, with full cover %d', (yuan, basic, full) => {
    const declaredValue = Math.round(yuan * 100)
    expect(fee('insurance', { declaredValue })).toBe(basic * 100)
    expect(fee('full-cover', { declaredValue })).toBe(full * 100)
  })
})

describe('packing, by volume', () => {
  it.each([
    [100, 40],
    [142, 40],
    [143, 40.04],
    [500, 140],
    [216, 60.48],
  ])('a wooden crate round %d litres costs %d', (volume, yuan) => {
    expect(fee('wooden', { pieces: litres(volume) })).toBe(Math.round(yuan * 100))
  })
  it('a waterproof bag costs 0.5 a shipment', () => expect(fee('waterproof', {})).toBe(50))
})

describe('handing over', () => {
  it('receipts and the named person have one price a shipment', () => {
    expect(fee('receipt-paper', {})).toBe(800)
    expect(fee('receipt-electronic', {})).toBe(500)
    expect(fee('named-signing', {})).toBe(50)
  })
  it('upstairs is free up to 100 kg a piece, and asked for above', () => {
    const piece = { length: 500, width: 500, height: 500, weight: 100_000, count: 3 }
    expect(fee('upstairs', { pieces: [piece] })).toBe(0)
    expect(fee('upstairs', { pieces: [piece, { ...piece, weight: 100_001 }] })).toBeNull()
  })
  it('cash on delivery is by contract: no sum is told', () => {
    expect(priceAddOn('cash-on-delivery', inquiry({ cashOnDelivery: 50_000 }), sheet)).toEqual({
      item: 'cash-on-delivery',
      fee: null,
      formula: { kind: 'by-contract', amount: 50_000 },
    })
  })
  it('unloading cold goods takes the cheaper of the two measures, labels count pieces', () => {
    const cubicMetre = [{ length: 1000, width: 1000, height: 1000, weight: 1_000_000, count: 1 }]
    expect(fee('cold-unloading', { pieces: cubicMetre })).toBe(1800)
    expect(
      fee('cold-unloading', { pieces: [{ ...cubicMetre[0], weight: 200_000 }] as typeof cubicMetre }),
    ).toBe(700)
    expect(fee('cold-labelling', {})).toBe(100)
  })
})

it('every price is whole fen, for any goods', () => {
  fc.assert(
    fc.property(anyPieces, fc.integer({ min: 1, max: 1_000_000_000 }), (pieces, declaredValue) => {
      for (const id of addOns) {
        const price = fee(id, { pieces, declaredValue })
        expect(price === null || (Number.isSafeInteger(price) && price >= 0)).toBe(true)
      }
    }),
  )
})
