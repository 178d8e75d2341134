import { scanRules } from './status-table.ts'
import type { TrackedEvent, TrackedShipment } from './tracking-answer.ts'
import type { Milestone } from './vocabulary.ts'

/** The first scan that proves each step of the progress bar; steps that none proves are left out. */
export function milestoneEvents({
  events,
  destination,
}: Pick<TrackedShipment, 'events' | 'destination'>): ReadonlyMap<Milestone, TrackedEvent> {
  const found = new Map<Milestone, TrackedEvent>()
  for (const event of events.toReversed()) {
    const { milestone, onlyAtDestination } = scanRules[event.code]
    if (milestone === null || found.has(milestone)) continue
    if (onlyAtDestination && event.place?.cityCode !== destination.cityCode) continue
    found.set(milestone, event)
  }
  return found
}
