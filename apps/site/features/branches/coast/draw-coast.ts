import { clipLine } from './clip-line.ts'
import { clipRing, type Spot } from './clip-ring.ts'
import type { CoastWindow } from './coast-address.ts'
import { districtLines, landRings } from './shapes.ts'
import { type Step, smoothPath } from './smooth-path.ts'

const across = 600
/** Steps of the coast that are shorter are left out, as a share of the width. */
const leastStep = 5 / across
/** Widest window that has lines between districts, in degrees: in a wider one they are a web. */
const widestDistricts = 1.2
/** Points of a coast that bends at them: where there are more, they lie close enough to be joined as they are. */
const mostBent = 220
/** How far beyond the picture its coast goes on, as a share: so the edge of the picture is no coast. */
const beyond = 0.03

/**
 * The water of a window, and the lines between its districts, as a picture: land is left free, so that it has the colour
 * of what it lies on.
 */
export function drawCoast(window: CoastWindow): string {
  const { west, south, east, north } = window
  const high = Math.round(
    (across * (north - south)) / (east - west) / Math.cos((((north + south) / 2) * Math.PI) / 180),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" preserveAspectRatio="none">` +
    districtPath(window, across, high) +
    `<path fill="#deeaf4" stroke="#c3d8e9" stroke-width="1.5" fill-rule="evenodd" d="M-99-99H${across + 99}V${high + 99}H-99z${landPath(window, across, high)}"/></svg>\n`
  )
}

/**
 * Lines between the districts of a window, under its water: empty where a window is too wide for them.
 * @param dashes lengths of dashes and gaps, where roads are drawn that plain lines would be taken for
 */
export function districtPath(window: CoastWindow, wide: number, high: number, dashes = ''): string {
  const { west, south, east, north } = window
  if (east - west > widestDistricts) return ''
  const least = leastStep * wide
  const path = districtLines(window)
    .flatMap((line) => clipLine(line, { left: west, top: south, right: east, bottom: north }))
    .map((line) => {
      const points = line.map(({ x, y }) => ({
        x: Math.round(((x - west) / (east - west)) * wide),
        y: Math.round(((north - y) / (north - south)) * high),
      }))
      const shown = stepsOf(points, least)
      return shown.length < 2 ? '' : smoothPath(shown, false)
    })
    .join('')
  const width = wide / 400
  return (
    path &&
    `<path fill="none" stroke="#cbbcb0" stroke-width="${width}" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`} d="${path}"/>`
  )
}

/** The land of a window as closed rings of a path, in steps of a picture so many wide and high. */
export function landPath(window: CoastWindow, wide: number, high: number): string {
  const { west, south, east, north } = window
  const [over, above] = [(east - west) * beyond, (north - south) * beyond]
  const frame = { west: west - over, south: south - above, east: east + over, north: north + above }
  return landPathBy(frame, wide, ({ x, y }) => ({
    x: ((x - west) / (east - west)) * wide,
    y: ((north - y) / (north - south)) * high,
  }))
}

/** The same on a plane of another kind: `place` says where a point in degrees lies, in steps. */
export function landPathBy(
  window: CoastWindow,
  wide: number,
  place: (degrees: Spot) => Spot,
  rings = landRings(window),
): string {
  const { west, south, east, north } = window
  const frame = { left: west, top: south, right: east, bottom: north }
  const least = leastStep * wide
  const shown = rings
    .map((ring) => clipRing(ring, frame))
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      stepsOf(
        ring.map((point): Step => {
          const { x, y } = place(point)
          const fixed = point.x === west || point.x === east || point.y === south || point.y === north
          return { x: Math.round(x), y: Math.round(y), fixed }
        }),
        least,
      ),
    )
    .filter((ring) => ring.length > 2)
  const bent = shown.reduce((sum, ring) => sum + ring.length, 0) <= mostBent
  return shown
    .map((ring) => (bent ? smoothPath(ring, true) : `M${ring.map(({ x, y }) => `${x} ${y}`).join(' ')}z`))
    .join('')
}

/** Points without those that are nearer than `least` to the one before. */
function stepsOf<S extends Spot>(points: readonly S[], least: number): readonly S[] {
  let last: Spot | null = null
  return points.filter((point) => {
    const isFar = last === null || Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= least
    if (isFar) last = point
    return isFar
  })
}
