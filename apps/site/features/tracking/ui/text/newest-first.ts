import type { Lookup } from '../state/lookup.ts'
import { eventsOf } from './events-of.ts'

/** Shipments by their newest event; whatever has none keeps its place after them. */
export function newestFirst(lookups: readonly Lookup[]): Lookup[] {
  return [...lookups].sort((one, other) => newestAt(other) - newestAt(one))
}

function newestAt(lookup: Lookup): number {
  if (lookup.kind !== 'answered' || lookup.answer.kind !== 'found') return 0
  const [event] = eventsOf(lookup.answer.shipment)
  return event ? Date.parse(event.at) : 0
}
