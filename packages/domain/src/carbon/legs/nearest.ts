import type { Place } from '../../places/place.ts'
import { greatCircleMetres } from './distances.ts'
import { placeOf } from './place-of.ts'

/** The city among some that is nearest to a place; the earlier of two as near. */
export function nearestTo(place: Place, cities: readonly string[]): string {
  const metresTo = (city: string) => greatCircleMetres(place, placeOf(city))
  return cities.reduce((a, b) => (metresTo(b) < metresTo(a) ? b : a))
}
