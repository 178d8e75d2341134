import { describe, expect, it } from 'vitest'
import { backToFront, frameOf, numberSpots, place } from './isometric.ts'

const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('plan in parallel perspective', () => {
  it('goes right and down along the columns, left and down along the rows, up with height', () => {
    const origin = place(0, 0)
    expect(place(1, 0).x).toBeGreaterThan(origin.x)
    expect(place(0, 1).x).toBeLessThan(origin.x)
    expect(place(0, 0, 1).y).toBeLessThan(origin.y)
  })

  it('paints what is further back first', () => {
    const [back, right, front] = [area(0, 0, 4, 5), area(4, 0, 3, 3), area(0, 5, 10, 1)]
    expect(backToFront([front, right, back])).toEqual([back, right, front])
  })

  it('paints every area even where two cover one another', () => {
    expect(backToFront([area(0, 0, 2, 2), area(1, 1, 2, 2)])).toHaveLength(2)
  })

  it('has a frame that holds every corner', () => {
    const frame = frameOf(12, 8, 1.5)
    for (const corner of [place(0, 0, 1.5), place(12, 0), place(0, 8), place(12, 8)]) {
      expect(corner.x).toBeGreaterThanOrEqual(frame.left)
      expect(corner.x).toBeLessThanOrEqual(frame.left + frame.width)
      expect(corner.y).toBeGreaterThanOrEqual(frame.top)
      expect(corner.y).toBeLessThanOrEqual(frame.top + frame.height)
    }
  })

  it('moves a number along its area away from one that stands too near', () => {
    const areas = [area(0, 6, 12, 1), area(3, 7, 6, 1)].map((one) => ({ ...one, up: 0 }))
    const frame = frameOf(12, 8, 1)
    const [first, second] = numberSpots(areas, frame, 0.08)
    if (!first || !second) throw new Error('a number is missing')
    const away = Math.hypot(first.x - second.x, ((first.y - second.y) * frame.height) / frame.width)
    expect(away).toBeGreaterThanOrEqual(0.08)
  })
})
