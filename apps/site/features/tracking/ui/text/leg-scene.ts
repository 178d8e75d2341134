import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { collectedOf, readyOf } from './arrival.ts'
import { currentLeg, type Leg } from './current-leg.ts'
import { eventsOf } from './events-of.ts'

/** Pictures that show what a shipment is doing. */
export const legScenes = [
  'shipping-label',
  'express',
  'freight',
  'air',
  'apron',
  'sorter',
  'cross-border',
  'city',
  'van',
  'locker',
  'branch-counter',
  'contact',
  'warehousing',
  'doorstep',
] as const
export type LegScene = (typeof legScenes)[number]

const sceneOfLeg: Readonly<Record<Leg, LegScene>> = {
  moving: 'freight',
  road: 'freight',
  air: 'air',
  airport: 'apron',
  site: 'sorter',
  customs: 'cross-border',
  city: 'city',
}

const sceneOfStatus: Readonly<Record<Exclude<ShipmentStatus, 'in_transit'>, LegScene>> = {
  registered: 'shipping-label',
  picked_up: 'express',
  out_for_delivery: 'van',
  awaiting_collection: 'locker',
  attempt_failed: 'contact',
  on_hold: 'warehousing',
  returning: 'freight',
  returned: 'shipping-label',
  delivered: 'doorstep',
}

/** The picture of what a shipment is doing: the leg it is on, or where it waits or has ended. */
export function legScene(shipment: TrackedShipment): LegScene {
  const { status, holdReason, destination } = shipment
  if (status === 'on_hold' && holdReason === 'customs') return 'cross-border'
  const fetched = status === 'awaiting_collection' || collectedOf(shipment) !== null
  if (fetched && readyOf(shipment)?.code === 'ready_for_collection') return 'branch-counter'
  if (fetched) return 'locker'
  if (status !== 'in_transit') return sceneOfStatus[status]
  return sceneOfLeg[currentLeg(eventsOf(shipment), destination.cityCode)?.leg ?? 'moving']
}
