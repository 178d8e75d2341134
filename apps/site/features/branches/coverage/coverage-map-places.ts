import { networkMessages } from '@hongyan/content'
import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { districtStates } from '@hongyan/domain/coverage/district-states'
import type { Division } from '@hongyan/domain/places/divisions'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import { shortPoint } from '../network-map-places.ts'
import type { MapPlace, PlacesData } from '../widgets/tile-map/places-data.ts'
import { districtsIn } from './coverage-window.ts'
import { presentCoverageOverview } from './present-overview.ts'

/** What the opened map of coverage shows: every district by its state, and the parts of the list as marks. */
export function coverageMapPlaces(
  network: BranchNetwork,
  province: Division | null,
  locale: LocaleId,
): Pick<PlacesData, 'places' | 'lines' | 'spots'> {
  const states = districtStates(network)
  const { tiles: words } = networkMessages(locale)
  const { parts } = presentCoverageOverview(network, province?.code ?? null, locale)
  return {
    lines: [],
    spots: districtsIn(province).map((district) => ({
      ...shortPoint(district),
      state: states.get(district.code) ?? 'not',
    })),
    places: parts.map(({ code, name, districts: { served, partly, not }, ...part }): MapPlace => {
      const number = (count: number) => formatNumber(locale, count)
      return {
        ...shortPoint(part),
        code,
        name,
        note: fill(words.served, { served: number(served), total: number(served + partly + not) }),
        href: paths.coverageAreas(locale, code),
        text: null,
        look: 'plain',
        size: 4,
        // Over the whole country they would cover one another.
        title: province && name,
      }
    }),
  }
}
