import { latitudeAt, type MapWindow, project, within } from '../../../shell/parts/map/projection.ts'
import { landPathBy } from './draw-coast.ts'
import { farLandRings } from './shapes.ts'

const wide = 600

/**
 * The sea of a map of countries, as markup that fills a picture so many units wide and high; empty where the map reaches
 * beyond the coasts that are known.
 */
export function drawSea(window: MapWindow, width: number, height: number): string {
  const degrees = {
    west: window.x,
    east: window.x + window.width,
    north: latitudeAt(window.y),
    south: latitudeAt(window.y + window.height),
  }
  const rings = farLandRings(degrees)
  if (rings === null) return ''
  const high = Math.round((wide * height) / width)
  const place = (point: { readonly x: number; readonly y: number }) => {
    const { x, y } = within(window, project(point.x, point.y))
    return { x: x * wide, y: y * high }
  }
  const scale = Math.round((width / wide) * 10_000) / 10_000
  return `<path fill="#deeaf4" fill-rule="evenodd" transform="scale(${scale})" d="M0 0H${wide}V${high}H0z${landPathBy(degrees, wide, place, rings)}"/>`
}
