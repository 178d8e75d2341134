import { greatCircleKm } from '../../places/great-circle.ts'
import type { Place } from '../../places/place.ts'
import type { DistanceBasis } from './leg.ts'

type Measured = { readonly metres: number; readonly basis: DistanceBasis }
type Point = Pick<Place, 'longitude' | 'latitude'>

/** An average collection or delivery round, a shipment's share of it. An estimate of ours. */
export const roundMetres = 20_000

/** Road and rail are longer than the great circle: estimates of ours, on the cautious side. */
const detourPercent = { road: 120, rail: 125 } as const

/** What GLEC v3.2 adds to the great circle of a flight (p. 94). */
const flightSupplement = 95_000

/** Short hauls are flights of less than this great circle (GLEC v3.2). */
export const shortHaulMetres = 1_500_000

/** Great circle in metres, whole kilometres: coordinates of cities know no more. */
export function greatCircleMetres(from: Point, to: Point): number {
  return Math.round(greatCircleKm(from, to)) * 1000
}

/**
 * A way over land. Factors for road already hold the 5 % that lorries stray from the shortest way (GLEC v3.2, p. 100):
 * the detour here makes the shortest way out of a great circle and nothing is added twice.
 */
export function overland(kind: 'road' | 'rail', from: Point, to: Point): Measured {
  const greatCircle = greatCircleMetres(from, to)
  const percent = detourPercent[kind]
  return { metres: (greatCircle * percent) / 100, basis: { kind: 'detour', greatCircle, percent } }
}

/** A flight: the only place where its supplement is added. */
export function flight(greatCircle: number): Measured {
  return {
    metres: greatCircle + flightSupplement,
    basis: { kind: 'flight', greatCircle, supplement: flightSupplement },
  }
}
