import type { Words } from '@hongyan/domain/tracking/translate-events'
import { cleanRequest, isCleanJson } from '../../server/http/clean-sent.ts'
import { type JsonBounds, parseJson } from '../../server/http/parse-json.ts'
import { type PackedBatch, packBatch } from './pack-batch.ts'

/** A body as it came, and by which rules it is read. */
export type SentBytes = {
  readonly bytes: Uint8Array
  readonly bounds: Pick<JsonBounds, 'depth' | 'listValues'>
  readonly words: Words
  /** Events of one batch. */
  readonly fewest: number
  readonly most: number
}

/** Reads a body that is a list of events, as every call reads its body, and packs it; null for any other. */
export async function readBatch({
  bytes,
  bounds,
  words,
  fewest,
  most,
}: SentBytes): Promise<PackedBatch | null> {
  const json = parseJson(bytes, { depth: bounds.depth, values: bounds.listValues })
  if (json.kind !== 'value' || !Array.isArray(json.value)) return null
  if (json.value.length < fewest || json.value.length > most) return null
  const events = isCleanJson(json.text) ? json.value : await cleaned(json.value)
  return events && packBatch(words, events)
}

/** Events with their texts cleaned; null where something in them is no text. */
async function cleaned(events: readonly unknown[]): Promise<readonly unknown[] | null> {
  const sent = await cleanRequest({ params: null, query: null, body: events })
  return sent.kind === 'broken' ? null : (sent.value as { readonly body: readonly unknown[] }).body
}
