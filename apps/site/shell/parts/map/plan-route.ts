import { arcBetween, pointsAlong } from './arc.ts'
import type { MarkLook } from './map-label.tsx'
import type { LabelWish } from './place-labels.ts'
import { placeRouteNames, routeRatio as ratio } from './place-route-names.ts'
import { fitWindow, type MapPoint, project, within } from './projection.ts'

/** `passed` lies behind, `current` is where it is now (the last one passed), `ahead` still to come, `arrived` the end. */
export type RouteStop = {
  readonly lon: number
  readonly lat: number
  readonly label: string
  /** The same with what happens there, written where it has clear room. */
  readonly labelWithState?: string
  readonly state: 'passed' | 'current' | 'ahead' | 'arrived'
}

/** Width of the map's box on a phone, px: marks are told apart there. */
const narrowest = 320
/** Radii of the marks, px. */
const radii: Readonly<Record<MarkLook, number>> = {
  current: 13,
  arrived: 9,
  hub: 6,
  plain: 4,
  ahead: 4,
  none: 0,
}
/** Units of the drawn picture. */
export const routePicture = { width: 800, height: 800 / ratio }
const across = routePicture.width

export type RoutePlan = ReturnType<typeof planRoute>

/** Where everything of a way stands on its map: its stops in travel order, no place twice. */
export function planRoute(stops: readonly RouteStop[]) {
  const places = stops.map((stop) => project(stop.lon, stop.lat))
  const window = fitWindow(places, ratio)
  const spots = parted(
    stops,
    places.map((place) => within(window, place)),
  )
  const scaled = (spot: MapPoint) => ({ x: spot.x * across, y: (spot.y * across) / ratio })
  const unscaled = (spot: MapPoint) => ({ x: spot.x / across, y: (spot.y * ratio) / across })
  const legs = spots.slice(1).flatMap((to, index) => {
    const from = spots[index]
    const arc = from && arcBetween(scaled(from), scaled(to), 0.12)
    return arc ? [{ arc, ahead: stops[index + 1]?.state === 'ahead' }] : []
  })
  const looks = stops.map(({ state }, index): MarkLook => {
    if (state === 'passed') return 'plain'
    // Its ring would lie over a stop this near.
    return state === 'current' && isCrowded(index, spots) ? 'hub' : state
  })
  const wishes = stops.map((stop, index): LabelWish => {
    const spot = spots[index] ?? { x: 0.5, y: 0.5 }
    // Where it is, and where it comes from and goes to, are named before what lies between.
    const weight = index === 0 || index === stops.length - 1 || stop.state === 'current' ? 3 : 1
    return { ...spot, text: stop.label, radius: radii[looks[index] ?? 'plain'], weight }
  })
  const longer = stops.map(({ labelWithState }) => labelWithState)
  const names = placeRouteNames(
    wishes,
    longer,
    legs.map(({ arc }) => [arc.from, ...pointsAlong(arc, 22), arc.to].map(unscaled)),
  )
  return { window, legs, looks, names }
}

/** Px between the middles of a mark that is reached and one still ahead that lies under it. */
const leastApart = 14

/** Stops still ahead, out of the marks of those before them on the narrowest map: both cannot stand on one spot. */
function parted(stops: readonly RouteStop[], spots: readonly MapPoint[]): readonly MapPoint[] {
  return spots.map((spot, index) => {
    const before = spots[index - 1]
    if (before === undefined || stops[index]?.state !== 'ahead') return spot
    const [x, y] = [(spot.x - before.x) * narrowest, ((spot.y - before.y) * narrowest) / ratio]
    const apart = Math.hypot(x, y)
    if (apart >= leastApart || apart === 0) return spot
    const by = leastApart / apart
    return { x: before.x + (spot.x - before.x) * by, y: before.y + (spot.y - before.y) * by }
  })
}

/** Whether another stop lies under the ring of this one where the map is narrowest. */
function isCrowded(index: number, spots: readonly MapPoint[]): boolean {
  const at = spots[index]
  return spots.some((spot, other) => {
    if (at === undefined || other === index) return false
    const apart = Math.hypot((spot.x - at.x) * narrowest, ((spot.y - at.y) * narrowest) / ratio)
    return apart < radii.current + radii.plain
  })
}
