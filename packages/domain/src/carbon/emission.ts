import { type Amount, amountOf, wellToWheel } from './amount.ts'
import type { Factor, Grid, SourceId } from './factors/factor-contract.ts'

/** What one column says of one element: the factor as applied, and what comes of it. */
export type ColumnResult = {
  readonly factor: Factor
  /** What feeds an electric vehicle; null for others. */
  readonly grid: GridResult | null
  readonly amount: Amount<'wtw'> | Amount<'generation'> | Amount<'open'>
  /** The two halves, where the source gives them. */
  readonly split: { readonly wtt: Amount<'wtt'>; readonly ttw: Amount<'ttw'> } | null
}

/** The grid that feeds a vehicle where it is charged. */
type GridResult = {
  /** Milligrams of CO2 for each kilowatt-hour. */
  readonly value: number
  /** The province by its two digits, or null where the country's figure stands in. */
  readonly province: string | null
  readonly city: string
  readonly source: SourceId
  readonly place: string
}

/**
 * Emissions of carrying `grams` over `metres`, or of handling them once where the factor is per tonne:
 * E = mass x distance x factor (ISO 14083). Exact integers, rounded half up once, to the milligram.
 * @param city where an electric vehicle is charged
 */
export function readFactor(
  factor: Factor,
  work: { readonly grams: number; readonly metres: number; readonly city: string },
  grid: Grid,
): ColumnResult {
  switch (factor.kind) {
    case 'split': {
      const wtt = amountOf('wtt', carried(work, factor.wtt))
      const ttw = amountOf('ttw', carried(work, factor.ttw))
      return { factor, grid: null, amount: wellToWheel(wtt, ttw), split: { wtt, ttw } }
    }
    case 'whole': {
      const milligrams =
        factor.per === 'tonne' ? handled(work.grams, factor.value) : carried(work, factor.value)
      const amount = factor.boundary === 'wtw' ? amountOf('wtw', milligrams) : amountOf('open', milligrams)
      return { factor, grid: null, amount, split: null }
    }
    case 'grid': {
      const province = work.city.slice(0, 2)
      const own = grid.provinces[province]
      const value = own ?? grid.national
      return {
        factor,
        grid: {
          value,
          province: own === undefined ? null : province,
          city: work.city,
          source: grid.source,
          place: own === undefined ? grid.places.national : grid.places.provinces,
        },
        amount: amountOf('generation', carried(work, (value * factor.wattHours) / 1000)),
        split: null,
      }
    }
  }
}

/** The factor as applied, in mg for each of its units: both halves together, or energy times the grid's. */
export function appliedFactor({ factor, grid }: Pick<ColumnResult, 'factor' | 'grid'>): number {
  if (factor.kind === 'split') return factor.wtt + factor.ttw
  return factor.kind === 'whole' ? factor.value : ((grid?.value ?? 0) * factor.wattHours) / 1000
}

/** grams x metres x mg per tonne-kilometre / 10^9 = mg. */
export function carried({ grams, metres }: { grams: number; metres: number }, factor: number): number {
  return divide(BigInt(grams) * BigInt(metres) * BigInt(factor), 1_000_000_000n)
}

/** grams x mg per tonne / 10^6 = mg. */
function handled(grams: number, factor: number): number {
  return divide(BigInt(grams) * BigInt(factor), 1_000_000n)
}

function divide(product: bigint, by: bigint): number {
  return Number((product + by / 2n) / by)
}
