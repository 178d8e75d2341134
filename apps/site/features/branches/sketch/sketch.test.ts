import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { homeRegions, listDivisions } from '@hongyan/domain/places/divisions'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it, test } from 'vitest'
import type { CoastWindow } from '../coast/coast-address.ts'
import { onLand } from '../coast/on-land.ts'
import { landRings } from '../coast/shapes.ts'
import { cutLine } from './cut-line.ts'
import { drawSketch } from './draw-sketch.ts'
import { isUnbuilt } from './is-unbuilt.ts'
import { namedWays } from './named-ways.ts'
import { roundedPath } from './rounded-path.ts'
import { towns } from './towns.ts'
import { readWay } from './ways.ts'

const around = (longitude: number, latitude: number, km: number): CoastWindow => {
  const [high, wide] = [km / 2 / 111.195, km / 2 / 111.195 / Math.cos((latitude * Math.PI) / 180)]
  return { west: longitude - wide, south: latitude - high, east: longitude + wide, north: latitude + high }
}
const beijing = around(116.39, 39.912, 6)
const hongKong = around(114.17, 22.3, 11)
/** The length and height of all that a town's window may hold, in degrees: what is farther away is a mistyped figure. */
const widestTown = 1.1
const allSampleBranches = () => homeRegions().flatMap(({ code }) => sampleNetwork().inDivision(code))
const frame = { left: 0, top: 0, right: 10, bottom: 10 }

describe.each(Object.entries(towns))('the sketch of %s', (_, { ways }) => {
  const read = ways.map(readWay)

  it('names each way in every language of its file, in letters of that language', () => {
    for (const { name } of ways) {
      expect(name.zh + name.hk).toMatch(/^[\p{Script=Han}·A-Z0-9]+$/u)
      expect(name.en).toMatch(/^[\p{Script=Latin}0-9 .'’–-]+$/u)
    }
  })

  it('lies in the window of its town, and no side of a way is longer than a mistyped figure makes it', () => {
    const xs = read.flatMap(({ line }) => line.map(({ x }) => x))
    const ys = read.flatMap(({ line }) => line.map(({ y }) => y))
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(widestTown)
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(widestTown)
    for (const { line, name } of read)
      for (const [at, to] of line.entries()) {
        const from = line[at - 1] ?? to
        const km = greatCircleKm({ longitude: from.x, latitude: from.y }, { longitude: to.x, latitude: to.y })
        expect(km, name.en).toBeLessThan(12)
      }
  })

  it('has no road in the sea but bridges and tunnels', () => {
    for (const { kind, line, crosses, name, bounds } of read) {
      if ((kind !== 'ring' && kind !== 'street') || crosses) continue
      const land = landRings({
        west: bounds.west - 0.01,
        south: bounds.south - 0.01,
        east: bounds.east + 0.01,
        north: bounds.north + 0.01,
      })
      for (const point of line) expect(onLand(land, point), `${name.en} ${point.x} ${point.y}`).toBe(true)
    }
  })

  it('has no street in a lake', () => {
    for (const lake of read.filter(({ kind }) => kind === 'lake'))
      for (const { line, crosses, name, kind } of read)
        if ((kind === 'ring' || kind === 'street') && !crosses)
          for (const point of line)
            expect(onLand([lake.line], point), `${name.en} in ${lake.name.en}`).toBe(false)
  })
})

test('a window has its roads, waters and parks as a picture, in few bytes', () => {
  const town = drawSketch(beijing) ?? ''
  for (const colour of ['#ffffff', '#deeaf4', '#e8f4ed']) expect(town).toContain(colour)
  expect(town).not.toContain('NaN')
  expect(drawSketch(hongKong)).toContain('stroke-dasharray')
  for (const { longitude, latitude } of listDivisions('district'))
    for (const km of [6, 11, 20, 34, 60]) {
      const picture = drawSketch(around(longitude, latitude, km))
      if (picture !== null) expect(picture.length, `${longitude} ${latitude} ${km}`).toBeLessThan(10_240)
    }
})

test('a window without a sketch, and one as wide as a province, have none', () => {
  expect(drawSketch(around(87.6, 43.8, 6))).toBeNull()
  expect(namedWays(around(87.6, 43.8, 6), 'zh-CN')).toEqual([])
  expect(drawSketch(around(116.39, 39.912, 200))).toBeNull()
})

test.each(localeIds)('names what is seen most of, once and within the window, %s', (locale) => {
  for (const window of [beijing, hongKong]) {
    const ways = namedWays(window, locale)
    expect(ways.length).toBeGreaterThan(8)
    expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length)
    for (const [x, y] of ways.flatMap(({ line }) => line)) {
      expect(Math.abs(x - (window.west + window.east) / 2) * 2).toBeLessThan(
        window.east - window.west + 0.001,
      )
      expect(Math.abs(y - (window.south + window.north) / 2) * 2).toBeLessThan(
        window.north - window.south + 0.001,
      )
    }
  }
})

test('an edition has its own names', () => {
  const names = (locale: (typeof localeIds)[number]) => namedWays(hongKong, locale).map(({ name }) => name)
  whereWritten('zh-HK', (hk) => expect(names(hk)).toContain('彌敦道'))
  whereWritten('en-US', (en) => expect(names(en)).toContain('Nathan Road'))
})

test('a line is cut at the edge of a window, and what lies beside it goes', () => {
  const at = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 5 }))
  expect(cutLine(at(2, 4), frame)).toEqual([at(2, 4)])
  expect(cutLine(at(-4, 4, 14), frame)).toEqual([at(0, 4, 10)])
  expect(cutLine(at(11, 12), frame)).toEqual([])
  expect(cutLine([...at(4, 14), { x: 14, y: 6 }, { x: 3, y: 6 }], frame)).toHaveLength(2)
})

test('a road is straight, and rounded where it bends', () => {
  expect(roundedPath([])).toBe('')
  const east = { x: 100, y: 0 }
  expect(roundedPath([{ x: 0, y: 0 }, east, { x: 200, y: 1 }])).toBe('M0 0l100 0l100 1')
  expect(roundedPath([{ x: 0, y: 0 }, east, { x: 100, y: 100 }])).toBe('M0 0l78 0q22 0 22 22l0 78')
})

test('no sample branch stands in a water or a park that is sketched', () => {
  expect(isUnbuilt({ x: 120.142, y: 30.245 }, 0)).toBe(true)
  expect(isUnbuilt({ x: 114.2885, y: 30.55 }, 0)).toBe(true)
  expect(isUnbuilt({ x: 114.27, y: 30.595 }, 0)).toBe(false)
  const wet = allSampleBranches().filter(({ longitude, latitude }) =>
    isUnbuilt({ x: longitude, y: latitude }, 0),
  )
  expect(wet.map(({ code }) => code)).toEqual([])
})
