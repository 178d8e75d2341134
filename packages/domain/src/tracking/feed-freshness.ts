import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { sql, type Transaction } from 'kysely'
import { ownEventPrefix } from './own-events.ts'
import type { Candidate } from './store-events.ts'

/** A network that runs day and night is never silent for an hour: its feed is late then. */
const delayedAfterMs = 60 * 60_000

/** When the newest event reached us (ISO, null before the first) and whether the feed as a whole is late. */
export async function feedFreshness(
  ctx: Ctx,
): Promise<{ newestReceivedAt: string | null; state: 'current' | 'delayed' }> {
  const newest = await ctx.db.query
    .selectFrom('feed_receipts')
    .select('received_at')
    // What a clock that was ahead received must not hide for a day that nothing comes any more.
    .where('minute', '<=', minuteOf(ctx.now() + ctx.settings.clockSkewMs))
    .orderBy('minute', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { newestReceivedAt: null, state: 'delayed' }
  const delayed = ctx.now() - newest.received_at > delayedAfterMs
  return { newestReceivedAt: isoUtc(newest.received_at), state: delayed ? 'delayed' : 'current' }
}

function minuteOf(at: number): number {
  return Math.floor(at / 60_000)
}

/** Notes that scans reached us, once a minute. What we register ourselves says nothing of a feed. */
export async function noteReceipt(
  trx: Transaction<Schema>,
  stored: readonly Candidate[],
  now: number,
): Promise<void> {
  if (stored.every(({ event }) => event.eventId.startsWith(ownEventPrefix))) return
  await trx
    .insertInto('feed_receipts')
    .values({ minute: minuteOf(now), received_at: now })
    .onConflict((on) => on.column('minute').doNothing())
    .execute()
}

/** How long receipts are kept behind the newest, in minutes. */
const keptMinutes = 2 * 24 * 60

/** Drops what is long past; the newest stays, however long ago it was. */
export async function forgetReceipts(ctx: Ctx): Promise<void> {
  await ctx.db.query
    .deleteFrom('feed_receipts')
    .where('minute', '<', ({ selectFrom }) =>
      selectFrom('feed_receipts').select(({ fn, val }) =>
        sql<number>`${fn.max('minute')} - ${val(keptMinutes)}`.as('minute'),
      ),
    )
    .execute()
}
