import type { Spot } from './clip-ring.ts'
import coast from './coast.gen.json' with { type: 'json' }
import type { CoastWindow } from './coast-address.ts'
import districts from './districts.gen.json' with { type: 'json' }
import far from './far-coast.gen.json' with { type: 'json' }
import near from './near-shore.json' with { type: 'json' }

type Shape = { readonly points: readonly Spot[]; readonly bounds: CoastWindow }

/** Widest window in which corners of a coast that is drawn by hand are seen, in degrees. */
const widestRounded = 0.2

let nearLand: readonly { readonly bounds: CoastWindow; readonly shapes: readonly Shape[] }[] | undefined
let land: readonly Shape[] | undefined
let known: CoastWindow | undefined
let farLand: readonly Shape[] | undefined
let lines: readonly Shape[] | undefined

/**
 * Rings of the land that reach into a window, in degrees: those drawn by hand where the window lies within them, as a
 * harbour is too narrow for coasts of the world. All of the window where no coast is known far and wide.
 */
export function landRings(window: CoastWindow): readonly (readonly Spot[])[] {
  nearLand ??= near.regions.map(({ bounds, rings }) => ({ bounds, shapes: rings.map(shapeOf) }))
  const own = nearLand.find(
    ({ bounds: { west, south, east, north } }) =>
      window.west > west && window.south > south && window.east < east && window.north < north,
  )
  if (own !== undefined) {
    const rings = reaching(own.shapes, window)
    return window.east - window.west > widestRounded ? rings : rings.map(withMiddles)
  }
  land ??= coast.rings.map((ring) => unpack(ring, coast.parts))
  known ??= around(land)
  const [x, y] = [(window.west + window.east) / 2, (window.south + window.north) / 2]
  const isKnown = x > known.west && x < known.east && y > known.south && y < known.north
  return isKnown ? reaching(land, window) : [cornersOf(window)]
}

/** The least window that all shapes lie in. */
function around(shapes: readonly Shape[]): CoastWindow {
  const all = shapes.map(({ bounds }) => bounds)
  return {
    west: Math.min(...all.map(({ west }) => west)),
    south: Math.min(...all.map(({ south }) => south)),
    east: Math.max(...all.map(({ east }) => east)),
    north: Math.max(...all.map(({ north }) => north)),
  }
}

function cornersOf({ west, south, east, north }: CoastWindow): readonly Spot[] {
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ]
}

/** The same for a window of countries, less exactly; null for one that reaches beyond what is known of them. */
export function farLandRings(window: CoastWindow): readonly (readonly Spot[])[] | null {
  const [west = 0, south = 0, east = 0, north = 0] = far.bounds
  if (window.west < west || window.south < south || window.east > east || window.north > north) return null
  farLand ??= far.rings.map((ring) => unpack(ring, far.parts))
  return reaching(farLand, window)
}

/** Lines between districts that reach into a window, in degrees. */
export function districtLines(window: CoastWindow): readonly (readonly Spot[])[] {
  lines ??= districts.lines.map((line) => unpack(line, districts.parts))
  return reaching(lines, window)
}

function reaching(shapes: readonly Shape[], { west, south, east, north }: CoastWindow) {
  return shapes
    .filter(
      ({ bounds }) =>
        bounds.west < east && bounds.east > west && bounds.south < north && bounds.north > south,
    )
    .map(({ points }) => points)
}

/** Steps in parts of a degree, base 36, from 0 0. */
function unpack(packed: string, parts: number): Shape {
  const steps = packed.split(' ').map((step) => Number.parseInt(step, 36) / parts)
  let [x, y] = [0, 0]
  const points = Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[at * 2] ?? 0
    y += steps[at * 2 + 1] ?? 0
    return { x, y }
  })
  return { points, bounds: boundsOf(points) }
}

function shapeOf(line: string): Shape {
  const points = readLine(line)
  return { points, bounds: boundsOf(points) }
}

/** A ring with a point more on each of its sides: drawn, it is rounded at its corners and nowhere else. */
function withMiddles(ring: readonly Spot[]): readonly Spot[] {
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) ?? point
    return [{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }, point]
  })
}

/** The points of a line that is written by hand: longitude and latitude of each, commas between them. */
export function readLine(line: string): readonly Spot[] {
  return line.split(', ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
    return { x, y }
  })
}

/** The least window that all points lie in. */
export function boundsOf(points: readonly Spot[]): CoastWindow {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { x, y } of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}
