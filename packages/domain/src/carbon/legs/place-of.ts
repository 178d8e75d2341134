import { findCity } from '../../places/find-city.ts'
import type { Place } from '../../tracking/tracking-answer.ts'

/**
 * The city of a code that is known to be in the table.
 * @throws RangeError where it is not
 */
export function placeOf(city: string): Place {
  const place = findCity(city)
  if (place === null) throw new RangeError(`no city ${city}`)
  return place
}
