import type { MapPoint } from './projection.ts'

/** A route on the plane: a quadratic curve from one place to another, bulging to its left. */
export type Arc = { readonly from: MapPoint; readonly via: MapPoint; readonly to: MapPoint }

/** @param bend height of the bulge as a share of the distance; negative bulges to the right */
export function arcBetween(from: MapPoint, to: MapPoint, bend: number): Arc {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return { from, to, via: { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend } }
}

/** Points along an arc, its ends left out, for keeping names off the line. */
export function pointsAlong(arc: Arc, count: number): MapPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / (count + 1)
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return {
      x: a * arc.from.x + b * arc.via.x + c * arc.to.x,
      y: a * arc.from.y + b * arc.via.y + c * arc.to.y,
    }
  })
}

/** SVG path data of an arc, in the units it is given, rounded to whole ones. */
export function arcPath({ from, via, to }: Arc): string {
  const n = Math.round
  return `M${n(from.x)} ${n(from.y)}Q${n(via.x)} ${n(via.y)} ${n(to.x)} ${n(to.y)}`
}
