import { expect, test } from 'vitest'
import { markSpots } from './mark-spots.ts'
import type { TileMark } from './tile-mark.ts'

const map = {
  spotOf: ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    x: longitude,
    y: latitude,
  }),
}
const mark = (code: string, longitude: number, text: string | null): TileMark => ({
  code,
  text,
  longitude,
  latitude: 100,
  size: 12,
  name: code,
  note: '',
  look: 'plain',
  title: null,
})
const across = (marks: readonly TileMark[], origin: number | null, letters = 1) =>
  markSpots(map, marks, origin === null ? null : { longitude: origin, latitude: 100 }, letters).map(
    ({ x }) => x,
  )

test('numbers that would cover one another part, and keep off the origin', () => {
  expect(across([mark('a', 100, '1'), mark('b', 110, '2')], null)).toEqual([89.5, 120.5])
  expect(across([mark('a', 100, '1'), mark('b', 110, '2')], null, 2)).toEqual([74, 136])
  expect(across([mark('a', 104, '1')], 100)).toEqual([131])
})

test('numbers with room, those out of sight and plain dots stay where they lie', () => {
  expect(across([mark('a', 100, '1'), mark('b', 160, '2'), mark('c', -300, '3')], null)).toEqual([
    100, 160, -300,
  ])
  expect(across([mark('a', 100, null), mark('b', 104, null)], 100)).toEqual([100, 104])
})
