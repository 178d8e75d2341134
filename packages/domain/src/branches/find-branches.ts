import type { Product } from '../network/product.ts'
import type { Branch, BranchService } from './branch.ts'
import type { BranchAway, BranchNetwork, GeoPoint } from './branch-network.ts'
import { openingState } from './opening-hours.ts'

type BranchFilter = {
  /** All of these must be offered. */
  readonly services?: readonly BranchService[]
  readonly product?: Product | null
  /** Only branches that are open at this instant (ms UTC). */
  readonly openAt?: number | null
}

type BranchSearch = BranchFilter & {
  readonly from: GeoPoint
  /** Only branches in this division. */
  readonly within?: string | null
  /** Km around `from`; null for no bound. */
  readonly radiusKm: number | null
  readonly limit: number
  readonly offset?: number
}

type BranchesFound = {
  /** Nearest first, at most `limit`. */
  readonly items: readonly BranchAway[]
  /** How many there are within the bounds, and how many of any kind before the filter. */
  readonly count: number
  readonly unfiltered: number
  /** Where nothing lies within the bounds: the nearest that passes the filter, wherever it is. */
  readonly nearest: BranchAway | null
}

/** Branches around a point by true distance. Bounds are inclusive. */
export function findBranches(network: BranchNetwork, search: BranchSearch): BranchesFound {
  const { from, within = null, radiusKm, limit, offset = 0 } = search
  const among = within === null ? network.branches : network.inDivision(within)
  const inside = network.byDistance(from, among, radiusKm ?? undefined)
  const passing = inside.filter(({ branch }) => passes(branch, search))
  const nearest =
    passing.length > 0
      ? null
      : (network.byDistance(from).find(({ branch }) => passes(branch, search)) ?? null)
  return {
    items: passing.slice(offset, offset + limit),
    count: passing.length,
    unfiltered: inside.length,
    nearest,
  }
}

function passes(branch: Branch, { services = [], product = null, openAt = null }: BranchFilter): boolean {
  return (
    services.every((service) => branch.services.includes(service)) &&
    (product === null || branch.products.includes(product)) &&
    (openAt === null || openingState(branch, openAt).kind === 'open')
  )
}
