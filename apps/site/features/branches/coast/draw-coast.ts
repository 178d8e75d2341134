import { clipRing, type Spot } from './clip-ring.ts'
import coast from './coast.gen.json' with { type: 'json' }
import type { CoastWindow } from './coast-address.ts'

let decoded: readonly (readonly Spot[])[] | undefined

/** Rings of the land, in degrees. */
function landRings(): readonly (readonly Spot[])[] {
  decoded ??= coast.rings.map((ring) => {
    const steps = ring.split(' ').map((step) => Number.parseInt(step, 36))
    let [x, y] = [0, 0]
    return Array.from({ length: steps.length / 2 }, (_, at) => {
      x += steps[at * 2] ?? 0
      y += steps[at * 2 + 1] ?? 0
      return { x: x / coast.parts, y: y / coast.parts }
    })
  })
  return decoded
}

const across = 600
/** Steps of the coast that are shorter are left out, as a share of the width. */
const leastStep = 5 / across

/** The water of a window as a picture: land is left free, so that it has the colour of what it lies on. */
export function drawCoast(window: CoastWindow): string {
  const { west, south, east, north } = window
  const high = Math.round(
    (across * (north - south)) / (east - west) / Math.cos((((north + south) / 2) * Math.PI) / 180),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" preserveAspectRatio="none">` +
    `<path fill="#deeaf4" fill-rule="evenodd" d="M0 0H${across}V${high}H0z${landPath(window, across, high)}"/></svg>\n`
  )
}

/** The land of a window as closed rings of a path, in steps of a picture so many wide and high. */
export function landPath(window: CoastWindow, wide: number, high: number): string {
  const { west, south, east, north } = window
  return landPathBy(window, wide, ({ x, y }) => ({
    x: ((x - west) / (east - west)) * wide,
    y: ((north - y) / (north - south)) * high,
  }))
}

/** The same on a plane of another kind: `place` says where a point in degrees lies, in steps. */
export function landPathBy(window: CoastWindow, wide: number, place: (degrees: Spot) => Spot): string {
  const { west, south, east, north } = window
  const frame = { left: west, top: south, right: east, bottom: north }
  const least = leastStep * wide
  return landRings()
    .map((ring) => clipRing(ring, frame))
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      let last = { x: -least, y: -least }
      const kept = ring
        .map((point) => {
          const { x, y } = place(point)
          return { x: Math.round(x), y: Math.round(y) }
        })
        .filter((point) => {
          const isFar = Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= least
          if (isFar) last = point
          return isFar
        })
      return kept.length < 3 ? '' : `M${kept.map(({ x, y }) => `${x} ${y}`).join(' ')}z`
    })
    .join('')
}
