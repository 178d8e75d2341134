import { expect, it } from 'vitest'
import { innerLines, type Step } from './inner-lines.ts'
import { simplifyLine } from './simplify-line.ts'

/** A closed square with its south-west corner here, in steps of two. */
const square = (east: number, north: number, gap = 0): readonly Step[] => {
  const side = [0, 2, 4, 6, 8, 10]
  return [
    ...side.map((at): Step => [east + gap + at, north]),
    ...side.map((at): Step => [east + gap + 10, north + at]),
    ...side.map((at): Step => [east + gap + 10 - at, north + 10]),
    ...side.map((at): Step => [east + gap, north + 10 - at]),
  ]
}

it('draws what two areas share, once, and no outer border', () => {
  for (const gap of [0, 1]) {
    const lines = innerLines([square(0, 0), square(10, 0, gap)], 1)
    const steps = lines.flat()
    expect(steps.length).toBeGreaterThan(4)
    expect(new Set(steps.map(([, north]) => north))).toEqual(new Set([0, 2, 4, 6, 8, 10]))
    for (const [east] of steps) expect(east).toBe(10)
  }
})

it('draws nothing of an area alone, nor of one farther than that', () => {
  expect(innerLines([square(0, 0)], 1)).toEqual([])
  expect(innerLines([square(0, 0), square(10, 0, 3)], 1)).toEqual([])
})

it('leaves out what a line without it stays near, never its ends', () => {
  const line: readonly Step[] = [
    [0, 0],
    [5, 1],
    [10, 0],
    [10, 9],
  ]
  expect(simplifyLine(line, 2)).toEqual([
    [0, 0],
    [10, 0],
    [10, 9],
  ])
  expect(simplifyLine(line, 0.5)).toEqual(line)
})
