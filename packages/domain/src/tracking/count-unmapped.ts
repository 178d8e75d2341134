import type { Schema } from '@hongyan/db'
import { sql, type Transaction } from 'kysely'
import { findPlace } from '../places/find-place.ts'
import type { ParsedEvent } from './incoming-event.ts'
import { isEventCode } from './read-scans.ts'

/** How often a value was seen, and an event it came in. */
export type Tally = { kind: 'event-code' | 'city'; value: string; seen: number; sample: string }

/** Counts codes and cities that we cannot name, one row each: the to-do list of whoever keeps the mapping. */
export async function countUnmapped(
  trx: Transaction<Schema>,
  events: readonly ParsedEvent[],
  now: number,
): Promise<void> {
  const tallies = new Map<string, Tally>()
  for (const event of events) {
    if (!isEventCode(event.code)) add(tallies, 'event-code', event.code, event.eventId)
    if (!findPlace(event.cityCode)) add(tallies, 'city', event.cityCode, event.eventId)
  }
  await tallyUnmapped(trx, [...tallies.values()], now)
}

/** Adds to the counts of values; always in one order, so that parallel batches cannot deadlock. */
export async function tallyUnmapped(
  trx: Transaction<Schema>,
  tallies: readonly Tally[],
  now: number,
): Promise<void> {
  const keyOf = ({ kind, value }: Tally) => `${kind} ${value}`
  const sorted = [...tallies].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const { kind, value, seen, sample } of sorted) {
    await trx
      .insertInto('unmapped_values')
      .values({ kind, value, seen, first_seen_at: now, last_seen_at: now, sample_event_id: sample })
      .onConflict((on) =>
        on.columns(['kind', 'value']).doUpdateSet({
          seen: sql<number>`unmapped_values.seen + ${seen}`,
          last_seen_at: now,
          sample_event_id: sample,
        }),
      )
      .execute()
  }
}

function add(tallies: Map<string, Tally>, kind: Tally['kind'], value: string, sample: string): void {
  const key = `${kind} ${value}`
  const seen = (tallies.get(key)?.seen ?? 0) + 1
  tallies.set(key, { kind, value, seen, sample })
}
