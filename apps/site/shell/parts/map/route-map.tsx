import { arcBetween, arcPath, pointsAlong } from './arc.ts'
import { LandPicture } from './land-picture.tsx'
import styles from './map.module.css'
import { MapMark, type MarkLook, nameSize } from './map-label.tsx'
import { type LabelWish, placeLabels } from './place-labels.ts'
import { fitWindow, type MapPoint, project, within } from './projection.ts'

/** `passed` lies behind, `current` is where it is now (the last one passed), `ahead` still to come, `arrived` the end. */
export type RouteStop = {
  readonly lon: number
  readonly lat: number
  readonly label: string
  readonly state: 'passed' | 'current' | 'ahead' | 'arrived'
}

/** Width ÷ height of the picture; the style sheet says the same. */
const ratio = 8 / 5
/** Widths in px of the map's box on a phone and on a desktop; names must fit both. */
const widths = [320, 592]
/** Radii of the marks, px. */
const radii: Readonly<Record<MarkLook, number>> = {
  current: 13,
  arrived: 9,
  hub: 6,
  plain: 4,
  ahead: 4,
  none: 0,
}
/** The picture's own units across. */
const across = 800

/**
 * The way of a shipment on dotted land, fitted to its stops. It is a picture: give the same facts as text beside
 * it. Stops in travel order; the same place twice in a row is drawn once. Server-rendered, no script.
 */
export function RouteMap({
  points,
  ariaLabel,
}: {
  readonly points: readonly RouteStop[]
  readonly ariaLabel: string
}) {
  const stops = distinct(points)
  if (stops.length === 0) return null
  const { window, legs, looks, wishes, names } = planOf(stops)
  return (
    <div className={styles.route} role="img" aria-label={ariaLabel}>
      <LandPicture window={window} />
      <svg aria-hidden="true" className={styles.arcs} viewBox={`0 0 ${across} ${across / ratio}`}>
        {legs.map(({ arc, ahead }) => (
          <path key={arcPath(arc)} d={arcPath(arc)} className={ahead ? styles.dotted : undefined} />
        ))}
      </svg>
      <svg aria-hidden="true" className={styles.marks}>
        {wishes.map((wish, index) => {
          const state = stops[index]?.state ?? 'passed'
          const name = index === 0 || state === 'current' || state === 'arrived' ? 'strong' : 'plain'
          return (
            <MapMark
              key={`${wish.x} ${wish.y}`}
              wish={wish}
              place={names[index] ?? null}
              mark={looks[index] ?? 'plain'}
              name={name}
            />
          )
        })}
      </svg>
    </div>
  )
}

/** Plans of the routes drawn last: a company's shipments go the same ways, and where names fit takes most of a map's time. */
const plans = new Map<string, RoutePlan>()
const mostPlans = 500

function planOf(stops: readonly RouteStop[]): RoutePlan {
  const key = JSON.stringify(stops)
  const plan = plans.get(key) ?? planRoute(stops)
  if (plans.size >= mostPlans) plans.clear()
  plans.set(key, plan)
  return plan
}

type RoutePlan = ReturnType<typeof planRoute>

/** Where everything of a route stands on its map. */
function planRoute(stops: readonly RouteStop[]) {
  const places = stops.map((stop) => project(stop.lon, stop.lat))
  const window = fitWindow(places, ratio)
  const spots = parted(
    stops,
    places.map((place) => within(window, place)),
  )
  const scaled = (spot: MapPoint) => ({ x: spot.x * across, y: (spot.y * across) / ratio })
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
    return { ...spot, text: stop.label, radius: radii[looks[index] ?? 'plain'] }
  })
  const names = placeLabels(wishes, {
    frames: widths.map((width) => ({ width, height: width / ratio })),
    fontSize: nameSize,
    avoid: legs.flatMap(({ arc }) =>
      pointsAlong(arc, 48).map((spot) => ({ x: spot.x / across, y: (spot.y * ratio) / across })),
    ),
  })
  return { window, legs, looks, wishes, names }
}

/** Px between the middles of a mark that is reached and one still ahead that lies under it. */
const leastApart = 14

/** Stops still ahead, out of the marks of those before them on the narrowest map: both cannot stand on one spot. */
function parted(stops: readonly RouteStop[], spots: readonly MapPoint[]): readonly MapPoint[] {
  const [narrowest = 0] = widths
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
  const [narrowest = 0] = widths
  const at = spots[index]
  return spots.some((spot, other) => {
    if (at === undefined || other === index) return false
    const apart = Math.hypot((spot.x - at.x) * narrowest, ((spot.y - at.y) * narrowest) / ratio)
    return apart < radii.current + radii.plain
  })
}

/** Runs of the same place become one; a place met again later keeps its latest state. */
function distinct(points: readonly RouteStop[]): RouteStop[] {
  const byPlace = new Map<string, RouteStop>()
  for (const point of points) byPlace.set(`${point.lon} ${point.lat}`, point)
  return [...byPlace.values()]
}
