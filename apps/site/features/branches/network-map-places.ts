import { networkMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import type { Point } from './branch-answer.ts'
import { dotSize, hubSize } from './ui/branch-map/dot-size.ts'
import { hubCities, pathOfHub, trunkLines } from './ui/branch-map/hub-cities.ts'
import type { NetworkOverview } from './ui/branch-map/overview.ts'
import type { MapPlace, PlacesData } from './widgets/tile-map/places-data.ts'

/** What the opened map of all shows: hubs come last, so that they lie over the cities. */
export function networkMapPlaces(
  { provinces, towns, hubs }: NetworkOverview,
  locale: LocaleId,
): Pick<PlacesData, 'places' | 'lines' | 'spots'> {
  const { tiles: words } = networkMessages(locale)
  const titles = new Map(hubCities(hubs, locale).map(({ code, city }) => [code, city]))
  const cities = [...provinces.flatMap((province) => province.cities), ...towns]
  return {
    lines: trunkLines(locale),
    spots: [],
    places: [
      ...cities.map(
        ({ code, name, count, ...city }): MapPlace => ({
          ...shortPoint(city),
          code,
          name,
          note: plural(locale, count, words.city),
          href: paths.branchesIn(locale, code),
          text: null,
          look: 'plain',
          size: dotSize(count),
          title: null,
        }),
      ),
      ...hubs.map(
        (hub): MapPlace => ({
          ...shortPoint(hub),
          code: hub.code,
          name: hub.name,
          note: words.hub,
          href: pathOfHub(locale, hub),
          text: null,
          look: 'hub',
          size: hubSize,
          title: titles.get(hub.code) ?? null,
        }),
      ),
    ],
  }
}

/** About ten metres. */
export function shortPoint({ longitude, latitude }: Point): Point {
  const short = (degrees: number) => Math.round(degrees * 1e4) / 1e4
  return { longitude: short(longitude), latitude: short(latitude) }
}
