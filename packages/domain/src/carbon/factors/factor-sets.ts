import { chinaTransport } from './china-transport-data.ts'
import { type FactorSet, factorSetSchema, type Grid } from './factor-contract.ts'
import { electricVan, glecTransport } from './glec-data.ts'
import { grid2022 } from './grid-2022-data.ts'
import { grid2023 } from './grid-2023-data.ts'
import { ukBeyondCo2, ukTransport } from './uk-transport-data.ts'

const column = { ...glecTransport, 'electric-van': electricVan }

function setOf(version: string, since: string, grid: Grid): FactorSet {
  return factorSetSchema.parse({
    version,
    since,
    china: { ...column, ...chinaTransport },
    international: { ...column, ...ukTransport },
    grid,
    beyondCo2: ukBeyondCo2,
  })
}

/**
 * Every set of factors that results were ever made with, oldest first. One that was given out is never touched: a new
 * figure makes a new set, or the links of last year would not give last year's bytes.
 */
export const factorSets: readonly [FactorSet, ...FactorSet[]] = [
  setOf('2025-11', '2025-11-03', grid2022),
  setOf('2026-10', '2026-10-28', grid2023),
]

/** The set new results are made with. */
export const currentFactorSet: FactorSet = factorSets.at(-1) ?? factorSets[0]

/** The set of a version, or null where there never was one. */
export function findFactorSet(version: string): FactorSet | null {
  return factorSets.find((set) => set.version === version) ?? null
}
