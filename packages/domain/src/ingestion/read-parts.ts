import type { EventLogRow } from '@hongyan/db'
import { inTurns } from '@hongyan/db/yield-thread'
import { type Item, readItem } from '../tracking/read-item.ts'
import { laneCount, laneOf } from './lane.ts'
import { unpackEvents } from './packed-events.ts'

/** An event of the log with its place in its batch. */
export type LoggedItem = {
  readonly position: number
  readonly index: number
  /** 0 for every event of a batch of which all lanes are taken together. */
  readonly lane: number
  readonly item: Item
}

/** The events of batches that belong to some lanes, in the order of the log, each as read when its batch was received. */
export async function readParts(
  batches: readonly Pick<EventLogRow, 'position' | 'body' | 'received_at'>[],
  lanes: ReadonlySet<number>,
): Promise<readonly LoggedItem[]> {
  const parts: LoggedItem[] = []
  // Who takes all of them has no need to know of which lane an event is.
  const isAll = lanes.size === laneCount
  for (const { position, body, received_at } of batches) {
    const events = body === null ? [] : await unpackEvents(body)
    await inTurns(events, (raw, index) => {
      const lane = isAll ? 0 : laneOf(raw)
      if (isAll || lanes.has(lane)) parts.push({ position, index, lane, item: readItem(raw, received_at) })
    })
  }
  return parts
}
