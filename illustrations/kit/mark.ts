import { type Group, Shape } from 'three'
import type { Paint } from './palette.ts'
import { bothSides, group, pulled } from './solid.ts'

type Curve = readonly [number, number, number, number, number, number]

/** The two strokes of the company mark in its 48-unit drawing, y down. */
const WING: { start: readonly [number, number]; curves: readonly Curve[] } = {
  start: [28.6, 26.8],
  curves: [
    [25.6, 15.2, 17.4, 7.4, 4.6, 4.6],
    [12.2, 10.9, 16.6, 18.3, 18.5, 28.9],
    [22.1, 28.7, 25.5, 28.1, 28.6, 26.8],
  ],
}
const BODY: typeof WING = {
  start: [2.5, 35.6],
  curves: [
    [16.8, 39.2, 28.1, 36.2, 34.2, 27.3],
    [37.1, 23.1, 39.9, 21, 45.5, 20.4],
    [41.8, 17.2, 36.5, 17.1, 32.7, 20.8],
    [26.6, 26.7, 20.4, 34, 2.5, 35.6],
  ],
}

function stroke({ start, curves }: typeof WING, size: number): Shape {
  const across = (value: number) => (value / 48 - 0.5) * size
  const up = (value: number) => (0.5 - value / 48) * size
  const shape = new Shape().moveTo(across(start[0]), up(start[1]))
  for (const [ax, ay, bx, by, x, y] of curves)
    shape.bezierCurveTo(across(ax), up(ay), across(bx), up(by), across(x), up(y))
  return shape
}

/** The company mark as a thin decal facing +z, `size` units square, about its middle. */
export function mark(size: number, wing: Paint, body: Paint): Group {
  return group(pulled(stroke(WING, size), 0.02, wing, 0), pulled(stroke(BODY, size), 0.02, body, 0))
}

/** The mark on both flanks of a vehicle that is `width` wide; the goose flies forward on each. */
export function flankMarks(
  size: number,
  x: number,
  y: number,
  width: number,
  wing: Paint,
  body: Paint,
): Group {
  return group(
    ...bothSides((side) => {
      const decal = mark(size, wing, body)
      decal.position.set(x, y, (side * width) / 2)
      return [decal]
    }),
  )
}
