import type { Carrier } from '../factors/factor-contract.ts'

export const transportModes = ['road', 'rail', 'air', 'sea'] as const
export type TransportMode = (typeof transportModes)[number]

/** Where goods change vehicles, or begin and end. */
export type Stop = {
  readonly kind: 'door' | 'depot' | 'hub' | 'airport' | 'rail-terminal' | 'port'
  /** Code of the city, as in the table of cities. */
  readonly city: string
}

/** How a distance came about, so that it can be shown and doubted. */
export type DistanceBasis =
  /** An average round of collection or delivery. */
  | { readonly kind: 'standard' }
  /** The visitor knows better. */
  | { readonly kind: 'entered' }
  /** Great circle times a detour, in percent. */
  | { readonly kind: 'detour'; readonly greatCircle: number; readonly percent: number }
  /** Great circle plus a supplement in metres. */
  | { readonly kind: 'flight'; readonly greatCircle: number; readonly supplement: number }
  /** Great circles from waypoint to waypoint, by name. */
  | { readonly kind: 'sea-lane'; readonly waypoints: readonly string[] }

/** One vehicle's part of the way. */
export type Leg = {
  readonly role: 'first-mile' | 'feeder' | 'main' | 'last-mile'
  readonly carrier: Exclude<Carrier, 'handling'>
  readonly from: Stop
  readonly to: Stop
  /** Whole metres. */
  readonly metres: number
  readonly basis: DistanceBasis
}

/** The long part of a way with its feeders, between the depots of two cities. */
export type MainHaul = readonly Leg[]

/** Why a mode cannot be used between two places. */
export type NoRoute = 'no-road' | 'no-rail' | 'no-flight' | 'no-ship' | 'not-served'
