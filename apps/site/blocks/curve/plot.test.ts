import { describe, expect, it } from 'vitest'
import { clearerEnd, pathThrough, plotOf } from './plot.ts'

const values = (...all: number[]) => all.map((value) => ({ value }))

describe('plot of a curve', () => {
  it('keeps values and limits inside, higher values further up', () => {
    const plot = plotOf({ low: 2, high: 8, points: values(5, 6.8, 4.3, 5) })
    for (const value of [2, 8, 6.8]) {
      expect(plot.heightOf(value)).toBeGreaterThan(0)
      expect(plot.heightOf(value)).toBeLessThan(1)
    }
    expect(plot.heightOf(8)).toBeLessThan(plot.heightOf(2))
    const [first = 0, , , last = 0] = plot.spots.map(({ x }) => x)
    expect(first).toBeGreaterThan(0)
    expect(last).toBeCloseTo(1 - first)
  })

  it('has no grid line at a limit, which has its own', () => {
    const { grid } = plotOf({ low: 0, high: 5, points: values(26, 9, 4, 3) })
    expect(grid).not.toContain(0)
    expect(grid).toContain(10)
  })

  it('draws a level curve without dividing by nothing', () => {
    expect(pathThrough(plotOf({ low: null, high: null, points: values(4, 4, 4, 4) }).spots)).toBe(
      'M6 500L335 500L665 500L994 500',
    )
  })

  it('names a limit at the end that the curve stays away from', () => {
    const rising = plotOf({ low: null, high: 8, points: values(3, 4, 6, 8) })
    expect(clearerEnd(rising, 8, true)).toBe('start')
    const falling = plotOf({ low: null, high: 8, points: values(8, 6, 4, 3) })
    expect(clearerEnd(falling, 8, true)).toBe('end')
  })
})
