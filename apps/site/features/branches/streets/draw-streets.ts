import { clipRing, type Spot } from '../coast/clip-ring.ts'
import type { CoastWindow } from '../coast/coast-address.ts'
import { districtPath, landPath } from '../coast/draw-coast.ts'
import { roadKinds, type Streets } from './read-streets.ts'

/** Steps across the picture: two for a px of the page, so that slanting streets stay straight. */
const across = 1200
/** Steps that are shorter are left out. */
const leastStep = 6
const colours = { water: '#deeaf4', green: '#e8f4ed', lane: '#eadfd6', edge: '#dccfc4', road: '#ffffff' }
/** Widths of a road with its edges and of itself, in steps, and the widest window that shows it, in degrees. */
const looks = {
  highway: { upTo: 30, edge: 12, road: 8 },
  major_road: { upTo: 0.3, edge: 7, road: 4 },
  minor_road: { upTo: 0.2, edge: 3, road: 0 },
} as const

/** Water, green and roads of a window as a picture: land is left free, so that it has the colour of what it lies on. */
export function drawStreets(window: CoastWindow, streets: Streets): string {
  const { west, south, east, north } = window
  const high = Math.round(
    (across * (north - south)) / (east - west) / Math.cos((((north + south) / 2) * Math.PI) / 180),
  )
  const frame = { left: west, top: south, right: east, bottom: north }
  const at = ({ x, y }: Spot): Spot => ({
    x: Math.round(((x - west) / (east - west)) * across),
    y: Math.round(((north - y) / (north - south)) * high),
  })
  const area = (rings: readonly (readonly Spot[])[]) =>
    rings
      .map((ring) => thinned(clipRing(ring, frame).map(at)))
      .filter((ring) => ring.length > 2)
      .map((ring) => `${pathOf(ring)}z`)
      .join('')
  // The widest last, so that they lie over the others.
  const shown = roadKinds
    .filter((kind) => east - west <= looks[kind].upTo)
    .map((kind) => {
      const path = waysOf(
        streets[kind].map((line) => line.map(at)),
        high,
      )
      return { ...looks[kind], path }
    })
    .filter(({ path }) => path !== '')
    .toReversed()
  const strokes = (colour: string, width: 'edge' | 'road', which: typeof shown) =>
    which.map((road) => `<path stroke="${colour}" stroke-width="${road[width]}" d="${road.path}"/>`).join('')
  const ways = shown.filter(({ road }) => road > 0)
  const [green, water] = [area(streets.green), area(streets.water)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" preserveAspectRatio="none">` +
    (green && `<path fill="${colours.green}" d="${green}"/>`) +
    districtPath(window, across, high) +
    `<path fill="${colours.water}" fill-rule="evenodd" d="M0 0H${across}V${high}H0z${landPath(window, across, high)}"/>` +
    (water && `<path fill="${colours.water}" d="${water}"/>`) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes(
      colours.lane,
      'edge',
      shown.filter(({ road }) => road === 0),
    )}${strokes(colours.edge, 'edge', ways)}${strokes(colours.road, 'road', ways)}</g></svg>\n`
  )
}

/** The pieces of ways that lie in the picture. */
function waysOf(lines: readonly (readonly Spot[])[], high: number): string {
  const outside = (a: Spot, b: Spot) =>
    Math.max(a.x, b.x) < 0 ||
    Math.min(a.x, b.x) > across ||
    Math.max(a.y, b.y) < 0 ||
    Math.min(a.y, b.y) > high
  const pieces: Spot[][] = []
  for (const line of lines) {
    const points = thinned(line)
    let piece: Spot[] = []
    for (const [index, to] of points.entries()) {
      const from = points[index - 1]
      if (from === undefined) continue
      if (!outside(from, to)) {
        if (piece.length === 0) piece.push(from)
        piece.push(to)
      } else if (piece.length > 0) {
        pieces.push(piece)
        piece = []
      }
    }
    if (piece.length > 0) pieces.push(piece)
  }
  return pieces.map(pathOf).join('')
}

/** Without steps that nobody sees; the ends stay. */
function thinned(points: readonly Spot[]): readonly Spot[] {
  let last: Spot | null = null
  return points.filter((point, index) => {
    const keeps =
      last === null ||
      index === points.length - 1 ||
      Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= leastStep
    if (keeps) last = point
    return keeps
  })
}

function pathOf([first, ...others]: readonly Spot[]): string {
  if (first === undefined) return ''
  let last = first
  const steps = others.map((to) => {
    const step = `${to.x - last.x} ${to.y - last.y}`
    last = to
    return step
  })
  return `M${first.x} ${first.y}l${steps.join(' ').replaceAll(' -', '-')}`
}
