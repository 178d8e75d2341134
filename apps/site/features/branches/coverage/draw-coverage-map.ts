import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { districtStates } from '@hongyan/domain/coverage/district-states'
import type { Division } from '@hongyan/domain/places/divisions'
import { coverageWindow, districtsAround, districtsIn } from './coverage-window.ts'
import { drawCoverage } from './ui/coverage-map/draw-coverage.ts'

/** Dots of the country's map and of a province's, in thousandths of the width. */
const dotSizes = { country: 6, province: 15 }

/** What is delivered in the districts of a province, or of the country, as a picture (SVG). */
export function drawCoverageMap(network: BranchNetwork, province: Division | null): string {
  const states = districtStates(network)
  const districts = districtsIn(province).map(({ code, longitude, latitude }) => ({
    longitude,
    latitude,
    state: states.get(code) ?? ('not' as const),
  }))
  return drawCoverage(districts, coverageWindow(province), {
    size: province ? dotSizes.province : dotSizes.country,
    beyond: province === null ? [] : districtsAround(province),
  })
}
