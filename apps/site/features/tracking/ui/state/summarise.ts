import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { eventsOf } from '../text/events-of.ts'

/**
 * An answer cut down to what the list shows, for the numbers that are not open: fifty whole ones would make the
 * page ten times as heavy. The rest is asked for when one is opened.
 */
export function summarise(answer: TrackingAnswer): TrackingAnswer {
  if (answer.kind !== 'found') return answer
  const { shipment } = answer
  return {
    ...answer,
    shipment: { ...shipment, events: eventsOf(shipment).slice(0, 1), route: [], milestones: [] },
  }
}
