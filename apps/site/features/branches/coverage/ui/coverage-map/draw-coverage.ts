import { landDots } from '../../../../../shell/parts/map/land-dots.ts'
import { latitudeAt, type MapWindow, project, within } from '../../../../../shell/parts/map/projection.ts'
import type { Point } from '../../../branch-answer.ts'
import { landPathBy } from '../../../coast/draw-coast.ts'
import { drawSea } from '../../../coast/draw-sea.ts'
import type { CoverageState } from '../coverage-answer.ts'

/** Dots of land across the map. */
const across = 92
const width = 1000
/** Degrees across below which the coastline would show its steps. */
const finestLand = 6
/** Degrees across of the widest map that has the coasts of maps of provinces. */
const widestWater = 40

/**
 * A district on the map: a full dot, a ring, or a faint small dot, so that colour is not all that tells them apart.
 * The colours are those of the roles positive, caution, paper-warm, line-control and map-dot.
 */
const looks: Readonly<Record<CoverageState, readonly { readonly colour: string; readonly share: number }[]>> =
  {
    served: [{ colour: '#1a7548', share: 1 }],
    partly: [
      { colour: '#8a5100', share: 1 },
      { colour: '#fff3dd', share: 0.5 },
    ],
    not: [{ colour: '#8d847d', share: 0.6 }],
  }

type CoverageLook = {
  /** Of a dot, thousandths of the width. */
  readonly size: number
  /** Districts of the provinces around, which are only hinted at. */
  readonly beyond: readonly Point[]
}

/** Districts over the dotted land, or over land and water nearer, as a picture of its own. */
export function drawCoverage(
  districts: readonly (Point & { readonly state: CoverageState })[],
  window: MapWindow,
  { size, beyond }: CoverageLook,
): string {
  const height = Math.round((width * window.height) / window.width)
  const land = window.width < finestLand ? null : landDots(window, across)
  const layers = (['served', 'partly', 'not'] as const).flatMap((state) => {
    const path = dotsOf(
      districts.filter((district) => district.state === state),
      window,
      height,
    )
    return looks[state].map(
      ({ colour, share }) => `<path stroke="${colour}" stroke-width="${size * share}" d="${path}"/>`,
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round">` +
    (land === null
      ? ''
      : `<path transform="scale(${width / land.columns} ${height / land.rows})" stroke="#dccfc4" stroke-width=".72" stroke-dasharray="0 2" d="${land.path}"/>`) +
    waterOf(window, height) +
    (beyond.length === 0
      ? ''
      : `<path stroke="#dccfc4" stroke-width="${size * 0.6}" d="${dotsOf(beyond, window, height)}"/>`) +
    `${layers.join('')}</svg>\n`
  )
}

/** The water of a map: of the whole country its sea. */
function waterOf(window: MapWindow, height: number): string {
  if (window.width > widestWater) return drawSea(window, width, height)
  const degrees = {
    west: window.x,
    east: window.x + window.width,
    north: latitudeAt(window.y),
    south: latitudeAt(window.y + window.height),
  }
  const land = landPathBy(degrees, width, (point) => {
    const { x, y } = within(window, project(point.x, point.y))
    return { x: x * width, y: y * height }
  })
  return `<path fill="#deeaf4" fill-rule="evenodd" d="M0 0H${width}V${height}H0z${land}"/>`
}

/** Dots as lines without length, row by row: each as the way from the one before, in few digits. */
function dotsOf(places: readonly Point[], window: MapWindow, height: number): string {
  const spots = new Map<string, readonly [x: number, y: number]>()
  for (const { longitude, latitude } of places) {
    const at = within(window, project(longitude, latitude))
    const spot = [Math.round(at.x * width), Math.round(at.y * height)] as const
    spots.set(spot.join(' '), spot)
  }
  let path = ''
  let before: readonly [number, number] = [0, 0]
  for (const [x, y] of [...spots.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0])) {
    path += `m${x - before[0]} ${y - before[1]}h0`
    before = [x, y]
  }
  return path
}
