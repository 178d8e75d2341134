import { asNearAs, type Handover } from './handover.ts'
import type { Transit } from './transit/estimate-arrival.ts'
import type { AddOn } from './vocabulary.ts'

/** What two ways to send a shipment are compared by. Money in minor units. */
export type Comparable = {
  readonly total: number
  readonly transit: Pick<Transit, 'latest' | 'by'>
  readonly missing: readonly AddOn[]
  readonly handover: Handover | null
}

/** Day and hour of the latest arrival; texts of one length that compare as moments do. */
export function arrivalOf({ transit }: Pick<Comparable, 'transit'>): string {
  return `${transit.latest} ${transit.by}`
}

/**
 * Whether nobody would choose the one who can have the other: that is cheaper and earlier, has every extra the one has,
 * and is picked up and delivered as near. A strict order, so that what is outdone is outdone by something that is not.
 */
export function isOutdoneBy(one: Comparable, other: Comparable): boolean {
  return (
    other.total < one.total &&
    arrivalOf(other) < arrivalOf(one) &&
    other.missing.every((id) => one.missing.includes(id)) &&
    (one.handover === null || other.handover === null || asNearAs(other.handover, one.handover))
  )
}
