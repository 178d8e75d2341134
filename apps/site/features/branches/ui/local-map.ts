import type { Point } from '../branch-answer.ts'
import type { CoastWindow } from '../coast/coast-address.ts'

/** A point of the map, as shares of its width and height. */
export type Spot = { readonly x: number; readonly y: number }

export type LocalMap = {
  readonly spotOf: (point: Point) => Spot
  /** Km across the whole width. */
  readonly widthKm: number
  /** What it shows, in degrees. */
  readonly window: CoastWindow
}

/** Km of a degree of latitude, and of longitude at the equator. */
export const kmPerDegree = 111.195
/** Share of the map left free at each side. */
const margin = 0.1

/**
 * A plain map of places near one another: a degree east is shortened by the middle latitude, so that distances hold in
 * every direction. Within a province the error stays under a percent.
 * @param ratio width ÷ height @param leastKm width of a map of one place
 */
export function localMap(points: readonly Point[], ratio: number, leastKm: number): LocalMap {
  const [west, east] = span(points.map(({ longitude }) => longitude))
  const [south, north] = span(points.map(({ latitude }) => latitude))
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const shrink = Math.cos((middle.latitude * Math.PI) / 180)
  const room = 1 - 2 * margin
  const wide = ((east - west) * shrink * kmPerDegree) / room
  const high = ((north - south) * kmPerDegree) / room
  const widthKm = Math.max(leastKm, wide, high * ratio)
  const [halfWide, halfHigh] = [widthKm / 2 / kmPerDegree / shrink, widthKm / 2 / kmPerDegree / ratio]
  return {
    widthKm,
    window: {
      west: middle.longitude - halfWide,
      south: middle.latitude - halfHigh,
      east: middle.longitude + halfWide,
      north: middle.latitude + halfHigh,
    },
    spotOf: ({ longitude, latitude }) => ({
      x: 0.5 + ((longitude - middle.longitude) * shrink * kmPerDegree) / widthKm,
      y: 0.5 - ((latitude - middle.latitude) * kmPerDegree * ratio) / widthKm,
    }),
  }
}

function span(values: readonly number[]): readonly [number, number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
}

const lengths = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

/** The longest round number of km that takes at most a share of the width. */
export function roundKm(widthKm: number, share: number): number {
  return lengths.filter((km) => km <= widthKm * share).at(-1) ?? lengths[0] ?? 1
}
