import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMonths } from './count-months.ts'

const day = fc
  .tuple(
    fc.integer({ min: 2019, max: 2027 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'))
const items = fc.array(fc.record({ date: day, chosen: fc.boolean() }), { minLength: 1, maxLength: 60 })

describe('items counted by month', () => {
  it('counts every item once, in its own year and month', () => {
    fc.assert(
      fc.property(items, (list) => {
        const years = countMonths(list, ({ chosen }) => chosen)
        const months = years.flatMap(({ months: twelve }) => twelve)
        expect(months.reduce((sum, { all }) => sum + all, 0)).toBe(list.length)
        expect(months.reduce((sum, { fitting }) => sum + fitting, 0)).toBe(
          list.filter(({ chosen }) => chosen).length,
        )
        for (const { date } of list) {
          const counted = years.find(({ year }) => date.startsWith(year))?.months[
            Number(date.slice(5, 7)) - 1
          ]
          expect(counted?.all).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('has every year from the newest to the oldest, with twelve months each', () => {
    fc.assert(
      fc.property(items, (list) => {
        const years = countMonths(list, () => true)
        expect(years.every(({ months }) => months.length === 12)).toBe(true)
        for (const [index, { year }] of years.entries()) {
          expect(Number(year)).toBe(Number(years[0]?.year) - index)
        }
      }),
    )
  })

  it('has no years where there is nothing', () => {
    expect(countMonths([], () => true)).toEqual([])
  })
})
