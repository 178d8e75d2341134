import { listDivisions } from '@hongyan/domain/places/divisions'
import { expect, test } from 'vitest'
import { clipLine } from './clip-line.ts'
import { clipRing } from './clip-ring.ts'
import { coastAddress, readCoastAddress } from './coast-address.ts'
import { drawCoast } from './draw-coast.ts'
import { drawSea } from './draw-sea.ts'
import { nameSpots } from './name-spots.ts'
import { onLand } from './on-land.ts'
import { landRings } from './shapes.ts'
import { smoothPath } from './smooth-path.ts'

const districtsOf = (province: string) =>
  listDivisions('district').filter(({ code }) => code.startsWith(province))

const harbour = { west: 114.08, south: 22.24, east: 114.28, north: 22.38 }
const frame = { left: 0, top: 0, right: 10, bottom: 10 }
const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]

const chengdu = { west: 104, south: 30.5, east: 104.2, north: 30.7 }
/** The path of the water in a picture, and that of the lines between districts. */
const waterOf = (picture: string) => /fill="#deeaf4"[^>]* d="([^"]*)"/.exec(picture)?.[1] ?? ''
const linesOf = (picture: string) => /fill="none"[^>]* d="([^"]*)"/.exec(picture)?.[1] ?? ''

test('a ring within a frame stays, one around it becomes the frame, one outside goes', () => {
  expect(clipRing(square(2, 4), frame)).toEqual(square(2, 4))
  expect(clipRing(square(-5, 20), frame)).toHaveLength(4)
  expect(clipRing(square(-5, 20), frame)).toEqual(expect.arrayContaining(square(0, 10)))
  expect(clipRing(square(11, 12), frame)).toEqual([])
})

test('where no coast is known there is no water', () => {
  const berlin = { west: 13.3, south: 52.46, east: 13.5, north: 52.58 }
  expect(onLand(landRings(berlin), { x: 13.4, y: 52.52 })).toBe(true)
  expect(onLand(landRings(harbour), { x: 114.16, y: 22.29 })).toBe(false)
  const rings = waterOf(drawCoast(berlin)).split('M').slice(1)
  const xs = rings[1]?.match(/-?\d+(?= )/g)?.map(Number) ?? []
  expect([Math.min(...xs) <= 0, Math.max(...xs) >= 600]).toEqual([true, true])
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
  // All of it is land: what is cut out is the whole.
  expect(waterOf(drawCoast(chengdu)).match(/M/g)).toHaveLength(2)
  for (const window of [
    harbour,
    { west: 113, south: 21, east: 117, north: 24 },
    { west: 120, south: 27, east: 123, north: 31 },
  ]) {
    const picture = drawCoast(window)
    expect(waterOf(picture).match(/M/g)?.length).toBeGreaterThan(2)
    expect(picture.length).toBeLessThan(8000)
  }
})

test('a line is cut where it leaves a frame, and what lies beside it goes', () => {
  const at = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 5 }))
  expect(clipLine(at(2, 4), frame)).toEqual([at(2, 4)])
  expect(clipLine(at(-9, -3, 4, 14, 20), frame)).toEqual([at(-3, 4, 14)])
  expect(clipLine(at(11, 12), frame)).toEqual([])
  const back = [...at(4, 14, 15), { x: 15, y: 6 }, { x: 3, y: 6 }]
  expect(clipLine(back, frame)).toHaveLength(2)
})

test('a town shows the lines between its districts, a province does not', () => {
  for (const town of [harbour, chengdu, { west: 116.3, south: 39.85, east: 116.5, north: 39.97 }])
    expect(linesOf(drawCoast(town)).match(/M/g)?.length).toBeGreaterThan(2)
  expect(linesOf(drawCoast({ west: 103, south: 29, east: 106, north: 32 }))).toBe('')
})

test('the sea of a map of countries is drawn where its coasts are known, in few bytes', () => {
  const country = drawSea({ x: 72, y: -62, width: 65, height: 59 }, 148, 134)
  expect(waterOf(country).match(/M/g)?.length).toBeGreaterThan(20)
  expect(country.length).toBeLessThan(9000)
  expect(drawSea({ x: 100, y: -60, width: 150, height: 60 }, 148, 59)).toBe('')
})

test('a coast bends at its points, and is straight along the edge of a map', () => {
  expect(smoothPath(square(0, 8), true)).toBe('M0 4Q0 0 4 0Q8 0 8 4Q8 8 4 8Q0 8 0 4z')
  const [west, north, ...rest] = square(0, 8)
  const cut = [{ x: 0, y: 0, ...west, fixed: true }, { x: 8, y: 0, ...north, fixed: true }, ...rest]
  expect(smoothPath(cut, true)).toBe('M0 0L8 0Q8 8 4 8Q0 8 0 0z')
  expect(smoothPath(square(0, 8), false)).toBe('M0 0Q8 0 8 4Q8 8 0 8')
})

test('a district is named on its land, around a harbour too', () => {
  const land = landRings({ west: 113.7, south: 22.1, east: 114.5, north: 22.7 })
  for (const { code, longitude, latitude } of districtsOf('81')) {
    const spots = nameSpots(code, { longitude, latitude })
    expect(spots.length, code).toBeGreaterThan(1)
    for (const [x, y] of spots) expect(onLand(land, { x, y }), code).toBe(true)
  }
})
