import type { AddOn } from './vocabulary.ts'

/** How an amount comes about, in numbers that a reader can check. Grams, mm³, minor units of money, basis points. */
export type Formula =
  | {
      readonly kind: 'first-then-steps'
      readonly charged: number
      readonly first: number
      readonly firstFee: number
      readonly steps: number
      readonly step: number
      readonly stepFee: number
      readonly count: number
    }
  | {
      readonly kind: 'per-kilogram'
      readonly charged: number
      readonly kilogram: number
      readonly least: number | null
    }
  | { readonly kind: 'by-tonne'; readonly charged: number; readonly tonne: number }
  | {
      readonly kind: 'by-cubic-metre'
      readonly volume: number
      readonly cubicMetre: number
      readonly counted: 'volume' | 'weight' | 'least'
    }
  | {
      readonly kind: 'truck'
      readonly truck: '4.2' | '6.8' | '9.6' | '13'
      readonly count: number
      readonly start: number
      readonly km: number
      readonly kilometre: number
    }
  | { readonly kind: 'share'; readonly of: number; readonly basisPoints: number }
  | { readonly kind: 'value-step'; readonly value: number; readonly upTo: number }
  | { readonly kind: 'value-rate'; readonly value: number; readonly basisPoints: number }
  | { readonly kind: 'each'; readonly count: number; readonly fee: number }
  | { readonly kind: 'a-shipment' }
  | {
      readonly kind: 'wooden'
      readonly volume: number
      readonly cubicMetre: number
      readonly percent: number
      readonly least: number | null
    }
  | {
      readonly kind: 'unloading'
      readonly by: 'volume' | 'weight'
      readonly amount: number
      readonly fee: number
    }
  | { readonly kind: 'free-up-to'; readonly weight: number }
  /** A person names the price; it is not in the sum. */
  | { readonly kind: 'by-contract'; readonly amount: number }
  | { readonly kind: 'asked'; readonly over: number }
  /** It is charged by volume, and the size is not known. */
  | { readonly kind: 'needs-size' }

/** One line of a price. `fee` in minor units, null when a person names it. */
export type PriceLine = {
  readonly item: 'freight' | 'fuel' | 'cool-box' | 'temperature' | AddOn
  readonly fee: number | null
  readonly formula: Formula
  /** Grams the freight is reckoned with when the next band is cheaper than its own. */
  readonly billedAs?: number
}
