import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localMap, roundKm } from './local-map.ts'

const city = fc.array(
  fc.record({
    longitude: fc.double({ min: 119.6, max: 120.8, noNaN: true }),
    latitude: fc.double({ min: 29.8, max: 30.8, noNaN: true }),
  }),
  { minLength: 2, maxLength: 20 },
)

it('holds every point, with room around it', () => {
  fc.assert(
    fc.property(city, (points) => {
      const map = localMap(points, 1.2, 4)
      for (const point of points) {
        const { x, y } = map.spotOf(point)
        expect(Math.min(x, y)).toBeGreaterThan(0.09)
        expect(Math.max(x, y)).toBeLessThan(0.91)
      }
    }),
  )
})

it('keeps distances in every direction, to a hundredth', () => {
  fc.assert(
    fc.property(city, (points) => {
      const [one, other] = points
      if (!one || !other) return
      const map = localMap(points, 1.2, 4)
      const [a, b] = [map.spotOf(one), map.spotOf(other)]
      const drawn = Math.hypot(a.x - b.x, (a.y - b.y) / 1.2) * map.widthKm
      expect(Math.abs(drawn - greatCircleKm(one, other))).toBeLessThan(
        0.01 * greatCircleKm(one, other) + 0.001,
      )
    }),
  )
})

it('puts north up and east to the right, and one place in the middle', () => {
  const here = { longitude: 120, latitude: 30 }
  const map = localMap([here, { longitude: 120.1, latitude: 30.1 }], 1, 1)
  const north = map.spotOf({ longitude: 120, latitude: 30.1 })
  expect(north.y).toBeLessThan(map.spotOf(here).y)
  expect(map.spotOf({ longitude: 120.1, latitude: 30 }).x).toBeGreaterThan(map.spotOf(here).x)
  const alone = localMap([here], 1.2, 4)
  expect(alone.spotOf(here)).toEqual({ x: 0.5, y: 0.5 })
  expect(alone.widthKm).toBe(4)
})

it('measures in round numbers', () => {
  expect(roundKm(10, 0.3)).toBe(2)
  expect(roundKm(7, 0.3)).toBe(2)
  expect(roundKm(0.1, 0.3)).toBe(0.2)
  expect(roundKm(3000, 0.3)).toBe(500)
})
