import { findPlace } from '../../places/find-place.ts'
import type { Place } from '../../places/place.ts'

/**
 * The place of a code that is known to be one.
 * @throws RangeError where it is not
 */
export function placeOf(city: string): Place {
  const place = findPlace(city)
  if (place === null) throw new RangeError(`no city ${city}`)
  return place
}
