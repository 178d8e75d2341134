import { expect, it } from 'vitest'
import { byYear } from './years.ts'

it('puts what happened in one year under that year, in order', () => {
  const items = ['2013', '2024-03', '2024-11', '2026'].map((when) => ({ when }))
  expect(byYear(items).map(({ year, items: own }) => [year, own.length])).toEqual([
    ['2013', 1],
    ['2024', 2],
    ['2026', 1],
  ])
})
