import { listCities } from '@hongyan/domain/places/find-city'
import { findPlace } from '@hongyan/domain/places/find-place'
import type { LocaleId } from '@hongyan/locales'
import type { AreaPlace } from '../../../shell/parts/map/area-map.tsx'

/** At most this many cities are named on a map of areas; more would not be legible. */
const mostNames = 9

/**
 * Cities that a notice names by their codes (GB/T 2260, six digits), then the network's cities in the provinces it
 * names, capitals first.
 */
export function touchedPlaces(areaCodes: readonly string[], locale: LocaleId): readonly AreaPlace[] {
  const isProvince = (code: string): boolean => code.endsWith('0000')
  const named = areaCodes.filter((code) => !isProvince(code)).flatMap((code) => findPlace(code) ?? [])
  const provinces = new Set(areaCodes.filter(isProvince).map((code) => code.slice(0, 2)))
  const within = listCities()
    .filter(({ cityCode }) => provinces.has(cityCode.slice(0, 2)) && !areaCodes.includes(cityCode))
    .toSorted((one, other) => Number(other.cityCode.endsWith('0100')) - Number(one.cityCode.endsWith('0100')))
  return [...named, ...within].slice(0, mostNames).map(({ name, longitude, latitude }) => ({
    lon: longitude,
    lat: latitude,
    label: name[locale],
    look: 'hub',
  }))
}
