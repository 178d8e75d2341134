import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { ownEventPrefix } from './own-events.ts'

/** A network that runs day and night is never silent for an hour: its feed is late then. */
const delayedAfterMs = 60 * 60_000

/** When the newest event reached us (ISO, null before the first) and whether the feed as a whole is late. */
export async function feedFreshness(
  ctx: Ctx,
): Promise<{ newestReceivedAt: string | null; state: 'current' | 'delayed' }> {
  const newest = await ctx.db.query
    .selectFrom('shipment_events')
    .select('received_at')
    // What a clock that was ahead received must not hide for a day that nothing comes any more.
    .where('received_at', '<=', ctx.now() + ctx.settings.clockSkewMs)
    // What we register ourselves says nothing of a feed.
    .where('event_id', 'not like', `${ownEventPrefix}%`)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { newestReceivedAt: null, state: 'delayed' }
  const delayed = ctx.now() - newest.received_at > delayedAfterMs
  return { newestReceivedAt: isoUtc(newest.received_at), state: delayed ? 'delayed' : 'current' }
}
