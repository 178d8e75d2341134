import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { addressRoot, childrenOf } from '@hongyan/domain/places/divisions'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import { paths } from '../../paths.ts'
import { serveText } from '../../server/static-files/serve-text.ts'
import type { ShownTiles } from '../../shell/map-tiles.ts'
import { coverageMapPlaces } from './coverage/coverage-map-places.ts'
import { networkMapPlaces } from './network-map-places.ts'
import { presentOverview } from './overview.ts'
import type { PlacesData } from './widgets/tile-map/places-data.ts'
import { tilesIn } from './widgets/tile-map/tiles.ts'

/** Seconds for which a browser shows places that may have changed. */
const maxAge = 300

type Shown = Pick<PlacesData, 'places' | 'lines' | 'spots'>

/** What opened maps show, by language; written once for an edition of the branches. */
export function registerMapPlaces(
  app: FastifyInstance,
  tiles: ShownTiles | null,
  network: () => BranchNetwork,
): void {
  if (tiles === null) return
  const serve = (path: string, locale: LocaleId, shownOf: (network: BranchNetwork) => Shown) => {
    const written = new WeakMap<BranchNetwork, string>()
    const text = () => {
      const now = network()
      const data = (): PlacesData => ({ tiles: tilesIn(tiles, locale), locale, ...shownOf(now) })
      const body = written.get(now) ?? JSON.stringify(data())
      written.set(now, body)
      return body
    }
    serveText(app, path, { type: 'application/json; charset=utf-8', maxAge, text })
  }
  for (const locale of localeIds) {
    serve(paths.networkPlaces(locale), locale, (now) =>
      networkMapPlaces(presentOverview(now, locale), locale),
    )
    for (const province of [null, ...childrenOf(addressRoot)])
      serve(paths.coveragePlaces(locale, province?.code ?? 'china'), locale, (now) =>
        coverageMapPlaces(now, province, locale),
      )
  }
}
