/** The statuses a visitor can see. Every scan of every source maps to one of these ten. */
export const shipmentStatuses = [
  'registered',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'awaiting_collection',
  'attempt_failed',
  'on_hold',
  'returning',
  'returned',
  'delivered',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** Steps of the progress bar, in order. */
export const milestones = [
  'picked_up',
  'left_origin',
  'reached_destination',
  'out_for_delivery',
  'delivered',
] as const
export type Milestone = (typeof milestones)[number]

/** Why a shipment waits. */
export const holdReasons = [
  'weather',
  'customs',
  'address',
  'damaged',
  'volume',
  'receiver_request',
  'security',
  'other',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** Scan codes of our own network; carriers' codes are mapped to these where they enter. */
export const eventCodes = [
  'order_registered',
  'picked_up',
  'origin_departed',
  'hub_arrived',
  'hub_sorted',
  'hub_departed',
  'trunk_departed',
  'flight_departed',
  'flight_arrived',
  'customs_entered',
  'customs_cleared',
  'destination_arrived',
  'branch_arrived',
  'out_for_delivery',
  'attempt_failed',
  'locker_placed',
  'ready_for_collection',
  'held',
  'released',
  'rerouted',
  'eta_changed',
  'temperature_logged',
  'return_started',
  'returned',
  'delivered',
] as const
export type EventCode = (typeof eventCodes)[number]

/** How the signed receipt goes back to the sender. */
export const receiptKinds = ['none', 'paper', 'electronic'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
