import type { Db } from '@hongyan/db'

/** What stands in the log and is not projected yet. */
export type EventBacklog = {
  readonly events: number
  /** When the first of it came in, ms UTC; null when nothing waits. */
  readonly since: number | null
}

/** Up to which position every event has been projected. */
export async function projectedUpTo({ query }: Db): Promise<number> {
  const row = await query
    .selectFrom('event_lanes')
    .select(({ fn }) => fn.min('position').as('position'))
    .executeTakeFirst()
  return Number(row?.position ?? 0)
}

/** Whether anything stands in the log that is not projected. */
export async function isBehind(db: Db): Promise<boolean> {
  const row = await db.query
    .selectFrom('event_log')
    .select('position')
    .where('position', '>', await projectedUpTo(db))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function readBacklog(db: Db): Promise<EventBacklog> {
  const row = await db.query
    .selectFrom('event_log')
    .select(({ fn }) => [fn.sum('events').as('events'), fn.min('received_at').as('since')])
    .where('position', '>', await projectedUpTo(db))
    .executeTakeFirst()
  return { events: Number(row?.events ?? 0), since: row?.since == null ? null : Number(row.since) }
}
