import { describe, expect, it } from 'vitest'
import { linear, logarithmic, roundStep, ticks } from './scale.ts'

describe('scales', () => {
  it('place values in proportion, or by their ratio', () => {
    expect(linear(0, 200)(50)).toBe(0.25)
    const powers = logarithmic(1, 10_000)
    expect([1, 10, 100, 10_000].map(powers)).toEqual([0, 0.25, 0.5, 1])
  })

  it('keep values beyond an end at that end', () => {
    expect(linear(0, 10)(12)).toBe(1)
    expect(linear(0, 10)(-2)).toBe(0)
    expect(logarithmic(1, 100)(0)).toBe(0)
  })
})

describe('ticks', () => {
  it('step by 1, 2 or 5 times a power of ten', () => {
    expect(roundStep(100, 5)).toBe(20)
    expect(roundStep(0.9, 5)).toBeCloseTo(0.2)
    expect(roundStep(7, 1)).toBe(10)
  })

  it('are round and inside the ends', () => {
    expect(ticks(-3.4, 29.4, 5)).toEqual([0, 10, 20])
    expect(ticks(0, 0.5, 5)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5])
  })
})
