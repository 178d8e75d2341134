import { boxSides } from '@hongyan/domain/quotes/box-presets'
import { expect, test } from 'vitest'
import { boxTiles } from './box-tiles.ts'
import { cartonFrame, cartonScale, drawCarton } from './draw-carton.ts'

const pointsOf = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number))

test.each(Object.entries(boxTiles))('the boxes of %s share one scale and fit their frame', (_, tiles) => {
  const boxes = tiles.map(({ id }) => boxSides[id])
  const scale = cartonScale(boxes)
  const drawn = boxes.map((sides) => drawCarton(sides, scale))
  const all = drawn.flatMap(({ left, right, top }) => [left, right, top].flatMap(pointsOf))
  for (const [x = -1, y = -1] of all) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(cartonFrame.width)
    expect(y).toBeGreaterThanOrEqual(-0.1)
    expect(y).toBeLessThanOrEqual(cartonFrame.height + 0.1)
  }
  // Each stands on the floor, and a longer box is drawn wider.
  const widths = drawn.map(({ top }) => {
    const xs = pointsOf(top).map(([x = 0]) => x)
    return Math.max(...xs) - Math.min(...xs)
  })
  const sums = boxes.map(({ length, width }) => length + width)
  for (const [at, width] of widths.entries())
    expect(width / (widths[0] ?? 0)).toBeCloseTo((sums[at] ?? 0) / (sums[0] ?? 0), 1)
})

test('only what can be taped is', () => {
  expect(drawCarton(boxSides.envelope, 0.1).tape).toBe('')
  expect(pointsOf(drawCarton(boxSides['carton-1'], 0.1).tape)).toHaveLength(6)
})
