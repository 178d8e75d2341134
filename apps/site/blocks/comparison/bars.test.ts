import { expect, it } from 'vitest'
import { barsOf, changeOf } from './bars.ts'

it('draws both bars from zero on one scale', () => {
  const { before, after } = barsOf({ before: 80, after: 20 })
  expect(before / after).toBeCloseTo(4)
  expect(before).toBeLessThan(0.8)
  expect(barsOf({ before: 0, after: 0 })).toEqual({ before: 0, after: 0 })
})

it('tells the change in per cent of what was, if anything was', () => {
  expect(changeOf({ before: 9.5, after: 3.2 }, null)).toEqual({ kind: 'share', percent: -66 })
  expect(changeOf({ before: 86, after: 214 }, 'km')).toEqual({ kind: 'share', percent: 149 })
  expect(changeOf({ before: 2400, after: 2460 }, 'kg')).toEqual({ kind: 'share', percent: 2.5 })
  expect(changeOf({ before: 0, after: 4 }, null)).toBeNull()
})

it('rounds a half away from zero, and never to all of it where something is left', () => {
  expect(changeOf({ before: 16, after: 2 }, null)).toEqual({ kind: 'share', percent: -88 })
  expect(changeOf({ before: 960, after: 4 }, null)).toEqual({ kind: 'share', percent: -99.6 })
  expect(changeOf({ before: 3, after: 0 }, null)).toEqual({ kind: 'share', percent: -100 })
})

it('takes the difference of percentages and of temperatures', () => {
  expect(changeOf({ before: 24, after: 100 }, '%')).toEqual({ kind: 'points', by: 76 })
  expect(changeOf({ before: 11, after: 0.8 }, '%')).toEqual({ kind: 'points', by: -10.2 })
  expect(changeOf({ before: 15, after: 2.6 }, '°C')).toEqual({ kind: 'degrees', by: -12.4 })
})
