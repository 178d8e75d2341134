import { listCities } from '@hongyan/domain/places'
import type { LocaleId } from '@hongyan/locales'
import type { AreaPlace } from '../../blocks/map/area-map.tsx'

/** At most this many cities are named on a map of areas; more would not be legible. */
const mostNames = 9

/** The city a text is written from, or null when it is none of the network's. `place` is its name in `locale`. */
export function datelinePlace(place: string, locale: LocaleId): AreaPlace | null {
  const city = listCities().find(({ name }) => name[locale] === place)
  return city === undefined
    ? null
    : { lon: city.longitude, lat: city.latitude, label: place, look: 'current' }
}

/** Cities of the network in the provinces of the given codes (GB/T 2260, six digits), capitals first. */
export function touchedPlaces(areaCodes: readonly string[], locale: LocaleId): readonly AreaPlace[] {
  const provinces = new Set(areaCodes.map((code) => code.slice(0, 2)))
  return listCities()
    .filter(({ cityCode }) => provinces.has(cityCode.slice(0, 2)))
    .toSorted((one, other) => Number(other.cityCode.endsWith('0100')) - Number(one.cityCode.endsWith('0100')))
    .slice(0, mostNames)
    .map(({ name, longitude, latitude }) => ({
      lon: longitude,
      lat: latitude,
      label: name[locale],
      look: 'hub',
    }))
}
