import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { collectedOf } from '../text/arrival.ts'
import { eventsOf } from '../text/events-of.ts'

/**
 * An answer cut down to what the list shows, for the numbers that are not open: fifty whole ones would make the
 * page ten times as heavy. The rest is asked for when one is opened.
 */
export function summarise(answer: TrackingAnswer): TrackingAnswer {
  if (answer.kind !== 'found') return answer
  const { shipment } = answer
  // That somebody fetched it is known by the scan before the last.
  const scans = collectedOf(shipment) === null ? 1 : 2
  return {
    ...answer,
    shipment: { ...shipment, events: eventsOf(shipment).slice(0, scans), route: [], milestones: [] },
  }
}
