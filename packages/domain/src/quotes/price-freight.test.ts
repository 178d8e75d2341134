import { describe, expect, it } from 'vitest'
import type { ChargeableWeight } from './chargeable-weight.ts'
import { priceFreight } from './price-freight.ts'
import type { Band } from './tariff.ts'
import { aSheet, kilograms } from './testing/a-sheet.ts'
import type { Zone } from './vocabulary.ts'

const litre = 1_000_000

function load(changes: Partial<ChargeableWeight>): ChargeableWeight {
  const { charged = 1000, actual = charged } = changes
  const shared = {
    volumetric: 0,
    volume: 0,
    basis: 'actual',
    divisor: 6000,
    step: 1,
    measured: true,
  } as const
  return { charged, actual, level: 'shipment', sizes: [], ...shared, ...changes }
}

function priced(bands: readonly Band[], changes: Partial<ChargeableWeight>, zone: Zone = 'near', km = 0) {
  const answer = priceFreight(aSheet(bands), load(changes), zone, km)
  return answer.kind === 'priced' ? answer.lines : answer
}

describe('a first weight and steps', () => {
  const band: Band = {
    kind: 'first-then-steps',
    over: 0,
    upTo: null,
    first: 1000,
    step: 500,
    byZone: { near: { first: 1200, step: 300 } },
  }
  const formula = { kind: band.kind, first: 1000, firstFee: 1200, step: 500, stepFee: 300, count: 1 }

  it.each([
    [1, 0, 1200],
    [1000, 0, 1200],
    [1001, 1, 1500],
    [1500, 1, 1500],
    [1501, 2, 1800],
  ])('%i g are %i steps and cost %i', (charged, steps, fee) => {
    expect(priced([band], { charged })).toEqual([
      { item: 'freight', fee, formula: { ...formula, charged, steps } },
    ])
  })

  it('each size of piece on its own', () => {
    const sizes = [
      { count: 2, actual: 900, volumetric: 0, charged: 900 },
      { count: 3, actual: 10, volumetric: 0, charged: 1400 },
    ]
    expect(priced([band], { level: 'piece', sizes })).toEqual([
      { item: 'freight', fee: 2 * 1200, formula: { ...formula, charged: 900, steps: 0, count: 2 } },
      { item: 'freight', fee: 3 * 1500, formula: { ...formula, charged: 1400, steps: 1, count: 3 } },
    ])
    expect(priced([band], { level: 'piece', sizes }, 'far')).toEqual({ kind: 'zone-not-served' })
    expect(priced([kilograms(1000)], { level: 'piece', sizes })).toEqual([
      {
        item: 'freight',
        fee: 1800,
        formula: { kind: 'per-kilogram', charged: 900, kilogram: 1000, least: null },
      },
      {
        item: 'freight',
        fee: 4200,
        formula: { kind: 'per-kilogram', charged: 1400, kilogram: 1000, least: null },
      },
    ])
  })
})

describe('by the kilogram', () => {
  it.each([
    [1000, 200, 500, 500, 500],
    [2497, 200, 500, 500, 500],
    [2500, 200, 500, 500, null],
    [2504, 200, 500, 501, null],
    [2502, 200, 0, 500, null],
  ])('%i g at %i with at least %i cost %i', (charged, kilogram, atLeast, fee, least) => {
    expect(priced([kilograms(kilogram, 0, null, atLeast)], { charged })).toEqual([
      { item: 'freight', fee, formula: { kind: 'per-kilogram', charged, kilogram, least } },
    ])
  })
})

describe('by the tonne or the cubic metre', () => {
  const band: Band = {
    kind: 'tonne-or-cubic',
    over: 0,
    upTo: null,
    byZone: { near: { tonne: 50_000, cubicMetre: 20_000 } },
  }
  const byVolume = (volume: number) => ({
    kind: 'by-cubic-metre',
    volume,
    cubicMetre: 20_000,
    counted: 'volume',
  })

  it.each([
    [400_000, 1000 * litre, 20_000, { kind: 'by-tonne', charged: 400_000, tonne: 50_000 }],
    [399_000, 1000 * litre, 20_000, byVolume(1000 * litre)],
    [399_000, 1000 * litre + 1, 20_020, byVolume(1001 * litre)],
    [100_010, 0, 5001, { kind: 'by-tonne', charged: 100_010, tonne: 50_000 }],
  ])('%i g in %i mm³ cost %i', (actual, volume, fee, formula) => {
    expect(priced([band], { charged: actual, actual, volume })).toEqual([{ item: 'freight', fee, formula }])
  })
})

describe('by the cubic metre', () => {
  const band: Band = {
    kind: 'cubic',
    over: 0,
    upTo: null,
    leastLitres: 100,
    kilogramsPerCubicMetre: 250,
    byZone: { near: { cubicMetre: 30_000 } },
  }
  it.each([
    [1000, 99 * litre, 100, 'least', 3000],
    [1000, 100 * litre, 100, 'volume', 3000],
    [25_000, litre, 100, 'weight', 3000],
    [25_001, litre, 101, 'weight', 3030],
    [25_001, 101 * litre, 101, 'volume', 3030],
    [25_001, 101 * litre + 1, 102, 'volume', 3060],
  ])('%i g in %i mm³ are %i litres by %s and cost %i', (actual, volume, litres, counted, fee) => {
    expect(priced([band], { actual, volume })).toEqual([
      {
        item: 'freight',
        fee,
        formula: { kind: 'by-cubic-metre', volume: litres * litre, cubicMetre: 30_000, counted },
      },
    ])
  })
})

