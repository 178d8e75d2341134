import { hash } from 'node:crypto'
import type { ParsedEvent } from './incoming-event.ts'
import { readEvent } from './read-event.ts'
import type { Candidate } from './store-events.ts'

/** One sent item: an event that may be stored, or why it cannot. */
export type Item =
  | { readonly kind: 'candidate'; readonly candidate: Candidate }
  | { readonly kind: 'refused'; readonly eventId: string | null; readonly problem: string }

/** Reads one item of a batch as it was received at an instant (ms UTC). */
export function readItem(raw: unknown, receivedAt: number): Item {
  const read = readEvent(raw, receivedAt)
  if (read.kind === 'problems') {
    return { kind: 'refused', eventId: idOf(raw), problem: read.problems.join('; ').slice(0, 1000) }
  }
  const { event } = read
  return { kind: 'candidate', candidate: { event, contentHash: contentHashOf(event) } }
}

/** The parsed form is hashed: the same event in other spelling (offset, full-width digits) is the same. 48 bits. */
export function contentHashOf(event: ParsedEvent): string {
  return hash('sha256', JSON.stringify(event), 'base64url').slice(0, 8)
}

function idOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('eventId' in raw)) return null
  return typeof raw.eventId === 'string' ? raw.eventId.slice(0, 64) : null
}
