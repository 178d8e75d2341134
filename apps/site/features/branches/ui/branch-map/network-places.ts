import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import type { Point } from '../../branch-answer.ts'
import type { MapLine } from '../tile-map/opened-map.ts'
import type { Tiles } from '../tile-map/tiles.ts'
import { hubCities, pathOfHub, trunkLines } from './hub-cities.ts'
import type { NetworkOverview } from './overview.ts'

/** A dot of the map of all: a city, or a hub. */
export type NetworkPlace = Point & {
  readonly code: string
  readonly name: string
  readonly kind: 'city' | 'hub'
  readonly count: number
  readonly href: string
  /** Radius, px. */
  readonly size: number
  readonly title: string | null
}

export type NetworkPlaces = {
  readonly tiles: Tiles
  readonly locale: LocaleId
  readonly places: readonly NetworkPlace[]
  readonly lines: readonly MapLine[]
}

/** What the map of all shows: hubs come last, so that they lie over the cities. */
export function networkPlaces(
  { provinces, hubs }: NetworkOverview,
  locale: LocaleId,
  tiles: Tiles,
): NetworkPlaces {
  const cities = provinces.flatMap((province) => province.cities)
  const short = ({ longitude, latitude }: Point) => ({
    longitude: Math.round(longitude * 1e4) / 1e4,
    latitude: Math.round(latitude * 1e4) / 1e4,
  })
  const titles = new Map(hubCities(hubs, locale).map(({ code, city }) => [code, city]))
  return {
    tiles,
    locale,
    lines: trunkLines(locale),
    places: [
      ...cities.map(
        (city): NetworkPlace => ({
          ...short(city),
          code: city.code,
          name: city.name,
          kind: 'city',
          count: city.count,
          href: paths.branchesIn(locale, city.code),
          size: sizeOf(city.count),
          title: null,
        }),
      ),
      ...hubs.map(
        (hub): NetworkPlace => ({
          ...short(hub),
          code: hub.code,
          name: hub.name,
          kind: 'hub',
          count: 1,
          href: pathOfHub(locale, hub),
          size: 6,
          title: titles.get(hub.code) ?? null,
        }),
      ),
    ],
  }
}

/** Dots grow with what they stand for: twice the branches, twice the area. */
export function sizeOf(count: number): number {
  return Math.round(Math.min(9, 1.6 * Math.sqrt(count)) * 10) / 10
}
