import { expect, it } from 'vitest'
import { barsOf, changeOf } from './bars.ts'

it('draws both bars from zero on one scale', () => {
  const { before, after } = barsOf({ before: 80, after: 20 })
  expect(before / after).toBeCloseTo(4)
  expect(before).toBeLessThan(0.8)
  expect(barsOf({ before: 0, after: 0 })).toEqual({ before: 0, after: 0 })
})

it('tells the change in per cent of what was, if anything was', () => {
  expect(changeOf({ before: 9.5, after: 3.2 })).toBe(-66)
  expect(changeOf({ before: 86, after: 214 })).toBe(149)
  expect(changeOf({ before: 0, after: 4 })).toBeNull()
})
