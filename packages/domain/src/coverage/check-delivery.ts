import type { Branch } from '../branches/branch.ts'
import { ancestry, type BranchAway, type BranchNetwork, districtsOf } from '../branches/branch-network.ts'
import { nextClosingMinute } from '../branches/closing-time.ts'
import { isOffered } from '../network/is-offered.ts'
import { type Product, products } from '../network/product.ts'
import { type Division, findDivision } from '../places/divisions.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import {
  bandAt,
  type CoverageBand,
  type CutOffs,
  everydayProducts,
  productRules,
  provinceRules,
  usualCutOffs,
} from './coverage-rules.ts'

/** Whether a place is served: by all everyday products, by some of its products, or by none. */
export type CoverageState = 'served' | 'partly' | 'not'

export type ProductCoverage =
  | {
      readonly product: Product
      readonly state: 'served'
      /** On top of what the product takes to the city, and costs. */
      readonly extraDays: number
      readonly extraFeeFen: number
      /** Latest minute of the day to order. */
      readonly cutOffMinute: number
      /** Code of the branch that delivers it. */
      readonly branch: string
    }
  /** `collect`: only as far as a branch, where the receiver fetches it. */
  | { readonly product: Product; readonly state: 'collect'; readonly branch: string }
  | { readonly product: Product; readonly state: 'not' }

export type DistrictCoverage = {
  readonly kind: 'district'
  /** Code of the district. */
  readonly area: string
  readonly state: CoverageState
  readonly band: CoverageBand | null
  /** The branch responsible, and how far the centre of the district is from it. */
  readonly responsible: BranchAway | null
  readonly pickup: boolean
  /** One for each product that is offered, in the order of the vocabulary. */
  readonly products: readonly ProductCoverage[]
}

/** The answer for more than a district: what its districts have in common. */
type WiderCoverage = {
  readonly kind: 'wider'
  readonly area: string
  readonly state: CoverageState
  /** Codes of its districts by state. */
  readonly districts: Readonly<Record<CoverageState, readonly string[]>>
}

export type Coverage = DistrictCoverage | WiderCoverage

/**
 * What is delivered to a division, by which branch. Null for a code that no division has.
 * @param day `YYYY-MM-DD` in China: cut-offs are those of that day, or of the next the branch is open
 */
export function checkDelivery(
  network: BranchNetwork,
  code: string,
  day: string,
  cutOffs: CutOffs = usualCutOffs,
): Coverage | null {
  const division = findDivision(code)
  if (division === null) return null
  const districts = districtsOf(code)
  const [only] = districts
  const inTown = { day, cutOffs }
  if (only?.code === code) return coverageOfDistrict(network, only, inTown)

  const byState: Record<CoverageState, string[]> = { served: [], partly: [], not: [] }
  for (const district of districts)
    byState[coverageOfDistrict(network, district, inTown).state].push(district.code)
  const total = districts.length
  const state = byState.served.length === total ? 'served' : byState.not.length === total ? 'not' : 'partly'
  return { kind: 'wider', area: code, state, districts: byState }
}

function coverageOfDistrict(
  network: BranchNetwork,
  district: Division,
  inTown: Pick<Case, 'day' | 'cutOffs'>,
): DistrictCoverage {
  const responsible = network.responsibleFor(district.code)
  if (responsible === null) return nobody(district.code)
  const line = ancestry(district.code)
  const province = line.at(-1) ?? district.code
  const list = products
    .filter(isOffered)
    .map((product) => coverageOf(network, { product, district, responsible, line, ...inTown }))
  const everyday = everydayProducts(province).filter(isOffered)
  const offered = list.filter(({ state }) => state === 'served').map(({ product }) => product)
  const band = bandAt(responsible.km)
  return {
    kind: 'district',
    area: district.code,
    state: everyday.every((product) => offered.includes(product))
      ? 'served'
      : list.some(({ state }) => state !== 'not')
        ? 'partly'
        : 'not',
    band: band?.band ?? null,
    responsible,
    pickup: band?.pickup ?? false,
    products: list,
  }
}

type Case = {
  readonly product: Product
  readonly district: Division
  readonly responsible: BranchAway
  /** The district and what it lies in, innermost first. */
  readonly line: readonly string[]
  readonly day: string
  readonly cutOffs: CutOffs
}

function coverageOf(
  network: BranchNetwork,
  { product, district, responsible, line, day, cutOffs }: Case,
): ProductCoverage {
  const rule = productRules[product]
  const provider = has(responsible.branch, product)
    ? responsible
    : nearestWith(network, product, district, line[1] ?? line[0] ?? '')
  if (provider === null) return { product, state: 'not' }
  const band = bandAt(provider.km)
  if (provider.km > rule.doorKm || band === null) {
    return provider.km <= rule.doorKm * 2
      ? { product, state: 'collect', branch: provider.branch.code }
      : { product, state: 'not' }
  }
  const province = provinceRules[line.at(-1) ?? '']
  const cutOff = cutOffs(product, day)
  return {
    product,
    state: 'served',
    extraDays: band.extraDays + (province?.extraDays ?? 0),
    extraFeeFen: band.extraFeeFen + (province?.extraFeeFen ?? 0),
    // Nobody takes anything in behind a closed door.
    cutOffMinute: Math.min(cutOff - band.earlierMinutes, nextClosingMinute([provider.branch], day) ?? cutOff),
    branch: provider.branch.code,
  }
}

/**
 * The branches at which a product can be handed in from a place: of a district the one responsible or, where that does
 * not take it, the nearest of the city that does; of a city every one that does.
 */
export function branchesTaking(network: BranchNetwork, product: Product, code: string): readonly Branch[] {
  const division = findDivision(code)
  if (division === null) return []
  if (districtsOf(code)[0]?.code !== code)
    return network.inDivision(code).filter((branch) => has(branch, product))
  const responsible = network.responsibleFor(code)?.branch
  if (responsible && has(responsible, product)) return [responsible]
  const nearest = nearestWith(network, product, division, ancestry(code)[1] ?? code)
  return nearest === null ? [] : [nearest.branch]
}

/** The nearest branch of the same city that offers a product. */
function nearestWith(
  network: BranchNetwork,
  product: Product,
  district: Division,
  city: string,
): BranchAway | null {
  let nearest: BranchAway | null = null
  for (const branch of network.inDivision(city)) {
    if (!has(branch, product)) continue
    const km = greatCircleKm(district, branch)
    if (nearest === null || km < nearest.km) nearest = { branch, km }
  }
  return nearest
}

function has(branch: Branch, product: Product): boolean {
  return branch.products.includes(product)
}

function nobody(area: string): DistrictCoverage {
  return {
    kind: 'district',
    area,
    state: 'not',
    band: null,
    responsible: null,
    pickup: false,
    products: products.filter(isOffered).map((product) => ({ product, state: 'not' })),
  }
}
