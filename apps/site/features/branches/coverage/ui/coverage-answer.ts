import type { AreaAlert } from '@hongyan/content/area-alert'
import type { Product } from '@hongyan/domain/network/product'
import type { AreaPath } from '../../branch-answer.ts'

/** Whether a place is served: by all everyday products, by some, by none. */
export type CoverageState = 'served' | 'partly' | 'not'

/** The branch behind an answer, as far as it is shown with one. */
type CoverageBranch = {
  readonly code: string
  /** Code of the district it stands in. */
  readonly district: string
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly extension: string | null
  /** From the branch to the centre of the district. */
  readonly km: number
  /** WGS-84 degrees. */
  readonly longitude: number
  readonly latitude: number
}

export type ProductView =
  | {
      readonly product: Product
      readonly state: 'served'
      readonly extraDays: number
      readonly extraFeeFen: number
      /** Whose money that is in. */
      readonly currency: string
      /** `17:00`: latest time to order, in China. */
      readonly cutOff: string
    }
  | { readonly product: Product; readonly state: 'collect' | 'not' }

/** The answer for one address. */
export type CoverageView =
  | {
      readonly kind: 'district'
      readonly asked: string
      readonly area: AreaPath
      readonly state: CoverageState
      readonly pickup: boolean
      readonly products: readonly ProductView[]
      readonly branch: CoverageBranch | null
      readonly alerts: readonly AreaAlert[]
    }
  | {
      readonly kind: 'wider'
      readonly asked: string
      readonly area: AreaPath
      readonly state: CoverageState
      /** How many of its districts are in each state. */
      readonly districts: Readonly<Record<CoverageState, number>>
      /** The places one step in, to choose from. */
      readonly inside: readonly { readonly code: string; readonly name: string }[]
      readonly alerts: readonly AreaAlert[]
    }
  | { readonly kind: 'ambiguous'; readonly asked: string; readonly areas: readonly AreaPath[] }
  | { readonly kind: 'unknown'; readonly asked: string }
