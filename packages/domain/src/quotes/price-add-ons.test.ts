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

describe('a line says how its fee was made', () => {
  const boxes = [
    { length: 500, width: 500, height: 400, weight: 30_000, count: 2 },
    { length: 1000, width: 500, height: 500, weight: 40_000, count: 3 },
  ]
  /** 2 × 100 + 3 × 250 litres, 180 kg, five pieces. */
  const volume = 950_000_000
  const odd = {
    ...sheet,
    namedSigning: 71,
    waterproof: 53,
    receiptPaper: 811,
    receiptElectronic: 503,
    wooden: { cubicMetre: 10_000, least: 1400, percentOfVolume: 140 },
  }
  const line = (id: (typeof addOns)[number], changes: Parameters<typeof inquiry>[0] = {}) =>
    priceAddOn(id, inquiry({ pieces: boxes, ...changes }), odd)
  const formula = { cubicMetre: 10_000, percent: 140 }

  it.each([
    ['receipt-paper', 811],
    ['receipt-electronic', 503],
    ['named-signing', 71],
    ['waterproof', 53],
  ] as const)('%s, once a shipment', (id, flat) => {
    expect(line(id)).toEqual({ item: id, fee: flat, formula: { kind: 'a-shipment' } })
  })

  it.each([
    ['insurance', 100_000, 200, { kind: 'value-step', upTo: 100_000 }],
    ['insurance', 100_001, 500, { kind: 'value-rate', basisPoints: 50 }],
    ['full-cover', 50_000, 200, { kind: 'value-step', upTo: 50_000 }],
    ['full-cover', 1_000_000, 8000, { kind: 'value-rate', basisPoints: 80 }],
  ] as const)('%s of %i fen by its step or its rate', (id, declaredValue, cost, told) => {
    expect(line(id, { declaredValue })).toEqual({
      item: id,
      fee: cost,
      formula: { value: declaredValue, ...told },
    })
  })

  it('a crate, by volume or its least', () => {
    expect(line('wooden')).toEqual({
      item: 'wooden',
      fee: 13_300,
      formula: { kind: 'wooden', volume, ...formula, least: null },
    })
    const crate = (size: number) => line('wooden', { pieces: litres(size) })
    expect(crate(99)).toMatchObject({ fee: 1400, formula: { least: 1400 } })
    expect(crate(100)).toMatchObject({ fee: 1400, formula: { least: null } })
    expect(crate(101)).toMatchObject({ fee: 1414, formula: { least: null } })
  })

  it('upstairs, by the weight of a piece', () => {
    const most = sheet.upstairsFreeUpTo
    expect(line('upstairs')).toEqual({
      item: 'upstairs',
      fee: 0,
      formula: { kind: 'free-up-to', weight: most },
    })
    expect(line('upstairs', { pieces: [{ weight: most + 1, count: 1 }] })).toEqual({
      item: 'upstairs',
      fee: null,
      formula: { kind: 'asked', over: most },
    })
  })

  it('cold goods, by the measure that costs less and by the piece', () => {
    const { cubicMetre, tonne } = sheet.coldUnloading
    const byVolume = { kind: 'unloading', by: 'volume', amount: volume, fee: cubicMetre }
    const unloading = (weights: readonly [number, number]) =>
      line('cold-unloading', { pieces: boxes.map((piece, at) => ({ ...piece, weight: weights[at] ?? 0 })) })
    expect(unloading([30_000, 40_000])).toEqual({
      item: 'cold-unloading',
      fee: Math.round((180 * tonne) / 1000),
      formula: { kind: 'unloading', by: 'weight', amount: 180_000, fee: tonne },
    })
    expect(unloading([300_000, 400_000])).toEqual({
      item: 'cold-unloading',
      fee: Math.round((950 * cubicMetre) / 1000),
      formula: byVolume,
    })
    const same = { ...odd, coldUnloading: { cubicMetre: 1800, tonne: 9500 } }
    expect(priceAddOn('cold-unloading', inquiry({ pieces: boxes }), same)).toMatchObject({
      fee: 1710,
      formula: { by: 'volume' },
    })
    expect(line('cold-labelling')).toEqual({
      item: 'cold-labelling',
      fee: 5 * sheet.coldLabelling,
      formula: { kind: 'each', count: 5, fee: sheet.coldLabelling },
    })
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
