import { expect, it } from 'vitest'
import { cardSpan } from './card-span.ts'

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i cards none is alone in the last row', (count) => {
  const columns = 12 / cardSpan(count)
  expect(columns).toBeLessThanOrEqual(4)
  expect(count % columns).not.toBe(1)
})
