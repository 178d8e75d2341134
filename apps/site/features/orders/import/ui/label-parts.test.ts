import { expect, test } from 'vitest'
import { labelParts } from './label-parts.ts'

test.each([
  [[], []],
  [[1, 2, 2], [[0, 3]]],
  [
    [4, 1, 5, 5],
    [
      [0, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [
    [5, 5],
    [
      [0, 1],
      [1, 2],
    ],
  ],
])('orders of %j pieces go into files of five labels as %j', (pieces, parts) => {
  expect(labelParts(pieces, 5).map(({ from, until }) => [from, until])).toEqual(parts)
})
