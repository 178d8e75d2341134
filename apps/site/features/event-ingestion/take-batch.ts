import { readExceptions } from '@hongyan/domain/ingestion/verdicts'
import type { IngestResult } from '@hongyan/domain/tracking/ingest-events'
import { tidyEvent } from '@hongyan/domain/tracking/tidy-event'
import { tallyRefused, wordsOf } from '@hongyan/domain/tracking/translate-events'
import type { Ctx } from '@hongyan/kernel/context'
import type { EventLog } from './event-log.ts'
import { type PackedBatch, packBatch } from './pack-batch.ts'

/** How long a sender is kept waiting for verdicts, in ms: it has its batch in the log either way. */
const patienceMs = 8000

type Sent = {
  readonly events: readonly unknown[]
  readonly nonce: string | null
  /** Whether the answer is to say what became of each event. */
  readonly judged: boolean
}

type Logged = { readonly kind: 'logged'; readonly id: string; readonly events: number }
type Untaken = { readonly kind: 'conflict' | 'behind' }

/** What a sender is answered: verdicts, or that the batch stands in the log, or why it does not. */
export type Taken = { readonly kind: 'judged'; readonly results: readonly IngestResult[] } | Logged | Untaken

/** Writes a batch of a partner into the log, and waits for its verdicts where they are asked for. */
export async function takeBatch(ctx: Ctx, log: EventLog, { events, nonce, judged }: Sent): Promise<Taken> {
  if (await isBehind(ctx, log)) return { kind: 'behind' }
  const logged = await log.receive(async () =>
    logBatch(ctx, log, { batch: await packBatch(wordsOf(ctx), events), nonce }),
  )
  if (logged.kind !== 'logged') return logged
  if (!judged || !(await log.projected(logged.position, patienceMs))) return logged
  const exceptions = new Map(
    (await readExceptions(ctx.db.query, logged.position)).map(({ index, ...result }) => [index, result]),
  )
  const results = events.map(
    (raw, index): IngestResult => exceptions.get(index) ?? { eventId: idOf(raw), outcome: 'stored' },
  )
  return { kind: 'judged', results }
}

/** Whether so much waits to be projected that nothing more is taken. */
export async function isBehind({ settings }: Ctx, log: EventLog): Promise<boolean> {
  return (await log.backlog()).events >= settings.tracking.eventsWaiting
}

/** Writes a batch that was read and packed into the log. */
export async function logBatch(
  ctx: Ctx,
  log: EventLog,
  { batch, nonce }: { readonly batch: PackedBatch; readonly nonce: string | null },
): Promise<(Logged & { readonly position: number }) | Untaken> {
  if (ctx.actor.kind !== 'partner') throw new Error('only partners send batches')
  const { events, contentHash, body, unknown } = batch
  await tallyRefused(ctx, wordsOf(ctx), unknown)
  const partner = ctx.actor.keyId
  const appended = await log.append({ partner, nonce, content_hash: contentHash, events, body })
  return appended.kind === 'conflict' ? appended : { ...appended, events }
}

/** The id of an event that was stored, as it was read. */
function idOf(raw: unknown): string {
  const { eventId } = tidyEvent({ eventId: (raw as { readonly eventId: unknown }).eventId }) as {
    readonly eventId: string
  }
  return eventId
}
