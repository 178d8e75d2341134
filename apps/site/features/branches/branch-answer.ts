import type { AreaAlert } from '@hongyan/content/area-alert'
import type { BranchKind, BranchService } from '@hongyan/domain/branches/branch'
import type { OpeningRules } from '@hongyan/domain/branches/opening-hours'
import type { Product } from '@hongyan/domain/network/product'

/** WGS-84 degrees. */
export type Point = { readonly longitude: number; readonly latitude: number }

/** A division by name, in the reader's language. */
export type AreaName = { readonly code: string; readonly name: string }

/** A division to be named on a map, with the spots for its name, the best first; its middle where there are none. */
type NamedPlace = AreaName &
  Point & { readonly spots: readonly (readonly [longitude: number, latitude: number])[] }

/** A main road, a water or a park to be named on a map: a line within it, or one point of an area, longitude first. */
export type NamedWay = {
  readonly name: string
  readonly kind: 'road' | 'water' | 'park'
  readonly line: readonly (readonly [longitude: number, latitude: number])[]
}

/** A division with what it lies in, the province first and itself last. */
export type AreaPath = readonly AreaName[]

/** A branch as it is shown. Its hours come as rules, so that "open now" stays true while the page is read. */
export type BranchView = Point &
  OpeningRules & {
    readonly code: string
    readonly kind: BranchKind
    readonly name: string
    readonly address: string
    readonly phone: string
    readonly extension: string | null
    readonly services: readonly BranchService[]
    readonly products: readonly Product[]
    /** Great-circle km from the origin of the answer. */
    readonly km: number
  }

/** Where distances are counted from. `network` is a guess by network address, `default` a place nobody named. */
export type Origin = Point & {
  readonly kind: 'position' | 'area' | 'network' | 'default'
  /** The division asked for, or the one the point lies in. */
  readonly area: AreaPath
}

/** What is asked of the network. */
export type BranchQuestion = {
  /** Six-digit code of a division; null around a point. */
  readonly area: string | null
  /** Null with an area, and where nobody knows: then the default point is taken. */
  readonly point: (Point & { readonly kind: 'position' | 'network' }) | null
  readonly services: readonly BranchService[]
  readonly openNow: boolean
  /** Km around a point; without effect on an area. */
  readonly radiusKm: number
  readonly limit: number
}

export type BranchAnswer = {
  readonly origin: Origin
  /** Null for an area, which is its own bound. */
  readonly radiusKm: number | null
  /** Nearest first. */
  readonly items: readonly BranchView[]
  readonly count: number
  /** How many there are before the filter. */
  readonly unfiltered: number
  /** The nearest that passes the filter, where nothing lies within the bounds. */
  readonly nearest: BranchView | null
  /** Divisions one step in, with how many branches each has. */
  readonly inside: readonly (AreaName & { readonly count: number })[]
  /** Names to write on a map of the answer. */
  readonly places: readonly NamedPlace[]
  /** Main roads, waters and parks on such a map, which are a sketch; what is seen most of first. */
  readonly ways: readonly NamedWay[]
  /** Notices that touch the area. */
  readonly alerts: readonly AreaAlert[]
  /** The server's moment, ms UTC. */
  readonly at: number
}

/** Radii offered around a point, km. */
export const radii = [5, 10, 20, 50] as const
/** Branches in one portion of the list. */
export const portion = 10
