import { describe, expect, it } from 'vitest'
import { cropOf, moved } from './focus.ts'

describe('the point that stays in sight', () => {
  it.each([
    ['ArrowLeft', false, { x: 490, y: 500 }],
    ['ArrowDown', false, { x: 500, y: 510 }],
    ['ArrowRight', true, { x: 550, y: 500 }],
  ])('moves by %s, long: %s', (key, isLong, to) => {
    expect(moved({ x: 500, y: 500 }, key, isLong)).toEqual(to)
  })

  it('stays in the picture, and other keys move nothing', () => {
    expect(moved({ x: 1000, y: 0 }, 'ArrowRight', true)).toEqual({ x: 1000, y: 0 })
    expect(moved({ x: 1000, y: 0 }, 'ArrowUp', false)).toEqual({ x: 1000, y: 0 })
    expect(moved({ x: 1, y: 1 }, 'Tab', false)).toBeNull()
  })

  it('is in the middle of what pages show, as far as the edges allow', () => {
    expect(cropOf(16 / 9, { x: 500, y: 500 })).toEqual({ width: 0.75, height: 1, left: 0.125, top: 0 })
    expect(cropOf(16 / 9, { x: 1000, y: 0 })).toEqual({ width: 0.75, height: 1, left: 0.25, top: 0 })
    expect(cropOf(2 / 3, { x: 0, y: 0 })).toEqual({ width: 1, height: 0.5, left: 0, top: 0 })
    expect(cropOf(4 / 3, { x: 0, y: 1000 })).toEqual({ width: 1, height: 1, left: 0, top: 0 })
  })
})
