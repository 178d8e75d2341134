import { type LocaleId, textIn } from '@hongyan/locales'
import { areas } from '#home-addresses'
import { divisionPath } from '../places/divisions.ts'
import { areaCodeOf } from './area-codes.ts'

/** What a parcel is sorted by: the area code of a division and its name, or a postcode and its town. */
export function sortedTo(
  division: string,
  locale: LocaleId,
): { readonly route: string; readonly district: string } {
  const place = areas.kind === 'postcodes' ? areas.place(division) : null
  if (place !== null) return { route: place.postcode, district: place.town ?? '' }
  const district = divisionPath(division).at(-1)
  return {
    route: areaCodeOf(division) ?? '',
    district: district === undefined ? '' : textIn(district.name, locale),
  }
}
