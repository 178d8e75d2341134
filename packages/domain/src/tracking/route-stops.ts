import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { findPlace } from '../places/find-place.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import type { Place } from '../places/place.ts'
import type { Scan } from './project-shipment.ts'
import { isFinal, scanRules } from './status-table.ts'
import type { RouteStop } from './tracking-answer.ts'
import type { ShipmentStatus } from './vocabulary.ts'

/** A city where the goods were, with the first scan of that stay. */
type Visit = { readonly place: Place; readonly at: number }

/**
 * The cities passed, in order of time. Of several packages the one with the latest news is followed:
 * mixing their scans would draw a path that none of them took. `scans` come oldest first.
 */
export function listVisits(scans: readonly Scan[]): Visit[] {
  const followed = scans.findLast((scan) => scan.sequence !== null && scanRules[scan.code].physical)?.sequence
  const visits: Visit[] = []
  for (const scan of scans) {
    if (!scanRules[scan.code].physical) continue
    if (scan.sequence !== null && scan.sequence !== followed) continue
    const place = findPlace(scan.cityCode)
    if (place && place.cityCode !== visits.at(-1)?.place.cityCode) visits.push({ place, at: scan.at })
  }
  return visits
}

/** The route from origin to where the goods go: past stops, the present one, and the end that lies ahead. */
export function routeStops(
  visits: readonly Visit[],
  ends: { readonly origin: Place; readonly destination: Place },
  status: ShipmentStatus,
): { route: RouteStop[]; travelledKm: number } {
  const done = isFinal(status)
  const route: RouteStop[] = visits.map(({ place, at }, index) => ({
    place,
    state: !done && index === visits.length - 1 ? 'current' : 'passed',
    at: isoInZone(at, place.zone),
  }))
  if (route[0]?.place.cityCode !== ends.origin.cityCode) {
    route.unshift({ place: ends.origin, state: route.length === 0 ? 'current' : 'passed', at: null })
  }
  const travelledKm = Math.round(lengthKm(route))
  const goal = status === 'returning' || status === 'returned' ? ends.origin : ends.destination
  if (route.at(-1)?.place.cityCode !== goal.cityCode) {
    route.push({ place: goal, state: done ? 'passed' : 'ahead', at: null })
  }
  return { route, travelledKm: done ? Math.round(lengthKm(route)) : travelledKm }
}

function lengthKm(stops: readonly RouteStop[]): number {
  let sum = 0
  for (let i = 1; i < stops.length; i += 1) {
    const [from, to] = [stops[i - 1], stops[i]]
    if (from && to) sum += greatCircleKm(from.place, to.place)
  }
  return sum
}
