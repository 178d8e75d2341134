import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'

/** How long a reading counts towards popularity. */
const windowDays = 90

/**
 * Readings of each page over the last 90 days, and forgets the marks of days that are over. A page nobody has
 * read is not in the map.
 */
export async function rankPages(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const today = dayAtHome(ctx.now())
  await ctx.db.query.deleteFrom('view_marks').where('day', '<', today).execute()
  const rows = await ctx.db.query
    .selectFrom('page_views')
    .select(({ fn }) => ['path', fn.sum<number | string>('views').as('views')])
    .where('day', '>=', dayAtHome(ctx.now() - windowDays * 86_400_000))
    .groupBy('path')
    .execute()
  return new Map(rows.map(({ path, views }) => [path, Number(views)]))
}
