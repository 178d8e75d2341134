import { consignmentOrder, type ScanRule, scanRules } from './status-table.ts'
import { type EventCode, eventCodes, type HoldReason, milestones, type ShipmentStatus } from './vocabulary.ts'

/** One scan as the projection needs it. */
export type Scan = {
  readonly eventId: string
  readonly code: EventCode | 'unmapped'
  readonly at: number
  readonly cityCode: string
  /** 1-based number of the package, null for the whole consignment. */
  readonly sequence: number | null
  readonly holdReason: HoldReason | null
}

export type PackageState = {
  readonly sequence: number
  status: ShipmentStatus
  lastEventAt: number | null
  holdReason: HoldReason | null
  statusBeforeHold: ShipmentStatus
  /** Index of the furthest milestone reached, -1 for none. */
  reached: number
}

/** Where a consignment stands between two scans: all that the next one needs to go on. */
export type ShipmentState = {
  status: ShipmentStatus
  statusSince: number
  readonly packages: readonly PackageState[]
}

export type Projection<S extends Scan> = {
  readonly status: ShipmentStatus
  readonly statusSince: number
  readonly holdReason: HoldReason | null
  /** Index of the furthest milestone that every package of this status has reached, -1 for none. */
  readonly reached: number
  readonly packages: readonly PackageState[]
  readonly deliveredPackages: number
  readonly lastEventAt: number | null
  /** Oldest first, each with the status its packages had after it. */
  readonly timeline: readonly { readonly scan: S; readonly status: ShipmentStatus }[]
}

const lastBeforeRound = milestones.indexOf('out_for_delivery') - 1

const codeRank = new Map<string, number>(eventCodes.map((code, index) => [code, index]))

/**
 * The order in which scans count: their own time, then the usual order of codes within one moment, then the
 * sender's id. Never the order of arrival, so that late scans end in the same state as prompt ones.
 */
export function compareScans(a: Scan, b: Scan): number {
  return (
    a.at - b.at ||
    (codeRank.get(a.code) ?? eventCodes.length) - (codeRank.get(b.code) ?? eventCodes.length) ||
    (a.eventId < b.eventId ? -1 : a.eventId > b.eventId ? 1 : 0)
  )
}

/** A consignment of which nothing was scanned yet. */
export function startOf(shipment: { readonly pieces: number; readonly registeredAt: number }): ShipmentState {
  return {
    status: 'registered',
    statusSince: shipment.registeredAt,
    packages: Array.from({ length: shipment.pieces }, (_, index) => newPackage(index + 1)),
  }
}

/** Takes one more scan, which sorts after all before it, into a state. Returns the status that its packages have now. */
export function advance(state: ShipmentState, scan: Scan, destinationCity: string): ShipmentStatus {
  const { packages } = state
  const touched = scan.sequence === null ? packages : packages.slice(scan.sequence - 1, scan.sequence)
  for (const one of touched) applyScan(one, scan, destinationCity)
  const overall = speakFor(packages)
  if (overall !== state.status) {
    state.status = overall
    state.statusSince = scan.at
  }
  return (scan.sequence === null ? null : touched[0]?.status) ?? overall
}

/** What is held of a consignment, and how much of it has arrived. */
export function outcomeOf({ packages }: ShipmentState) {
  return {
    holdReason: packages.find((state) => state.status === 'on_hold')?.holdReason ?? null,
    deliveredPackages: packages.filter((state) => state.status === 'delivered').length,
  }
}

/** Rebuilds what is known about a consignment of `pieces` packages from all its scans, in any order. */
export function projectShipment<S extends Scan>(
  scans: readonly S[],
  shipment: { readonly pieces: number; readonly destinationCity: string; readonly registeredAt: number },
): Projection<S> {
  const state = startOf(shipment)
  const timeline = [...scans]
    .sort(compareScans)
    .map((scan) => ({ scan, status: advance(state, scan, shipment.destinationCity) }))
  const { status, statusSince, packages } = state
  return {
    status,
    statusSince,
    reached: slowest(packages.filter((one) => one.status === status)),
    packages,
    ...outcomeOf(state),
    lastEventAt: timeline.at(-1)?.scan.at ?? null,
    timeline,
  }
}

function newPackage(sequence: number): PackageState {
  return {
    sequence,
    status: 'registered',
    lastEventAt: null,
    holdReason: null,
    statusBeforeHold: 'registered',
    reached: -1,
  }
}

function applyScan(state: PackageState, scan: Scan, destinationCity: string): void {
  const rule = scanRules[scan.code]
  state.lastEventAt = scan.at
  // Only what is held has a reason, and no scan lifts null.
  if (state.holdReason === rule.lifts) {
    moveTo(state, state.statusBeforeHold, scan)
  }
  const move = rule.moves.find(({ from }) => from.includes(state.status))
  if (move) moveTo(state, move.to === 'before-hold' ? state.statusBeforeHold : move.to, scan)
  else if (state.status === 'on_hold') carryOn(state, rule)
  const counts = rule.milestone && !(rule.onlyAtDestination && scan.cityCode !== destinationCity)
  // On its way back a package passes nothing new.
  if (counts && rule.milestone && !['returning', 'returned'].includes(state.status)) {
    state.reached = Math.max(state.reached, milestones.indexOf(rule.milestone))
  }
}

/** What is held may be carried on: once released it is where that scan would have brought it. */
function carryOn(state: PackageState, rule: ScanRule): void {
  const move = rule.moves.find(({ from }) => from.includes(state.statusBeforeHold))
  if (move && move.to !== 'before-hold') state.statusBeforeHold = move.to
}

function moveTo(state: PackageState, status: ShipmentStatus, scan: Scan): void {
  if (status === 'on_hold') {
    if (state.status !== 'on_hold') state.statusBeforeHold = state.status
    state.holdReason = scan.holdReason ?? 'other'
  } else {
    state.holdReason = null
  }
  state.status = status
  // Back under way, the round of the courier is over.
  if (status === 'in_transit') state.reached = Math.min(state.reached, lastBeforeRound)
}

function speakFor(packages: readonly PackageState[]): ShipmentStatus {
  const present = new Set(packages.map((state) => state.status))
  return consignmentOrder.find((status) => present.has(status)) ?? 'registered'
}

function slowest(packages: readonly PackageState[]): number {
  return packages.reduce<number>((least, state) => Math.min(least, state.reached), milestones.length)
}
