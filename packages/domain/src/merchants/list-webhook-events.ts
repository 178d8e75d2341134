import type { Schema, WebhookAttemptRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { type Kysely, sql } from 'kysely'
import { ownWebhook } from './own-webhook.ts'
import { readEventState, type WebhookAttempt, type WebhookEvent } from './webhook-event.ts'

/** How far the events of the last day are. */
type EventCounts = {
  readonly delivered: number
  /** Still to be sent, or to be tried again. */
  readonly waiting: number
  readonly failed: number
}

const dayMs = 86_400_000

export type EventPage = {
  /** The newest first. */
  readonly events: readonly WebhookEvent[]
  readonly counts: EventCounts
  /** What the following page is asked with; null at the end. */
  readonly next: string | null
}

/**
 * What an address was told, or only what did not arrive at the first attempt. Refusals: `sign-in-needed`, `not-found`.
 */
export async function listWebhookEvents(
  ctx: Ctx,
  input: {
    readonly webhookId: string
    readonly only: 'failed' | null
    readonly after: string | null
    readonly limit: number
  },
): Promise<EventPage> {
  const { webhookId, only, after, limit } = input
  await ownWebhook(ctx, ctx.db.query, webhookId, 'look')
  const found = await ofWebhook(ctx.db.query, webhookId)
    .select([
      'webhook_events.id',
      'webhook_events.type',
      'webhook_events.number',
      'webhook_events.created_at',
      'outbox.state',
      'outbox.attempts',
      'outbox.next_at',
    ])
    .$if(only === 'failed', (query) => query.where(isTrouble))
    .$if(after !== null, (query) => query.where('webhook_events.id', '<', after ?? ''))
    .orderBy('webhook_events.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const attempts = await readAttempts(
    ctx.db.query,
    page.map(({ id }) => id),
  )
  return {
    events: page.map((row) => ({
      id: row.id,
      webhookId,
      type: row.type,
      number: row.number,
      createdAt: row.created_at,
      state: readEventState(row),
      lastAttempt: attempts.get(row.id)?.at(-1) ?? null,
    })),
    counts: await countDay(ctx, webhookId),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Events of an address with how far each is. */
function ofWebhook(query: Kysely<Schema>, webhookId: string) {
  return query
    .selectFrom('webhook_events')
    .innerJoin('outbox', (join) =>
      join.onRef('outbox.aggregate', '=', 'webhook_events.id').on('outbox.target', '=', 'merchant'),
    )
    .where('webhook_events.webhook_id', '=', webhookId)
}

const isTrouble = sql<boolean>`(outbox.state = 'parked' or (outbox.state in ('waiting', 'sending') and outbox.attempts > 0 and outbox.problem is not null))`

async function countDay(ctx: Ctx, webhookId: string): Promise<EventCounts> {
  const rows = await ofWebhook(ctx.db.query, webhookId)
    .select(['outbox.state', ({ fn }) => fn.countAll().as('count')])
    .where('webhook_events.created_at', '>=', ctx.now() - dayMs)
    .groupBy('outbox.state')
    .execute()
  const count = (...states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0)
  return { delivered: count('delivered'), waiting: count('waiting', 'sending'), failed: count('parked') }
}

/** The attempts of events by the id of each, the oldest first. */
export async function readAttempts(
  query: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly WebhookAttempt[]>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('event_id', 'in', [...ids])
    .orderBy('id')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.event_id)
  return new Map([...grouped].map(([id, of]) => [id, of.map(readAttempt)]))
}

function readAttempt({ at, took_ms, status, answer, problem }: WebhookAttemptRow): WebhookAttempt {
  return { at, tookMs: took_ms, status, answer, problem }
}
