import { arcPath } from './arc.ts'
import { LandPicture } from './land-picture.tsx'
import styles from './map.module.css'
import { MapMark } from './map-label.tsx'
import type { RouteLevel } from './place-route-names.ts'
import { planRoute, type RoutePlan, type RouteStop, routePicture } from './plan-route.ts'

const levels: readonly { readonly level: RouteLevel; readonly look: string | undefined }[] = [
  { level: 'narrow', look: styles.narrow },
  { level: 'wide', look: styles.wide },
]

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
  const { window, legs, looks, names } = planOf(stops)
  const lookOf = (index: number) => {
    const state = stops[index]?.state ?? 'passed'
    return index === 0 || state === 'current' || state === 'arrived' ? 'strong' : 'plain'
  }
  return (
    <div className={styles.route} role="img" aria-label={ariaLabel}>
      <LandPicture window={window} />
      <svg
        aria-hidden="true"
        className={styles.arcs}
        viewBox={`0 0 ${routePicture.width} ${routePicture.height}`}
      >
        {legs.map(({ arc, ahead }) => (
          <path key={arcPath(arc)} d={arcPath(arc)} className={ahead ? styles.dotted : undefined} />
        ))}
      </svg>
      {levels.map(({ level, look }) => (
        <svg key={level} aria-hidden="true" className={`${styles.marks} ${look}`}>
          {names[level].map(({ wish, place }, index) => (
            <MapMark
              key={`${wish.x} ${wish.y}`}
              wish={wish}
              place={place}
              mark={looks[index] ?? 'plain'}
              name={lookOf(index)}
            />
          ))}
        </svg>
      ))}
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

/** Runs of the same place become one; a place met again later keeps its latest state. */
function distinct(points: readonly RouteStop[]): RouteStop[] {
  const byPlace = new Map<string, RouteStop>()
  for (const point of points) byPlace.set(`${point.lon} ${point.lat}`, point)
  return [...byPlace.values()]
}
