import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spreadSpots } from './spread-spots.ts'

const frame = { width: 335, height: 279 }
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot((one.x - other.x) * frame.width, (one.y - other.y) * frame.height)

it('leaves no two marks on one another, and moves none that has room', () => {
  const spot = fc.record({
    x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 20 }), fc.nat(19), (spots, again) => {
      const twice = spots[again]
      const all = twice ? [...spots, twice] : spots
      const placed = spreadSpots(all, frame, 25)
      for (const [index, one] of placed.entries()) {
        for (const other of placed.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(24)
      }
    }),
  )
  const apart = [
    { x: 0.2, y: 0.2 },
    { x: 0.5, y: 0.5 },
  ]
  expect(spreadSpots(apart, frame, 25)).toEqual(apart)
})

it('keeps marks off what stays where it is', () => {
  const centre = { x: 0.5, y: 0.5 }
  for (const spot of [{ x: 0.51, y: 0.5 }, centre]) {
    const [moved = centre] = spreadSpots([spot], frame, 25, { fixed: [centre] })
    expect(distance(moved, centre)).toBeCloseTo(25)
  }
})

it('holds marks in the frame, unless they may stand beyond it', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 0.01, y: 0 },
  ]
  for (const { x, y } of spreadSpots(corner, frame, 25)) expect(Math.min(x, y)).toBeGreaterThan(0)
  expect(Math.min(...spreadSpots(corner, frame, 25, { beyond: true }).map(({ x }) => x))).toBeLessThan(0)
})
