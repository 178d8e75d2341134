import { districtsOf } from '@hongyan/domain/branches/branch-network'
import { addressRoot, childrenOf, type Division, homeRegions } from '@hongyan/domain/places/divisions'
import { countryRatio } from '../../../shell/parts/map/country-ratio.ts'
import { homeWindow } from '../../../shell/parts/map/home-window.gen.ts'
import { fitWindow, type MapWindow, project, within } from '../../../shell/parts/map/projection.ts'

/** Narrowest side of the map of a province, in degrees, and the air around what it holds. */
const leastSpan = 2
const air = 1.25

/** The districts of a province, or of the country. */
export function districtsIn(province: Division | null): readonly Division[] {
  return province === null
    ? partsOfCountry().flatMap(({ code }) => districtsOf(code))
    : districtsOf(province.code)
}

/** Provinces, or regions of postcodes. */
function partsOfCountry(): readonly Division[] {
  const regions = homeRegions()
  return regions.length > 0 ? regions : childrenOf(addressRoot)
}

/** The districts of other provinces that a map of one shows. */
export function districtsAround(province: Division): readonly Division[] {
  const window = coverageWindow(province)
  const own = new Set(districtsIn(province).map(({ code }) => code))
  return districtsIn(null).filter(({ code, longitude, latitude }) => {
    const { x, y } = within(window, project(longitude, latitude))
    return !own.has(code) && Math.min(x, y) > 0.01 && Math.max(x, y) < 0.99
  })
}

/** What a map of them shows. */
export function coverageWindow(province: Division | null): MapWindow {
  if (province === null) return homeWindow
  const points = districtsIn(province).map(({ longitude, latitude }) => project(longitude, latitude))
  return fitWindow(points, countryRatio, leastSpan, air)
}
