import { clipRing, type Spot } from '../coast/clip-ring.ts'
import type { CoastWindow } from '../coast/coast-address.ts'
import { districtPath, landPath } from '../coast/draw-coast.ts'
import { smoothPath } from '../coast/smooth-path.ts'
import { cutLine } from './cut-line.ts'
import { roundedPath } from './rounded-path.ts'
import { type Way, type WayKind, waysIn } from './ways.ts'

/** Steps across the picture: two for a px of the page. */
const across = 1200
/** Widest window that shows what is sketched, in degrees: the towns of a wider one would be knots. */
const widest = 1.3
const colours = { water: '#deeaf4', shore: '#c3d8e9', green: '#e8f4ed', edge: '#d8c9bc', road: '#ffffff' }
/**
 * Widths of rings and streets with their edges and of themselves, in steps, in windows up to so many km; of streets only
 * those that are so long in a window, as a share of its width.
 */
const looks = [
  { upTo: 9, ring: [17, 12], street: [11, 7], leastStreet: 0 },
  { upTo: 14, ring: [14, 9.5], street: [9, 5.5], leastStreet: 0.06 },
  { upTo: 24, ring: [12, 8], street: [7, 4], leastStreet: 0.11 },
  { upTo: 40, ring: [9, 5.5], street: [5, 2.5], leastStreet: 0.2 },
  { upTo: 150, ring: [7, 4], street: [0, 0], leastStreet: 9 },
] as const
/** Widest window that has lines between districts, km: with roads a wider one has more of them than can be read. */
const widestDistricts = 30
/** Least width of a river, and least reach of an area, in steps. */
const [leastRiver, leastArea] = [5, 16]
/** Least step of a line, in steps of the picture. */
const leastStep = 14
/** How far beyond the picture what is drawn goes on, as a share of it. */
const beyond = 0.03

/** Main roads, waters and parks of a window as a picture with its coasts; null where nothing is sketched. */
export function drawSketch(window: CoastWindow): string | null {
  const ways = showsSketch(window) ? waysIn(window) : []
  if (ways.length === 0) return null
  const { west, south, east, north } = window
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const widthKm = (east - west) * shrink * 111.195
  const look = looks.find(({ upTo }) => widthKm <= upTo) ?? looks[4]
  const high = 2 * Math.round((across * (north - south)) / (east - west) / shrink / 2)
  const at = ({ x, y }: Spot): Spot => ({
    x: Math.round(((x - west) / (east - west)) * across),
    y: Math.round(((north - y) / (north - south)) * high),
  })
  const [over, above] = [(east - west) * beyond, (north - south) * beyond]
  const frame = { left: west - over, top: south - above, right: east + over, bottom: north + above }
  const cut = ({ line }: Way) => cutLine(line, frame).map((stretch) => thinned(stretch.map(at)))
  const pathOf = (wanted: WayKind, least = 0) =>
    ways
      .filter(({ kind }) => kind === wanted)
      .flatMap(cut)
      .filter((line) => lengthOf(line) >= least * across)
      .map(roundedPath)
      .join('')
  const areas = (wanted: WayKind) =>
    ways
      .filter(({ kind, bounds }) => kind === wanted && reachOf(bounds, window) * across >= leastArea)
      .map(({ line }) => clipRing(line, frame).map(at))
      .filter((ring) => ring.length > 2)
      .map((ring) =>
        smoothPath(wanted === 'park' ? ring.map((spot) => ({ ...spot, fixed: true })) : ring, true),
      )
      .join('')
  const rivers = ways
    .filter(({ kind }) => kind === 'river')
    .map((way, nth) => ({
      id: `w${nth}`,
      edge: 5 + widthOf(way, widthKm),
      width: widthOf(way, widthKm),
      path: cut(way)
        .map((line) => (isClosed(way) ? roundedPath(line) : smoothPath(line, false)))
        .join(''),
    }))
  const roads = [
    { id: 's', edge: look.street[0], width: look.street[1], path: pathOf('street', look.leastStreet) },
    { id: 'r', edge: look.ring[0], width: look.ring[1], path: pathOf('ring') },
  ]
  const [green, lakes, tunnels] = [areas('park'), areas('lake'), pathOf('tunnel')]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" preserveAspectRatio="none">` +
    (green && `<path fill="${colours.green}" d="${green}"/>`) +
    (widthKm > widestDistricts
      ? ''
      : `<g transform="scale(2)">${districtPath(window, across / 2, high / 2, '6 4.5')}</g>`) +
    `<g fill="${colours.water}" stroke="${colours.shore}" stroke-width="3" stroke-linejoin="round">` +
    `<path fill-rule="evenodd" transform="scale(2)" stroke-width="1.5" d="M-99-99H${across}V${high}H-99z${landPath(window, across / 2, high / 2)}"/>` +
    (lakes && `<path d="${lakes}"/>`) +
    '</g><g fill="none" stroke-linejoin="round">' +
    twice(rivers, colours.shore, colours.water) +
    '<g stroke-linecap="round">' +
    (tunnels && `<path stroke="${colours.edge}" stroke-width="5" stroke-dasharray="9 13" d="${tunnels}"/>`) +
    twice(roads, colours.edge, colours.road) +
    '</g></g></svg>\n'
  )
}

/** Whether a window is one that shows what is sketched of it. */
export function showsSketch({ west, east }: CoastWindow): boolean {
  return east - west <= widest
}

type Line = { readonly id: string; readonly edge: number; readonly width: number; readonly path: string }

/** Lines with their edges, written once: all edges lie under all lines, so that crossings are open. */
function twice(lines: readonly Line[], edge: string, inside: string): string {
  const shown = lines.filter(({ path }) => path !== '')
  return (
    (shown.length > 0
      ? `<defs>${shown.map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('')}</defs>`
      : '') +
    shown.map((line) => `<use href="#${line.id}" stroke="${edge}" stroke-width="${line.edge}"/>`).join('') +
    shown.map((line) => `<use href="#${line.id}" stroke="${inside}" stroke-width="${line.width}"/>`).join('')
  )
}

function widthOf({ metres }: Way, widthKm: number): number {
  return Math.max(leastRiver, Math.round((metres / 1000 / widthKm) * across))
}

function isClosed({ line }: Way): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return first?.x === last?.x && first?.y === last?.y
}

/** How far an area reaches, as a share of a window. */
function reachOf(bounds: CoastWindow, { west, east, south, north }: CoastWindow): number {
  return Math.max(
    (bounds.east - bounds.west) / (east - west),
    (bounds.north - bounds.south) / (north - south),
  )
}

/** A line without steps that nobody sees; its ends stay. */
function thinned(line: readonly Spot[]): readonly Spot[] {
  let last: Spot | undefined
  return line.filter((spot, at) => {
    const isFar = last === undefined || Math.hypot(spot.x - last.x, spot.y - last.y) >= leastStep
    if (isFar) last = spot
    return isFar || at === line.length - 1
  })
}

function lengthOf(line: readonly Spot[]): number {
  return line.reduce((sum, to, at) => {
    const from = line[at - 1] ?? to
    return sum + Math.hypot(to.x - from.x, to.y - from.y)
  }, 0)
}
