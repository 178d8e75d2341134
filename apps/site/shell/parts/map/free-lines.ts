import type { MapPoint } from './projection.ts'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A line that no name may meet, such as a route: fractions of the frame, in short straight pieces. */
export type FreeLine = {
  readonly points: readonly MapPoint[]
  /** What is kept free to each side: px, and a share of the frame's width besides. */
  readonly px: number
  readonly share: number
}

/** The same in px of a frame; `bounds` hold all of it with what is kept free. */
export type LineInFrame = {
  readonly points: readonly MapPoint[]
  readonly reach: number
  readonly bounds: Box
}

export function lineInFrame(
  { points, px, share }: FreeLine,
  { width, height }: { readonly width: number; readonly height: number },
): LineInFrame {
  const at = points.map(({ x, y }) => ({ x: x * width, y: y * height }))
  const reach = px + share * width
  const [across, down] = [at.map(({ x }) => x), at.map(({ y }) => y)]
  const bounds = {
    left: Math.min(...across) - reach,
    top: Math.min(...down) - reach,
    right: Math.max(...across) + reach,
    bottom: Math.max(...down) + reach,
  }
  return { points: at, reach, bounds }
}

/** Whether a box, px of the same frame, keeps off a line. */
export function keepsOff(box: Box, { points, reach, bounds }: LineInFrame): boolean {
  const isFar =
    box.right < bounds.left || box.left > bounds.right || box.bottom < bounds.top || box.top > bounds.bottom
  if (isFar) return true
  const wide = {
    left: box.left - reach,
    top: box.top - reach,
    right: box.right + reach,
    bottom: box.bottom + reach,
  }
  return points.every((point, index) => !meets(wide, points[index - 1] ?? point, point))
}

/** Whether any of a straight piece lies in the box. */
export function meets({ left, top, right, bottom }: Box, from: MapPoint, to: MapPoint): boolean {
  const isBeside =
    Math.max(from.x, to.x) < left ||
    Math.min(from.x, to.x) > right ||
    Math.max(from.y, to.y) < top ||
    Math.min(from.y, to.y) > bottom
  if (isBeside) return false
  const dx = to.x - from.x
  const dy = to.y - from.y
  const [x1, x2] = [dy * (left - from.x), dy * (right - from.x)]
  const [y1, y2] = [dx * (top - from.y), dx * (bottom - from.y)]
  // Its corners lie to both sides of the line, or on it.
  return Math.min(y1, y2) <= Math.max(x1, x2) && Math.max(y1, y2) >= Math.min(x1, x2)
}

/** Whether a straight piece, px of the same frame, goes through a line. */
export function crosses({ points, bounds }: LineInFrame, from: MapPoint, to: MapPoint): boolean {
  if (!meets(bounds, from, to)) return false
  return points.some((point, index) => {
    const before = points[index - 1]
    return before !== undefined && isCrossed(before, point, from, to)
  })
}

/** Whether two straight pieces cross. */
function isCrossed(a: MapPoint, b: MapPoint, from: MapPoint, to: MapPoint): boolean {
  return sideOf(a, b, from) !== sideOf(a, b, to) && sideOf(from, to, a) !== sideOf(from, to, b)
}

/** On which side of a way from `p` to `q` a point lies; 0 on it. */
function sideOf(p: MapPoint, q: MapPoint, { x, y }: MapPoint): number {
  return Math.sign((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x))
}
