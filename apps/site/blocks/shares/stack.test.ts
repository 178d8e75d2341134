import { expect, it } from 'vitest'
import { stackedRows } from './stack.ts'

it('stacks the parts of a row without gaps, on one scale for all rows', () => {
  const [full, half] = stackedRows([{ values: [60, 40] }, { values: [20, 30] }])
  expect(full).toEqual([
    { start: 0, width: 0.6, part: 0 },
    { start: 0.6, width: 0.4, part: 1 },
  ])
  expect(half?.at(-1)).toEqual({ start: 0.2, width: 0.3, part: 1 })
})

it('leaves out parts without a value and keeps the look of the others', () => {
  const [row] = stackedRows([{ values: [35, 0, 65] }])
  expect(row?.map(({ part }) => part)).toEqual([0, 2])
})
