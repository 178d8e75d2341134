import type { Spot } from '../coast/clip-ring.ts'
import { onLand } from '../coast/on-land.ts'
import { waysIn } from './ways.ts'

const metresPerDegree = 111_195
/** Degrees around a place in which its waters and parks are. */
const around = 0.05

/** Whether a place, in degrees, lies in a river, a lake or a park that is sketched, or within so many metres of a river. */
export function isUnbuilt({ x, y }: Spot, metres: number): boolean {
  const window = { west: x - around, south: y - around, east: x + around, north: y + around }
  const shrink = Math.cos((y * Math.PI) / 180)
  const from = ({ x: east, y: north }: Spot): Spot => ({
    x: (east - x) * shrink * metresPerDegree,
    y: (north - y) * metresPerDegree,
  })
  return waysIn(window).some((way) => {
    if (way.kind === 'lake' || way.kind === 'park') return onLand([way.line], { x, y })
    if (way.kind !== 'river') return false
    const line = way.line.map(from)
    return line.some((to, at) => distanceTo(line[at - 1] ?? to, to) < way.metres / 2 + metres)
  })
}

/** From the origin to a straight piece. */
function distanceTo(a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length))
  return Math.hypot(a.x + dx * share, a.y + dy * share)
}
