import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'

/** How long it is remembered that a day's run has begun. */
const rememberedMs = 3 * 86_400_000

/** Whether this process carries the retention out today: the first that asks on a day in China does, no other. */
export async function acquireRetentionLock(ctx: Ctx): Promise<boolean> {
  const now = ctx.now()
  const taken = await ctx.db.query
    .insertInto('once_tokens')
    .values({ id: `retention ${dayAtHome(now)}`, expires_at: now + rememberedMs })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
