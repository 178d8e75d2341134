import { type BranchNetwork, districtsOf } from '@hongyan/domain/branches/branch-network'
import { districtStates } from '@hongyan/domain/coverage/district-states'
import { bareText } from '@hongyan/domain/places/bare-name'
import { addressRoot, childrenOf, type Division, findDivision } from '@hongyan/domain/places/divisions'
import { orderInLanguage } from '@hongyan/domain/places/order-in-language'
import { type LocaleId, textIn } from '@hongyan/locales'
import { stepsIn } from '../answer-branches.ts'
import { areaName } from '../area-names.ts'
import { coverageWindow, districtsAround, districtsIn } from './coverage-window.ts'
import type { CoverageOverview, DistrictCounts } from './ui/coverage-map/overview.ts'

/** What is delivered in a province, or in the whole country where the code is no province's. */
export function presentCoverageOverview(
  network: BranchNetwork,
  code: string | null,
  locale: LocaleId,
): CoverageOverview {
  const division = code === null ? null : findDivision(code)
  const province = division?.level === 'province' ? division : null
  const parts = province === null ? childrenOf(addressRoot) : stepsIn(province.code)
  const states = districtStates(network)
  const counts = (inside: readonly Division[]): DistrictCounts => {
    const found = { served: 0, partly: 0, not: 0 }
    for (const district of inside) found[states.get(district.code) ?? 'not'] += 1
    return found
  }
  return {
    area: province && areaName(province, locale),
    window: coverageWindow(province),
    districts: counts(districtsIn(province)),
    spots:
      province === null
        ? []
        : districtsIn(province).map(({ longitude, latitude }) => ({ longitude, latitude })),
    neighbours: province === null ? [] : neighboursOf(province, locale),
    parts: orderInLanguage(parts, locale).map(({ code: part, name, longitude, latitude }) => ({
      code: part,
      // A map and a narrow list have room for 内蒙古, not for 内蒙古自治区.
      name: textIn(bareText(name), locale),
      longitude,
      latitude,
      districts: counts(districtsOf(part)),
    })),
  }
}

function neighboursOf(province: Division, locale: LocaleId): CoverageOverview['neighbours'] {
  const groups = Map.groupBy(districtsAround(province), ({ code }) => `${code.slice(0, 2)}0000`)
  return [...groups].flatMap(([code, districts]) => {
    const neighbour = findDivision(code)
    if (neighbour === null) return []
    const spots = districts.map(({ longitude, latitude }) => ({ longitude, latitude }))
    return [{ code, name: textIn(bareText(neighbour.name), locale), spots }]
  })
}
