import { describe, expect, it } from 'vitest'
import { layoutViews, personHeight } from './layout.ts'

const things = [
  { length: 1050, width: 760, height: 310 },
  { length: 12_000, width: 1200, height: 8500 },
  { length: 900, width: 900, height: 2250 },
]

describe.each(things)('a thing of $length × $width × $height', (thing) => {
  it.each(['wide', 'narrow'] as const)('is drawn at one scale, inside the %s sheet', (room) => {
    const { long, short, person, width, height } = layoutViews(thing, room)
    const scale = long.width / thing.length
    expect(short.width / thing.width).toBeCloseTo(scale, 2)
    expect(long.height / thing.height).toBeCloseTo(scale, 2)
    expect((person?.height ?? 0) / personHeight).toBeCloseTo(scale, 2)
    for (const box of [long, short, ...(person ? [person] : [])]) {
      expect(box.x).toBeGreaterThan(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.ground - box.height).toBeGreaterThan(0)
      expect(box.ground).toBeLessThan(height)
    }
  })
})

it('has nobody beside a thing that would hide next to them', () => {
  expect(layoutViews({ length: 120, width: 80, height: 60 }, 'wide').person).toBeNull()
})
