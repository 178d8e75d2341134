import { expect, test } from 'vitest'
import { spotsAlong, spotsIn } from './covered-spots.ts'

test('circles fill a box from end to end, whichever side is longer', () => {
  const column = spotsIn({ left: 10, top: 0, right: 50, bottom: 120 })
  expect(column).toEqual([20, 60, 100].map((y) => ({ x: 30, y, size: 20 })))
  const row = spotsIn({ left: 0, top: 0, right: 95, bottom: 16 })
  expect(row[0]).toEqual({ x: 8, y: 8, size: 8 })
  expect(row.at(-1)).toEqual({ x: 87, y: 8, size: 8 })
  for (const [at, { x }] of row.entries()) expect(x - (row[at - 1]?.x ?? x)).toBeLessThanOrEqual(16)
})

test('circles follow a line so closely that no name goes between them', () => {
  const [start, end] = [
    { longitude: 0, latitude: 0 },
    { longitude: 100, latitude: 0 },
  ]
  const spots = spotsAlong([{ ends: [start, end], ahead: false }], ({ longitude: x, latitude: y }) => ({
    x,
    y,
  }))
  expect(spots.length).toBeGreaterThan(6)
  for (const [at, { x }] of spots.entries()) expect(x - (spots[at - 1]?.x ?? x)).toBeLessThan(15)
})
