import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLand, landDots } from './land-dots.ts'
import { fitWindow, latitudeAt, project, within } from './projection.ts'

const place = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -60, max: 70, noNaN: true }),
})

describe('projection', () => {
  it('keeps latitudes through a round trip', () => {
    fc.assert(
      fc.property(place, ({ lon, lat }) => {
        expect(latitudeAt(project(lon, lat).y)).toBeCloseTo(lat, 6)
      }),
    )
  })

  it('fits a window of the asked ratio around all points', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const points = places.map(({ lon, lat }) => project(lon, lat))
        const window = fitWindow(points, 1.6)
        expect(window.width / window.height).toBeCloseTo(1.6, 6)
        for (const point of points) {
          const { x, y } = within(window, point)
          expect(Math.min(x, y)).toBeGreaterThan(0)
          expect(Math.max(x, y)).toBeLessThan(1)
        }
      }),
    )
  })

  it('puts America to the east of Asia', () => {
    expect(project(-118.2, 34).x).toBeGreaterThan(project(139.7, 35.7).x)
  })
})

describe('land', () => {
  it('knows ground from water', () => {
    const ground = [
      [114.3, 30.6],
      [139.7, 35.9],
      [103.0, 30.6],
      [2.3, 48.9],
      [-100, 40],
      [121, 23.8],
    ]
    const water = [
      [150, 20],
      [125, 33],
      [-40, 30],
      [90, 12],
    ]
    const at = ([lon = 0, lat = 0]: number[]) => project(lon, lat)
    for (const spot of ground) expect(isLand(at(spot).x, at(spot).y), String(spot)).toBe(true)
    for (const spot of water) expect(isLand(at(spot).x, at(spot).y), String(spot)).toBe(false)
  })

  it('draws dots only inside the window', () => {
    const { path, columns, rows } = landDots({ x: 100, y: -50, width: 30, height: 20 }, 60)
    expect([columns, rows]).toEqual([120, 80])
    for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x) + Number(run)).toBeLessThan(columns + 1)
      expect(Number(y)).toBeLessThan(rows)
    }
  })
})
