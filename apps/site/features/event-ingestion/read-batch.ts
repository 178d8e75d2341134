import type { Words } from '@hongyan/domain/tracking/translate-events'
import { cleanRequest } from '../../server/http/clean-sent.ts'
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
  const sent = await cleanRequest({ params: null, query: null, body: json.value })
  if (sent.kind === 'broken') return null
  const { body } = sent.value as { readonly body: readonly unknown[] }
  return body.length < fewest || body.length > most ? null : packBatch(words, body)
}
