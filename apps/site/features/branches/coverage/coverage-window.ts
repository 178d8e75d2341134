import { districtsOf } from '@hongyan/domain/branches/branch-network'
import { addressRoot, childrenOf, type Division } from '@hongyan/domain/places/divisions'
import { chinaRatio, chinaWindow } from '../../../shell/parts/map/china-window.ts'
import { fitWindow, type MapWindow, project, within } from '../../../shell/parts/map/projection.ts'

/** Narrowest side of the map of a province, in degrees, and the air around what it holds. */
const leastSpan = 2
const air = 1.25

/** The districts of a province, or of the country. */
export function districtsIn(province: Division | null): readonly Division[] {
  return province === null
    ? childrenOf(addressRoot).flatMap(({ code }) => districtsOf(code))
    : districtsOf(province.code)
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
  if (province === null) return chinaWindow
  const points = districtsIn(province).map(({ longitude, latitude }) => project(longitude, latitude))
  return fitWindow(points, chinaRatio, leastSpan, air)
}
