import type { ColumnResult } from './emission.ts'
import type { Column } from './factors/factor-contract.ts'
import type { Leg, NoRoute, Stop, TransportMode } from './legs/leg.ts'
import type { Shipment } from './shipment.ts'
import type { Total } from './total.ts'

/** A piece of the chain: a vehicle's leg, or the handling between two of them. */
export type ChainElement = ({ readonly kind: 'leg' } & Leg) | { readonly kind: 'handling'; readonly at: Stop }

/** A piece with what each column says of it. */
export type Step = { readonly element: ChainElement } & { readonly [C in Column]: ColumnResult }

/** A shipment's footprint: every step, and the sums of both columns. */
export type Footprint = {
  readonly shipment: Shipment
  /** Version of the factors. */
  readonly set: string
  readonly steps: readonly Step[]
  readonly totals: { readonly [C in Column]: Total }
  /** Metres of all legs together. */
  readonly metres: number
  /** What flying does beyond CO2, in mg of CO2e: shown apart, part of no sum. Null on the ground. */
  readonly beyondCo2: number | null
}

/** Another mode for the same shipment, or why there is none. */
export type ModeResult =
  | { readonly mode: TransportMode; readonly kind: 'footprint'; readonly footprint: Footprint }
  | { readonly mode: TransportMode; readonly kind: 'none'; readonly reason: NoRoute }

/** What the newest set of factors gives for the same shipment. */
export type Newer = {
  readonly set: string
  readonly totals: { readonly [C in Column]: Total }
}

/** Everything a result shows. */
export type CarbonResult = {
  readonly footprint: Footprint
  /** The day from which the set of factors was used. */
  readonly since: string
  readonly modes: readonly ModeResult[]
  /** Null when the result is made with the newest set. */
  readonly newer: Newer | null
  /** SHA-256 over the footprint, in hexadecimal: two runs that agree to the last milligram have the same. */
  readonly fingerprint: string
}

export type CarbonAnswer =
  | { readonly kind: 'result'; readonly result: CarbonResult }
  | {
      readonly kind: 'none'
      readonly reason: NoRoute
      readonly shipment: Shipment
      readonly modes: readonly ModeResult[]
    }
  | { readonly kind: 'unknown-set' }
