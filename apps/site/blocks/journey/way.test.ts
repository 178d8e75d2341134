import { expect, it } from 'vitest'
import { hoursOf, spotsOf } from './way.ts'

const stops = (...hours: number[]) => hours.map((one) => ({ hours: one }))

it('places stops in proportion to the hours since the stop before', () => {
  expect(spotsOf(stops(0, 1, 3, 4))).toEqual([0, 0.125, 0.5, 1])
  expect(hoursOf(stops(0, 1, 3, 4))).toBe(8)
})

it('begins at the first stop, whatever went before it', () => {
  expect(spotsOf(stops(5, 2, 2))).toEqual([0, 0.5, 1])
})

it('leaves room between stops that follow each other at once', () => {
  const [, second = 0, third = 0, last] = spotsOf(stops(0, 1, 0, 99))
  expect(second).toBeGreaterThan(0.04)
  expect(third - second).toBeCloseTo(second)
  expect(last).toBeCloseTo(1)
})

it('spreads stops evenly where no time passes', () => {
  expect(spotsOf(stops(0, 0, 0))).toEqual([0, 0.5, 1])
})