describe('a truck of one’s own', () => {
  const small = { id: '4.2', payload: 2_000_000, litres: 15_000, start: 20_000, kilometre: 300 } as const
  const large = { id: '9.6', payload: 10_000_000, litres: 50_000, start: 60_000, kilometre: 700 } as const
  const band: Band = { kind: 'truck', over: 0, upTo: null, trucks: [small, large] }

  it.each([
    [2_000_000, 15_000 * litre, small, 1, 100, 130],
    [2_000_001, litre, large, 1, 100, 130],
    [1, 15_000 * litre + 1, large, 1, 100, 130],
    [10_000_001, litre, large, 2, 100, 130],
    [1, 150_000 * litre, large, 3, 101, 132],
    [1, litre, small, 1, 23, 30],
    [1, litre, small, 1, 24, 32],
  ])('%i g in %i mm³ take %j, %i of them; %i km are %i by road', (actual, volume, truck, count, km, road) => {
    const { id, start, kilometre } = truck
    expect(priced([band], { actual, volume }, 'near', km)).toEqual([
      {
        item: 'freight',
        fee: count * (start + road * kilometre),
        formula: { kind: 'truck', truck: id, count, start, km: road, kilometre },
      },
    ])
  })

  it.each(['hong-kong-macau', 'taiwan'] as const)('drives nowhere in %s', (zone) => {
    expect(priced([band], {}, zone)).toEqual({ kind: 'zone-not-served' })
  })
})

describe('bands', () => {
  const asked: Band = { kind: 'asked', over: 5000, upTo: null }
  const bands = [kilograms(1000, 0, 2000), kilograms(800, 2000, 5000), asked]

  it.each([
    [1600, 1600, {}],
    [1601, 1600, { billedAs: 2000 }],
    [2000, 1600, { billedAs: 2000 }],
    [2001, 1601, {}],
    [5000, 4000, {}],
  ])('%i g cost %i, by their own band or the cheaper next', (charged, fee, told) => {
    const [line] = priced(bands, { charged }) as [object]
    expect(line).toMatchObject({ item: 'freight', fee, ...told })
    expect('billedAs' in line).toBe('billedAs' in told)
  })

  it('are each tried, however far above, and never one below', () => {
    const steep = [kilograms(1000, 0, 2000), kilograms(999, 2000, 3000), kilograms(100, 3000)]
    expect(priced(steep, { charged: 500 })).toMatchObject([{ fee: 300, billedAs: 3000 }])
    expect(priced(steep, { charged: 9000 })).toMatchObject([{ fee: 900 }])
  })

  it('by the tonne count as much as their first weight', () => {
    const tonne: Band = {
      kind: 'tonne-or-cubic',
      over: 2000,
      upTo: null,
      byZone: { near: { tonne: 500_000, cubicMetre: 1 } },
    }
    const [line] = priced([kilograms(1000, 0, 2000), tonne], { charged: 1500 }) as [object]
    expect(line).toMatchObject({ fee: 1000, billedAs: 2000, formula: { kind: 'by-tonne', charged: 2000 } })
  })

  it('that a person prices are said to be so, of a shipment and of one piece', () => {
    expect(priced(bands, { charged: 5001 })).toEqual(asked)
    const sizes = [{ count: 1, actual: 1, volumetric: 0, charged: 5001 }]
    expect(priced(bands, { level: 'piece', sizes })).toEqual(asked)
  })

  it('say where they do not serve', () => {
    for (const { kind, ...rates } of [
      { kind: 'per-kilogram' },
      { kind: 'tonne-or-cubic' },
      { kind: 'cubic', leastLitres: 1, kilogramsPerCubicMetre: 1 },
      { kind: 'first-then-steps', first: 1, step: 1 },
    ] as const) {
      const band = { kind, over: 0, upTo: null, byZone: {}, ...rates } as Band
      expect(priced([band], {}), kind).toEqual({ kind: 'zone-not-served' })
    }
  })

  it('do not serve where only one does that a person prices', () => {
    expect(priced([kilograms(1000, 0, 5000), asked], {}, 'far')).toEqual({ kind: 'zone-not-served' })
  })

  it('leave no weight out, or it is a fault of ours', () => {
    expect(() => priced([kilograms(1, 0, 10)], { charged: 11 })).toThrow('no weight out')
    expect(() => priced([kilograms(1, 10)], { charged: 10 })).toThrow('no weight out')
    expect(priced([kilograms(1000, 10)], { charged: 11 })).toMatchObject([{ fee: 11 }])
    expect(priced([kilograms(1000)], { charged: 0 })).toMatchObject([{ fee: 0 }])
  })
})
