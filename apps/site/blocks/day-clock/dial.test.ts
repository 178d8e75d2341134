import { describe, expect, it } from 'vitest'
import { arcBand, ringsOf, spotAt } from './dial.ts'

describe('dial of a day', () => {
  it('has midnight up and noon down', () => {
    expect(spotAt(0, 100)).toEqual({ x: 0, y: -100 })
    expect(spotAt(6, 100)).toEqual({ x: 100, y: -0 })
    expect(spotAt(12, 100)).toEqual({ x: 0, y: 100 })
    expect(spotAt(30, 100)).toEqual(spotAt(6, 100))
  })

  it('moves a span inwards only where it meets another at the same time of day', () => {
    const rings = ringsOf([
      { from: 17, to: 20 },
      { from: 20, to: 29 },
      { from: 3, to: 6 },
      { from: 6, to: 9 },
    ])
    expect(rings.map(({ ring }) => ring)).toEqual([0, 0, 1, 0])
  })

  it('draws the long way round for a span of more than half a day', () => {
    expect(arcBand({ from: 6, to: 9 }, 100, 80, 1)).toContain('A100 100 0 0 1')
    expect(arcBand({ from: 6, to: 20 }, 100, 80, 1)).toContain('A100 100 0 1 1')
  })
})
