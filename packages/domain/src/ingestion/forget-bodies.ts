import type { Ctx } from '@hongyan/kernel/context'

/** How long it can be asked what became of a batch, and its nonce is remembered. */
const keptMs = 30 * 86_400_000

/** Batches of one statement. */
const atOnce = 500

/** Takes what people are named in out of batches that every lane has taken its part of. */
export async function forgetBodies(ctx: Ctx): Promise<void> {
  const { query } = ctx.db
  const done = query
    .selectFrom('event_log')
    .select('position')
    .where('body', 'is not', null)
    .where('position', '<=', (eb) =>
      eb.selectFrom('event_lanes').select(({ fn }) => fn.min('position').as('position')),
    )
    .orderBy('position')
    .limit(atOnce)
  const positions = (await done.execute()).map(({ position }) => position)
  if (positions.length === 0) return
  await query.updateTable('event_log').set({ body: null }).where('position', 'in', positions).execute()
}

/** Drops batches that were projected long ago. */
export async function forgetBatches(ctx: Ctx): Promise<void> {
  await ctx.db.query
    .deleteFrom('event_log')
    .where('received_at', '<', ctx.now() - keptMs)
    .where('body', 'is', null)
    .execute()
}
