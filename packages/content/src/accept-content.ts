import { collectionSchemas, documentSchemas, keyOf, mediaPicture } from '@hongyan/documents'
import { z } from 'zod'
import { type ContentPlace, readContentCode, slugOf } from './content-code.ts'
import type { Snapshot } from './content-snapshot.ts'

/** Why a content reply was refused; nothing changes then. */
export type Refused = {
  readonly accepted: false
  readonly reason: 'unknown-code' | 'not-json' | 'breaks-contract' | 'other-key' | 'needed'
  /** The first problem, without the text that has it. */
  readonly problem: string
}

export type Accepted = {
  readonly accepted: true
  readonly place: ContentPlace
  /** What its collection knows an item by; empty for a single document, and for an item withdrawn that is not there. */
  readonly key: string
  /** Null for an item that is withdrawn. */
  readonly value: unknown
  /** What takes its place from a moment (ms UTC) on, when facts that it rests on have expired; in their order. */
  readonly later: readonly { readonly from: number; readonly value: unknown }[]
}

/**
 * Reads a content reply: a section code and the JSON string that belongs to it. A single document may leave out
 * parts, which then stay as they are in `content`; an item must be whole and carry the key its code names. No JSON at
 * all withdraws an item; a single document is a part of the site that it cannot do without.
 */
export function readContent(code: string, json: string | null, content: Snapshot): Accepted | Refused {
  const place = readContentCode(code)
  if (place === null) return refuse('unknown-code', code.slice(0, 80))
  if (json === null) return readWithdrawal(place, content)
  const parsed = parseJson(json)
  if (parsed === null) return refuse('not-json', 'the content is no JSON object')
  if (place.kind === 'media') return readMedia(place, parsed)
  const written = '$now' in parsed ? editions.safeParse(parsed) : null
  if (written?.success === false) return refuse('breaks-contract', problemOf(written.error))
  const { $now: value, $later: later } = written?.data ?? { $now: parsed, $later: [] }
  const readOne = (one: JsonObject): Accepted | Refused =>
    place.kind === 'document' ? readDocument(place, one, content) : readItem(place, one, content)
  const now = readOne(value)
  if (!now.accepted) return now
  const after: { from: number; value: unknown }[] = []
  for (const edition of later) {
    const read = readOne(edition.content)
    if (!read.accepted) return read
    if (read.key !== now.key) return refuse('other-key', 'an edition is of another item')
    after.push({ from: edition.from, value: read.value })
  }
  return { ...now, later: after }
}

type JsonObject = Readonly<Record<string, unknown>>

const json = z.record(z.string(), z.unknown())

/** A document that rests on facts, as `resolveContent` writes it. */
const editions = z.strictObject({
  $now: json,
  $later: z.array(z.strictObject({ from: z.int(), content: json })),
})

function readMedia(place: Extract<ContentPlace, { kind: 'media' }>, value: JsonObject): Accepted | Refused {
  const read = mediaPicture.safeParse(value)
  if (!read.success) return refuse('breaks-contract', problemOf(read.error))
  if (read.data.id !== place.id) return refuse('other-key', `the code names ${place.id}`)
  return { accepted: true, place, key: place.id, value: read.data, later: [] }
}

function readDocument(
  place: Extract<ContentPlace, { kind: 'document' }>,
  value: Readonly<Record<string, unknown>>,
  content: Snapshot,
): Accepted | Refused {
  if (Object.keys(value).length === 0) return refuse('breaks-contract', 'the document is empty')
  const whole = { ...content.site(place.locale, Date.now())[place.name], ...value }
  const read = documentSchemas[place.name].safeParse(whole)
  if (!read.success) return refuse('breaks-contract', problemOf(read.error))
  return { accepted: true, place, key: '', value: read.data, later: [] }
}

function readItem(
  place: Extract<ContentPlace, { kind: 'item' }>,
  value: Readonly<Record<string, unknown>>,
  content: Snapshot,
): Accepted | Refused {
  const read = collectionSchemas[place.collection].safeParse(value)
  if (!read.success) return refuse('breaks-contract', problemOf(read.error))
  const key = keyOf(read.data)
  if (slugOf(key) !== place.slug) return refuse('other-key', `the code names ${place.slug}`)
  const taken = [...content.items(place.collection, place.locale, Date.now()).keys()].find(
    (other) => other !== key && slugOf(other) === place.slug,
  )
  if (taken !== undefined) return refuse('other-key', `${taken} has this code`)
  return { accepted: true, place, key, value: read.data, later: [] }
}

function readWithdrawal(place: ContentPlace, content: Snapshot): Accepted | Refused {
  if (place.kind === 'document') return refuse('needed', 'the site cannot do without this document')
  if (place.kind === 'media') return { accepted: true, place, key: place.id, value: null, later: [] }
  const keys = [...content.items(place.collection, place.locale, Date.now()).keys()]
  const key = keys.find((one) => slugOf(one) === place.slug) ?? ''
  return { accepted: true, place, key, value: null, later: [] }
}

function parseJson(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null
  } catch {
    return null
  }
}

function problemOf(error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const [first] = error.issues
  return `${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`.slice(0, 200)
}

function refuse(reason: Refused['reason'], problem: string): Refused {
  return { accepted: false, reason, problem }
}
