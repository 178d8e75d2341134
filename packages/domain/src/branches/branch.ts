import type { DataText } from '@hongyan/locales'
import type { Product } from '../network/product.ts'
import type { OpeningRules } from './opening-hours.ts'

/** What a place of the network is. A hub sorts goods; the public may hand in freight there. */
export const branchKinds = ['branch', 'freight-station', 'hub'] as const
export type BranchKind = (typeof branchKinds)[number]

/** What a visitor can do at a branch, in the order it is shown. */
export const branchServices = [
  'drop-off',
  'collection',
  'packing',
  'large-items',
  'cold-box',
  'customs-papers',
  'locker',
  'step-free',
] as const
export type BranchService = (typeof branchServices)[number]

/** A place of the network that visitors can go to. Coordinates are WGS-84 degrees. */
export type Branch = OpeningRules & {
  readonly code: string
  readonly kind: BranchKind
  readonly name: DataText
  /** Code of the district it lies in (GB/T 2260); outside China that of a city of the network, such as `SGSIN`. */
  readonly district: string
  readonly address: DataText
  readonly longitude: number
  readonly latitude: number
  /** Number to dial, digits only, from abroad behind a `+`; and the extension behind it or null. */
  readonly phone: string
  readonly extension: string | null
  readonly services: readonly BranchService[]
  /** Products it takes in and delivers. */
  readonly products: readonly Product[]
  /** Codes of the districts beside its own that it is responsible for. */
  readonly areas: readonly string[]
}
