import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeableWeight } from './chargeable-weight.ts'
import { anyPieces } from './testing/any-inquiry.ts'

const rule = { step: 100, level: 'shipment', sides: 'measured' } as const
const box = { length: 600, width: 400, height: 400, weight: 10_000, count: 1 }

describe('chargeable weight', () => {
  // 60 × 40 × 40 cm, 10 kg: the usual worked example for the three divisors.
  it.each([
    [5000, 19_200],
    [6000, 16_000],
    [8000, 12_000],
  ])('÷ %d gives %d g', (divisor, charged) => {
    const weight = chargeableWeight([box], { ...rule, divisor })
    expect(weight).toMatchObject({ actual: 10_000, volumetric: charged, charged, basis: 'volumetric' })
  })

  it('follows the example of the page about air cargo: ten boxes of lampshades', () => {
    const lampshades = { length: 500, width: 400, height: 400, weight: 9600, count: 10 }
    const air = { divisor: 6000, step: 500, level: 'shipment', sides: 'nearest' } as const
    expect(chargeableWeight([lampshades], air)).toMatchObject({
      actual: 96_000,
      charged: 133_500,
      basis: 'volumetric',
    })
    expect(chargeableWeight([{ ...lampshades, height: 280 }], air)).toMatchObject({
      charged: 96_000,
      basis: 'actual',
    })
  })

  it('lets heavy pieces make up for light ones in a shipment, and not piece by piece', () => {
    const light = { ...box, weight: 2000 }
    const dense = { length: 200, width: 200, height: 200, weight: 20_000, count: 1 }
    const whole = chargeableWeight([light, dense], { ...rule, divisor: 6000 })
    const single = chargeableWeight([light, dense], { ...rule, divisor: 6000, level: 'piece' })
    expect(whole.charged).toBe(22_000)
    expect(single.charged).toBe(36_000)
  })

  it.each([
    ['measured', 19_800],
    ['up', 20_600],
    ['nearest', 19_700],
  ] as const)('reads sides %s', (sides, charged) => {
    const odd = { length: 604, width: 404, height: 405, weight: 1000, count: 1 }
    expect(chargeableWeight([odd], { ...rule, divisor: 5000, sides }).charged).toBe(charged)
  })

  // Two pieces of 400 g, rounded up to whole kilograms together or each; 6 cm³ are a gram.
  it.each([
    ['shipment', 2000, 1000, 'actual'],
    ['shipment', 3001, 2000, 'volumetric'],
    ['piece', 6000, 2000, 'actual'],
    ['piece', 6001, 4000, 'volumetric'],
  ] as const)(
    'at the level of the %s, %i cm³ each are charged as %i g, which is the %s weight',
    (level, volume, charged, basis) => {
      const piece = { length: 1000, width: 1, height: volume, weight: 400, count: 2 }
      const weight = chargeableWeight([piece], { ...rule, divisor: 6000, step: 1000, level })
      expect(weight).toMatchObject({ actual: 800, charged, basis })
    },
  )

  it('is exact at the edge of a step', () => {
    // 30 × 20 × 10 cm ÷ 6,000 is one kilogram to the gram.
    const exact = { length: 300, width: 200, height: 100, weight: 1, count: 1 }
    expect(chargeableWeight([exact], { ...rule, divisor: 6000, step: 1000 }).charged).toBe(1000)
    expect(
      chargeableWeight([{ ...exact, height: 101 }], { ...rule, divisor: 6000, step: 1000 }).charged,
    ).toBe(2000)
  })

  it('is whole grams in whole steps, never under either weight, whatever the order', () => {
    fc.assert(
      fc.property(
        anyPieces,
        fc.constantFrom(5000, 6000, 8000),
        fc.constantFrom(100, 500, 1000),
        fc.constantFrom('piece', 'shipment'),
        (pieces, divisor, step, level) => {
          const sheet = { divisor, step, level, sides: 'measured' } as const
          const weight = chargeableWeight(pieces, sheet)
          expect(Number.isSafeInteger(weight.charged)).toBe(true)
          expect(weight.charged % step).toBe(0)
          expect(weight.charged).toBeGreaterThanOrEqual(Math.max(weight.actual, weight.volumetric - 1))
          expect(chargeableWeight([...pieces].reverse(), sheet).charged).toBe(weight.charged)
          if (level === 'shipment')
            expect(weight.charged - Math.max(weight.actual, weight.volumetric)).toBeLessThanOrEqual(step)
        },
      ),
    )
  })
})
