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
  it('has every item once, in its own year and month', () => {
    fc.assert(
      fc.property(items, (list) => {
        const years = countMonths(list, ({ chosen }) => chosen)
        const months = years.flatMap(({ months: twelve }) => twelve)
        const of = (fits: boolean) => list.filter(({ chosen }) => chosen === fits).length
        expect(months.flatMap(({ fitting }) => fitting)).toHaveLength(of(true))
        expect(months.flatMap(({ others }) => others)).toHaveLength(of(false))
        for (const item of list) {
          const month = years.find(({ year }) => item.date.startsWith(year))?.months[
            Number(item.date.slice(5, 7)) - 1
          ]
          expect(item.chosen ? month?.fitting : month?.others).toContain(item)
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
