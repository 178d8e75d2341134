import type { Spot } from '../coast/clip-ring.ts'

/** How far a line is rounded at a corner, in steps, and from which bend on: a sine of the angle. */
const [corner, leastBend] = [22, 0.12]

/** A path along a line that is straight between its points and rounded at its corners. */
export function roundedPath(points: readonly Spot[]): string {
  const [first, ...others] = points
  if (first === undefined) return ''
  let last = first
  const step = ({ x, y }: Spot) => `${x - last.x} ${y - last.y}`
  let path = `M${first.x} ${first.y}`
  for (const [index, point] of others.entries()) {
    const [before, after] = [points[index] ?? first, others[index + 1]]
    if (after === undefined || !bends(before, point, after)) {
      path += `l${step(point)}`
      last = point
      continue
    }
    const [from, to] = [near(point, before), near(point, after)]
    path += `l${step(from)}`
    last = from
    path += `q${step(point)} ${step(to)}`
    last = to
  }
  return path.replaceAll(' -', '-')
}

function bends(a: Spot, b: Spot, c: Spot): boolean {
  const cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  return Math.abs(cross) > leastBend * Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - b.x, c.y - b.y)
}

/** A spot right beside a corner, on the side that leads to another point. */
function near(point: Spot, other: Spot): Spot {
  const [dx, dy] = [other.x - point.x, other.y - point.y]
  const length = Math.hypot(dx, dy)
  const share = length === 0 ? 0 : Math.min(0.4, corner / length)
  return { x: Math.round(point.x + dx * share), y: Math.round(point.y + dy * share) }
}
