import type { z } from 'zod'
import { incomingEventSchema, type ParsedEvent } from './incoming-event.ts'
import { readPlainScan } from './read-plain-scan.ts'
import { tidyEvent } from './tidy-event.ts'

/** Clocks of handheld scanners run ahead; more than this is a mistake that would hide every later scan. */
const clockSkewMs = 10 * 60_000

type ReadEvent =
  | { readonly kind: 'event'; readonly event: ParsedEvent }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }

/** Reads one sent item at an instant (ms UTC): an event, or all that is wrong with it in English, the field first. */
export function readEvent(sent: unknown, now: number): ReadEvent {
  const plain = readPlainScan(sent)
  const read: ReadEvent = plain ? { kind: 'event', event: plain } : readBySchema(sent)
  if (read.kind === 'problems') return read
  const { event } = read
  return event.at > now + clockSkewMs
    ? { kind: 'problems', problems: ['at: lies in the future'] }
    : { kind: 'event', event }
}

/** The same without its time being judged; any event may be read so. */
export function readBySchema(sent: unknown): ReadEvent {
  const raw = tidyEvent(sent)
  const parsed = incomingEventSchema.safeParse(raw)
  if (parsed.success) return { kind: 'event', event: parsed.data }
  return { kind: 'problems', problems: parsed.error.issues.map((issue) => problemOf(issue, raw)) }
}

function problemOf(issue: z.core.$ZodIssue, raw: unknown): string {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.keys.map((key) => (path === '' ? key : `${path}.${key}`)).join(', ')
    return `${fields.slice(0, 100)}: unknown field`
  }
  const absent = issue.path.length > 0 && valueAt(raw, issue.path) === undefined
  return `${path || 'event'}: ${absent ? 'missing' : issue.message}`.slice(0, 200)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined,
    value,
  )
}
