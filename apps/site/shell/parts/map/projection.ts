/** A place on the map plane: Mercator, one unit per degree of longitude, y grows southwards. */
export type MapPoint = { readonly x: number; readonly y: number }

/** A rectangle of the map plane, in map units. */
export type MapWindow = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The plane is cut in the Atlantic, so that Asia and the Pacific are whole. */
const cutLongitude = -30

/**
 * Mercator position of a place: https://mathworld.wolfram.com/MercatorProjection.html
 * @param lon degrees east, any turn @param lat degrees north, kept within ±80
 */
export function project(lon: number, lat: number): MapPoint {
  const turn = (((lon - cutLongitude) % 360) + 360) % 360
  const phi = (Math.max(-80, Math.min(80, lat)) * Math.PI) / 180
  return { x: turn + cutLongitude, y: (-Math.log(Math.tan(Math.PI / 4 + phi / 2)) * 180) / Math.PI }
}

/** Latitude, in degrees, of a height on the plane. */
export function latitudeAt(y: number): number {
  return (2 * Math.atan(Math.exp((-y * Math.PI) / 180)) * 180) / Math.PI - 90
}

/**
 * The smallest window of the given ratio that holds every point with air around it.
 * @param ratio width ÷ height @param leastSpan narrowest side in map units, so that one city is not a blank
 * @param air how much wider than what it holds
 */
export function fitWindow(points: readonly MapPoint[], ratio: number, leastSpan = 20, air = 1.5): MapWindow {
  if (points.length === 0) throw new RangeError('a window needs at least one point')
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const padded = (span: number) => Math.max(leastSpan, span * air)
  const width = Math.max(padded(right - left), padded(bottom - top) * ratio)
  const height = width / ratio
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** Where a point lies in a window, as fractions of its width and height. */
export function within(window: MapWindow, point: MapPoint): MapPoint {
  return { x: (point.x - window.x) / window.width, y: (point.y - window.y) / window.height }
}
