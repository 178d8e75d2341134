import type { MapWindow } from '../../../../../shell/parts/map/projection.ts'
import type { AreaName, Point } from '../../../branch-answer.ts'
import type { CoverageState } from '../coverage-answer.ts'

/** How many districts are in each state. */
export type DistrictCounts = Readonly<Record<CoverageState, number>>

/** What is delivered in the country or in a province, by its parts. */
export type CoverageOverview = {
  /** The province; null for the whole country. */
  readonly area: AreaName | null
  /** What its map shows. */
  readonly window: MapWindow
  readonly districts: DistrictCounts
  /** Where the districts of a province are drawn; none for the whole country, whose map has no names. */
  readonly spots: readonly Point[]
  /** Provinces around one, where its map shows districts of theirs. */
  readonly neighbours: readonly (AreaName & { readonly spots: readonly Point[] })[]
  /** Provinces of the country; cities of a province, or the districts of one without cities. */
  readonly parts: readonly (AreaName & Point & { readonly districts: DistrictCounts })[]
}
