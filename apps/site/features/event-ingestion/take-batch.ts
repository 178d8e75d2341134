import { createHash } from 'node:crypto'
import { packEvents } from '@hongyan/domain/ingestion/packed-events'
import { readExceptions } from '@hongyan/domain/ingestion/verdicts'
import type { IngestResult } from '@hongyan/domain/tracking/ingest-events'
import { tidyEvent } from '@hongyan/domain/tracking/tidy-event'
import { translateEvents } from '@hongyan/domain/tracking/translate-events'
import type { Ctx } from '@hongyan/kernel/context'
import type { EventLog } from './event-log.ts'

/** How long a sender is kept waiting for verdicts, in ms: it has its batch in the log either way. */
const patienceMs = 8000

type Sent = {
  readonly events: readonly unknown[]
  readonly nonce: string | null
  /** Whether the answer is to say what became of each event. */
  readonly judged: boolean
}

/** What a sender is answered: verdicts, or that the batch stands in the log, or why it does not. */
type Taken =
  | { readonly kind: 'judged'; readonly results: readonly IngestResult[] }
  | { readonly kind: 'logged'; readonly id: string }
  | { readonly kind: 'conflict' | 'behind' }

/** Writes a batch of a partner into the log, and waits for its verdicts where they are asked for. */
export async function takeBatch(ctx: Ctx, log: EventLog, { events, nonce, judged }: Sent): Promise<Taken> {
  if (ctx.actor.kind !== 'partner') throw new Error('only partners send batches')
  if ((await log.backlog()).events >= ctx.settings.tracking.eventsWaiting) return { kind: 'behind' }
  const json = JSON.stringify(events)
  const appended = await log.append({
    partner: ctx.actor.keyId,
    nonce,
    content_hash: createHash('sha256').update(json).digest('base64url'),
    events: events.length,
    // In our words from here on: a batch that is sent again is known by what was sent.
    body: await packEvents(JSON.stringify(await translateEvents(ctx, events))),
  })
  if (appended.kind === 'conflict') return appended
  const { id, position } = appended
  if (!judged || !(await log.projected(position, patienceMs))) return { kind: 'logged', id }
  const exceptions = new Map(
    (await readExceptions(ctx.db.query, position)).map(({ index, ...result }) => [index, result]),
  )
  const results = events.map(
    (raw, index): IngestResult => exceptions.get(index) ?? { eventId: idOf(raw), outcome: 'stored' },
  )
  return { kind: 'judged', results }
}

/** The id of an event that was stored, as it was read. */
function idOf(raw: unknown): string {
  const { eventId } = tidyEvent({ eventId: (raw as { readonly eventId: unknown }).eventId }) as {
    readonly eventId: string
  }
  return eventId
}
