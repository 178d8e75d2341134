import type { Point } from '../../branch-answer.ts'
import type { MapBox, MapLine } from './opened-map.ts'

/** A circle of the map that no name of it may touch, px. */
export type CoveredSpot = { readonly x: number; readonly y: number; readonly size: number }

/** Px from one circle along a line to the next, and their radius. */
const along = { step: 14, size: 5 }

/** Circles that fill a box: a row along its longer side. */
export function spotsIn({ left, top, right, bottom }: MapBox): readonly CoveredSpot[] {
  const [width, height] = [right - left, bottom - top]
  const size = Math.min(width, height) / 2
  const count = Math.max(1, Math.ceil(Math.max(width, height) / (size * 2)))
  const share = (nth: number) => (count === 1 ? 0.5 : nth / (count - 1))
  return Array.from({ length: count }, (_, nth) =>
    width > height
      ? { x: left + size + (width - size * 2) * share(nth), y: top + size, size }
      : { x: left + size, y: top + size + (height - size * 2) * share(nth), size },
  )
}

/** Circles along the lines of the map. */
export function spotsAlong(
  lines: readonly MapLine[],
  spotOf: (point: Point) => { readonly x: number; readonly y: number },
): readonly CoveredSpot[] {
  return lines.flatMap(({ ends }) => {
    const [from, to] = [spotOf(ends[0]), spotOf(ends[1])]
    const count = Math.min(200, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / along.step))
    return Array.from({ length: count }, (_, nth) => ({
      x: from.x + ((to.x - from.x) * nth) / count,
      y: from.y + ((to.y - from.y) * nth) / count,
      size: along.size,
    }))
  })
}
