import { createHash } from 'node:crypto'
import { packEvents } from '@hongyan/domain/ingestion/packed-events'
import type { Tally } from '@hongyan/domain/tracking/count-unmapped'
import { translateAll, type Words } from '@hongyan/domain/tracking/translate-events'

/** A batch as the log takes it. */
export type PackedBatch = {
  /** How many. */
  readonly events: number
  /** Of what was sent. */
  readonly contentHash: string
  readonly body: Uint8Array
  /** Codes in it that are in no list. */
  readonly unknown: readonly Tally[]
}

/** Packs events in our words; a batch that is sent again is known by what was sent. */
export async function packBatch(words: Words, events: readonly unknown[]): Promise<PackedBatch> {
  const json = JSON.stringify(events)
  const { translated, unknown } = translateAll(words, events)
  return {
    events: events.length,
    contentHash: createHash('sha256').update(json).digest('base64url'),
    body: await packEvents(translated === events ? json : JSON.stringify(translated)),
    unknown,
  }
}
