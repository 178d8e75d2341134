import type { PageContext } from '../../../shell/page-context.ts'
import type { CoverageMapPages } from './load.ts'
import type { CoverageProps } from './ui/coverage.island.tsx'
import type { CoverageOverview } from './ui/coverage-map/overview.ts'

/** What is delivered in the province that was asked about; in the whole country where none was. */
export function loadCoverageMap(
  { locale, services }: PageContext<CoverageMapPages>,
  { model: { answer } }: CoverageProps,
): CoverageOverview {
  const [outermost] = answer !== null && 'area' in answer ? answer.area : []
  // A municipality stands in a path under the code of the one city in it.
  const province = outermost === undefined ? null : `${outermost.code.slice(0, 2)}0000`
  return services.coverageOverview(province, locale.id)
}
