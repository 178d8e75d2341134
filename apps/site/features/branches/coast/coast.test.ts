import { expect, test } from 'vitest'
import { clipRing } from './clip-ring.ts'
import { coastAddress, readCoastAddress } from './coast-address.ts'
import { drawCoast } from './draw-coast.ts'

const harbour = { west: 114.08, south: 22.24, east: 114.28, north: 22.38 }
const frame = { left: 0, top: 0, right: 10, bottom: 10 }
const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]

test('a ring within a frame stays, one around it becomes the frame, one outside goes', () => {
  expect(clipRing(square(2, 4), frame)).toEqual(square(2, 4))
  expect(clipRing(square(-5, 20), frame)).toHaveLength(4)
  expect(clipRing(square(-5, 20), frame)).toEqual(expect.arrayContaining(square(0, 10)))
  expect(clipRing(square(11, 12), frame)).toEqual([])
})

test('an address names its window, and nothing that no map has', () => {
  expect(readCoastAddress(coastAddress(harbour).split('/').at(-1) ?? '')).toEqual(harbour)
  for (const file of [
    '1_2_3.svg',
    '0_0_0_0.svg',
    '0_0_179000_80000.svg',
    '9_9_1_1.svg',
    'x.svg',
    '1_2_30000_3.svg',
  ])
    expect(readCoastAddress(file)).toBeNull()
})

test('water is drawn where it is, in few bytes', () => {
  const inland = drawCoast({ west: 104, south: 30.5, east: 104.2, north: 30.7 })
  // All of it is land: what is cut out is the whole.
  expect(inland.match(/M/g)).toHaveLength(2)
  for (const window of [
    harbour,
    { west: 113, south: 21, east: 117, north: 24 },
    { west: 120, south: 27, east: 123, north: 31 },
  ]) {
    const picture = drawCoast(window)
    expect(picture.match(/M/g)?.length).toBeGreaterThan(2)
    expect(picture.length).toBeLessThan(8000)
  }
})
