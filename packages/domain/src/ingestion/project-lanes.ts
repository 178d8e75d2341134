import type { EventLaneRow, EventLogRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import type { IngestResult } from '../tracking/ingest-events.ts'
import { storeEventsWithin } from '../tracking/store-events.ts'
import { isFaultOfEvent } from './is-fault-of-event.ts'
import { laneCount } from './lane.ts'
import { type LoggedItem, readParts } from './read-parts.ts'
import { storeOneByOne } from './store-one-by-one.ts'
import { writeVerdicts } from './verdicts.ts'

/**
 * Events that one transaction takes together; a batch is not divided. On SQLite every other writer waits for it, on
 * Postgres only whoever writes the same shipments.
 */
const eventsAtOnce = { sqlite: 2000, postgres: 4000 } as const

type Turn = {
  /** Lanes that may be taken, those behind first. */
  readonly lanes: number
  /** Told of an event that cannot be stored, and why. */
  readonly onFault: (eventId: string, error: unknown) => void
}

/**
 * Projects the next batches of those lanes that are furthest behind, in one transaction with how far they are: what is
 * broken off is done again and what is done is not. Returns how many events were taken, 0 when nothing waits, null when
 * another process was at it.
 */
export async function projectLanes(ctx: Ctx, { lanes: most, onFault }: Turn): Promise<number | null> {
  const { lanes, from } = await lanesBehind(ctx, most)
  const batches = await nextBatches(ctx, from)
  const last = batches.at(-1)
  if (lanes.length === 0 || !last) return 0
  const parts = await readParts(batches, new Set(lanes))
  const store = (judge: Judge) =>
    ctx.db.transaction(async (trx) => {
      if (!(await lockLanes(trx, lanes, from))) return null
      const judged = await judge(trx, parts)
      await writeVerdicts(ctx.db.engine, trx, judged)
      await trx
        .updateTable('event_lanes')
        .set({ position: last.position })
        .where('lane', 'in', lanes)
        .execute()
      return batches.reduce((sum, { events }) => sum + events, 0)
    })
  try {
    return await store((trx, all) => storeTogether(ctx, trx, all))
  } catch (error) {
    if (!isFaultOfEvent(error)) throw error
    return store((trx, all) => storeOneByOne(ctx, trx, all, onFault))
  }
}

type Judged = LoggedItem & { readonly result: IngestResult }
type Judge = (trx: Transaction<Schema>, parts: readonly LoggedItem[]) => Promise<readonly Judged[]>

/** The lanes that are furthest behind, all at one position. */
async function lanesBehind(ctx: Ctx, most: number): Promise<{ lanes: readonly number[]; from: number }> {
  const read = () =>
    ctx.db.query.selectFrom('event_lanes').selectAll().orderBy('position').orderBy('lane').execute()
  let rows = await read()
  if (rows.length < laneCount) {
    await ctx.db.query
      .insertInto('event_lanes')
      .values(Array.from({ length: laneCount }, (_, lane): EventLaneRow => ({ lane, position: 0 })))
      .onConflict((on) => on.column('lane').doNothing())
      .execute()
    rows = await read()
  }
  const from = rows[0]?.position ?? 0
  const behind = rows.filter(({ position }) => position === from).map(({ lane }) => lane)
  // Several processes begin with different ones.
  const begin = Math.floor(Math.random() * behind.length)
  return { lanes: [...behind.slice(begin), ...behind.slice(0, begin)].slice(0, most), from }
}

async function nextBatches(
  ctx: Ctx,
  from: number,
): Promise<readonly Pick<EventLogRow, 'position' | 'body' | 'events' | 'received_at'>[]> {
  const most = eventsAtOnce[ctx.db.engine]
  const sizes = await ctx.db.query
    .selectFrom('event_log')
    .select(['position', 'events'])
    .where('position', '>', from)
    .orderBy('position')
    .limit(most)
    .execute()
  let events = 0
  const taken = sizes.filter((row, at) => {
    events += row.events
    return at === 0 || events <= most
  })
  const last = taken.at(-1)
  if (!last) return []
  return ctx.db.query
    .selectFrom('event_log')
    .select(['position', 'body', 'events', 'received_at'])
    .where('position', '>', from)
    .where('position', '<=', last.position)
    .orderBy('position')
    .execute()
}

/** Takes the lanes, where nobody else has them or has carried them on meanwhile. */
async function lockLanes(trx: Transaction<Schema>, lanes: readonly number[], from: number): Promise<boolean> {
  const locked = await trx
    .selectFrom('event_lanes')
    .select('lane')
    .where('lane', 'in', lanes)
    .where('position', '=', from)
    .forUpdate()
    .skipLocked()
    .execute()
  return locked.length === lanes.length
}

async function storeTogether(
  ctx: Ctx,
  trx: Transaction<Schema>,
  parts: readonly LoggedItem[],
): Promise<readonly Judged[]> {
  const candidates = parts.flatMap(({ item }) => (item.kind === 'candidate' ? [item.candidate] : []))
  const verdicts = candidates.length === 0 ? [] : await storeEventsWithin(ctx, trx, candidates)
  const judged: Judged[] = []
  let next = 0
  for (const part of parts) {
    const { item } = part
    if (item.kind === 'refused') {
      const { eventId, problem } = item
      judged.push({ ...part, result: { eventId, outcome: 'refused', problem } })
      continue
    }
    const verdict = verdicts[next++] ?? { outcome: 'refused' as const, problem: 'not judged' }
    // Of what is simply stored there is no verdict to be written.
    if (verdict.outcome !== 'stored')
      judged.push({ ...part, result: { eventId: item.candidate.event.eventId, ...verdict } })
  }
  return judged
}
