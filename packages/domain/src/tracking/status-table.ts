import type { EventCode, HoldReason, Milestone, ShipmentStatus } from './vocabulary.ts'

/** What a scan does: from which statuses it moves a package where. A scan without a move only adds to the history. */
export type ScanRule = {
  readonly moves: readonly {
    readonly from: readonly ShipmentStatus[]
    readonly to: ShipmentStatus | 'before-hold'
  }[]
  /** The step of the progress bar that the scan proves. */
  readonly milestone: Milestone | null
  /** The milestone counts only when scanned in the destination city: branches and hubs are passed at both ends. */
  readonly onlyAtDestination?: true
  /** The delivery window shown so far belonged to the round that this scan ends. */
  readonly endsRound?: true
  /** A hold for this reason ends with the scan, although other holds stay. */
  readonly lifts?: HoldReason
  /** Whether the goods were there: decides what is a stop of the route. */
  readonly physical: boolean
}

const underway = ['registered', 'picked_up', 'in_transit', 'out_for_delivery'] as const
const waiting = ['awaiting_collection', 'attempt_failed'] as const
const forward = [...underway, ...waiting, 'on_hold'] as const

const arrival = { moves: [{ from: underway, to: 'in_transit' }], milestone: null, physical: true } as const
/** At a hub, an airport or a branch: in the destination city it proves that the goods have reached it. */
const siteArrival = { ...arrival, milestone: 'reached_destination', onlyAtDestination: true } as const
/** Goods that leave are no longer held, whatever the reason was. */
const departure = {
  moves: [{ from: forward, to: 'in_transit' }],
  milestone: 'left_origin',
  physical: true,
} as const
const note = { moves: [], milestone: null, physical: false } as const

/** The whole state machine of a shipment. `returned` and `delivered` are final: nothing moves out of them. */
export const scanRules: Readonly<Record<EventCode | 'unmapped', ScanRule>> = {
  order_registered: note,
  picked_up: {
    moves: [{ from: ['registered'], to: 'picked_up' }],
    milestone: 'picked_up',
    physical: true,
  },
  origin_departed: departure,
  hub_arrived: siteArrival,
  hub_sorted: siteArrival,
  hub_departed: departure,
  trunk_departed: departure,
  flight_departed: departure,
  flight_arrived: siteArrival,
  customs_entered: arrival,
  customs_cleared: { ...arrival, lifts: 'customs' },
  destination_arrived: { ...arrival, milestone: 'reached_destination' },
  branch_arrived: siteArrival,
  out_for_delivery: {
    moves: [{ from: forward, to: 'out_for_delivery' }],
    milestone: 'out_for_delivery',
    physical: true,
  },
  attempt_failed: {
    moves: [{ from: forward, to: 'attempt_failed' }],
    milestone: 'out_for_delivery',
    endsRound: true,
    physical: true,
  },
  locker_placed: {
    moves: [{ from: forward, to: 'awaiting_collection' }],
    milestone: 'out_for_delivery',
    endsRound: true,
    physical: true,
  },
  ready_for_collection: {
    moves: [{ from: forward, to: 'awaiting_collection' }],
    milestone: 'reached_destination',
    endsRound: true,
    physical: true,
  },
  held: { moves: [{ from: forward, to: 'on_hold' }], milestone: null, physical: true },
  released: { moves: [{ from: ['on_hold'], to: 'before-hold' }], milestone: null, physical: true },
  rerouted: {
    moves: [{ from: waiting, to: 'in_transit' }],
    milestone: null,
    lifts: 'address',
    physical: false,
  },
  eta_changed: note,
  temperature_logged: note,
  return_started: { moves: [{ from: forward, to: 'returning' }], milestone: null, physical: true },
  returned: { moves: [{ from: [...forward, 'returning'], to: 'returned' }], milestone: null, physical: true },
  delivered: {
    moves: [
      { from: forward, to: 'delivered' },
      // Carriers scan a return that reached its sender as delivered.
      { from: ['returning'], to: 'returned' },
    ],
    milestone: 'delivered',
    physical: true,
  },
  // Somebody has the goods, more we cannot say.
  unmapped: { moves: [{ from: ['registered'], to: 'in_transit' }], milestone: null, physical: false },
}

/** Nothing more is expected of a shipment in this status. */
export function isFinal(status: ShipmentStatus): boolean {
  return status === 'delivered' || status === 'returned'
}

/**
 * The status that speaks for a consignment whose packages differ, the first of these that any open package
 * has: what needs somebody comes before what runs, and the slowest before the fastest.
 */
export const consignmentOrder: readonly ShipmentStatus[] = [
  'on_hold',
  'attempt_failed',
  'returning',
  'registered',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'awaiting_collection',
  'returned',
  'delivered',
]
